"""Threads that solve the turns of a layer, batch by batch, each with scratch space of its own."""

import threading
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager

import numpy as np

from jollyroll.solve.arrays import Ints

from .scratch import DiceScratch, StateScratch, dice_scratch, state_scratch
from .turn_model import TurnModel

BATCH = 2_000  # states solved at a time: some hundredths of a second

Batch = Callable[[Ints, StateScratch, DiceScratch], None]  # solves the states of these ranks
OnSolved = Callable[[int], None]  # called with how many turns were solved


class WorkerPool:
    """Threads that solve turns; machine code lets them run at the same time."""

    def __init__(self, pool: ThreadPoolExecutor) -> None:
        self.pool = pool
        self.local = threading.local()

    def scratch(self, model: TurnModel) -> tuple[StateScratch, DiceScratch]:
        """This thread's scratch space for turns of this model."""
        known: dict[str, tuple[TurnModel, tuple[StateScratch, DiceScratch]]] = self.local.__dict__
        key = str(id(model.plans.transfers))
        if key not in known:  # the model is held, so that no other one takes its id
            seats, plans = model.all_piles.shape[1], len(model.plans.transfers)
            known[key] = model, (state_scratch(seats, plans), dice_scratch(model.dice, model.plans))
        return known[key][1]

    def run(self, model: TurnModel, ranks: Ints, solve: Batch, on_solved: OnSolved) -> None:
        """Have `solve` called for all ranks, batch by batch."""

        def batch(begin: int) -> int:
            some = ranks[begin : begin + BATCH]
            solve(some, *self.scratch(model))
            return len(some)

        for count in self.pool.map(batch, range(0, len(ranks), BATCH)):
            on_solved(count)


@contextmanager
def worker_pool(cores: int) -> Iterator[WorkerPool]:
    """So many threads; batches that are not begun are dropped when something goes wrong."""
    pool = ThreadPoolExecutor(cores)
    try:
        yield WorkerPool(pool)
    finally:
        pool.shutdown(cancel_futures=True)


def all_ranks(size: int) -> Ints:
    """All ranks of a layer."""
    return np.arange(size, dtype=np.int64)
