"""Reading what is stored."""

import asyncio
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from sqlalchemy import Select, delete, func, select, update
from sqlalchemy.exc import DatabaseError

from jollyroll.errors import Refused
from jollyroll.server.tables.rows import Row

from .checkpoints import Checkpoints
from .schema import EVENTS, TABLES, bring_up_to_date
from .sqlite import open_sqlite
from .summary import Summary

FORGOTTEN_AT_ONCE = 500  # tables


class Store:
    """All tables of a server."""

    def __init__(self, path: Path) -> None:
        self.readers, self.writer = open_sqlite(path)
        self._checkpoints: Checkpoints | None = None

    @classmethod
    async def at(cls, path: Path) -> "Store":
        """The store in this file; made, or brought up to date, as needed."""
        store = cls(path)
        try:
            await asyncio.to_thread(store._bring_up_to_date)
            store._checkpoints = Checkpoints(path)
        except DatabaseError as error:
            await store.close()
            raise Refused("no-store", path=str(path), reason=str(error.orig)) from error
        except BaseException:
            await store.close()
            raise
        return store

    def _bring_up_to_date(self) -> None:
        with self.writer.begin() as connection:
            bring_up_to_date(connection)

    async def close(self) -> None:
        """Give everything back."""
        if self._checkpoints:
            await asyncio.to_thread(self._checkpoints.close)
        await self.readers.dispose()
        await asyncio.to_thread(self.writer.dispose)

    async def rows(self, table: str, after: int = 0, upto: int | None = None) -> list[Row]:
        """The events of a table, in order."""
        query = select(EVENTS).where(EVENTS.c.game == table, EVENTS.c.seq > after).order_by(EVENTS.c.seq)
        found = await self._all(query if upto is None else query.where(EVENTS.c.seq <= upto))
        return [Row(*row) for row in found]

    async def last(self, table: str) -> int:
        """The number of the last event of a table; 0 if there is no such table."""
        [(seq,)] = await self._all(select(func.max(EVENTS.c.seq)).where(EVENTS.c.game == table))
        return int(seq or 0)

    async def summaries(self, stage: str, most: int) -> list[Summary]:
        """Listed tables of this stage, newest first."""
        query = select(TABLES).where(TABLES.c.stage == stage, TABLES.c.listed).order_by(TABLES.c.opened.desc()).limit(most)
        return [Summary(*row) for row in await self._all(query)]

    async def count(self, stage: str) -> int:
        """How many tables are at this stage."""
        [(number,)] = await self._all(select(func.count()).select_from(TABLES).where(TABLES.c.stage == stage))
        return int(number)

    async def forget(self, stage: str, now: int, life: int, used: Sequence[str] = ()) -> int:
        """Remove tables that have been at this stage, unchanged, for their whole life; gives how many.

        Those in use are noted as such when half of it is over, so that no other process on the store removes them either.
        """
        query = select(TABLES.c.game).where(TABLES.c.stage == stage, TABLES.c.changed < now - life)
        old = [str(table) for (table,) in await self._all(query.limit(FORGOTTEN_AT_ONCE))]
        return await asyncio.to_thread(self._forget, stage, now, life, used, old) if used or old else 0

    def _forget(self, stage: str, now: int, life: int, used: Sequence[str], old: Sequence[str]) -> int:
        """In one transaction, and only what is still so: some table may just have changed."""
        still_there = TABLES.c.stage == stage
        with self.writer.begin() as connection:
            for first in range(0, len(used), FORGOTTEN_AT_ONCE):
                some = TABLES.c.game.in_(used[first : first + FORGOTTEN_AT_ONCE])
                connection.execute(update(TABLES).where(some, still_there, TABLES.c.changed < now - life // 2).values(changed=now))
            unused = delete(TABLES).where(TABLES.c.game.in_(old), still_there, TABLES.c.changed < now - life)
            gone = list(connection.scalars(unused.returning(TABLES.c.game)))
            connection.execute(delete(EVENTS).where(EVENTS.c.game.in_(gone)))
        return len(gone)

    async def _all(self, query: Select[Any]) -> Sequence[Sequence[Any]]:
        async with self.readers.connect() as connection:
            found: Sequence[Sequence[Any]] = (await connection.execute(query)).all()
            return found
