"""Asking a game's players, whichever: `players` below stands for those of the game at hand, bound anew by `jollyroll.speed`."""

from jollyroll.dice.stream import Stream
from jollyroll.kit.state import AnyStates

from . import template as players
from .players import Memory


def ask(level: int, states: AnyStates, stream: Stream, memory: Memory) -> int:
    """What the player of this level chooses at `states[0]`: machine code from the cache takes arrays, never a lone record."""
    return players.choose(level, states[0], stream, memory)
