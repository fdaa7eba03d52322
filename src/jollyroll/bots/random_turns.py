"""Whole turns of players who choose at random: a template for what a game may bring to play them faster than by the rulebook."""

from jollyroll.dice.stream import Stream
from jollyroll.kit import GameState
from jollyroll.solve.arrays import Ints

from .players import Memory


def play_turns(state: GameState, dice: Stream, luck: Stream, levels: Ints, memory: Memory, most: int) -> int:
    """Play turns of seats whose level is random, at most so many choices; answers how many. Here all is left to the rulebook."""
    return 0
