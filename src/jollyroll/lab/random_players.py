"""Players for a table where everybody picks at random, so that no others need to be made ready."""

from typing import Any

from jollyroll.dice.stream import Stream

from .playout import random_choice


def choose(level: int, state: Any, stream: Stream, memory: Any) -> int:
    """Any legal choice, whatever the level."""
    return random_choice(state, stream)
