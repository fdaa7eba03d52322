"""Background tasks of a connection: the timeout for its hello, and slow answers."""

import asyncio
from collections.abc import Callable, Coroutine

from jollyroll.server import limits
from jollyroll.server.protocol.codes import Code
from jollyroll.server.protocol.rejected import Rejected

Answering = Coroutine[None, None, None]


class HelloTimer:
    """Calls `overdue` if a connection does not say hello in time."""

    __slots__ = ("_closing", "_overdue", "_timer")

    def __init__(self, overdue: Callable[[], Answering]) -> None:
        self._overdue = overdue
        self._timer: asyncio.TimerHandle | None = None
        self._closing: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Start the timeout."""
        self._timer = asyncio.get_running_loop().call_later(limits.HELLO_WITHIN, self._end)

    def stop(self) -> None:
        """Stop the timeout, after a hello."""
        if self._timer:
            self._timer.cancel()

    def cancel(self) -> None:
        """Stop everything when the connection has ended."""
        self.stop()
        if self._closing:
            self._closing.cancel()

    def _end(self) -> None:
        self._closing = asyncio.get_running_loop().create_task(self._overdue())


class BackgroundAnswers:
    """Answers computed in background tasks, up to a number at a time."""

    __slots__ = ("_most", "_tasks")

    def __init__(self, most: int) -> None:
        self._most = most
        self._tasks: list[asyncio.Task[None]] = []

    def start(self, answering: Answering) -> None:
        """Answer in the background; rejects if too many answers are under way."""
        if len(self._tasks) >= self._most:
            answering.close()
            raise Rejected(Code.TOO_MANY_FRAMES, retry_after=1)
        task = asyncio.get_running_loop().create_task(answering)
        self._tasks.append(task)
        task.add_done_callback(self._tasks.remove)

    def cancel(self) -> None:
        """Cancel all answers when the connection has ended."""
        for task in self._tasks:
            task.cancel()
