"""Frames on their way to one reader: written at once while the reader keeps up, else queued up to a limit."""

import asyncio
from collections import deque
from collections.abc import Callable

from jollyroll.server import limits

from .lines import Line


class Outbox:
    """Sends frames in order, and disconnects a reader that falls too far behind."""

    __slots__ = ("_bytes", "_line", "_on_abort", "_waiting", "closed", "flusher")

    def __init__(self, line: Line, on_abort: Callable[[], None] | None = None) -> None:
        self._line = line
        self._on_abort = on_abort
        self._waiting: deque[bytes] | None = None
        self._bytes = 0
        self.flusher: asyncio.Task[None] | None = None
        self.closed = False

    def push(self, frame: bytes) -> None:
        """Send or queue a frame. A reader whose queue is full is disconnected."""
        if self.closed:
            return
        if self._waiting is None:
            if self._line.write(frame):
                return
            self._waiting = deque()
            self.flusher = asyncio.get_running_loop().create_task(self._flush())
        self._waiting.append(frame)
        self._bytes += len(frame)
        if len(self._waiting) > limits.OUTBOX or self._bytes > limits.OUTBOX_BYTES:
            self.abort()
            if self._on_abort is not None:
                asyncio.get_running_loop().call_soon(self._on_abort)

    async def _flush(self) -> None:
        while self._waiting:
            await self._line.catches_up()
            if self._waiting and self._line.write(self._waiting[0]):
                self._bytes -= len(self._waiting.popleft())
        self._waiting = self.flusher = None

    async def sent(self) -> None:
        """Wait until the queue is empty."""
        if self.flusher is not None:
            await asyncio.wait([self.flusher])

    async def emptied(self) -> bool:
        """Wait a moment for the queue to empty; False if it did not."""
        if self.flusher is not None:
            await asyncio.wait([self.flusher], timeout=limits.LAST_WORDS)
        return self.flusher is None

    async def close(self, code: int, reason: str) -> None:
        """Close the connection once the queue is empty, or drop it if the reader does not read."""
        if not await self.emptied():
            return self.abort()
        self.closed = True
        await self._line.close(code, reason)

    def abort(self) -> None:
        """Drop the connection at once, with its queue."""
        self.closed = True
        if self.flusher is not None:
            self.flusher.cancel()
            self.flusher = self._waiting = None
        self._line.abort()
