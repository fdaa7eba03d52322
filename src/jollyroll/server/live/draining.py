"""How a server leaves: nothing new is begun, what is under way is finished and stored, the tables are handed over, and everybody
is told to come back. Whoever plays notices a reconnection and nothing else."""

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
COME_BACK = 1  # seconds after which somebody else may be there
AT_A_TIME = 1_000  # people who are asked to come back in one second
HandOver = Callable[[Sequence[str]], Awaitable[None]]


async def nobody_takes_over(_tables: Sequence[str]) -> None:
    """The tables are in the store, and wait there for the next server."""


async def drain(server: "ServerContext") -> None:
    """Finish, hand over, say goodbye. Frames that come meanwhile are not answered: clients send them again to the next server."""
    registry = server.registry
    registry.leave()
    await finished(server)
    await server.hand_over([*registry.tables])
    goodbyes = [connection.close(come_back(len(server.connections))) for connection in server.connections]
    await asyncio.gather(*goodbyes, return_exceptions=True)


async def finished(server: "ServerContext") -> None:
    """Wait until no action is under way, for as long as that may take."""
    loop = asyncio.get_running_loop()
    until = loop.time() + limits.FINISH_WITHIN
    while is_working(server) and loop.time() < until:
        await asyncio.sleep(A_MOMENT)


def is_working(server: "ServerContext") -> bool:
    """Some action is being done, or waits for the store."""
    registry = server.registry
    return (
        bool(registry.writer.waiting or registry.writer.writing)
        or any(connection.busy for connection in server.connections)
        or any(table.lock.held for table in registry.tables.values())
    )


def come_back(others: int = 0) -> Rejected:
    """The server leaves. Where many are told so, each is given another time, so that the next server is not overrun."""
    return Rejected(Code.CLOSING, retry_after=COME_BACK + random() * others / AT_A_TIME)


def check_not_leaving(registry: "TableRegistry") -> None:
    """Refuse to begin anything when the server leaves."""
    if registry.leaving:
        raise come_back()
