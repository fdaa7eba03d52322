"""Admission: limits are checked before any state is set up for a new socket, so that turning it away costs little.

An address beyond a rate is told when to retry (`refusing.py`). If it uses up these answers too, its sockets are closed unanswered
until it has been quiet for a moment.
"""

import asyncio
from typing import Any

from jollyroll.server import limits
from jollyroll.server.counters import COUNTERS
from jollyroll.server.rates import RateLimits

from .addresses import asker_of
from .http_protocol import RATES, HttpProtocol


class Admission(asyncio.Protocol):
    """The protocol of a new connection until it is admitted."""

    __slots__ = ("_facts",)

    def __init__(self, **facts: Any) -> None:
        self._facts = facts  # uvicorn's arguments for protocols

    def connection_made(self, transport: Any) -> None:
        peer = transport.get_extra_info("peername")
        asker = asker_of(peer[0]) if peer and not self._facts["config"].proxy_headers else ""
        if asker and self.is_turned_away(asker):
            COUNTERS.refusals["turned-away"] += 1  # closed unanswered
            transport.abort()
            return
        protocol = HttpProtocol(**self._facts)
        transport.set_protocol(protocol)
        protocol.connection_from(asker, transport)

    def is_turned_away(self, asker: str) -> bool:
        """Whether this asker has too many sockets, connects too often, or ignored too many refusals."""
        rates: RateLimits = self._facts["app_state"][RATES]
        return (
            HttpProtocol.SOCKETS[asker] >= limits.SOCKETS_OF_ADDRESS
            or rates.is_empty(asker, limits.REFUSALS)
            or rates.wait(asker, limits.ARRIVALS) > 0
        )


class Admitted(Admission):
    """A connection that another worker admitted and handed over, with the bytes it had read."""

    __slots__ = ("_read",)

    def __init__(self, read: bytes, **facts: object) -> None:
        super().__init__(**facts)
        self._read = read

    def connection_made(self, transport: Any) -> None:
        super().connection_made(transport)
        transport.get_protocol().data_received(self._read)  # before anything else is read

    def is_turned_away(self, asker: str) -> bool:
        return False
