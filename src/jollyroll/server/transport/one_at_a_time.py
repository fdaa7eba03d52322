"""One HTTP request at a time: pipelined requests wait unparsed, and reading pauses meanwhile."""

import asyncio
import re
from typing import cast

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol, RequestResponseCycle

END_OF_HEADERS = re.compile(rb"\n\r?\n[\r\n]*")  # and the empty lines after it


class SequentialHttp(HttpToolsProtocol):
    """uvicorn's HTTP protocol, fed in pieces that end with a request's headers.

    Given several pipelined requests, uvicorn sets them all up, at a hundred times their size, before it answers the first. Requests
    that share a piece with a body are still set up so; the rate of requests bounds them.
    """

    waiting: bytes = b""  # bytes after the current request

    def data_received(self, data: bytes) -> None:
        self.feed(self.waiting + data)

    def feed(self, data: bytes) -> None:
        """Parse as much as is allowed now; the rest waits."""
        place = 0
        while place < len(data) and self.may_take_piece:
            end = END_OF_HEADERS.search(data, place) if not self.is_in_body else None
            if end and not self.has_turn():
                break
            before, place = place, end.end() if end else len(data)
            self.take_piece(data[before:place] if before or place < len(data) else data)
        if self.is_handed_over and place < len(data):
            successor = cast(asyncio.Protocol, self.transport.get_protocol())
            successor.data_received(data[place:])
            place = len(data)
        self.waiting = data[place:] if not self.transport.is_closing() else b""
        if self.waiting:
            self.flow.pause_reading()

    def take_piece(self, piece: bytes) -> None:
        """Let uvicorn parse a piece."""
        super().data_received(piece)

    def has_turn(self) -> bool:
        """Whether a new request may start now. If not, the subclass has to call `feed` later."""
        return True

    @property
    def may_take_piece(self) -> bool:
        """Whether the next piece may be parsed now."""
        return not (self.transport.is_closing() or self.is_answering or self.is_handed_over)

    @property
    def is_handed_over(self) -> bool:
        """Whether another protocol has taken the connection over."""
        parser: object = self.parser
        return parser is None

    @property
    def is_answering(self) -> bool:
        """Whether a complete request is not answered yet."""
        cycle: RequestResponseCycle | None = self.cycle
        return bool(self.pipeline) or (cycle is not None and not cycle.response_complete and not cycle.more_body)

    @property
    def is_in_body(self) -> bool:
        """Whether a request's body is incomplete."""
        cycle: RequestResponseCycle | None = self.cycle
        return cycle is not None and cycle.more_body

    def on_response_complete(self) -> None:
        super().on_response_complete()
        if self.waiting:
            self._unset_keepalive_if_required()
            self.feed(self.waiting)

    def connection_lost(self, exc: Exception | None) -> None:
        self.waiting = b""
        super().connection_lost(exc)
