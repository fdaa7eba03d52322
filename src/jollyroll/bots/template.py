"""Stands where a game's players are asked, until theirs take its place."""

from jollyroll.dice.stream import Stream
from jollyroll.kit import GameState

from .players import Memory


def choose(level: int, state: GameState, stream: Stream, memory: Memory) -> int:
    """What the player of this level chooses for `state.seat`."""
    raise NotImplementedError


def makes_sense(state: GameState, choice: int) -> bool:
    """A beginner may take this choice: it is not plainly senseless."""
    raise NotImplementedError
