"""`Backend`: what differs from one database to another. Everything else of the store is the same for all."""

from abc import ABC, abstractmethod
from collections.abc import Sequence
from pathlib import Path

from sqlalchemy import Connection, Engine

from jollyroll.errors import Refused
from jollyroll.server.tables.rows import Row

from .statements import Statements
from .watch import StoreWatch

Place = tuple[str, int]  # of an event: its table and its number


class Backend(ABC):
    """A database with the store in it: one engine for those who read, one for whoever writes."""

    readers: Engine
    writer: Engine
    threads: int  # that read
    name: str  # as people are told; without a password
    sql: Statements
    watch: StoreWatch | None = None  # over its files, if it has any
    folder: Path | None = None  # beside its files

    @abstractmethod
    def upgrade_alone(self, connection: Connection) -> None:
        """Until the end of the transaction nobody else makes the store or brings it up to date."""

    @abstractmethod
    def opened(self) -> None:
        """The store is up to date and about to be used."""

    @abstractmethod
    def insert(self, connection: Connection, rows: Sequence[Row]) -> set[Place]:
        """Add those events whose places are free, in one statement; gives the places that they took."""

    @abstractmethod
    def clock_ahead(self) -> int:
        """Milliseconds by which the time that all servers on this store go by is ahead of this computer's."""

    @abstractmethod
    def refusal(self, error: BaseException) -> Refused:
        """Why it could not be opened, for whoever wanted to."""

    def close(self) -> None:
        """Give everything back."""
        self.readers.dispose()
        self.writer.dispose()
