"""A store without a server."""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

from jollyroll.server.store import Store, Writer


def with_store(where: Path | str, use: Callable[[Store, Writer], Awaitable[None]]) -> None:
    """Open a store, use it, close it."""

    async def run() -> None:
        store = await Store.at(where)
        writer = store.open_writer()
        try:
            await use(store, writer)
        finally:
            await writer.stop()
            await store.close()

    asyncio.run(run())
