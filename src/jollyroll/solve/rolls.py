"""Rolls out of a stream: one random word for all the dice in hand, read off tables made by counting every roll."""

from jollyroll.dice.stream import Stream, below
from jollyroll.kit.bags import SIX_TO, bag_number

WHOLE = 5  # rolls of up to so many dice are bags straight from a table
HALF = 4  # larger ones, and dice that show a face more than once, are put together from two tables of sides


def counted_rolls(most: int) -> tuple[list[int], list[int]]:
    """Every roll of 0, 1, .. most dice in order: the dice on each side, four bits a side; and where each number of dice begins."""
    rolls: list[int] = []
    begins: list[int] = []
    these = [0]
    for _ in range(most + 1):
        begins.append(len(rolls))
        rolls += these
        these = [sides + (1 << 4 * side) for side in range(6) for sides in these]
    return rolls, begins


def bag_of(sides: int) -> int:
    """The bag of dice counted four bits a face."""
    return bag_number(sides & 15, (sides >> 4) & 15, (sides >> 8) & 15, (sides >> 12) & 15, (sides >> 16) & 15)


SIDES = tuple(counted_rolls(HALF)[0])
BAGS_ROLLED = tuple(bag_of(sides) for sides in counted_rolls(WHOLE)[0])
BEGIN = tuple(counted_rolls(WHOLE)[1])


def roll_sides(stream: Stream, dice: int) -> int:
    """DIG-01: roll up to eight dice; how many lie on each of the six sides, four bits a side."""
    number = below(stream, SIX_TO[dice])
    first = min(dice, HALF)
    return SIDES[BEGIN[first] + number % SIX_TO[HALF]] + SIDES[BEGIN[dice - first] + number // SIX_TO[HALF]]


def rolled_bag(number: int, dice: int) -> int:
    """The bag that dice show, up to five, that fell in this one of all ways."""
    return BAGS_ROLLED[BEGIN[dice] + number]


def roll_bag(stream: Stream, dice: int) -> int:
    """DIG-01: roll up to eight dice that have each face once; the bag of what they show."""
    if dice <= WHOLE:
        return rolled_bag(below(stream, SIX_TO[dice]), dice)
    return bag_of(roll_sides(stream, dice))
