"""A store in a SQLite file: connections, durability, checkpoints."""

import logging
import os
import sqlite3
from collections.abc import Sequence
from contextlib import nullcontext, suppress
from functools import lru_cache
from io import FileIO
from itertools import chain
from pathlib import Path
from typing import cast

from sqlalchemy import URL, Connection, Engine, create_engine, event
from sqlalchemy.exc import DBAPIError, OperationalError
from sqlalchemy.pool import QueuePool

from jollyroll.errors import Refused, StoreError
from jollyroll.server.tables.rows import Row

from .backend import Backend, Place, known_before
from .checkpoints import Checkpoints
from .schema import EVENTS
from .statements import Statements, columns_of
from .trouble import is_damage
from .watch import StoreWatch
from .write_turns import WITHIN, ThreadTurns, WriteTurns

LOG = logging.getLogger(__name__)
READERS = 3  # threads that read
PRIVATE = 0o600  # SQLite's other files get the same mode
BUSY = int(1_000 * WITHIN)  # milliseconds
PAGE = 1_024  # bytes
PRAGMAS = (
    f"PRAGMA page_size={PAGE}",  # for new files; small, since each commit writes whole pages for rows of some 200 bytes
    "PRAGMA journal_mode=WAL",  # readers do not wait for the writer
    "PRAGMA synchronous=FULL",  # commits are durable
    f"PRAGMA busy_timeout={BUSY}",  # another process may be writing
    "PRAGMA wal_autocheckpoint=480000",  # pages; only if the checkpoint thread does not keep up
)
CACHE = "PRAGMA cache_size=-32768"  # kilobytes, of the writer: thousands of tables have their places all over the index
OVERWRITE = "PRAGMA secure_delete=ON"  # per connection: deleted content is overwritten in the file
SQL = Statements("?")


class SqliteBackend(Backend):
    """The store in one file."""

    threads = READERS
    sql = SQL

    def __init__(self, path: Path, turns: WriteTurns | None = None, carries_over: bool = True) -> None:
        self.path = path
        self.name = str(path)
        self.folder = path.parent
        # For syncs. Closing any descriptor of a file drops all locks that the process has on it, so this one is closed last.
        self._file = keep_private(path)
        self.readers, self.writer, self.leases = engine_at(path, READERS), engine_at(path, 1), engine_at(path, 1)
        self.turns = turns or ThreadTurns()
        self._is_shared = turns is not None  # other processes write too
        prepare(self.readers, "BEGIN", turns)
        for engine in (self.writer, self.leases):
            prepare(engine, "BEGIN IMMEDIATE", self.turns)  # takes the write lock at the start
        event.listen(self.writer, "connect", remember_pages)
        event.listen(self.leases, "connect", sync_seldom)
        self._carries_over = carries_over  # only one process runs checkpoints
        self._checkpoints: Checkpoints | None = None

    def upgrade_alone(self, connection: Connection) -> None:
        """Nothing to do: BEGIN IMMEDIATE locks out other writers."""

    def opened(self) -> None:
        with self.readers.connect() as connection:
            pages = connection.exec_driver_sql("PRAGMA page_size").scalar_one()
        if pages > PAGE:
            advice = "a copy by `jollyroll store copy` writes less to the disk for each event"
            LOG.info("%s has pages of %d bytes, like stores of earlier versions: %s", self.name, pages, advice)
        self.watch = StoreWatch(self.path)
        self.turns.within = WITHIN
        if self._carries_over:
            self._checkpoints = Checkpoints(self.path, self.turns, self._file.fileno())

    def insert(self, connection: Connection, rows: Sequence[Row]) -> set[Place]:
        if self._is_shared:  # another process may have removed the table
            given = [(*row, known) for row, known in zip(rows, known_before(rows), strict=True)]
            stored = connection.exec_driver_sql(insert_behind(len(given)), tuple(chain.from_iterable(given)))
        else:
            stored = connection.exec_driver_sql(insert_of(len(rows)), tuple(chain.from_iterable(rows)))
        return set(stored.cursor.fetchall())

    def clock_ahead(self) -> int:
        return 0  # all users of the file share a clock

    def refusal(self, error: BaseException) -> Refused:
        cause = (error.orig if isinstance(error, DBAPIError) else None) or error
        return StoreError("broken-store" if is_damage(error) else "no-store", path=self.name, reason=str(cause))

    def close(self) -> None:
        if self._checkpoints:
            self._checkpoints.close()
        if self.watch:
            self.watch.close()
        super().close()
        self._file.close()


