"""The lock of a table: one thing at a time, in the order in which they came. Whoever finds it free need not wait to take it."""

import asyncio
from collections import deque


class TableLock:
    """As much of asyncio's lock as is needed; but it can be taken and released without a task."""

    __slots__ = ("_waiters", "held")

    def __init__(self) -> None:
        self.held = False  # whoever finds it so, and sets it, has it
        self._waiters: deque[asyncio.Future[None]] | tuple[()] = ()

    def release(self) -> None:
        """Hand it to whoever has waited longest, so that nobody comes in between."""
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
            if not waiter.cancelled():  # it was handed over just now
                self.release()
            raise

    async def __aexit__(self, *_trouble: object) -> None:
        self.release()
