"""Old games leave the store: each record is written into a folder beside it before the game is deleted.

Servers that share a database have no such folder and keep the records in the database; a backup of it, served from a folder, brings
them along.
"""

import asyncio
import logging
import re
from pathlib import Path
from typing import TYPE_CHECKING

from jollyroll.match import TEXT_SUFFIX, Record, load, read_record, save, write_text
from jollyroll.server import limits
from jollyroll.server.protocol.codes import Code
from jollyroll.server.protocol.enums import TableStage
from jollyroll.server.protocol.patterns import TABLE_ID
from jollyroll.server.protocol.rejected import Rejected
from jollyroll.server.store.files import ARCHIVE
from jollyroll.server.tables.history import record_of
from jollyroll.server.tables.rows import Row

from .internal_errors import answer_to

if TYPE_CHECKING:
    from .registry import TableRegistry

LOG = logging.getLogger(__name__)
KNOWN_ID = re.compile(TABLE_ID)


class Archive:
    """The records of games that ended or were abandoned long ago."""

    def __init__(self, registry: "TableRegistry", data: Path) -> None:
        self.registry = registry
        self.folder = data / ARCHIVE
        self.leaving: set[str] = set()  # tables being removed, which must not be loaded

    async def tidy(self, now: int) -> int:
        """Archive some of the oldest games; returns how many."""
        lives = {
            TableStage.OVER: limits.FINISHED_LIFE,
            TableStage.PLAYING: limits.BEGUN_LIFE,
            TableStage.REVEALING: limits.BEGUN_LIFE,
        }
        done = 0
        for stage, life in lives.items():
            before = now - 1_000 * life
            for table in await self.registry.store.old(stage, before, limits.ARCHIVED_AT_ONCE):
                done += await self._archive(table, before, now)
        return done

    async def _archive(self, table: str, before: int, now: int) -> bool:
        """Archive one table, unless it is in use or has newer events."""
        if self.registry.in_use(table):
            return False
        self.leaving.add(table)
        store = self.registry.store
        try:
            rows = await store.rows(table)
            if not rows or rows[-1].at >= before:
                await store.touch(table, rows[-1].at if rows else now)
                return False
            text = ""
            try:
                if store.keeps_records:
                    text = await self.registry.thinkers.archive(text_of_record, rows)
                else:
                    await self.registry.thinkers.archive(write_record, self.path(table), rows)
            except Rejected as rejected:
                if rejected.code != Code.NOT_PLAYING:  # a table without a game is deleted without a record
                    answer_to(rejected, f"table {table} stays where it is")
                    await store.touch(table, now)
                    return False
            return await store.remove(table, rows[-1].seq, text)
        finally:
            self.leaving.discard(table)

    def path(self, table: str) -> Path:
        """The file for a table's record, whether it exists or not."""
        return self.folder / f"{table}{TEXT_SUFFIX}"

    async def has(self, table: str) -> bool:
        """Whether the game of this table is archived."""
        if KNOWN_ID.fullmatch(table) is None:
            return False
        return await self._is_file(table) or await self.registry.store.record(table) is not None

    async def record(self, table: str) -> Record:
        """Read the record of an archived game."""
        if await self._is_file(table):
            return await asyncio.to_thread(load, self.path(table))
        return await asyncio.to_thread(read_record, (await self.registry.store.record(table) or "").encode())

    async def _is_file(self, table: str) -> bool:
        return not self.registry.store.keeps_records and await asyncio.to_thread(self.path(table).is_file)


def write_record(path: Path, rows: list[Row]) -> None:
    """Write the record of these events to a file, synced to disk on return."""
    record, _ = record_of(rows)
    path.parent.mkdir(mode=0o700, exist_ok=True)
    save(path, record)


def text_of_record(rows: list[Row]) -> str:
    """The record of these events as text."""
    return write_text(record_of(rows)[0])
