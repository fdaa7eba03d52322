"""The line to the page: messages between page and worker instead of a WebSocket."""

import asyncio
from collections.abc import Callable

from jollyroll.server import limits
from jollyroll.server.limits import Rate
from jollyroll.server.rates import Bucket
from jollyroll.server.transport.lines import Message

CLOSED = "websocket.disconnect"


class UnlimitedBucket(Bucket):
    """A bucket that is never empty, since floods only affect the sender's own device."""

    __slots__ = ()

    def wait(self, rate: Rate) -> float:
        return 0.0


class PageLine:
    """Frames to and from the page. Sending never blocks, since the browser queues messages."""

    def __init__(self, send: Callable[[str], object], close: Callable[[int], object]) -> None:
        self.budget: Bucket = UnlimitedBucket(limits.FRAMES)
        self._send = send
        self._close = close
        self._come: asyncio.Queue[Message] = asyncio.Queue()

    async def catches_up(self) -> None:
        """The page always keeps up."""

    def write(self, frame: bytes) -> bool:
        self._send(frame.decode())
        return True

    async def close(self, code: int, reason: str) -> None:
        self._close(code)
        self.hang_up()

    def abort(self) -> None:
        self.hang_up()

    # from the page

    def come(self, frame: str) -> None:
        """Receive a frame from the page."""
        self._come.put_nowait({"type": "websocket.receive", "text": frame})

    def hang_up(self) -> None:
        """Note that the page has closed the connection."""
        self._come.put_nowait({"type": CLOSED})

    async def receive(self) -> Message:
        """The next message."""
        return await self._come.get()
