"""How a player at random picks from the list of legal choices: written once for all games, run as it is or compiled."""

from jollyroll.dice.stream import Stream, below

from .bot import OFTEN


def random_place(luck: Stream, count: int) -> int:
    """A place in a list of so many: one time in four the first, otherwise any."""
    pick = below(luck, OFTEN * count)
    return pick // OFTEN if pick % OFTEN else 0
