"""Calls the tables back after a transaction."""

import asyncio
import logging
from collections.abc import Sequence

from jollyroll.server.counters import COUNTERS

from .failures import StoreVerdict
from .transactions import PendingEvent

LOG = logging.getLogger(__name__)


def tell_tables(events: Sequence[PendingEvent], verdicts: Sequence[StoreVerdict]) -> None:
    """Show the events that were stored, and settle all."""
    loop = asyncio.get_running_loop()
    came = [event.received for event, verdict in zip(events, verdicts, strict=True) if event.received and verdict is None]
    loop.call_soon(loop.call_soon, loop.call_soon, COUNTERS.shown.note_since, came)  # after the frames were sent
    for event, verdict in zip(events, verdicts, strict=True):
        try:
            if verdict is None:
                event.stored()
        except Exception:  # an error in one table must not stop the others
            LOG.exception("table %s after event %d", event.row.table, event.row.seq)
        event.settle(verdict)