def engine_at(path: Path, connections: int) -> Engine:
    """An engine for this file, whose errors do not quote parameters."""
    here = URL.create("sqlite", database=str(path))
    together = {"check_same_thread": False, "factory": WritingConnection}
    return create_engine(here, poolclass=QueuePool, pool_size=connections, connect_args=together, hide_parameters=True)


def keep_private(path: Path) -> FileIO:
    """Make the file private, since it holds the secrets of running games; returns it opened."""
    try:
        file = FileIO(os.open(path, os.O_RDWR | os.O_CREAT, PRIVATE), "r+")
    except OSError as error:
        raise StoreError("no-store", path=str(path), reason=os.strerror(error.errno or 0)) from error
    with suppress(PermissionError):  # owned by somebody else
        path.chmod(PRIVATE)
    return file


class WritingConnection(sqlite3.Connection):
    """A connection that holds its write turn until its transaction ends."""

    turns: ThreadTurns | None = None

    def take_turn(self, turns: ThreadTurns) -> None:
        """Wait for the turn."""
        turns.take()
        self.turns = turns

    def give_turn(self) -> None:
        """Give the turn back, unless a transaction is under way."""
        if self.turns and not self.in_transaction:
            turns, self.turns = self.turns, None
            turns.give()

    def commit(self) -> None:
        try:
            super().commit()
        finally:
            if self.turns:
                self.give_turn()

    def rollback(self) -> None:
        try:
            super().rollback()
        finally:
            self.give_turn()

    def close(self) -> None:
        turns, self.turns = self.turns, None
        try:
            super().close()
        finally:
            if turns:
                turns.give()


def prepare(engine: Engine, begin: str, turns: ThreadTurns | None) -> None:
    """Set up all connections of an engine and its explicit transactions."""
    writes = begin != "BEGIN"

    @event.listens_for(engine, "connect")
    def set_up(connection: sqlite3.Connection, _record: object) -> None:
        connection.isolation_level = None
        with turns or nullcontext():  # the pragmas write to a new file
            cursor = connection.cursor()
            for pragma in PRAGMAS:
                cursor.execute(pragma)
            cursor.close()

    @event.listens_for(engine, "begin")
    def begin_transaction(connection: Connection) -> None:
        if not turns or not writes:
            connection.exec_driver_sql(begin)
            return
        driver = cast("WritingConnection", connection.connection.dbapi_connection)
        try:
            driver.take_turn(turns)
        except sqlite3.OperationalError as error:  # wrapped as SQLAlchemy would
            raise OperationalError(begin, None, error, hide_parameters=True) from error
        try:
            connection.exec_driver_sql(begin)
        finally:
            driver.give_turn()  # if BEGIN failed


def remember_pages(connection: sqlite3.Connection, _record: object) -> None:
    """Let this connection keep many pages in memory."""
    connection.execute(CACHE).close()


def sync_seldom(connection: sqlite3.Connection, _record: object) -> None:
    """Let this connection commit without a sync; later commits make it durable."""
    connection.execute("PRAGMA synchronous=NORMAL").close()


@lru_cache(64)
def insert_of(rows: int) -> str:
    """An INSERT statement for this many events. One statement is faster, since after each the thread has to regain the GIL."""
    return f"{SQL.insert(EVENTS, rows)} ON CONFLICT DO NOTHING RETURNING game, seq"


@lru_cache(64)
def insert_behind(rows: int) -> str:
    """The same, but an event's predecessor must exist; the last value of each row says that it is known to."""
    columns = len(EVENTS.columns)
    marks = f"({', '.join(['?'] * (columns + 1))})"
    return f"""
INSERT INTO {EVENTS.name} ({columns_of(EVENTS)})
SELECT {", ".join(f"column{number}" for number in range(1, columns + 1))} FROM (VALUES {", ".join([marks] * rows)})
WHERE column{columns + 1} OR EXISTS (SELECT 1 FROM {EVENTS.name} AS before WHERE before.game = column1 AND before.seq = column2 - 1)
ON CONFLICT DO NOTHING RETURNING game, seq
"""
