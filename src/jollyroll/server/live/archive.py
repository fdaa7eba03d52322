"""Old games leave the tables: their records are written into a folder beside the store, and only then they are removed.

Where servers share a database, which has no such folder, the records are kept in it.
"""

import asyncio
import logging
import re
from pathlib import Path
from typing import TYPE_CHECKING

from jollyroll.match import TEXT_SUFFIX, Record, load, read_record, save, write_text
from jollyroll.server import limits
from jollyroll.server.protocol.codes import Code
from jollyroll.server.protocol.enums import Stage
from jollyroll.server.protocol.patterns import TABLE_ID
from jollyroll.server.protocol.rejected import Rejected
from jollyroll.server.store.files import ARCHIVE
from jollyroll.server.tables.history import record_of
from jollyroll.server.tables.rows import Row

from .mishaps import answer_to

if TYPE_CHECKING:
    from .registry import TableRegistry

LOG = logging.getLogger(__name__)
KNOWN_ID = re.compile(TABLE_ID)


class Archive:
    """The records of games that nobody has touched for long."""

    def __init__(self, registry: "TableRegistry", data: Path) -> None:
        self.registry = registry
        self.folder = data / ARCHIVE
        self.leaving: set[str] = set()  # tables that are being removed: nobody may wake them

    async def tidy(self, now: int) -> int:
        """Archive some of the oldest games; gives how many."""
        lives = {Stage.OVER: limits.FINISHED_LIFE, Stage.PLAYING: limits.BEGUN_LIFE, Stage.REVEALING: limits.BEGUN_LIFE}
        done = 0
        for stage, life in lives.items():
            before = now - 1_000 * life
            for table in await self.registry.store.old(stage, before, limits.ARCHIVED_AT_ONCE):
                done += await self._archive(table, before, now)
        return done

    async def _archive(self, table: str, before: int, now: int) -> bool:
        """One table, unless it is in use or was touched since."""
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
                if rejected.code != Code.NOT_PLAYING:  # where no game has begun there is nothing to keep
                    answer_to(rejected, f"table {table} stays where it is")
                    await store.touch(table, now)
                    return False
            return await store.remove(table, rows[-1].seq, text)
        finally:
            self.leaving.discard(table)

    def path(self, table: str) -> Path:
        """Where the record of a table is, or would be."""
        return self.folder / f"{table}{TEXT_SUFFIX}"

    async def has(self, table: str) -> bool:
        """The game of this table is here."""
        if KNOWN_ID.fullmatch(table) is None:
            return False
        store = self.registry.store
        if store.keeps_records:
            return await store.record(table) is not None
        return await asyncio.to_thread(self.path(table).is_file)

    async def record(self, table: str) -> Record:
        """The record of a game that is here."""
        store = self.registry.store
        if store.keeps_records:
            return await asyncio.to_thread(read_record, (await store.record(table) or "").encode())
        return await asyncio.to_thread(load, self.path(table))


def write_record(path: Path, rows: list[Row]) -> None:
    """Write the record of these events, and come back when it is safe."""
    record, _ = record_of(rows)
    path.parent.mkdir(mode=0o700, exist_ok=True)
    save(path, record)


def text_of_record(rows: list[Row]) -> str:
    """The record of these events."""
    return write_text(record_of(rows)[0])
