"""Asks a player of any game for a choice. `players` is a template: `jollyroll.speed` binds it to the players of one game."""

from jollyroll.dice.stream import Stream
from jollyroll.kit.state import AnyStates

from . import template as players
from .players import BotMemory


def ask(level: int, states: AnyStates, stream: Stream, memory: BotMemory) -> int:
    """The choice of a player of this level at `states[0]`. Cached machine code takes arrays, not single records."""
    return players.choose(level, states[0], stream, memory)
