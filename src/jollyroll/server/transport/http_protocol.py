"""Before the door: uvicorn's HTTP protocol for strangers who take up a connection, and would have us wait or remember for ever."""

import asyncio
import logging
from collections import Counter
from typing import Any, ClassVar

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from jollyroll.server import limits

from .addresses import asker_of

QUIET = ("startup failed", "Invalid UTF-8", "timeout graceful shutdown exceeded")  # we say so ourselves; nonsense; as it should be


class HttpProtocol(HttpToolsProtocol):
    """One connection that may ask something: soon, briefly, and not with hundreds of others from the same place."""

    SOCKETS: ClassVar[Counter[str]] = Counter()  # by address, as long as they are neither closed nor at a table
    asker = ""
    taken = 0  # bytes of a request whose headers are not all there
    patience: asyncio.TimerHandle | None = None

    def connection_made(self, transport: Any) -> None:
        super().connection_made(transport)
        if self.client and not self.config.proxy_headers:  # a proxy brings everybody
            self.asker = asker_of(self.client[0])
            self.SOCKETS[self.asker] += 1
            if self.SOCKETS[self.asker] > limits.SOCKETS_OF_ADDRESS:
                transport.abort()
        self.wait_for_request()

    def wait_for_request(self) -> None:
        """From now on there is so much time for a whole request."""
        self.be_patient()
        self.patience = self.loop.call_later(limits.REQUEST_WITHIN, self.transport.abort)

    def be_patient(self) -> None:
        """All is there."""
        if self.patience is not None:
            self.patience.cancel()
            self.patience = None

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
        self.taken = 0  # how much of a body is taken is decided behind the door

    def on_message_complete(self) -> None:
        super().on_message_complete()
        self.be_patient()

    def handle_websocket_upgrade(self) -> None:
        self.step_away()
        super().handle_websocket_upgrade()
        self.parser = self.scope = self.headers = None  # type: ignore[assignment]  # or they would hold each other for ever

    def connection_lost(self, exc: Exception | None) -> None:
        self.step_away()
        super().connection_lost(exc)

    def step_away(self) -> None:
        """Gone, or in: tables count for themselves."""
        self.be_patient()
        if self.asker:
            self.SOCKETS[self.asker] -= 1
            if not self.SOCKETS[self.asker]:
                del self.SOCKETS[self.asker]
            self.asker = ""


def worth_telling(record: logging.LogRecord) -> bool:
    """What uvicorn notes of itself, but not of strangers' nonsense: nobody shall fill our log."""
    return record.levelno >= logging.ERROR and not any(words in record.getMessage() for words in QUIET)
