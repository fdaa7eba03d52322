"""Numbers for dice that are rolled at the table: from the operating system, or from a seed, to have the same game again.

`FairNumbers` are the operating system's random numbers (Python's `secrets`): nobody can foresee them, and each number
below a bound is exactly equally likely. They rest on trust in the machine they come from. `SeededNumbers` are as even,
but whoever knows the seed knows them all: for trying things out and for repeating a game, not for playing against each other.
"""

import secrets
from typing import Protocol

from .stream import below, seed_stream

SEEDS = range(1 << 62)


class Numbers(Protocol):
    """A place to draw numbers from."""

    def below(self, bound: int) -> int:
        """A number from 0 to bound - 1, each exactly equally likely."""
        ...


class FairNumbers:
    """The operating system's."""

    def below(self, bound: int) -> int:
        return secrets.randbelow(bound)


class SeededNumbers:
    """The stream of this seed with this number: the same two give the same numbers, always."""

    def __init__(self, seed: int, number: int = 0) -> None:
        self._stream = [0, 0, 0, 0]
        seed_stream(self._stream, seed, number)

    def below(self, bound: int) -> int:
        return below(self._stream, bound)


def fresh_seed() -> int:
    """A seed nobody chose, short enough to be read aloud."""
    return secrets.randbelow(10**9)
