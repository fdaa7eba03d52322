"""Measures the event loop's lag, which delays everybody at every table."""

import asyncio

from jollyroll.server.counters import COUNTERS

EVERY = 0.5  # seconds


async def watch_lag() -> None:
    """Record by how much short sleeps overrun."""
    loop = asyncio.get_running_loop()
    while True:
        due = loop.time() + EVERY
        await asyncio.sleep(EVERY)
        COUNTERS.lag.note(max(0.0, loop.time() - due))
