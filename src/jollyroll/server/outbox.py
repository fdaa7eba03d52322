"""Frames on their way to one reader: a queue that cannot grow, and a reader that does not read is given up."""

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable
from typing import Any

from . import limits

Message = dict[str, Any]
Send = Callable[[Message], Awaitable[None]]


class Outbox:
    """Sends frames in their order. While the other side keeps up, nothing waits here."""

    __slots__ = ("_bytes", "_flusher", "_send", "_waiting", "closed")

    def __init__(self, send: Send) -> None:
        self._send = send
        self._waiting: deque[str] = deque()
        self._bytes = 0
        self._flusher: asyncio.Task[None] | None = None
        self.closed = False

    def push(self, frame: str) -> bool:
        """Send a frame in its turn; False if the reader is too far behind, which ends the connection."""
        if self.closed:
            return True
        self._waiting.append(frame)
        self._bytes += len(frame)
        if self._flusher is None:
            self._flusher = asyncio.create_task(self._flush())
        elif len(self._waiting) > limits.OUTBOX or self._bytes > limits.OUTBOX_BYTES:
            self.abort()
            return False
        return True

    async def _flush(self) -> None:
        try:
            while self._waiting:
                frame = self._waiting.popleft()
                self._bytes -= len(frame)
                await self._send({"type": "websocket.send", "text": frame})
        except Exception:  # the other side is gone; whoever reads from it will notice
            self.closed = True
            self._waiting.clear()
        finally:
            self._flusher = None

    async def close(self, how: int, reason: str) -> None:
        """Send what is waiting, then close."""
        if self._flusher:
            await asyncio.wait([self._flusher], timeout=limits.LAST_WORDS)
        if self._flusher or self.closed:
            return self.abort()
        self.closed = True
        await self._send({"type": "websocket.close", "code": how, "reason": reason})

    def abort(self) -> None:
        """End the connection at once, whatever is still on its way."""
        self.closed = True
        self._waiting.clear()
        if self._flusher:
            self._flusher.cancel()
        transport = getattr(getattr(self._send, "__self__", None), "transport", None)
        if transport is not None:
            transport.abort()
