"""Reading what is stored."""

import asyncio
import sqlite3
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from sqlalchemy import Connection, Select, delete, func, select, update
from sqlalchemy.exc import DatabaseError

from jollyroll.errors import Refused
from jollyroll.server.tables.rows import Row

from .checkpoints import Checkpoints
from .readers import Readers
from .saved_row import SavedRow
from .schema import EVENTS, STATES, TABLES, bring_up_to_date
from .sqlite import READERS, open_sqlite
from .summary import Summary
from .trouble import is_damage
from .watch import StoreWatch

FORGOTTEN_AT_ONCE = 500  # tables
MOST = 2**31 - 1  # no table has so many events
# asked so often that they are written out
LAST = f"SELECT max(seq) FROM {EVENTS.name} WHERE game = ?"
ROWS = f"SELECT game, seq, at, body, secret FROM {EVENTS.name} WHERE game = ? AND seq > ? AND seq <= ? ORDER BY seq"
NEWEST = f"SELECT game, seq, mark, form FROM {STATES.name} WHERE game = ? AND seq <= ? ORDER BY seq DESC LIMIT 1"


class Store:
    """All tables of a server."""

    def __init__(self, path: Path) -> None:
        self.path = path
        readers, self.writer = open_sqlite(path)
        self.readers = Readers(readers, READERS)
        self.watch: StoreWatch | None = None  # once it is open
        self._checkpoints: Checkpoints | None = None

    @classmethod
    async def at(cls, path: Path) -> "Store":
        """The store in this file; made, or brought up to date, as needed."""
        store = cls(path)
        try:
            await asyncio.to_thread(store._bring_up_to_date)
            store.watch = await asyncio.to_thread(StoreWatch, path)
            store._checkpoints = Checkpoints(path)
        except (DatabaseError, sqlite3.DatabaseError) as error:
            await store.close()
            reason = str(error.orig if isinstance(error, DatabaseError) else error)
            raise Refused("broken-store" if is_damage(error) else "no-store", path=str(path), reason=reason) from error
        except BaseException:
            await store.close()
            raise
        return store

    def _bring_up_to_date(self) -> None:
        with self.writer.begin() as connection:
            bring_up_to_date(connection)

    @property
    def lost(self) -> bool:
        """Its files are not those that were opened: nothing is stored any more."""
        return self.watch is not None and self.watch.lost != ""

    async def close(self) -> None:
        """Give everything back."""
        if self._checkpoints:
            await asyncio.to_thread(self._checkpoints.close)
        if self.watch:
            self.watch.close()
        await asyncio.to_thread(self.readers.close)
        await asyncio.to_thread(self.writer.dispose)

    async def rows(self, table: str, after: int = 0, upto: int = MOST) -> list[Row]:
        """The events of a table, in order."""
        return await self.readers.ask(lambda connection: rows_of(connection, table, after, upto))

    async def last(self, table: str) -> int:
        """The number of the last event of a table; 0 if there is no such table."""
        seq = await self.readers.ask(lambda connection: connection.exec_driver_sql(LAST, (table,)).scalar())
        return seq if isinstance(seq, int) else 0

    async def tail(self, table: str, start: int = MOST, upto: int = MOST) -> tuple[SavedRow | None, list[Row]]:
        """The newest saved state of a table up to the start, and all events up to the end from the one that led to it on."""
        return await self.readers.ask(lambda connection: tail_of(connection, table, start, upto))

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
            for table in (EVENTS, STATES):
                connection.execute(delete(table).where(table.c.game.in_(gone)))
        return len(gone)

    async def old(self, stage: str, before: int, most: int) -> list[str]:
        """Tables of this stage that have not changed since, the oldest first, as far as the list of tables knows."""
        query = select(TABLES.c.game).where(TABLES.c.stage == stage, TABLES.c.changed < before).order_by(TABLES.c.changed)
        return [str(table) for (table,) in await self._all(query.limit(most))]

    async def touch(self, table: str, at: int) -> None:
        """The list of tables says from now on that this one changed then."""
        await asyncio.to_thread(self._touch, table, at)

    def _touch(self, table: str, at: int) -> None:
        with self.writer.begin() as connection:
            connection.execute(update(TABLES).where(TABLES.c.game == table).values(changed=at))

    async def remove(self, table: str, last: int) -> bool:
        """Remove a table whose last event is still this one."""
        return await asyncio.to_thread(self._remove, table, last)

    def _remove(self, table: str, last: int) -> bool:
        with self.writer.begin() as connection:
            if connection.exec_driver_sql(LAST, (table,)).scalar() != last:
                return False
            for each in (EVENTS, STATES, TABLES):
                connection.execute(delete(each).where(each.c.game == table))
        return True

    async def _all(self, query: Select[Any]) -> Sequence[Sequence[Any]]:
        return await self.readers.ask(lambda connection: connection.execute(query).all())


def rows_of(connection: Connection, table: str, after: int, upto: int) -> list[Row]:
    """The events of a table, in order."""
    return [Row(*row) for row in connection.exec_driver_sql(ROWS, (table, after, upto))]


def tail_of(connection: Connection, table: str, start: int, upto: int) -> tuple[SavedRow | None, list[Row]]:
    """The newest saved state, if there is one that can be read, and the events from there on."""
    try:
        found = connection.exec_driver_sql(NEWEST, (table, start)).one_or_none()
    except DatabaseError:  # the events are there
        found = None
    saved = SavedRow(*found) if found else None
    return saved, rows_of(connection, table, saved.seq - 1 if saved else 0, upto)
