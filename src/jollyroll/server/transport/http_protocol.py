"""uvicorn's HTTP protocol with limits on time, size and rate, against clients that hold connections open."""

import asyncio
import logging
from collections import Counter
from typing import Any, ClassVar

from jollyroll.server import limits
from jollyroll.server.counters import COUNTERS
from jollyroll.server.protocol.codes import Code
from jollyroll.server.rates import Bucket

from .one_at_a_time import SequentialHttp
from .refusing import answer_of
from .worker_routes import WorkerRoutes

QUIET = ("startup failed", "Invalid UTF-8", "timeout graceful shutdown exceeded")  # logged by us; caused by clients; expected
RATES, COUNTED = "rates", "counted"  # keys of the application's state (the rates), of a request's (it is counted)
ROUND = "round"  # attribute of uvicorn's shared state: requests by address in this loop iteration


class HttpProtocol(SequentialHttp):
    """One HTTP connection, with limits on time, size, rate and sockets per address."""

    SOCKETS: ClassVar[Counter[str]] = Counter()  # open sockets by address, without WebSockets
    ROUTES: ClassVar[WorkerRoutes | None] = None  # to other workers, if any
    asker = ""
    taken = 0  # bytes of incomplete headers
    steps = 0  # completed headers and requests so far
    timeout: asyncio.TimerHandle | None = None
    pause: asyncio.TimerHandle | None = None  # reading is paused
    next_turn: asyncio.Handle | None = None

    def __init__(self, *facts: Any, **more: Any) -> None:
        super().__init__(*facts, **more)
        self.budget = Bucket(limits.FRAMES)
        self.round: Counter[str] = vars(self.server_state).setdefault(ROUND, Counter())

    def connection_from(self, asker: str, transport: Any) -> None:
        """Start a connection of this asker; empty behind a proxy."""
        if asker:
            self.asker = asker
            self.SOCKETS[asker] += 1
        self.connection_made(transport)
        self.wait_for_request()

    def wait_for_request(self) -> None:
        """Start the timeout for a whole request."""
        self.cancel_timeout()
        self.timeout = self.loop.call_later(limits.REQUEST_WITHIN, self.transport.abort)

    def cancel_timeout(self) -> None:
        if self.timeout is not None:
            self.timeout.cancel()
            self.timeout = None

    def data_received(self, data: bytes) -> None:
        if self.ROUTES and self.is_idle and self.ROUTES.hand_over(self.transport, data):
            return
        before = self.steps
        super().data_received(data)
        if self.steps == before and not self.waiting:  # pieces of headers or body cost as much as frames
            wait = self.budget.wait(limits.FRAMES)
            if wait and not self.transport.is_closing():
                self.flow.pause_reading()
                self.pause = self.pause or self.loop.call_later(wait, self.read_on)

    @property
    def is_idle(self) -> bool:
        """Whether the connection is between two requests."""
        return not (self.waiting or self.taken or self.is_in_body) and self.may_take_piece

    def read_on(self) -> None:
        """Resume reading after a pause."""
        self.pause = None
        if not self.waiting:
            self.flow.resume_reading()

    def has_turn(self) -> bool:
        """Whether this address may start one more request in this iteration of the event loop, so that others get their turn."""
        if not self.asker:
            return True
        if not self.round:
            self.loop.call_soon(self.round.clear)
        self.round[self.asker] += 1
        if self.round[self.asker] <= limits.TURNS:
            return True
        self.next_turn = self.next_turn or self.loop.call_soon(self.take_turn)
        return False

    def take_turn(self) -> None:
        """Continue with the waiting requests in the next iteration of the event loop."""
        self.next_turn = None
        self.feed(self.waiting)
        if self.pause is None:
            self.read_on()

    def take_piece(self, piece: bytes) -> None:
        self.taken += len(piece)
        super().take_piece(piece)
        if self.taken > limits.LARGEST_HEADERS and not self.transport.is_closing():
            self.send_400_response("Too large.")

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self.wait_for_request()

    def on_headers_complete(self) -> None:
        self.taken = 0
        self.steps += 1
        if self.asker:
            upgrade = self.parser.should_upgrade() and self._should_upgrade()
            rate, code = (limits.CONNECTS, Code.TOO_MANY_CONNECTIONS) if upgrade else (limits.REQUESTS, Code.TOO_MANY_REQUESTS)
            wait = self.app_state[RATES].wait(self.asker, rate)
            if wait:
                return self.refuse(code, wait)
            self.scope["state"][COUNTED] = True
        super().on_headers_complete()

    def refuse(self, code: Code, wait: float) -> None:
        """Answer a request beyond a rate; close the socket unanswered if there were too many such answers."""
        if self.app_state[RATES].wait(self.asker, limits.REFUSALS):
            COUNTERS.refusals["turned-away"] += 1
            self.transport.abort()
        else:
            self.transport.write(answer_of(code, self.headers or (), wait))
            self.transport.close()

    def send_400_response(self, msg: str) -> None:
        """Answer a malformed request, which counts towards the rate too."""
        if self.asker and (wait := self.app_state[RATES].wait(self.asker, limits.REQUESTS)):
            self.refuse(Code.TOO_MANY_REQUESTS, wait)
        else:
            super().send_400_response(msg)

    def on_body(self, body: bytes) -> None:
        self.taken = 0  # the size of bodies is limited by the application
        if not self.transport.is_closing():
            super().on_body(body)

    def on_message_complete(self) -> None:
        self.steps += 1
        if not self.transport.is_closing():
            super().on_message_complete()
        self.cancel_timeout()

    def handle_websocket_upgrade(self) -> None:
        if self.transport.is_closing():
            return
        self.stop_counting()
        self.app_state = self.scope["state"]
        super().handle_websocket_upgrade()
        self.parser = self.scope = self.headers = None  # type: ignore[assignment]  # breaks a reference cycle

    def connection_lost(self, exc: Exception | None) -> None:
        self.stop_counting()
        super().connection_lost(exc)

    def stop_counting(self) -> None:
        """Stop counting this socket: it is closed, or became a WebSocket, which tables count."""
        self.cancel_timeout()
        for handle in (self.pause, self.next_turn):
            if handle is not None:
                handle.cancel()
        self.pause = self.next_turn = None
        if self.asker:
            self.SOCKETS[self.asker] -= 1
            if not self.SOCKETS[self.asker]:
                del self.SOCKETS[self.asker]
            self.asker = ""


def is_worth_logging(record: logging.LogRecord) -> bool:
    """Log filter that drops uvicorn's messages about malformed requests, so that clients cannot fill the log."""
    return record.levelno >= logging.ERROR and not any(words in record.getMessage() for words in QUIET)
