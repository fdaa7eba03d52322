"""uvicorn's HTTP protocol with bounds on time, size and number, against clients that hold connections open."""

import asyncio
import logging
from collections import Counter
from typing import Any, ClassVar

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from jollyroll.server import limits

from .addresses import asker_of

QUIET = ("startup failed", "Invalid UTF-8", "timeout graceful shutdown exceeded")  # we say so ourselves; nonsense; as it should be


class HttpProtocol(HttpToolsProtocol):
    """One HTTP connection, bounded in time and size, and in number for each address."""

    SOCKETS: ClassVar[Counter[str]] = Counter()  # by address, as long as they are neither closed nor at a table
    asker = ""
    taken = 0  # bytes of a request whose headers are not all there
    timeout: asyncio.TimerHandle | None = None

    def connection_made(self, transport: Any) -> None:
        super().connection_made(transport)
        if self.client and not self.config.proxy_headers:  # a proxy brings everybody
            self.asker = asker_of(self.client[0])
            self.SOCKETS[self.asker] += 1
            if self.SOCKETS[self.asker] > limits.SOCKETS_OF_ADDRESS:
                transport.abort()
        self.wait_for_request()

    def wait_for_request(self) -> None:
        """Start the timeout for a whole request."""
        self.cancel_timeout()
        self.timeout = self.loop.call_later(limits.REQUEST_WITHIN, self.transport.abort)

    def cancel_timeout(self) -> None:
        """The request is complete: cancel its timeout."""
        if self.timeout is not None:
            self.timeout.cancel()
            self.timeout = None

    def data_received(self, data: bytes) -> None:
        self.taken += len(data)
        super().data_received(data)
        if self.taken > limits.LARGEST_HEADERS and not self.transport.is_closing():
            self.send_400_response("Too large.")

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self.wait_for_request()

    def on_headers_complete(self) -> None:
        super().on_headers_complete()
        self.taken = 0

    def on_body(self, body: bytes) -> None:
        super().on_body(body)
        self.taken = 0  # how much of a body is taken is decided by the API

    def on_message_complete(self) -> None:
        super().on_message_complete()
        self.cancel_timeout()

    def handle_websocket_upgrade(self) -> None:
        self.stop_counting()
        super().handle_websocket_upgrade()
        self.parser = self.scope = self.headers = None  # type: ignore[assignment]  # or they would hold each other for ever

    def connection_lost(self, exc: Exception | None) -> None:
        self.stop_counting()
        super().connection_lost(exc)

    def stop_counting(self) -> None:
        """Stop counting this connection: it is closed, or became a WebSocket, which tables count themselves."""
        self.cancel_timeout()
        if self.asker:
            self.SOCKETS[self.asker] -= 1
            if not self.SOCKETS[self.asker]:
                del self.SOCKETS[self.asker]
            self.asker = ""


def is_worth_logging(record: logging.LogRecord) -> bool:
    """A log filter: drops what uvicorn logs about malformed requests, so that nobody can fill the log."""
    return record.levelno >= logging.ERROR and not any(words in record.getMessage() for words in QUIET)
