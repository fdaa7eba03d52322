"""One WebSocket connection: frames in, one after the other; answers and events out."""

import asyncio
from time import monotonic
from typing import TYPE_CHECKING

from jollyroll.server import limits
from jollyroll.server.counters import COUNTERS, RECEIVED
from jollyroll.server.protocol import frames
from jollyroll.server.protocol.answers import RejectedFrame
from jollyroll.server.protocol.codes import Code
from jollyroll.server.protocol.frames import ClientFrame, Frame
from jollyroll.server.protocol.reading import read_frame
from jollyroll.server.protocol.rejected import Rejected
from jollyroll.server.rates import ASKER, Bucket
from jollyroll.server.transport.lines import Line, Receive
from jollyroll.server.transport.outbox import Outbox

from . import handlers, hello
from .arrivals import turns
from .encoding import encode
from .farewell import say_goodbye
from .holder import Holder
from .mishaps import answer_to
from .table import LiveTable

if TYPE_CHECKING:
    from .registry import TableRegistry

A_MOMENT = 0.01  # seconds
WIDEST = 4  # bytes of a character


class Connection:
    """Somebody at a table, or looking on."""

    __slots__ = (
        "_buckets",
        "_goodbye",
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
        self.is_read = False  # the table was read from the store for this connection: it is as new as can be
        self.busy = False  # a frame is being done
        self.holder = Holder()
        self.holder.base = base
        self.outbox = Outbox(line, self.leave)
        self.push = self.outbox.push  # a frame in its turn; a reader that falls too far behind is disconnected
        self.budget = line.budget  # of frames
        self._buckets: dict[type[Frame], Bucket] | None = None
        self._questions: list[asyncio.Task[None]] = []  # to the coach
        self._goodbye: asyncio.Task[None] | None = None

    def refuse(self, name: str | None, rejected: Rejected) -> None:
        """The answer to a frame that cannot be done."""
        COUNTERS.refusals[rejected.code] += 1
        answer: RejectedFrame = {"re": name, **rejected.form(self.holder.lang)}
        self.push(encode(answer))

    async def close(self, rejected: Rejected) -> None:
        """Say why, and end the connection."""
        await say_goodbye(self.outbox, rejected, self.holder.lang)

    def leave(self) -> None:
        """The connection is gone."""
        if self in self.table.readers:
            self.table.readers.remove(self)
            self.registry.scheduler.on_disconnect(self.table)

    async def read(self, receive: Receive) -> None:
        """Answer frame after frame until the other side is gone or has to go."""
        self._wait_for_hello()
        try:
            while True:
                message = await receive()
                RECEIVED.set(monotonic())
                if message["type"] != "websocket.receive":
                    return
                if self.registry.leaving:  # it will be sent again to the next server
                    continue
                raw: str | bytes = message.get("text") or message.get("bytes") or b""
                if WIDEST * len(raw) > limits.LARGEST_FRAME and size_of(raw) > limits.LARGEST_FRAME:
                    return await self.close(Rejected(Code.TOO_LARGE, most=limits.LARGEST_FRAME))
                try:
                    frame = self._read_frame(raw)
                except Rejected as rejected:
                    self.refuse(rejected.frame, rejected)
                    if rejected.code == Code.TOO_MANY_FRAMES:  # a client that sends too much is not read meanwhile
                        await asyncio.sleep((rejected.retry_after or 0) + A_MOMENT)
                else:
                    self.busy = True
                    await self.answer(frame)
                    self.busy = False
                if self.outbox.flusher is not None:  # who does not read their answers is not read either
                    await self.outbox.sent()
        finally:
            self._hello_timer.cancel()
            self.leave()
            for task in (*self._questions, self._goodbye):
                if task:
                    task.cancel()

    def _read_frame(self, raw: str | bytes) -> ClientFrame:
        """Parse these bytes as a frame. Unreadable ones count for the rates too."""
        wait = self.budget.wait(limits.FRAMES)
        try:
            frame = read_frame(raw)
        except Rejected as rejected:
            raise (too_many(wait, rejected.frame) if wait else rejected) from rejected
        if wait:
            raise too_many(wait, frame.id)
        return frame

    async def answer(self, frame: ClientFrame) -> None:
        """Have a frame carried out, and answer it."""
        try:
            if type(frame) in handlers.RATED:
                self._check_rate(frame)
            if isinstance(frame, frames.Hello):
                await self._hello(frame)
            elif not self.there:
                raise Rejected(Code.NO_HELLO)
            elif isinstance(frame, frames.Advise):
                self._ask(frame)
            else:
                calling = self.table.state.calling
                self.push(encode(await handlers.do(self.table, frame, self.holder)))
                if calling and isinstance(frame, frames.Witness) and frame.seat == calling.witness:
                    self.budget.give_back()  # they were asked for it: however fast others play, it uses nothing up
        except Exception as error:
            self.fail(frame, error)

    def fail(self, frame: ClientFrame, error: Exception) -> None:
        """Whatever came of it, nobody is left without an answer."""
        self.refuse(frame.id, answer_to(error, f"table {self.table.state.id}"))

    def _check_rate(self, frame: ClientFrame) -> None:
        rate = handlers.rate_of(frame)
        self._buckets = self._buckets or {}
        self._buckets.setdefault(type(frame), Bucket(rate)).take(rate, Code.TOO_MANY_FRAMES)
        if isinstance(frame, frames.Preview):
            self.registry.rates.take(ASKER.get(), limits.PREVIEWS_OF_ADDRESS, Code.TOO_MANY_FRAMES)

    # the coach

    def _ask(self, frame: frames.Advise) -> None:
        """Ask the coach in the background; the game goes on meanwhile."""
        if len(self._questions) >= limits.QUESTIONS:
            raise Rejected(Code.TOO_MANY_FRAMES, retry_after=1)
        question = asyncio.get_running_loop().create_task(self._advise(frame))
        self._questions.append(question)
        question.add_done_callback(self._questions.remove)

    async def _advise(self, frame: frames.Advise) -> None:
        try:
            self.push(encode(await handlers.do(self.table, frame, self.holder)))
        except Exception as error:
            self.fail(frame, error)

    # hello

    def _wait_for_hello(self) -> None:
        """Close a connection that does not say hello in time: it takes up a place."""
        self._hello_timer = asyncio.get_running_loop().call_later(limits.HELLO_WITHIN, self._end_waiting)

    def _end_waiting(self) -> None:
        self._goodbye = asyncio.get_running_loop().create_task(self._close_unless_hello())

    async def _close_unless_hello(self) -> None:
        await turns()  # the hello may be there, unread
        if not self.there and not self.busy:
            await self.close(Rejected(Code.NO_HELLO))

    async def _hello(self, frame: frames.Hello) -> None:
        """Handle a hello. It is in time when it was received, however long the answer takes."""
        self._hello_timer.cancel()
        try:
            await hello.welcome(self, frame)
        finally:
            if not self.there:
                self._wait_for_hello()


def too_many(wait: float, name: str | None) -> Rejected:
    """More frames than there may be; `name` is that of the one that was not heard."""
    rejected = Rejected(Code.TOO_MANY_FRAMES, retry_after=wait)
    rejected.frame = name
    return rejected


def size_of(raw: str | bytes) -> int:
    """Bytes of a frame as it was sent."""
    return len(raw) if isinstance(raw, bytes) or raw.isascii() else len(raw.encode())
