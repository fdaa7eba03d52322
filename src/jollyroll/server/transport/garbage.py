"""Garbage collection, seldom and in small pieces.

Nearly everything the server lets go of is gone at once; only what refers to itself in a circle stays until Python looks for it.
To look at everything takes a good part of a second at thousands of tables, and left to itself Python would do so every few seconds,
because every action replaces the position of its table. So what has come in the last moment is set aside, where Python does not
look, and looked at first only if much more has come than gone, as when many connect. Everything is looked at now and then, when
the process has grown much, and when nobody is there.
"""

import asyncio
import gc
from contextlib import suppress
from dataclasses import dataclass

EVERY = 0.2  # seconds: to look at what comes in so short a time takes milliseconds
MANY = 10_000  # containers that came and are not gone
ALL_EVERY = 600.0  # seconds
GROWN = 1.5  # times as large as it was: there may be much to find
LEAST = 200_000  # kilobytes that it has grown by


def collect_manually() -> None:
    """Freeze what is loaded, and turn automatic collection off."""
    gc.disable()
    collect_new()


def collect_new() -> None:
    """Look at what has come since the last time; where Python collects by itself, at everything."""
    gc.collect()
    if not gc.isenabled():
        gc.freeze()


def collect_all() -> None:
    """Look at everything."""
    gc.unfreeze()
    collect_new()


@dataclass
class LastTime:
    """When everything was looked at, and how large the process had been until then."""

    at: float
    peak: int


def peak_memory() -> int:
    """The most memory that this process has had, in kilobytes; 0 where nobody tells."""
    with suppress(ImportError):
        from resource import RUSAGE_SELF, getrusage

        return getrusage(RUSAGE_SELF).ru_maxrss
    return 0


def collect_seldom(loop: asyncio.AbstractEventLoop, last: LastTime | None = None) -> None:
    """Collect garbage from now on, when it is time."""
    now, peak = loop.time(), peak_memory()
    if last is None:
        last = LastTime(now, peak)
    elif now - last.at > ALL_EVERY or peak > max(GROWN * last.peak, last.peak + LEAST):
        collect_all()
        last = LastTime(now, peak)
    elif gc.get_count()[0] > MANY:
        collect_new()
    else:
        gc.freeze()
    loop.call_later(EVERY, collect_seldom, loop, last)
