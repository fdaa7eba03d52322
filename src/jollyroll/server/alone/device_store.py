"""Tables stored on one device. Another page of the same browser may play at them too, as another process may on a server."""

import json
from collections.abc import Awaitable, Callable, Sequence
from pathlib import Path
from typing import Protocol

from jollyroll.server.store import Conflict, NotStored, SavedRow, Summary, Unreadable
from jollyroll.server.tables.rows import Row

MOST = 2**31 - 1  # no table has so many events


class Shelf(Protocol):
    """Where the browser keeps events. What goes in and out is text: JSON lists of the fields of rows."""

    def add(self, row: str, summary: str) -> Awaitable[bool]:
        """Store an event, and the summary of its table if that is not empty; False if there is one of this number already."""

    def rows(self, table: str, after: int, upto: int) -> Awaitable[str]:
        """The events of a table in this range, in order."""

    def last(self, table: str) -> Awaitable[int]:
        """The number of the last event of a table; 0 if there is no such table."""


class DeviceWriter:
    """Adds events to a shelf, each in a transaction of its own."""

    def __init__(self, shelf: Shelf) -> None:
        self.shelf = shelf
        self.waiting: list[object] = []
        self.is_behind = False

    async def store(self, row: Row, summary: Summary | None, stored: Callable[[], None], saved: SavedRow | None = None) -> None:
        """Have an event stored, and shown as soon as it is. States are not saved: a game of one device is soon played again."""
        try:
            added = await self.shelf.add(json.dumps(row), json.dumps(summary) if summary else "")
        except Exception as error:  # the browser has no room left, or keeps nothing in a private window
            raise NotStored from error
        if not added:
            raise Conflict
        stored()

    def save(self, states: Sequence[SavedRow]) -> None:
        """Nothing is saved but events."""

    async def stop(self) -> None:
        """Nothing waits."""


class DeviceStore:
    """What a registry of tables asks of a store."""

    folder = Path("device")  # no file: what has no server has no archive
    lost = False

    def __init__(self, shelf: Shelf) -> None:
        self.shelf = shelf

    def open_writer(self) -> DeviceWriter:
        """What adds to this store."""
        return DeviceWriter(self.shelf)

    async def rows(self, table: str, after: int = 0, upto: int = MOST) -> list[Row]:
        """The events of a table, in order."""
        try:
            return [Row(*row) for row in json.loads(await self.shelf.rows(table, after, upto))]
        except Exception as error:
            raise Unreadable(type(error).__name__) from error

    async def last(self, table: str) -> int:
        """The number of the last event of a table; 0 if there is no such table."""
        return await self.shelf.last(table)

    async def tail(self, table: str, start: int = MOST, upto: int = MOST) -> tuple[SavedRow | None, list[Row]]:
        """All events up to this one."""
        return None, await self.rows(table, 0, upto)

    async def close(self) -> None:
        """Nothing is held."""
