"""Players for a table of random players, so that no others need to be compiled."""

from jollyroll.bots.players import BotMemory
from jollyroll.dice.stream import Stream
from jollyroll.kit import GameState

from .playout import random_choice


def choose(level: int, state: GameState, stream: Stream, memory: BotMemory) -> int:
    """Any legal choice, whatever the level."""
    return random_choice(state, stream)
