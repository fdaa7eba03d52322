"""`Store`: opens a store, reads it, and removes old tables."""

import asyncio
import sqlite3
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from sqlalchemy import Connection, Select, delete, func, select, update
from sqlalchemy.exc import DatabaseError

from jollyroll.server.tables.rows import Row

from .backend import Backend
from .opening import backend_at
from .readers import Readers
from .saved_row import SavedRow
from .schema import EVENTS, INSTALLATION, RECORDS, STATES, TABLES, bring_up_to_date
from .statements import Statements
from .summary import Summary
from .trouble import is_passing
from .watch import StoreWatch
from .write_turns import WriteTurns
from .writer import Writer

FORGOTTEN_AT_ONCE = 500  # tables
MOST = 2**31 - 1  # more events than any table has


class Store:
    """All tables of a server, or of all servers that share a database."""

    def __init__(self, backend: Backend, folder: Path | None = None) -> None:
        self.backend = backend
        self.folder = folder or backend.folder or Path()  # for files beside it
        self.writer = backend.writer
        self.readers = Readers(backend.readers, backend.threads)

    @classmethod
    async def at(
        cls, where: Path | str, folder: Path | None = None, turns: WriteTurns | None = None, carries_over: bool = True
    ) -> "Store":
        """Open the store in this file or under this URL; create or migrate it as needed.

        Processes that share a file write in turn, and one of them runs the checkpoints.
        """
        store = cls(backend_at(where, turns, carries_over), folder)
        try:
            await asyncio.to_thread(store._bring_up_to_date)
            await asyncio.to_thread(store.backend.opened)
        except (DatabaseError, sqlite3.DatabaseError) as error:
            await store.close()
            raise store.backend.refusal(error) from None  # the original message may quote stored data
        except BaseException:
            await store.close()
            raise
        return store

    def _bring_up_to_date(self) -> None:
        with self.writer.begin() as connection:
            self.backend.upgrade_alone(connection)
            bring_up_to_date(connection, self.backend.name)

    @property
    def watch(self) -> StoreWatch | None:
        """The watch over its files, if it has any."""
        return self.backend.watch

    @property
    def lost(self) -> bool:
        """Whether its files were deleted or replaced, so that nothing is stored any more."""
        return self.watch is not None and self.watch.lost != ""

    @property
    def _sql(self) -> Statements:
        return self.backend.sql

    def open_writer(self) -> Writer:
        """A new writer for this store."""
        return Writer(self.backend)

    async def clock_ahead(self) -> int:
        """Milliseconds by which the servers' common clock is ahead of this computer's."""
        return await asyncio.to_thread(self.backend.clock_ahead)

    async def close(self) -> None:
        """Close all connections."""
        await asyncio.to_thread(self.readers.close)
        await asyncio.to_thread(self.backend.close)

    async def rows(self, table: str, after: int = 0, upto: int = MOST) -> list[Row]:
        """The events of a table after `after` and up to `upto`, in order."""
        return await self.readers.ask(lambda connection: rows_of(connection, self._sql, table, after, upto))

    async def last(self, table: str) -> int:
        """The number of the last event of a table; 0 if there is no such table."""
        seq = await self.readers.ask(lambda connection: connection.exec_driver_sql(self._sql.last, (table,)).scalar())
        return seq if isinstance(seq, int) else 0

    async def tail(self, table: str, start: int = MOST, upto: int = MOST) -> tuple[SavedRow | None, list[Row]]:
        """The newest saved state up to `start`, and the events up to `upto`, beginning with the one of that state."""
        return await self.readers.ask(lambda connection: tail_of(connection, self._sql, table, start, upto))

    async def summaries(self, stage: str, most: int) -> list[Summary]:
        """Listed tables of this stage, newest first."""
        query = select(TABLES).where(TABLES.c.stage == stage, TABLES.c.listed).order_by(TABLES.c.opened.desc()).limit(most)
        return [Summary(*row) for row in await self._all(query)]

    async def count(self, stage: str) -> int:
        """How many tables are at this stage."""
        [(number,)] = await self._all(select(func.count()).select_from(TABLES).where(TABLES.c.stage == stage))
        return int(number)

    async def forget(self, stage: str, now: int, life: int, used: Sequence[str] = ()) -> int:
        """Remove tables that stayed at this stage, unchanged, for their whole life; returns how many.

        Tables in use are touched after half of it, so that no other process removes them.
        """
        query = select(TABLES.c.game).where(TABLES.c.stage == stage, TABLES.c.changed < now - life)
        old = [str(table) for (table,) in await self._all(query.limit(FORGOTTEN_AT_ONCE))]
        return await asyncio.to_thread(self._forget, stage, now, life, used, old) if used or old else 0

    def _forget(self, stage: str, now: int, life: int, used: Sequence[str], old: Sequence[str]) -> int:
        """Touch and remove in one transaction, rechecking the conditions."""
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
        """Tables of this stage unchanged since `before`, the oldest first, according to the list of tables."""
        query = select(TABLES.c.game).where(TABLES.c.stage == stage, TABLES.c.changed < before).order_by(TABLES.c.changed)
        return [str(table) for (table,) in await self._all(query.limit(most))]

    async def touch(self, table: str, at: int) -> None:
        """Set a table's time of change in the list of tables."""
        await asyncio.to_thread(self._touch, table, at)

    def _touch(self, table: str, at: int) -> None:
        with self.writer.begin() as connection:
            connection.execute(update(TABLES).where(TABLES.c.game == table).values(changed=at))

    async def keep_first(self, name: str, value: str) -> str:
        """Keep a value for the whole installation unless there is one; returns the value kept."""
        return await asyncio.to_thread(self._keep_first, name, value)

    def _keep_first(self, name: str, value: str) -> str:
        with self.writer.begin() as connection:
            connection.exec_driver_sql(f"{self._sql.insert(INSTALLATION)} ON CONFLICT DO NOTHING", (name, value))
            return str(connection.scalar(select(INSTALLATION.c.value).where(INSTALLATION.c.name == name)))

    @property
    def keeps_records(self) -> bool:
        """Whether records are kept in the database, because its servers share no folder."""
        return self.backend.folder is None

    async def record(self, table: str) -> str | None:
        """The record of an archived game, if it is kept in the database."""
        found = await self._all(select(RECORDS.c.record).where(RECORDS.c.game == table))
        return str(found[0][0]) if found else None

    async def remove(self, table: str, last: int, record: str = "") -> bool:
        """Remove a table, unless it has newer events than `last`, and keep its record, if given."""
        return await asyncio.to_thread(self._remove, table, last, record)

    def _remove(self, table: str, last: int, record: str) -> bool:
        with self.writer.begin() as connection:
            if connection.exec_driver_sql(self._sql.last, (table,)).scalar() != last:
                return False
            if record:
                connection.exec_driver_sql(f"{self._sql.insert(RECORDS)} ON CONFLICT DO NOTHING", (table, record))
            for each in (EVENTS, STATES, TABLES):
                connection.execute(delete(each).where(each.c.game == table))
        return True

    async def _all(self, query: Select[Any]) -> Sequence[Sequence[Any]]:
        return await self.readers.ask(lambda connection: connection.execute(query).all())


def rows_of(connection: Connection, sql: Statements, table: str, after: int, upto: int) -> list[Row]:
    """The events of a table, in order."""
    return [Row(*row) for row in connection.exec_driver_sql(sql.rows, (table, after, upto))]


def tail_of(connection: Connection, sql: Statements, table: str, start: int, upto: int) -> tuple[SavedRow | None, list[Row]]:
    """The newest saved state, if readable, and the events from there on."""
    try:
        found = connection.exec_driver_sql(sql.newest, (table, start)).one_or_none()
    except DatabaseError as error:
        if is_passing(error):
            raise
        found = None  # the events alone suffice
    saved = SavedRow(*found) if found else None
    return saved, rows_of(connection, sql, table, saved.seq - 1 if saved else 0, upto)
