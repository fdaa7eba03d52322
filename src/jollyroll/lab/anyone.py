"""A table where everybody picks at random: stands where the arena asks a game's players, until theirs take its place."""

from typing import Any

from jollyroll.dice.stream import Stream

from .playout import random_choice


def choose(level: int, state: Any, stream: Stream, memory: Any) -> int:
    """Any legal choice, whatever the level."""
    return random_choice(state, stream)
