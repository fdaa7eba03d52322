"""`Line`: what frames are sent on, either our own `Wire` or plain ASGI."""

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Any, Protocol

from jollyroll.server import limits
from jollyroll.server.rates import Bucket

GIVEN_UP = 1008  # close code for a client that does not read
Message = dict[str, Any]  # of ASGI
Send = Callable[[Message], Awaitable[None]]
Receive = Callable[[], Awaitable[Message]]


class Line(Protocol):
    """The sending side of one connection. A frame is JSON in UTF-8."""

    budget: Bucket  # the bucket of `FRAMES` for what the client sends

    async def catches_up(self) -> None:
        """Wait until the client reads again."""

    def write(self, frame: bytes) -> bool:
        """Send a frame. Returns False, and sends nothing, while the client does not read."""

    async def close(self, code: int, reason: str) -> None:
        """Close the connection after all frames were sent."""

    def abort(self) -> None:
        """Drop the connection at once."""


class StockLine:
    """A line over plain ASGI. Works with any server, at the cost of a message and a task switch per frame."""

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
        except Exception:  # the client is gone, which the reading side notices too
            self._gone = True
        finally:
            self._frames.clear()
            self._pump = None

    async def close(self, code: int, reason: str) -> None:
        await self.catches_up()
        await self._end(code, reason)

    def abort(self) -> None:
        """Close the connection as abruptly as ASGI allows."""
        self._frames.clear()
        if self._pump is not None:
            self._pump.cancel()
        self._ending = asyncio.get_running_loop().create_task(self._end(GIVEN_UP, ""))

    async def _end(self, code: int, reason: str) -> None:
        if not self._gone:
            self._gone = True
            with suppress(Exception):  # the client has closed first
                await self._send({"type": "websocket.close", "code": code, "reason": reason})
