"""The line between a table and the page: messages to a worker and back instead of a WebSocket."""

import asyncio
from collections.abc import Callable

from jollyroll.server import limits
from jollyroll.server.limits import Rate
from jollyroll.server.rates import Bucket
from jollyroll.server.transport.lines import Message

CLOSED = "websocket.disconnect"


class OwnBucket(Bucket):
    """Never empty: whoever sends too much disturbs nobody but their own device."""

    __slots__ = ()

    def wait(self, rate: Rate) -> float:
        return 0.0


class PageLine:
    """Frames to the page. It always keeps up: messages wait in the browser."""

    def __init__(self, send: Callable[[str], object], close: Callable[[int], object]) -> None:
        self.budget: Bucket = OwnBucket(limits.FRAMES)
        self._send = send
        self._close = close
        self._come: asyncio.Queue[Message] = asyncio.Queue()

    async def catches_up(self) -> None:
        """It does."""

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
        """The page has sent a frame."""
        self._come.put_nowait({"type": "websocket.receive", "text": frame})

    def hang_up(self) -> None:
        """The page has closed the line."""
        self._come.put_nowait({"type": CLOSED})

    async def receive(self) -> Message:
        """What came next."""
        return await self._come.get()
