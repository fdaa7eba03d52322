"""What the server does when the files of its store are deleted or replaced: it stops play, and says so to everybody."""

import asyncio
import logging

from jollyroll.server.store.trouble import trouble_of
from jollyroll.server.store.watch import StoreWatch

from .context import ServerContext
from .mishaps import store_lost

LOG = logging.getLogger(__name__)
LOOK_EVERY = 0.5  # seconds
LOST = """%s was deleted or replaced while the server was running. Nobody can play until it is put right.
Stop the server, see that the right file is in its place, and start the server again."""


async def watch_store(server: ServerContext) -> None:
    """Look again and again; once the store is lost, nothing happens at any table any more."""
    watch = server.registry.store.watch
    if watch is None:  # not in files of ours
        return
    while not await asyncio.to_thread(watch.look):
        await asyncio.sleep(LOOK_EVERY)
    server.registry.stop_working()
    LOG.critical(LOST, watch.lost)
    await asyncio.gather(*[connection.close(store_lost()) for connection in server.connections], return_exceptions=True)
    await asyncio.to_thread(salvage, watch)


def salvage(watch: StoreWatch) -> None:
    """What the server still has open is saved into another file, where that can be done."""
    try:
        LOG.critical("All that had been stored until then was saved as %s.", watch.salvage())
    except Exception as error:
        LOG.critical("What had been stored could not be saved: %s", trouble_of(error))
