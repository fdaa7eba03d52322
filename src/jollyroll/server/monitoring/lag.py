"""How late the event loop is: everybody at every table waits for that long."""

import asyncio

from jollyroll.server.counters import COUNTERS

EVERY = 0.5  # seconds


async def watch_lag() -> None:
    """Note again and again by how much a short sleep was too long."""
    loop = asyncio.get_running_loop()
    while True:
        due = loop.time() + EVERY
        await asyncio.sleep(EVERY)
        COUNTERS.lag.note(max(0.0, loop.time() - due))
