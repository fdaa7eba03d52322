"""Polls the store for new events, which makes up for lost notes."""

from collections.abc import Collection
from typing import TYPE_CHECKING

from sqlalchemy import Connection, func, select

from jollyroll.server.store.schema import EVENTS, TABLES

from .leases import parts

if TYPE_CHECKING:
    from jollyroll.server.store import Store

EVERY = 2.0  # seconds between polls while a channel is connected
WITHOUT_NOTICES = 0.25  # seconds between polls otherwise

LAST = select(func.max(EVENTS.c.seq)).where(EVENTS.c.game == TABLES.c.game).scalar_subquery()


async def last_events(store: "Store", tables: Collection[str]) -> dict[str, int]:
    """The numbers of the last events of these tables, in one query."""
    return await store.readers.ask(lambda connection: lasts_of(connection, tables)) if tables else {}


def lasts_of(connection: Connection, tables: Collection[str]) -> dict[str, int]:
    found: dict[str, int] = {}
    for some in parts(tables):
        rows = connection.execute(select(TABLES.c.game, LAST).where(TABLES.c.game.in_(some)))
        found.update((str(game), int(seq)) for game, seq in rows if seq is not None)
    return found
