"""A template for the players of a game, until `jollyroll.speed` puts theirs in its place."""

from jollyroll.dice.stream import Stream
from jollyroll.kit import GameState

from .players import Memory


def choose(level: int, state: GameState, stream: Stream, memory: Memory) -> int:
    """What the player of this level chooses for `state.seat`."""
    raise NotImplementedError


def makes_sense(state: GameState, choice: int) -> bool:
    """A beginner may take this choice: it is not plainly senseless."""
    raise NotImplementedError
