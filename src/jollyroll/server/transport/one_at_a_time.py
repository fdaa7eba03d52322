"""One request at a time: whatever was sent behind it waits as the bytes it came in, and no more is read meanwhile."""

import re

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol, RequestResponseCycle

END_OF_HEADERS = re.compile(rb"\n\r?\n")


class SequentialHttp(HttpToolsProtocol):
    """uvicorn's HTTP protocol, fed in pieces of which each completes one set of headers at most.

    uvicorn sets up every request that it is shown, at a hundred times its size, and then answers one after the other.
    """

    waiting: bytes = b""  # behind the request that is being answered

    def data_received(self, data: bytes) -> None:
        self._feed(self.waiting + data)

    def _feed(self, data: bytes) -> None:
        place = 0
        while place < len(data) and not self.transport.is_closing() and not self.is_answering and self.parser is not None:
            end = END_OF_HEADERS.search(data, place)
            before, place = place, end.end() if end else len(data)
            self.take_piece(data[before:place] if before or place < len(data) else data)
        self.waiting = data[place:] if not self.transport.is_closing() else b""
        if self.waiting:
            self.flow.pause_reading()

    def take_piece(self, piece: bytes) -> None:
        """Show uvicorn a piece of what was sent."""
        super().data_received(piece)

    @property
    def is_answering(self) -> bool:
        """A whole request has come, and is not answered yet."""
        cycle: RequestResponseCycle | None = self.cycle
        return bool(self.pipeline) or (cycle is not None and not cycle.response_complete and not cycle.more_body)

    def on_response_complete(self) -> None:
        super().on_response_complete()
        if self.waiting:
            self._unset_keepalive_if_required()
            self._feed(self.waiting)

    def connection_lost(self, exc: Exception | None) -> None:
        self.waiting = b""
        super().connection_lost(exc)
