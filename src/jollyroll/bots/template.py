"""A template for the players of a game; `jollyroll.speed` replaces it by theirs."""

from jollyroll.dice.stream import Stream
from jollyroll.kit import GameState

from .players import BotMemory


def choose(level: int, state: GameState, stream: Stream, memory: BotMemory) -> int:
    """The choice of a player of this level for `state.seat`."""
    raise NotImplementedError


def makes_sense(state: GameState, choice: int) -> bool:
    """True if a beginner may take this choice: it is not plainly senseless."""
    raise NotImplementedError
