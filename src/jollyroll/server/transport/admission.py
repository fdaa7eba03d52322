"""Admission: who comes is looked at before anything is set up for them, so that it costs little to send them away.

An address that goes beyond a rate is told so, and when to come back (`refusing.py`). If it does not care and uses up what there is
of such answers too, its sockets are closed without a word until it has been quiet for a moment.
"""

import asyncio
from typing import Any

from jollyroll.server import limits
from jollyroll.server.counters import COUNTERS
from jollyroll.server.rates import RateLimits

from .addresses import asker_of
from .http_protocol import RATES, HttpProtocol


class Admission(asyncio.Protocol):
    """A connection that has just come."""

    __slots__ = ("_facts",)

    def __init__(self, **facts: Any) -> None:
        self._facts = facts  # what uvicorn gives its protocols

    def connection_made(self, transport: Any) -> None:
        peer = transport.get_extra_info("peername")
        asker = asker_of(peer[0]) if peer and not self._facts["config"].proxy_headers else ""
        if asker and self.is_turned_away(asker):
            COUNTERS.refusals["turned-away"] += 1  # without a word
            transport.abort()
            return
        protocol = HttpProtocol(**self._facts)
        transport.set_protocol(protocol)
        protocol.connection_from(asker, transport)

    def is_turned_away(self, asker: str) -> bool:
        """This asker has enough sockets, comes too often, or was told often enough that it asks too much."""
        rates: RateLimits = self._facts["app_state"][RATES]
        return (
            HttpProtocol.SOCKETS[asker] >= limits.SOCKETS_OF_ADDRESS
            or rates.is_empty(asker, limits.REFUSALS)
            or rates.wait(asker, limits.ARRIVALS) > 0
        )


class Admitted(Admission):
    """A connection that another worker has let in, and handed over with what it has read."""

    __slots__ = ("_read",)

    def __init__(self, read: bytes, **facts: object) -> None:
        super().__init__(**facts)
        self._read = read

    def connection_made(self, transport: Any) -> None:
        super().connection_made(transport)
        transport.get_protocol().data_received(self._read)  # before anything else is read

    def is_turned_away(self, asker: str) -> bool:
        return False
