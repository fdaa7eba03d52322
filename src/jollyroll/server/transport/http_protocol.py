"""uvicorn's HTTP protocol with bounds on time, size and number, against clients that hold connections open."""

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

QUIET = ("startup failed", "Invalid UTF-8", "timeout graceful shutdown exceeded")  # we say so ourselves; nonsense; as it should be
RATES, COUNTED = "rates", "counted"  # in the state of the application: everybody's rates; in that of a request: it is in them
ROUND = "round"  # in the state that uvicorn's protocols share: by address, what was taken up in this round of the event loop


class HttpProtocol(SequentialHttp):
    """One HTTP connection, bounded in time, size and rate, and in number for each address."""

    SOCKETS: ClassVar[Counter[str]] = Counter()  # by address, as long as they are neither closed nor at a table
    ROUTES: ClassVar[WorkerRoutes | None] = None  # to other workers, where there are any
    asker = ""
    taken = 0  # bytes of a request whose headers are not all there
    steps = 0  # headers and whole requests so far
    timeout: asyncio.TimerHandle | None = None
    pause: asyncio.TimerHandle | None = None  # until when nothing is read
    next_turn: asyncio.Handle | None = None

    def __init__(self, *facts: Any, **more: Any) -> None:
        super().__init__(*facts, **more)
        self.budget = Bucket(limits.FRAMES)
        self.round: Counter[str] = vars(self.server_state).setdefault(ROUND, Counter())

    def connection_from(self, asker: str, transport: Any) -> None:
        """A connection of this asker; of nobody in particular, where a proxy brings everybody."""
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
        """The request is complete: cancel its timeout."""
        if self.timeout is not None:
            self.timeout.cancel()
            self.timeout = None

    def data_received(self, data: bytes) -> None:
        if self.ROUTES and self.is_idle and self.ROUTES.hand_over(self.transport, data):
            return
        before = self.steps
        super().data_received(data)
        if self.steps == before and not self.waiting:  # crumbs of headers, or a body: they count like frames
            wait = self.budget.wait(limits.FRAMES)
            if wait and not self.transport.is_closing():
                self.flow.pause_reading()
                self.pause = self.pause or self.loop.call_later(wait, self.read_on)

    @property
    def is_idle(self) -> bool:
        """What comes next begins a request."""
        return not (self.waiting or self.taken or self.is_in_body) and self.may_take_piece

    def read_on(self) -> None:
        """There may be more again."""
        self.pause = None
        if not self.waiting:
            self.flow.resume_reading()

    def has_turn(self) -> bool:
        """As long as it is this address's turn: else hundreds of its requests would come between two of others."""
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
        """In the next round."""
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
        """Beyond a rate: told so, or not even that."""
        if self.app_state[RATES].wait(self.asker, limits.REFUSALS):
            COUNTERS.refusals["turned-away"] += 1
            self.transport.abort()
        else:
            self.transport.write(answer_of(code, self.headers or (), wait))
            self.transport.close()

    def send_400_response(self, msg: str) -> None:
        """Nonsense counts as a request."""
        if self.asker and (wait := self.app_state[RATES].wait(self.asker, limits.REQUESTS)):
            self.refuse(Code.TOO_MANY_REQUESTS, wait)
        else:
            super().send_400_response(msg)

    def on_body(self, body: bytes) -> None:
        self.taken = 0  # how much of a body is taken is decided behind the door
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
        self.parser = self.scope = self.headers = None  # type: ignore[assignment]  # or they would hold each other for ever

    def connection_lost(self, exc: Exception | None) -> None:
        self.stop_counting()
        super().connection_lost(exc)

    def stop_counting(self) -> None:
        """Stop counting this connection: it is closed, or became a WebSocket, which tables count themselves."""
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
    """A log filter: drops what uvicorn logs about malformed requests, so that nobody can fill the log."""
    return record.levelno >= logging.ERROR and not any(words in record.getMessage() for words in QUIET)
