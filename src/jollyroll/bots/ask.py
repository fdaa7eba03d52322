"""Asks the players of any game. `players` is a template: `jollyroll.speed` binds it to those of one game."""

from jollyroll.dice.stream import Stream
from jollyroll.kit.state import AnyStates

from . import template as players
from .players import Memory


def ask(level: int, states: AnyStates, stream: Stream, memory: Memory) -> int:
    """What the player of this level chooses at `states[0]`. Cached machine code takes arrays, not single records."""
    return players.choose(level, states[0], stream, memory)
