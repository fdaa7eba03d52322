"""Random numbers for live play: from the operating system, or from a seed to repeat a game.

`FairNumbers` come from the operating system (Python's `secrets`): unpredictable, and exactly uniform below a bound. They rest on
trust in the machine. `SeededNumbers` are as uniform, but whoever knows the seed can predict them: for experiments and for repeating
a game, not for playing against each other.
"""

import secrets
from typing import Protocol

from .stream import below, seed_stream

SEEDS = range(1 << 62)


class RandomNumbers(Protocol):
    """A source of random numbers.

    >>> numbers: RandomNumbers = SeededNumbers(7)
    >>> numbers.below(6) in range(6)
    True
    """

    def below(self, bound: int) -> int:
        """A number from 0 to bound - 1, each exactly equally likely."""
        ...


class FairNumbers:
    """The operating system's random numbers.

    >>> FairNumbers().below(6) in range(6)
    True
    """

    def below(self, bound: int) -> int:
        return secrets.randbelow(bound)


class SeededNumbers:
    """The stream of a seed and a game's number, always the same for the same two.

    >>> one, other = SeededNumbers(7), SeededNumbers(7)
    >>> [one.below(6) for _ in range(9)] == [other.below(6) for _ in range(9)]
    True
    """

    def __init__(self, seed: int, number: int = 0) -> None:
        self._stream = [0, 0, 0, 0]
        seed_stream(self._stream, seed, number)

    def below(self, bound: int) -> int:
        return below(self._stream, bound)


def fresh_seed() -> int:
    """A random seed, short enough to be read aloud.

    >>> fresh_seed() < 10**9
    True
    """
    return secrets.randbelow(10**9)
