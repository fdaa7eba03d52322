"""`Line`: what frames are sent on, either our own wire or plain ASGI."""

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Any, Protocol

from jollyroll.server import limits
from jollyroll.server.rates import Bucket

GIVEN_UP = 1008  # how a connection is closed that does not read
Message = dict[str, Any]  # of ASGI
Send = Callable[[Message], Awaitable[None]]
Receive = Callable[[], Awaitable[Message]]


class Line(Protocol):
    """One connection, as frames leave on it. A frame is JSON in UTF-8."""

    budget: Bucket  # what is left of `FRAMES`, for whatever the other side sends

    async def catches_up(self) -> None:
        """Wait until the other side reads what it is sent."""

    def write(self, frame: bytes) -> bool:
        """Send a frame; False, and nothing is sent, while the other side does not read what it is sent."""

    async def close(self, code: int, reason: str) -> None:
        """End the connection after what was sent before."""

    def abort(self) -> None:
        """End the connection at once, whatever is still on its way."""


class StockLine:
    """A line over plain ASGI: works with any server, at the cost of a message and a task switch for each frame."""

    __slots__ = ("_ending", "_frames", "_gone", "_pump", "_send", "budget")

    def __init__(self, send: Send) -> None:
        self.budget = Bucket(limits.FRAMES)
        self._send = send
        self._frames: deque[bytes] = deque()
        self._pump: asyncio.Task[None] | None = None
        self._ending: asyncio.Task[None] | None = None
        self._gone = False

    async def catches_up(self) -> None:
        if self._pump is not None:
            await asyncio.wait([self._pump])

    def write(self, frame: bytes) -> bool:
        if len(self._frames) > 1:
            return False
        self._frames.append(frame)
        if self._pump is None:
            self._pump = asyncio.get_running_loop().create_task(self._send_all())
        return True

    async def _send_all(self) -> None:
        try:
            while self._frames and not self._gone:
                await self._send({"type": "websocket.send", "text": self._frames[0].decode()})
                self._frames.popleft()
        except Exception:  # the other side is gone; the reading side notices it too
            self._gone = True
        finally:
            self._frames.clear()
            self._pump = None

    async def close(self, code: int, reason: str) -> None:
        await self.catches_up()
        await self._end(code, reason)

    def abort(self) -> None:
        """As near to an abrupt end as ASGI comes."""
        self._frames.clear()
        if self._pump is not None:
            self._pump.cancel()
        self._ending = asyncio.get_running_loop().create_task(self._end(GIVEN_UP, ""))

    async def _end(self, code: int, reason: str) -> None:
        if not self._gone:
            self._gone = True
            with suppress(Exception):  # the other side was quicker
                await self._send({"type": "websocket.close", "code": code, "reason": reason})
