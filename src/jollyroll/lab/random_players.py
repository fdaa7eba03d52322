"""Players for a table where everybody picks at random, so that no others need to be made ready."""

from jollyroll.bots.players import Memory
from jollyroll.dice.stream import Stream
from jollyroll.kit import GameState

from .playout import random_choice


def choose(level: int, state: GameState, stream: Stream, memory: Memory) -> int:
    """Any legal choice, whatever the level."""
    return random_choice(state, stream)
