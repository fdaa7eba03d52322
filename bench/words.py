"""Random words: the cost of one, and how many a game draws."""

import time
from typing import Any

import numba
import numpy as np

from jollyroll.dice import stream
from jollyroll.speed.compile import compiled

COUNT = 20_000_000


def nanoseconds_a_word() -> float:
    """The time of one word in a loop that does nothing else."""
    quick = compiled(stream)
    loop = numba.njit(_drawing(quick.next_word))
    line = np.array([1, 2, 3, 4], dtype=np.int64)
    loop(line, 1)
    begin = time.perf_counter()
    loop(line, COUNT)
    return (time.perf_counter() - begin) * 1e9 / COUNT


def _drawing(next_word: Any) -> Any:
    def loop(line: Any, count: int) -> int:
        total = 0
        for _ in range(count):
            total ^= next_word(line)
        return total

    return loop


def counted() -> Any:
    """A `next_word` that counts its calls in the fifth place of the stream."""
    next_word = compiled(stream).next_word

    def counted_word(line: Any) -> int:
        line[4] += 1
        return int(next_word(line))

    return numba.njit(counted_word)


def counting_stream() -> Any:
    """A stream with a place for the count."""
    return np.zeros(5, dtype=np.int64)
