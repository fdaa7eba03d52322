"""Stops play and tells everybody when the files of the store were deleted or replaced."""

import asyncio
import logging

from jollyroll.server.store.trouble import trouble_of
from jollyroll.server.store.watch import StoreWatch

from .context import ServerContext
from .internal_errors import store_lost

LOG = logging.getLogger(__name__)
LOOK_EVERY = 0.5  # seconds
LOST = """%s was deleted or replaced while the server was running. Nobody can play until it is put right.
Stop the server, see that the right file is in its place, and start the server again."""


async def watch_store(server: ServerContext, rescues: bool) -> None:
    """Watch the store's files. Once they are lost, stop all tables and close the connections.

    Only one process on the files salvages what is still open, since all have the same.
    """
    watch = server.registry.store.watch
    if watch is None:  # not in files of ours
        return
    while not await asyncio.to_thread(watch.look):
        await asyncio.sleep(LOOK_EVERY)
    server.registry.stop_working()
    LOG.critical(LOST, watch.lost)
    await asyncio.gather(*[connection.close(store_lost()) for connection in server.connections], return_exceptions=True)
    if rescues:
        await asyncio.to_thread(salvage, watch)


def salvage(watch: StoreWatch) -> None:
    """Save the store that is still open into another file, if possible."""
    try:
        LOG.critical("Everything stored until then was saved as %s.", watch.salvage())
    except Exception as error:
        LOG.critical("The stored games could not be saved: %s", trouble_of(error))
