"""Lightweight replacements for asyncio's Queue and Event, a tenth of their size: there are many connections."""

import asyncio
from collections import deque


class Inbox:
    """The part of asyncio's Queue that uvicorn uses for received messages, for a single consumer."""

    __slots__ = ("_loop", "_waiter", "is_awaited", "items")

    def __init__(self, loop: asyncio.AbstractEventLoop) -> None:
        self._loop = loop
        self.items: deque[object] | tuple[()] = ()
        self._waiter: asyncio.Future[None] | None = None
        self.is_awaited = False  # the consumer is waiting for a message

    def put_nowait(self, item: object) -> None:
        """Add an item and wake the consumer."""
        self.items = self.items or deque()
        self.items.append(item)
        self.is_awaited = False
        if self._waiter is not None and not self._waiter.done():
            self._waiter.set_result(None)

    async def get(self) -> object:
        """Remove and return the next item, waiting for it if need be."""
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
    """The part of asyncio's Event that uvicorn uses."""

    __slots__ = ("_loop", "_waiters", "is_open")

    def __init__(self, loop: asyncio.AbstractEventLoop) -> None:
        self._loop = loop
        self.is_open = False
        self._waiters: tuple[asyncio.Future[None], ...] = ()

    def is_set(self) -> bool:
        """Whether the gate is open."""
        return self.is_open

    def clear(self) -> None:
        """Close the gate."""
        self.is_open = False

    def set(self) -> None:
        """Open the gate and wake all waiters."""
        self.is_open = True
        waiters, self._waiters = self._waiters, ()
        for waiter in waiters:
            if not waiter.done():
                waiter.set_result(None)

    async def wait(self) -> None:
        """Wait until the gate is open."""
        while not self.is_open:
            waiter = self._loop.create_future()
            self._waiters = (*self._waiters, waiter)
            await waiter
