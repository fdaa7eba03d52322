"""Ends background tasks reliably."""

import asyncio
from collections.abc import Collection

A_MOMENT = 0.2  # seconds


async def end(tasks: Collection[asyncio.Task[None]]) -> None:
    """Cancel tasks repeatedly until they have ended: a library may mistake a cancellation for a timeout and go on."""
    rest = set(tasks)
    while rest:
        for task in rest:
            task.cancel()
        _, rest = await asyncio.wait(rest, timeout=A_MOMENT)
