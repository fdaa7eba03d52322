"""Many hands: stretches of positions handed to threads, each with room of its own."""

import threading
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from typing import Any

import numpy as np

from .field import Field, new_spot
from .piles import Numbers

STRETCH = 2_000  # positions worked on at a time: some hundredths of a second


class Crew:
    """Threads that solve turns; machine code lets them run at the same time."""

    def __init__(self, pool: ThreadPoolExecutor) -> None:
        self.pool = pool
        self.local = threading.local()

    def room(self, field: Field) -> Any:
        """This thread's room for turns of this field."""
        rooms = self.local.__dict__
        key = str(id(field.plans.steps))
        if key not in rooms:
            rooms[key] = field, new_spot(field)
        return rooms[key][1]

    def each(self, field: Field, ranks: Numbers, work: Callable[..., Any], told: Callable[[int], None]) -> list[Any]:
        """Let `work(ranks, spot, room)` be done for all ranks; answers what it answered, stretch by stretch."""

        def stretch(begin: int) -> Any:
            return work(ranks[begin : begin + STRETCH], *self.room(field))

        answers = []
        for answer in self.pool.map(stretch, range(0, len(ranks), STRETCH)):
            answers.append(answer)
            told(min(STRETCH, len(ranks) - STRETCH * (len(answers) - 1)))
        return answers


@contextmanager
def crew_of(cores: int) -> Iterator[Crew]:
    """So many threads, for as long as they are wanted; what is not begun is dropped when something goes wrong."""
    pool = ThreadPoolExecutor(cores)
    try:
        yield Crew(pool)
    finally:
        pool.shutdown(cancel_futures=True)


def everybody(size: int) -> Numbers:
    """All ranks of a layer."""
    return np.arange(size, dtype=np.int64)
