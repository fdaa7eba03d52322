"""Small replacements for asyncio's Queue and Event, a tenth of their size, because there are many connections."""

import asyncio
from collections import deque


class Inbox:
    """What uvicorn keeps received messages in, for one who waits at a time: as much of a queue as is needed, and no more."""

    __slots__ = ("_loop", "_waiter", "is_awaited", "items")

    def __init__(self, loop: asyncio.AbstractEventLoop) -> None:
        self._loop = loop
        self.items: deque[object] | tuple[()] = ()
        self._waiter: asyncio.Future[None] | None = None
        self.is_awaited = False  # somebody waits for the next one, and has nothing else to do

    def put_nowait(self, item: object) -> None:
        """One more."""
        self.items = self.items or deque()
        self.items.append(item)
        self.is_awaited = False
        if self._waiter is not None and not self._waiter.done():
            self._waiter.set_result(None)

    async def get(self) -> object:
        """The next one, as soon as it is there."""
        while not self.items:
            self._waiter = self._loop.create_future()
            self.is_awaited = True
            try:
                await self._waiter
            finally:
                self.is_awaited = False
        item = self.items.popleft()
        if not self.items:
            self.items = ()
        return item


class Gate:
    """Open or closed; whoever comes while it is closed waits until it is open."""

    __slots__ = ("_loop", "_waiters", "is_open")

    def __init__(self, loop: asyncio.AbstractEventLoop) -> None:
        self._loop = loop
        self.is_open = False
        self._waiters: tuple[asyncio.Future[None], ...] = ()

    def is_set(self) -> bool:
        """It is open."""
        return self.is_open

    def clear(self) -> None:
        """Close it."""
        self.is_open = False

    def set(self) -> None:
        """Open it."""
        self.is_open = True
        waiters, self._waiters = self._waiters, ()
        for waiter in waiters:
            if not waiter.done():
                waiter.set_result(None)

    async def wait(self) -> None:
        """Go through as soon as it is open."""
        while not self.is_open:
            waiter = self._loop.create_future()
            self._waiters = (*self._waiters, waiter)
            await waiter
