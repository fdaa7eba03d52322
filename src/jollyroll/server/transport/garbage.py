"""Garbage collection, seldom.

Nearly everything the server lets go of is gone at once; only what refers to itself in a circle stays until Python looks for it.
To look takes a good part of a second at thousands of tables, and left to itself Python would look every few seconds, because
every action replaces the position of its table. So it looks when much more has come than gone, now and then, and when nobody is
there.
"""

import asyncio
import gc

EVERY = 1.0  # seconds, to see whether it is time
MANY = 1_000_000  # containers that came and are not gone: some hundred megabytes
AT_LEAST_EVERY = 600.0  # seconds


def collect_manually() -> None:
    """Freeze what is loaded, and turn automatic collection off."""
    gc.collect()
    gc.freeze()
    gc.disable()


def collect_seldom(loop: asyncio.AbstractEventLoop, collected_at: float | None = None) -> None:
    """Collect garbage from now on, when it is time."""
    now = loop.time()
    if collected_at is None:
        collected_at = now
    elif gc.get_count()[0] > MANY or now - collected_at > AT_LEAST_EVERY:
        gc.collect()
        collected_at = now
    loop.call_later(EVERY, collect_seldom, loop, collected_at)
