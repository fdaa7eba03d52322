"""Throws out of a stream: one random word for all the dice in hand, read off tables made by counting every throw."""

from jollyroll.dice.stream import Stream, below
from jollyroll.kit.bags import SIX_TO, bag_number

WHOLE = 5  # throws of up to so many dice are bags straight from a table
HALF = 4  # larger ones, and dice that show a face more than once, are put together from two tables of sides


def counted_throws(most: int) -> tuple[list[int], list[int]]:
    """Every throw of 0, 1, .. most dice in order: the dice on each side, four bits a side; and where each number of dice begins."""
    throws: list[int] = []
    begins: list[int] = []
    these = [0]
    for _ in range(most + 1):
        begins.append(len(throws))
        throws += these
        these = [sides + (1 << 4 * side) for side in range(6) for sides in these]
    return throws, begins


def bag_of(sides: int) -> int:
    """The bag of dice counted four bits a face."""
    return bag_number(sides & 15, (sides >> 4) & 15, (sides >> 8) & 15, (sides >> 12) & 15, (sides >> 16) & 15)


SIDES = tuple(counted_throws(HALF)[0])
BAGS_THROWN = tuple(bag_of(sides) for sides in counted_throws(WHOLE)[0])
BEGIN = tuple(counted_throws(WHOLE)[1])


def throw_sides(stream: Stream, dice: int) -> int:
    """DIG-01: throw up to eight dice; how many lie on each of the six sides, four bits a side."""
    throw = below(stream, SIX_TO[dice])
    first = min(dice, HALF)
    return SIDES[BEGIN[first] + throw % SIX_TO[HALF]] + SIDES[BEGIN[dice - first] + throw // SIX_TO[HALF]]


def throw_bag(stream: Stream, dice: int) -> int:
    """DIG-01: throw up to eight dice that have each face once; the bag of what they show."""
    if dice <= WHOLE:
        return BAGS_THROWN[BEGIN[dice] + below(stream, SIX_TO[dice])]
    return bag_of(throw_sides(stream, dice))
