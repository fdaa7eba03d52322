"""How a random player picks from the list of legal choices: written once for all games, run in plain Python or compiled.

It takes the first choice (stopping, where possible) one time in four, otherwise any with equal probability.
"""

from jollyroll.dice.stream import Stream, below

OFTEN = 4


def random_place(luck: Stream, count: int) -> int:
    """A random place in a list of this length."""
    return place_of(below(luck, picks(count)))


def picks(count: int) -> int:
    """The number of picks for a list of this length."""
    return OFTEN * count


def place_of(pick: int) -> int:
    """The place in the list for this pick."""
    return pick // OFTEN if pick % OFTEN else 0
