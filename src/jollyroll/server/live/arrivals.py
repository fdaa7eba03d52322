"""Frames that arrived before a deadline count, even if they are read after it.

After a stall (a stopped process, a blocked loop) the event loop runs due timers before it reads ready sockets. So before a timer
takes effect, it lets the loop read.
"""

import asyncio
from time import monotonic
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from .table import LiveTable

TURNS = 8  # iterations of the event loop: enough for a frame to get from its socket to the table's lock
LATE = 0.05  # seconds; a timer later than this means that the process stalled
MOMENT = 0.25  # seconds to read new connections after a stall
LONGEST = 1.0  # seconds at most that a seat's pending frames delay its deadline
GLANCE = 0.005  # seconds between two checks


async def turns() -> None:
    """Yield to the event loop until pending reads and their tasks have run."""
    for _ in range(TURNS):
        await asyncio.sleep(0)


async def all_read(table: "LiveTable", seat: int, since: float) -> None:
    """Wait until all frames from the seat's holders are handled or queue for the table. `since` is the missed deadline."""
    begun = monotonic()
    rest = begun + MOMENT if begun - since > LATE else begun
    await turns()
    while (now := monotonic()) < rest or (now < begun + LONGEST and is_busy(table, seat)):
        await asyncio.sleep(GLANCE)


def is_busy(table: "LiveTable", seat: int) -> bool:
    """Whether a connection that holds this seat has an unanswered frame."""
    return any(reader.busy and reader.holder.holds(table.state, seat) for reader in table.readers)
