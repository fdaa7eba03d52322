"""`Backend`: what differs between databases. The rest of the store is the same for all."""

from abc import ABC, abstractmethod
from collections.abc import Sequence
from pathlib import Path

from sqlalchemy import Connection, Engine

from jollyroll.errors import Refused
from jollyroll.server.tables.rows import Row

from .statements import Statements
from .watch import StoreWatch

Place = tuple[str, int]  # the primary key of an event: table and number


class Backend(ABC):
    """A database with the store in it: one engine for reading, one for writing."""

    readers: Engine
    writer: Engine
    leases: Engine  # for data that need not survive a crash
    threads: int  # for reading
    name: str  # for display, without a password
    sql: Statements
    watch: StoreWatch | None = None  # of its files, if it has any
    folder: Path | None = None  # of its files, if it has any

    @abstractmethod
    def upgrade_alone(self, connection: Connection) -> None:
        """Lock out other processes that create or migrate the store, until the end of the transaction."""

    @abstractmethod
    def opened(self) -> None:
        """Called once the store is migrated, before it is used."""

    @abstractmethod
    def insert(self, connection: Connection, rows: Sequence[Row]) -> set[Place]:
        """Insert the events whose keys are free, in one statement; returns the keys inserted."""

    @abstractmethod
    def clock_ahead(self) -> int:
        """Milliseconds by which the servers' common clock is ahead of this computer's."""

    @abstractmethod
    def refusal(self, error: BaseException) -> Refused:
        """Why the store could not be opened, for the operator."""

    def close(self) -> None:
        """Close all connections."""
        self.readers.dispose()
        self.writer.dispose()
        self.leases.dispose()


def known_before(rows: Sequence[Row]) -> list[bool]:
    """For each row, whether it needs no predecessor in the store: it is its table's first event or follows another row."""
    places = {(row.table, row.seq) for row in rows}
    return [row.seq == 1 or (row.table, row.seq - 1) in places for row in rows]
