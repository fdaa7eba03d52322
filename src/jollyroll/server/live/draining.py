"""Draining: the server begins nothing new, finishes and stores what is under way, hands over its tables and asks everybody to
reconnect.

Players notice a reconnection and nothing else.
"""

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from random import random
from typing import TYPE_CHECKING

from jollyroll.server import limits
from jollyroll.server.protocol.codes import Code
from jollyroll.server.protocol.rejected import Rejected

if TYPE_CHECKING:
    from .context import ServerContext
    from .registry import TableRegistry

A_MOMENT = 0.01  # seconds
RETRY_AFTER = 1  # seconds until another server may be ready
AT_A_TIME = 1_000  # clients asked to reconnect per second
HandOver = Callable[[Sequence[str]], Awaitable[None]]


async def nobody_takes_over(_tables: Sequence[str]) -> None:
    """The default hand-over: the tables stay in the store for the next server."""


async def drain(server: "ServerContext") -> None:
    """Finish, hand over, say goodbye. Frames that arrive meanwhile stay unanswered: clients send them again to the next server."""
    registry = server.registry
    registry.leave()
    await finished(server)
    await server.hand_over([*registry.tables])
    goodbyes = [connection.close(closing_rejection(len(server.connections))) for connection in server.connections]
    await asyncio.gather(*goodbyes, return_exceptions=True)


async def finished(server: "ServerContext") -> None:
    """Wait until no action is under way, at most `FINISH_WITHIN`."""
    loop = asyncio.get_running_loop()
    until = loop.time() + limits.FINISH_WITHIN
    while is_working(server) and loop.time() < until:
        await asyncio.sleep(A_MOMENT)


def is_working(server: "ServerContext") -> bool:
    """Whether an action is being handled or waits for the store."""
    registry = server.registry
    return (
        bool(registry.writer.waiting or registry.writer.writing)
        or any(connection.busy for connection in server.connections)
        or any(table.lock.held for table in registry.tables.values())
    )


def closing_rejection(others: int = 0) -> Rejected:
    """The rejection when the server leaves. Retry times are spread, so that many clients do not overrun the next server."""
    return Rejected(Code.CLOSING, retry_after=RETRY_AFTER + random() * others / AT_A_TIME)


def check_not_leaving(registry: "TableRegistry") -> None:
    """Reject anything new while the server drains."""
    if registry.leaving:
        raise closing_rejection()
