"""Frames on their way to one reader: sent at once while the reader keeps up, else through a queue that cannot grow."""

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable, Coroutine, Generator
from typing import Any

from . import limits

Message = dict[str, Any]
Send = Callable[[Message], Awaitable[None]]
Begun = Coroutine[Any, None, None]


class Outbox:
    """Sends frames in their order. A reader that falls too far behind is given up."""

    __slots__ = ("_bytes", "_flusher", "_send", "_waiting", "closed")

    def __init__(self, send: Send) -> None:
        self._send: Callable[[Message], Begun] = send  # type: ignore[assignment]
        self._waiting: deque[str] | None = None
        self._bytes = 0
        self._flusher: asyncio.Task[None] | None = None
        self.closed = False

    def push(self, frame: str) -> bool:
        """Send a frame in its turn; False if the reader is too far behind, which ends the connection."""
        if self.closed:
            return True
        if self._flusher is not None:
            return self._queue(frame)
        sending = self._send({"type": "websocket.send", "text": frame})
        try:
            held_up_by = sending.send(None)  # as a rule the frame is out when this returns
        except StopIteration:
            return True
        except Exception:  # the other side is gone; whoever reads from it will notice
            self.closed = True
            return True
        self._waiting = deque()
        self._flusher = asyncio.get_running_loop().create_task(self._flush(Rest(sending, held_up_by)))
        return True

    def _queue(self, frame: str) -> bool:
        assert self._waiting is not None
        self._waiting.append(frame)
        self._bytes += len(frame)
        if len(self._waiting) > limits.OUTBOX or self._bytes > limits.OUTBOX_BYTES:
            self.abort()
            return False
        return True

    async def _flush(self, first: "Rest") -> None:
        try:
            await first
            while self._waiting:
                frame = self._waiting.popleft()
                self._bytes -= len(frame)
                await self._send({"type": "websocket.send", "text": frame})
        except Exception:
            self.closed = True
        finally:
            self._waiting = None
            self._bytes = 0
            self._flusher = None

    async def sent(self) -> None:
        """Wait until nothing waits any more: who does not read their answers is not read either."""
        if self._flusher is not None:
            await asyncio.wait([self._flusher])

    async def close(self, how: int, reason: str) -> None:
        """Send what is waiting, then close."""
        if self._flusher is not None:
            await asyncio.wait([self._flusher], timeout=limits.LAST_WORDS)
        if self._flusher is not None or self.closed:
            return self.abort()
        self.closed = True
        await self._send({"type": "websocket.close", "code": how, "reason": reason})

    def abort(self) -> None:
        """End the connection at once, whatever is still on its way."""
        self.closed = True
        if self._flusher is not None:
            self._flusher.cancel()
        transport = getattr(getattr(self._send, "__self__", None), "transport", None)
        if transport is not None:
            transport.abort()


class Rest:
    """The rest of a coroutine that was begun outside a task and is held up by something."""

    __slots__ = ("begun", "held_up_by")

    def __init__(self, begun: Begun, held_up_by: Any) -> None:
        self.begun = begun
        self.held_up_by = held_up_by

    def __await__(self) -> Generator[Any, None, None]:
        while True:
            try:
                yield self.held_up_by
                self.held_up_by = self.begun.send(None)
            except StopIteration:
                return
            except BaseException:
                self.begun.close()
                raise
