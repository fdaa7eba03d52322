"""Garbage collection in small steps, and rarely in full.

Nearly all garbage is freed by reference counting; only cycles need the collector. A full collection takes a good part of a second
at thousands of tables, and Python would run one every few seconds, since every action replaces a position. So new objects are
frozen after a moment, where the collector skips them, and collected before that only if many are alive, as when many clients
connect. Full collections run now and then, after the process has grown much, and when no table is live.
"""

import asyncio
import gc
from contextlib import suppress
from dataclasses import dataclass

EVERY = 0.2  # seconds; collecting what accumulates in this time takes milliseconds
MANY = 10_000  # new containers alive that trigger a collection of the young generation
ALL_EVERY = 600.0  # seconds
GROWN = 1.5  # growth factor of memory that triggers a full collection
LEAST = 200_000  # kilobytes of growth at least


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


@dataclass
class FullCollection:
    """The time of the last full collection, and the peak memory until then."""

    at: float
    peak: int


def peak_memory() -> int:
    """The peak memory of this process in kilobytes; 0 if unknown."""
    with suppress(ImportError):
        from resource import RUSAGE_SELF, getrusage

        return getrusage(RUSAGE_SELF).ru_maxrss
    return 0


def collect_seldom(loop: asyncio.AbstractEventLoop, last: FullCollection | None = None) -> None:
    """Run the periodic collection."""
    now, peak = loop.time(), peak_memory()
    if last is None:
        last = FullCollection(now, peak)
    elif now - last.at > ALL_EVERY or peak > max(GROWN * last.peak, last.peak + LEAST):
        collect_all()
        last = FullCollection(now, peak)
    elif gc.get_count()[0] > MANY:
        collect_new()
    else:
        gc.freeze()
    loop.call_later(EVERY, collect_seldom, loop, last)
