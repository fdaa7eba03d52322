"""Rolls from a stream: one random word for all dice in hand, looked up in tables that enumerate every roll."""

from jollyroll.dice.stream import Stream, below
from jollyroll.kit.bags import LADDER, MOST_DICE, SIX_TO

WHOLE = 5  # rolls of up to this many dice are bags from one table
HALF = 4  # larger ones, and dice with repeated faces, are combined from two tables of sides


def counted_rolls(most: int) -> tuple[list[int], list[int]]:
    """Every roll of 0 to `most` dice in order, as dice per side with four bits each; and where each number of dice begins."""
    rolls: list[int] = []
    begins: list[int] = []
    these = [0]
    for _ in range(most + 1):
        begins.append(len(rolls))
        rolls += these
        these = [sides + (1 << 4 * side) for side in range(6) for sides in these]
    return rolls, begins


def ladder_sums(*faces: int) -> tuple[int, ...]:
    """By the cumulative counts up to each face, four bits each: their contribution to the number of a bag."""
    sums = [0]
    for face in reversed(faces):
        sums = [before + step for before in sums for step in (*LADDER[face], *[0] * (MOST_SUM - MOST_DICE))]
    return tuple(sums)


FACES_EACH = 0x11111  # multiplied by counts of four bits per face, it gives the cumulative counts
MOST_SUM = 15
LOWER, UPPER = ladder_sums(0, 1), ladder_sums(2, 3, 4)


def bag_of(sides: int) -> int:
    """The bag of dice counted four bits per face; a sixth face is ignored."""
    sums = sides * FACES_EACH
    return LOWER[sums & 0xFF] + UPPER[sums >> 8 & 0xFFF]


SIDES = tuple(counted_rolls(HALF)[0])
BAGS_ROLLED = tuple(bag_of(sides) for sides in counted_rolls(WHOLE)[0])
BEGIN = tuple(counted_rolls(WHOLE)[1])


def roll_sides(stream: Stream, dice: int) -> int:
    """DIG-01: roll up to eight dice; returns the dice on each of the six sides, four bits each."""
    return sides_rolled(below(stream, SIX_TO[dice]), dice)


def sides_rolled(number: int, dice: int) -> int:
    """The dice on each side, up to eight, in the roll with this number."""
    first = min(dice, HALF)
    return SIDES[BEGIN[first] + number % SIX_TO[HALF]] + SIDES[BEGIN[dice - first] + number // SIX_TO[HALF]]


def rolled_bag(number: int, dice: int) -> int:
    """The bag of up to five dice in the roll with this number."""
    return BAGS_ROLLED[BEGIN[dice] + number]


def roll_bag(stream: Stream, dice: int) -> int:
    """DIG-01: roll up to eight dice that have each face once; returns the bag of faces."""
    if dice <= WHOLE:
        return rolled_bag(below(stream, SIX_TO[dice]), dice)
    return bag_of(roll_sides(stream, dice))
