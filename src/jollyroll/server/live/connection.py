"""One WebSocket connection: reads frames one after another, sends answers and events."""

import asyncio
from time import monotonic
from typing import TYPE_CHECKING

from jollyroll.server import limits
from jollyroll.server.counters import COUNTERS, RECEIVED
from jollyroll.server.protocol import frames
from jollyroll.server.protocol.answers import Accepted, RejectedFrame
from jollyroll.server.protocol.codes import Code
from jollyroll.server.protocol.frames import ClientFrame, Frame
from jollyroll.server.protocol.reading import read_frame
from jollyroll.server.protocol.rejected import Rejected
from jollyroll.server.rates import ASKER, Bucket
from jollyroll.server.transport.lines import Line, Receive
from jollyroll.server.transport.outbox import Outbox

from . import handlers, hello
from .arrivals import turns
from .connection_tasks import BackgroundAnswers, HelloTimer
from .encoding import encode
from .farewell import say_goodbye
from .holder import Holder
from .internal_errors import answer_to
from .table import LiveTable

if TYPE_CHECKING:
    from .registry import TableRegistry

A_MOMENT = 0.01  # seconds
WIDEST = 4  # most bytes of a character in UTF-8


class Connection:
    """A player's or spectator's connection to a table."""

    __slots__ = (
        "_buckets",
        "_hello_timer",
        "_questions",
        "budget",
        "busy",
        "holder",
        "is_read",
        "outbox",
        "push",
        "registry",
        "table",
        "there",
    )

    def __init__(self, registry: "TableRegistry", table: LiveTable, line: Line, base: str) -> None:
        self.registry = registry
        self.table = table
        self.there = False  # has said hello
        self.is_read = False  # the table was loaded from the store for this connection, so it is up to date
        self.busy = False  # a frame is being handled
        self.holder = Holder()
        self.holder.base = base
        self.outbox = Outbox(line, self.leave)
        self.push = self.outbox.push  # queues a frame; a reader that falls too far behind is disconnected
        self.budget = line.budget  # of frames
        self._buckets: dict[type[Frame], Bucket] | None = None
        self._questions = BackgroundAnswers(limits.QUESTIONS)  # to the coach
        self._hello_timer = HelloTimer(self._close_unless_hello)

    def refuse(self, name: str | None, rejected: Rejected) -> None:
        """Answer a frame with its rejection."""
        COUNTERS.refusals[rejected.code] += 1
        answer: RejectedFrame = {"re": name, **rejected.form(self.holder.lang)}
        self.push(encode(answer))

    async def close(self, rejected: Rejected) -> None:
        """Send the reason and close the connection."""
        await say_goodbye(self.outbox, rejected, self.holder.lang)

    def leave(self) -> None:
        """Remove the connection from its table."""
        if self in self.table.readers:
            self.table.readers.remove(self)
            self.registry.scheduler.on_disconnect(self.table)

    async def read(self, receive: Receive) -> None:
        """Handle frame after frame until the connection ends."""
        self._hello_timer.start()
        try:
            while True:
                message = await receive()
                RECEIVED.set(monotonic())
                if message["type"] != "websocket.receive":
                    return
                if self.registry.leaving:  # the client sends it again to the next server
                    continue
                raw: str | bytes = message.get("text") or message.get("bytes") or b""
                if WIDEST * len(raw) > limits.LARGEST_FRAME and size_of(raw) > limits.LARGEST_FRAME:
                    return await self.close(Rejected(Code.TOO_LARGE, most=limits.LARGEST_FRAME))
                try:
                    frame = self._read_frame(raw)
                except Rejected as rejected:
                    self.refuse(rejected.frame, rejected)
                    if rejected.code == Code.TOO_MANY_FRAMES:  # stop reading a client that sends too much
                        await asyncio.sleep((rejected.retry_after or 0) + A_MOMENT)
                else:
                    self.busy = True
                    await self.answer(frame)
                    self.busy = False
                if self.outbox.flusher is not None:  # back-pressure: stop reading a client that does not read
                    await self.outbox.sent()
        finally:
            self._hello_timer.cancel()
            self.leave()
            self._questions.cancel()

    def _read_frame(self, raw: str | bytes) -> ClientFrame:
        """Parse a frame. Unreadable ones count towards the rate too."""
        wait = self.budget.wait(limits.FRAMES)
        try:
            frame = read_frame(raw)
        except Rejected as rejected:
            raise (too_many(wait, rejected.frame) if wait else rejected) from rejected
        if wait:
            raise too_many(wait, frame.id)
        return frame

    async def answer(self, frame: ClientFrame) -> None:
        """Handle a frame and answer it."""
        try:
            if type(frame) in handlers.RATED:
                self._check_rate(frame)
            if isinstance(frame, frames.Hello):
                await self._hello(frame)
            elif not self.there:
                raise Rejected(Code.NO_HELLO)
            elif isinstance(frame, frames.AskCoach):
                self._questions.start(self._advise(frame))
            else:
                was_asked = isinstance(frame, frames.Witness) and self.is_asked(frame)
                self.accept(await handlers.do(self.table, frame, self.holder), was_asked)
        except Exception as error:
            self.fail(frame, error)

    def is_asked(self, frame: frames.Witness) -> bool:
        """Whether this frame is from the witness that the table waits for."""
        calling = self.table.state.calling
        return calling is not None and calling.witness == frame.seat

    def accept(self, answer: Accepted, was_asked: bool) -> None:
        """Answer an accepted frame. A witness's link that was asked for does not count towards its rate: others set the pace."""
        self.push(encode(answer))
        if was_asked:
            self.budget.give_back()

    def fail(self, frame: ClientFrame, error: Exception) -> None:
        """Answer a frame whose handler raised an error."""
        self.refuse(frame.id, answer_to(error, f"table {self.table.state.id}"))

    def _check_rate(self, frame: ClientFrame) -> None:
        rate = handlers.rate_of(frame)
        self._buckets = self._buckets or {}
        self._buckets.setdefault(type(frame), Bucket(rate)).take(rate, Code.TOO_MANY_FRAMES)
        if isinstance(frame, frames.Preview):
            self.registry.rates.take(ASKER.get(), limits.PREVIEWS_OF_ADDRESS, Code.TOO_MANY_FRAMES)

    async def _advise(self, frame: frames.AskCoach) -> None:
        try:
            self.push(encode(await handlers.do(self.table, frame, self.holder)))
        except Exception as error:
            self.fail(frame, error)

    async def _close_unless_hello(self) -> None:
        await turns()  # the hello may have arrived unread
        if not self.there and not self.busy:
            await self.close(Rejected(Code.NO_HELLO))

    async def _hello(self, frame: frames.Hello) -> None:
        """Handle a hello. It counts from when it was received, however long the answer takes."""
        self._hello_timer.stop()
        try:
            await hello.welcome(self, frame)
        finally:
            if not self.there:
                self._hello_timer.start()


def too_many(wait: float, name: str | None) -> Rejected:
    """The rejection of a frame beyond the rate; `name` is the frame's id."""
    rejected = Rejected(Code.TOO_MANY_FRAMES, retry_after=wait)
    rejected.frame = name
    return rejected


def size_of(raw: str | bytes) -> int:
    """Bytes of a frame on the wire."""
    return len(raw) if isinstance(raw, bytes) or raw.isascii() else len(raw.encode())
