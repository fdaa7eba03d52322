"""Garbage collection in small steps, and rarely in full.

Nearly all garbage is freed by reference counting; only cycles need the collector. A full collection takes a good part of a second
at thousands of tables, and Python would run one every few seconds, since every action replaces a position. So new objects are
frozen after a moment, where the collector skips them, and collected before that only if many are alive, as when many clients
connect. Full collections run when no table is live, now and then while the process has next to nothing to do, and under load only
after it has grown by half, and by an eighth of the memory that was free: what they would free is bounded by that.
"""

import asyncio
import gc
import sys
import time
from contextlib import suppress
from typing import NamedTuple

from jollyroll.memory import free_memory

EVERY = 0.2  # seconds; collecting what accumulates in this time takes milliseconds
MANY = 10_000  # new containers alive that trigger a collection of the young generation
LOOK_EVERY = 50  # steps until growth and load are looked at again
ALL_EVERY = 600.0  # seconds between full collections while there is little to do
LITTLE = 0.02  # of a core
GROWN = 1.5  # growth factor that triggers a full collection under any load
PART = 8  # growth of less than this part of the memory that was free at the start does not matter
LEAST = max(200_000, free_memory() // 1_024 // PART)  # kilobytes
LEAST_BLOCKS = 10 * LEAST  # small blocks, of some hundred bytes each


class Usage(NamedTuple):
    """What the process has used up to a moment."""

    at: float  # seconds
    processor: float  # seconds
    peak: int  # kilobytes of memory; 0 if unknown
    blocks: int  # small objects alive, garbage included


def collect_manually() -> None:
    """Freeze all loaded objects and turn automatic collection off."""
    gc.disable()
    collect_new()


def collect_new() -> None:
    """Collect what is not frozen; where automatic collection is on, everything."""
    gc.collect()
    if not gc.isenabled():
        gc.freeze()


def collect_all() -> None:
    """Collect everything."""
    gc.unfreeze()
    collect_new()


def usage() -> Usage:
    """What this process has used so far."""
    return Usage(time.monotonic(), time.process_time(), peak_memory(), sys.getallocatedblocks())


def peak_memory() -> int:
    """The peak memory of this process in kilobytes; 0 if unknown."""
    with suppress(ImportError):
        from resource import RUSAGE_SELF, getrusage

        return getrusage(RUSAGE_SELF).ru_maxrss
    return 0


def is_full_due(last: Usage, before: Usage, now: Usage) -> bool:
    """Whether to collect everything now. `last` was after the last time, `before` a few seconds ago.

    The peak of memory never falls, so it alone would allow more garbage after each collection; blocks are counted as they are.
    """
    if now.peak > max(GROWN * last.peak, last.peak + LEAST) or now.blocks > max(GROWN * last.blocks, last.blocks + LEAST_BLOCKS):
        return True
    return now.at - last.at > ALL_EVERY and now.processor - before.processor < LITTLE * (now.at - before.at)


class SeldomCollector:
    """The periodic collection of one process."""

    def __init__(self) -> None:
        self._last = self._before = usage()
        self._steps = 0

    def run(self, loop: asyncio.AbstractEventLoop) -> None:
        """One step, and all further ones."""
        self._steps += 1
        if self._steps % LOOK_EVERY == 0 and self._is_full_due():
            collect_all()
            self._last = usage()
        elif gc.get_count()[0] > MANY:
            collect_new()
        else:
            gc.freeze()
        loop.call_later(EVERY, self.run, loop)

    def _is_full_due(self) -> bool:
        before, self._before = self._before, usage()
        return is_full_due(self._last, before, self._before)
