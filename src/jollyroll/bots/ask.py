"""Asking a game's players, whichever: `players` below stands for those of the game at hand, bound anew by `jollyroll.speed`."""

from typing import Any

from jollyroll.dice.stream import Stream

from . import template as players


def ask(level: int, states: Any, stream: Stream, memory: Any) -> int:
    """What the player of this level chooses at `states[0]`: machine code from the cache takes arrays, never a lone record."""
    return players.choose(level, states[0], stream, memory)
