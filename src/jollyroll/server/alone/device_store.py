"""A store in the browser. Other tabs may play at the same tables, as other processes may on a server."""

import json
from collections.abc import Awaitable, Callable, Sequence
from pathlib import Path
from typing import Protocol

from jollyroll.server.store import Conflict, NotStored, SavedRow, Summary, Unreadable
from jollyroll.server.tables.rows import Row

MOST = 2**31 - 1  # more events than any table has


class Shelf(Protocol):
    """The browser's storage of events. Rows cross the boundary as JSON lists."""

    def add(self, row: str, summary: str) -> Awaitable[bool]:
        """Store an event and, unless empty, its table's summary; False if an event has this number already."""

    def rows(self, table: str, after: int, upto: int) -> Awaitable[str]:
        """The events of a table after `after` and up to `upto`, in order."""

    def last(self, table: str) -> Awaitable[int]:
        """The number of the last event of a table; 0 if there is no such table."""


class DeviceWriter:
    """Stores events, each in a transaction of its own."""

    def __init__(self, shelf: Shelf) -> None:
        self.shelf = shelf
        self.waiting: list[object] = []
        self.is_behind = False

    async def store(self, row: Row, summary: Summary | None, stored: Callable[[], None], saved: SavedRow | None = None) -> None:
        """Store an event, then show it. States are not saved, since games of one device are short to replay."""
        try:
            added = await self.shelf.add(json.dumps(row), json.dumps(summary) if summary else "")
        except Exception as error:  # the storage is full, or disabled in a private window
            raise NotStored from error
        if not added:
            raise Conflict
        stored()

    def save(self, states: Sequence[SavedRow]) -> None:
        """States are not saved."""

    async def stop(self) -> None:
        """Nothing is queued."""


class DeviceStore:
    """The part of `Store` that a registry of tables needs."""

    folder = Path("device")  # unused, since there is no archive
    lost = False

    def __init__(self, shelf: Shelf) -> None:
        self.shelf = shelf

    def open_writer(self) -> DeviceWriter:
        """A writer for this store."""
        return DeviceWriter(self.shelf)

    async def rows(self, table: str, after: int = 0, upto: int = MOST) -> list[Row]:
        """The events of a table after `after` and up to `upto`, in order."""
        try:
            return [Row(*row) for row in json.loads(await self.shelf.rows(table, after, upto))]
        except Exception as error:
            raise Unreadable(type(error).__name__) from error

    async def last(self, table: str) -> int:
        """The number of the last event of a table; 0 if there is no such table."""
        return await self.shelf.last(table)

    async def tail(self, table: str, start: int = MOST, upto: int = MOST) -> tuple[SavedRow | None, list[Row]]:
        """All events up to `upto`; there are no saved states."""
        return None, await self.rows(table, 0, upto)

    async def close(self) -> None:
        """Nothing is open."""
