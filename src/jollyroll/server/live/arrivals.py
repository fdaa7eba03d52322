"""What had arrived before a time was up counts: it is read before the time decides.

After a stall (a stopped process, a blocked loop) the event loop finds timers that are due and sockets that can be read, and runs
the timers first. So no timer decides anything at once.
"""

import asyncio
from time import monotonic
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from .table import LiveTable

TURNS = 8  # of the event loop: enough for a frame to come from a socket to the lock of its table
LATE = 0.05  # seconds after which a timer was not just inexact: the server stood still
MOMENT = 0.25  # seconds for whoever has just connected, when it did
LONGEST = 1.0  # seconds that a seat with many frames under way can hold its time up
GLANCE = 0.005  # seconds


async def turns() -> None:
    """Let the event loop read what it can, and those who wait for it go on."""
    for _ in range(TURNS):
        await asyncio.sleep(0)


async def all_read(table: "LiveTable", seat: int, since: float) -> None:
    """What the holders of a seat have sent is done, or waits for the table; `since` is when their time was up."""
    begun = monotonic()
    rest = begun + MOMENT if begun - since > LATE else begun
    await turns()
    while (now := monotonic()) < rest or (now < begun + LONGEST and is_busy(table, seat)):
        await asyncio.sleep(GLANCE)


def is_busy(table: "LiveTable", seat: int) -> bool:
    """Somebody who plays this seat has sent something that is not answered yet."""
    return any(reader.busy and reader.holder.holds(table.state, seat) for reader in table.readers)
