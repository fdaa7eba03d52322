"""One request at a time: whatever was sent behind it waits as the bytes it came in, and no more is read meanwhile."""

import re
from typing import Any

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol, RequestResponseCycle

END_OF_HEADERS = re.compile(rb"\n\r?\n[\r\n]*")  # with whatever empty lines follow


class SequentialHttp(HttpToolsProtocol):
    """uvicorn's HTTP protocol, fed in pieces that end with the headers of a request.

    uvicorn sets up every request that it is shown, at a hundred times its size, and then answers one after the other. What
    comes behind a body in one piece with it is set up so, too; the rate of requests bounds that.
    """

    waiting: bytes = b""  # behind the request that is being answered

    def data_received(self, data: bytes) -> None:
        self.feed(self.waiting + data)

    def feed(self, data: bytes) -> None:
        """Take as much of this as may be; the rest waits."""
        place = 0
        while place < len(data) and self.may_take_piece:
            end = END_OF_HEADERS.search(data, place) if not self.is_in_body else None
            if end and not self.has_turn():
                break
            before, place = place, end.end() if end else len(data)
            self.take_piece(data[before:place] if before or place < len(data) else data)
        if self.is_handed_over and place < len(data):
            successor: Any = self.transport.get_protocol()
            successor.data_received(data[place:])
            place = len(data)
        self.waiting = data[place:] if not self.transport.is_closing() else b""
        if self.waiting:
            self.flow.pause_reading()

    def take_piece(self, piece: bytes) -> None:
        """Show uvicorn a piece of what was sent."""
        super().data_received(piece)

    def has_turn(self) -> bool:
        """A request may be taken up now; whoever says no feeds on later."""
        return True

    @property
    def may_take_piece(self) -> bool:
        """Nothing speaks against taking one more now."""
        return not (self.transport.is_closing() or self.is_answering or self.is_handed_over)

    @property
    def is_handed_over(self) -> bool:
        """It is no request any more that comes on this connection."""
        parser: object = self.parser
        return parser is None

    @property
    def is_answering(self) -> bool:
        """A whole request has come, and is not answered yet."""
        cycle: RequestResponseCycle | None = self.cycle
        return bool(self.pipeline) or (cycle is not None and not cycle.response_complete and not cycle.more_body)

    @property
    def is_in_body(self) -> bool:
        """More of a body is to come."""
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
