"""One WebSocket connection: frames in, one after the other; answers and events out."""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from contextlib import suppress
from functools import partial
from typing import TYPE_CHECKING

from jollyroll.server import limits
from jollyroll.server.limits import Rate
from jollyroll.server.protocol import frames
from jollyroll.server.protocol.codes import Code
from jollyroll.server.protocol.frames import ClientFrame, Frame
from jollyroll.server.protocol.reading import read_frame
from jollyroll.server.protocol.rejected import Rejected
from jollyroll.server.rates import Bucket
from jollyroll.server.transport.outbox import Line, Message, Outbox, Send
from jollyroll.server.transport.packing import packed
from jollyroll.words.language import known

from . import game_handlers, handlers
from .holder import Holder
from .table import LiveTable, now_ms

if TYPE_CHECKING:
    from .registry import TableRegistry

LOG = logging.getLogger(__name__)
NORMAL, GOING_AWAY, REFUSED, TOO_BIG = 1000, 1001, 1008, 1009  # how a connection is closed
HOW = {Code.TOO_LARGE: TOO_BIG, Code.CLOSING: GOING_AWAY}
A_MOMENT = 0.01  # seconds


class Connection:
    """Somebody at a table, or looking on."""

    __slots__ = (
        "_bucket",
        "_buckets",
        "_goodbye",
        "_patience",
        "_questions",
        "_send",
        "holder",
        "outbox",
        "registry",
        "table",
        "there",
    )

    def __init__(self, registry: "TableRegistry", table: LiveTable, line: Line, send: Send, base: str) -> None:
        self.registry = registry
        self.table = table
        self.there = False  # has said hello
        self.holder = Holder()
        self.holder.base = base
        self.outbox = Outbox(line)
        self._send = send
        self._bucket = Bucket(limits.FRAMES)
        self._buckets: dict[type[Frame], Bucket] | None = None
        self._questions: list[asyncio.Task[None]] = []  # to the coach
        self._goodbye: asyncio.Task[None] | None = None

    def push(self, frame: bytes) -> None:
        """Send a frame in its turn; who does not read is shown out."""
        if not self.outbox.push(frame):
            asyncio.get_running_loop().call_soon(self.leave)

    async def close(self, rejected: Rejected) -> None:
        """Say why, and end the connection."""
        await say_goodbye(self.outbox, self._send, rejected, self.holder.lang)

    async def read(self, receive: Callable[[], Awaitable[Message]]) -> None:
        """Answer frame after frame until the other side is gone or has to go."""
        self._wait_for_hello()
        try:
            while True:
                message = await receive()
                if message["type"] != "websocket.receive":
                    return
                raw: str | bytes = message.get("text") or message.get("bytes") or b""
                if size_of(raw) > limits.LARGEST_FRAME:
                    return await self.close(Rejected(Code.TOO_LARGE, most=limits.LARGEST_FRAME))
                await self._answer(raw)
                await self.outbox.sent()
        finally:
            self._patience.cancel()
            self.leave()
            for task in (*self._questions, self._goodbye):
                if task:
                    task.cancel()

    def _wait_for_hello(self) -> None:
        """Whoever connects and says nothing takes a place that others could have."""
        self._patience = asyncio.get_running_loop().call_later(limits.HELLO_WITHIN, self._lose_patience)

    def _lose_patience(self) -> None:
        self._goodbye = asyncio.get_running_loop().create_task(self.close(Rejected(Code.NO_HELLO)))

    def leave(self) -> None:
        """Not there any more."""
        if self in self.table.readers:
            self.table.readers.remove(self)
            self.registry.care.on_disconnect(self.table)

    async def _answer(self, raw: str | bytes) -> None:
        """One frame, one answer."""
        try:
            frame = self._read_frame(raw)
        except Rejected as rejected:
            self.refuse(rejected.frame, rejected)
            if rejected.code == Code.TOO_MANY_FRAMES:  # who sends too much is not read meanwhile
                await asyncio.sleep((rejected.retry_after or 0) + A_MOMENT)
        else:
            await self._settle(frame, self._dispatch)

    async def _settle(self, frame: ClientFrame, answer: Callable[[ClientFrame], Awaitable[None]]) -> None:
        """Whatever comes of it, nobody is left without an answer."""
        try:
            await answer(frame)
        except Rejected as rejected:
            self.refuse(frame.id, rejected)
        except Exception:
            LOG.exception("table %s", self.table.state.id)
            self.refuse(frame.id, Rejected(Code.MISHAP))

    async def _dispatch(self, frame: ClientFrame) -> None:
        if rate := rate_of(frame):
            self._buckets = self._buckets or {}
            self._buckets.setdefault(type(frame), Bucket(rate)).take(rate, Code.TOO_MANY_FRAMES)
        if isinstance(frame, frames.Hello):
            await self._hello(frame)
        elif not self.there:
            raise Rejected(Code.NO_HELLO)
        elif isinstance(frame, frames.Advise):
            self._ask(frame)
        else:
            await self._do(frame)

    async def _do(self, frame: ClientFrame) -> None:
        self.push(packed(await handlers.do(self.table, frame, self.holder)))

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

    def refuse(self, name: str | None, rejected: Rejected) -> None:
        """The answer to a frame that cannot be done."""
        self.push(packed({"re": name, **rejected.form(self.holder.lang)}))

    def _ask(self, frame: frames.Advise) -> None:
        """The coach may take a while; the game goes on meanwhile."""
        if len(self._questions) >= limits.QUESTIONS:
            raise Rejected(Code.TOO_MANY_FRAMES, retry_after=1)
        question = asyncio.get_running_loop().create_task(self._settle(frame, self._do))
        self._questions.append(question)
        question.add_done_callback(self._questions.remove)

    async def _hello(self, frame: frames.Hello) -> None:
        """Say who is there and what is held. However long the answer takes, it was said in time."""
        self._patience.cancel()
        try:
            await self._welcome(frame)
        finally:
            if not self.there:
                self._wait_for_hello()

    async def _welcome(self, frame: frames.Hello) -> None:
        """The answer to a hello, what was missed, and what is to be done."""
        table, holder = self.table, self.holder
        while table.dropped:
            table = self.table = await self.registry.table(table.state.id)
        async with table.lock:
            if self in table.readers:  # whoever says hello again is told from where they say on
                table.readers.remove(self)
            try:
                await self._catch_up(table, frame)
            finally:
                if self.there:
                    table.readers.append(self)
            for seat in holder.seats(table.state):
                if table.state.seats[seat].stand_in and table.state.seats[seat].may_detour:
                    with suppress(Rejected):  # the hello is answered already; they can take it back later
                        await table.commit(partial(game_handlers.hand_back, seat))
            table.show_clock([self])
            self.registry.care.on_connect(table)
            table.send_offers([self])

    async def _catch_up(self, table: LiveTable, frame: frames.Hello) -> None:
        """The answer to a hello, and what the client has not seen."""
        holder = self.holder
        if await self.registry.store.last(table.state.id) > table.seq:
            await table.reload()
        holder.show(table.state, frame.tokens, frame.host)
        holder.lang, holder.offers = known(frame.lang), frame.offers
        if not self.there:
            check_place(table, bool(holder.seats(table.state)))
        missed = await table.missed(frame.after)
        self.push(packed({"re": frame.id, "ok": True, "seq": table.seq, "at": now_ms(), "you": holder.you(table.state)}))
        for each in missed:
            self.push(each)
        self.there = True


def rate_of(frame: Frame) -> Rate | None:
    """Of frames that give the server much to do, whatever else is sent."""
    if isinstance(frame, frames.Advise):
        return limits.COACHING
    return limits.PREVIEWS if isinstance(frame, frames.Preview) else None


def size_of(raw: str | bytes) -> int:
    """Bytes of a frame as it was sent."""
    return len(raw) if isinstance(raw, bytes) or raw.isascii() else len(raw.encode())


def check_place(table: LiveTable, plays: bool) -> None:
    """There is room for one more at the table: those who look on never keep players out."""
    others = sum(bool(reader.holder.seats(table.state)) == plays for reader in table.readers)
    if others >= (limits.PLAYERS_OF_TABLE if plays else limits.WATCHERS_OF_TABLE):
        raise Rejected(Code.TOO_MANY_CONNECTIONS, retry_after=10)


async def say_goodbye(outbox: Outbox, send: Send, rejected: Rejected, language: str) -> None:
    """Say why, and close."""
    outbox.push(packed({"bye": rejected.form(language)}))
    if not await outbox.emptied():
        return outbox.abort()
    outbox.closed = True
    await send({"type": "websocket.close", "code": HOW.get(rejected.code, REFUSED), "reason": rejected.code.value})
