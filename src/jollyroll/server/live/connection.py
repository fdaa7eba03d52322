"""One WebSocket connection: frames in, one after the other; answers and events out."""

import asyncio
from collections.abc import Awaitable
from typing import TYPE_CHECKING

from jollyroll.server import limits
from jollyroll.server.protocol import frames
from jollyroll.server.protocol.codes import Code
from jollyroll.server.protocol.frames import ClientFrame, Frame
from jollyroll.server.protocol.reading import read_frame
from jollyroll.server.protocol.rejected import Rejected
from jollyroll.server.rates import Bucket
from jollyroll.server.transport.lines import Line, Receive
from jollyroll.server.transport.outbox import Outbox

from . import handlers, hello
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

    __slots__ = ("_bucket", "_buckets", "_goodbye", "_patience", "_questions", "holder", "outbox", "registry", "table", "there")

    def __init__(self, registry: "TableRegistry", table: LiveTable, line: Line, base: str) -> None:
        self.registry = registry
        self.table = table
        self.there = False  # has said hello
        self.holder = Holder()
        self.holder.base = base
        self.outbox = Outbox(line)
        self._bucket = Bucket(limits.FRAMES)
        self._buckets: dict[type[Frame], Bucket] | None = None
        self._questions: list[asyncio.Task[None]] = []  # to the coach
        self._goodbye: asyncio.Task[None] | None = None

    def push(self, frame: bytes) -> None:
        """Send a frame in its turn; who does not read is shown out."""
        if not self.outbox.push(frame):
            asyncio.get_running_loop().call_soon(self.leave)

    def refuse(self, name: str | None, rejected: Rejected) -> None:
        """The answer to a frame that cannot be done."""
        self.push(encode({"re": name, **rejected.form(self.holder.lang)}))

    async def close(self, rejected: Rejected) -> None:
        """Say why, and end the connection."""
        await say_goodbye(self.outbox, rejected, self.holder.lang)

    def leave(self) -> None:
        """Not there any more."""
        if self in self.table.readers:
            self.table.readers.remove(self)
            self.registry.scheduler.on_disconnect(self.table)

    async def read(self, receive: Receive) -> None:
        """Answer frame after frame until the other side is gone or has to go."""
        self._wait_for_hello()
        try:
            while True:
                message = await receive()
                if message["type"] != "websocket.receive":
                    return
                raw: str | bytes = message.get("text") or message.get("bytes") or b""
                if WIDEST * len(raw) > limits.LARGEST_FRAME and size_of(raw) > limits.LARGEST_FRAME:
                    return await self.close(Rejected(Code.TOO_LARGE, most=limits.LARGEST_FRAME))
                try:
                    frame = self._read_frame(raw)
                except Rejected as rejected:
                    self.refuse(rejected.frame, rejected)
                    if rejected.code == Code.TOO_MANY_FRAMES:  # who sends too much is not read meanwhile
                        await asyncio.sleep((rejected.retry_after or 0) + A_MOMENT)
                else:
                    await self._settle(frame, self._dispatch(frame))
                if self.outbox.flusher is not None:  # who does not read their answers is not read either
                    await self.outbox.sent()
        finally:
            self._patience.cancel()
            self.leave()
            for task in (*self._questions, self._goodbye):
                if task:
                    task.cancel()

    def _read_frame(self, raw: str | bytes) -> ClientFrame:
        """The frame that these bytes are. Whatever they are, they count."""
        try:
            frame: ClientFrame | Rejected = read_frame(raw)
        except Rejected as rejected:
            frame = rejected
        try:
            self._bucket.take(limits.FRAMES, Code.TOO_MANY_FRAMES)
        except Rejected as rejected:
            rejected.frame = frame.frame if isinstance(frame, Rejected) else frame.id
            raise
        if isinstance(frame, Rejected):
            raise frame
        return frame

    async def _settle(self, frame: ClientFrame, answering: Awaitable[None]) -> None:
        """Whatever comes of it, nobody is left without an answer."""
        try:
            await answering
        except Exception as error:
            self.refuse(frame.id, answer_to(error, f"table {self.table.state.id}"))

    async def _dispatch(self, frame: ClientFrame) -> None:
        """Have a frame carried out, and answer it."""
        if type(frame) in handlers.RATED:
            rate = handlers.rate_of(frame)
            self._buckets = self._buckets or {}
            self._buckets.setdefault(type(frame), Bucket(rate)).take(rate, Code.TOO_MANY_FRAMES)
        if isinstance(frame, frames.Hello):
            await self._hello(frame)
        elif not self.there:
            raise Rejected(Code.NO_HELLO)
        elif isinstance(frame, frames.Advise):
            self._ask(frame)
        else:
            self.push(encode(await handlers.do(self.table, frame, self.holder)))

    def _ask(self, frame: frames.Advise) -> None:
        """The coach may take a while; the game goes on meanwhile."""
        if len(self._questions) >= limits.QUESTIONS:
            raise Rejected(Code.TOO_MANY_FRAMES, retry_after=1)
        question = asyncio.get_running_loop().create_task(self._settle(frame, self._advise(frame)))
        self._questions.append(question)
        question.add_done_callback(self._questions.remove)

    async def _advise(self, frame: frames.Advise) -> None:
        self.push(encode(await handlers.do(self.table, frame, self.holder)))

    # hello

    def _wait_for_hello(self) -> None:
        """Whoever connects and says nothing takes a place that others could have."""
        self._patience = asyncio.get_running_loop().call_later(limits.HELLO_WITHIN, self._lose_patience)

    def _lose_patience(self) -> None:
        self._goodbye = asyncio.get_running_loop().create_task(self.close(Rejected(Code.NO_HELLO)))

    async def _hello(self, frame: frames.Hello) -> None:
        """Say who is there and what is held. However long the answer takes, it was said in time."""
        self._patience.cancel()
        try:
            await hello.welcome(self, frame)
        finally:
            if not self.there:
                self._wait_for_hello()


def size_of(raw: str | bytes) -> int:
    """Bytes of a frame as it was sent."""
    return len(raw) if isinstance(raw, bytes) or raw.isascii() else len(raw.encode())
