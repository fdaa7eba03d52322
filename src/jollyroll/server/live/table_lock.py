"""The lock of a table: first come, first served. Taking it while it is free does not yield to the event loop."""

import asyncio
from collections import deque


class TableLock:
    """A minimal asyncio lock that can also be taken and released without a task."""

    __slots__ = ("_waiters", "held")

    def __init__(self) -> None:
        self.held = False  # setting it to True takes the lock
        self._waiters: deque[asyncio.Future[None]] | tuple[()] = ()

    def release(self) -> None:
        """Hand the lock to the longest waiter, so that nobody comes in between."""
        while self._waiters:
            waiter = self._waiters.popleft()
            if not waiter.done():
                return waiter.set_result(None)
        self.held = False

    async def __aenter__(self) -> None:
        if not self.held:
            self.held = True
            return
        self._waiters = self._waiters or deque()
        waiter = asyncio.get_running_loop().create_future()
        self._waiters.append(waiter)
        try:
            await waiter
        except asyncio.CancelledError:
            if not waiter.cancelled():  # the lock was handed over before the cancellation
                self.release()
            raise

    async def __aexit__(self, *_trouble: object) -> None:
        self.release()
