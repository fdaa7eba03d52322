"""A store in a file, with SQLite: how connections are set up, and what keeps the file safe and short."""

import os
import sqlite3
from collections.abc import Sequence
from contextlib import suppress
from functools import lru_cache
from itertools import chain
from pathlib import Path

from sqlalchemy import URL, Connection, Engine, create_engine, event
from sqlalchemy.exc import DBAPIError
from sqlalchemy.pool import QueuePool

from jollyroll.errors import Refused
from jollyroll.server.tables.rows import Row

from .backend import Backend, Place
from .checkpoints import Checkpoints
from .schema import EVENTS
from .statements import Statements
from .trouble import is_damage
from .watch import StoreWatch

READERS = 3  # threads that read
PRIVATE = 0o600  # SQLite's files beside it get the same
BUSY = 4_000  # milliseconds; who waits for two writers still has an answer before the page gives its connection up
PRAGMAS = (
    "PRAGMA page_size=1024",  # of a new file: whole pages are written, for rows of some 200 bytes
    "PRAGMA journal_mode=WAL",  # readers do not wait for the writer
    "PRAGMA synchronous=FULL",  # a commit is on the disk when it is said to be
    f"PRAGMA busy_timeout={BUSY}",  # another process may be writing
    "PRAGMA wal_autocheckpoint=80000",  # pages, if ever the thread for it does not keep up
)
SQL = Statements("?")


class SqliteBackend(Backend):
    """The store in one file."""

    threads = READERS
    sql = SQL

    def __init__(self, path: Path) -> None:
        self.path = path
        self.name = str(path)
        self.folder = path.parent
        keep_private(path)
        self.readers, self.writer = engine_at(path, READERS), engine_at(path, 1)
        prepare(self.readers, "BEGIN")
        prepare(self.writer, "BEGIN IMMEDIATE")  # whoever means to write says so at once, and waits for the other
        self._checkpoints: Checkpoints | None = None

    def upgrade_alone(self, connection: Connection) -> None:
        """Whoever has begun to write is alone."""

    def opened(self) -> None:
        self.watch = StoreWatch(self.path)
        self._checkpoints = Checkpoints(self.path)

    def insert(self, connection: Connection, rows: Sequence[Row]) -> set[Place]:
        stored = connection.exec_driver_sql(insert_of(len(rows)), tuple(chain.from_iterable(rows)))
        return set(stored.cursor.fetchall())  # plain tuples

    def clock_ahead(self) -> int:
        return 0  # whoever can use the file has the same clock

    def refusal(self, error: BaseException) -> Refused:
        cause = (error.orig if isinstance(error, DBAPIError) else None) or error
        return Refused("broken-store" if is_damage(error) else "no-store", path=self.name, reason=str(cause))

    def close(self) -> None:
        if self._checkpoints:
            self._checkpoints.close()
        if self.watch:
            self.watch.close()
        super().close()


def engine_at(path: Path, connections: int) -> Engine:
    """An engine for this file, whose errors do not tell what was to be stored."""
    here = URL.create("sqlite", database=str(path))
    together = {"check_same_thread": False}
    return create_engine(here, poolclass=QueuePool, pool_size=connections, connect_args=together, hide_parameters=True)


def keep_private(path: Path) -> None:
    """Make the file private: it holds the secrets of running games."""
    try:
        os.close(os.open(path, os.O_RDWR | os.O_CREAT, PRIVATE))
    except OSError as error:
        raise Refused("no-store", path=str(path), reason=os.strerror(error.errno or 0)) from error
    with suppress(PermissionError):  # it belongs to somebody else, who lets us use it
        path.chmod(PRIVATE)


def prepare(engine: Engine, begin: str) -> None:
    """Set up every connection of an engine; transactions begin where they are said to."""

    @event.listens_for(engine, "connect")
    def set_up(connection: sqlite3.Connection, _record: object) -> None:
        connection.isolation_level = None
        cursor = connection.cursor()
        for pragma in PRAGMAS:
            cursor.execute(pragma)
        cursor.close()

    @event.listens_for(engine, "begin")
    def begin_transaction(connection: Connection) -> None:
        connection.exec_driver_sql(begin)


@lru_cache(64)
def insert_of(rows: int) -> str:
    """A statement for so many events at once: after each statement the thread must wait for its turn."""
    return f"{SQL.insert(EVENTS, rows)} ON CONFLICT DO NOTHING RETURNING game, seq"
