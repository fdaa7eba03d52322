"""Stands where a game's players are asked, until theirs take its place."""

from typing import Any

from jollyroll.dice.stream import Stream


def choose(level: int, state: Any, stream: Stream, memory: Any) -> int:
    """What the player of this level chooses for `state.seat`."""
    raise NotImplementedError
