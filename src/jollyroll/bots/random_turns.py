"""Whole turns of random players: a template that a game may replace by something faster than the rulebook."""

from jollyroll.dice.stream import Stream
from jollyroll.kit import GameState
from jollyroll.solve.arrays import Ints

from .players import BotMemory


def play_turns(state: GameState, dice: Stream, luck: Stream, levels: Ints, memory: BotMemory, most: int) -> int:
    """Play at most `most` choices of seats whose level is random; returns how many. The template leaves all to the rulebook."""
    return 0
