"""What only SQLite needs: how connections are set up. Nothing else in the server knows which database it is."""

import os
from contextlib import suppress
from pathlib import Path
from typing import Any

from sqlalchemy import URL, Engine, create_engine, event
from sqlalchemy.pool import QueuePool

from jollyroll.errors import Refused

READERS = 3  # threads that read
PRIVATE = 0o600  # SQLite's files beside it get the same
BUSY = 4_000  # milliseconds; who waits for two writers still has an answer before the page gives its connection up
PRAGMAS = (
    "PRAGMA journal_mode=WAL",  # readers do not wait for the writer
    "PRAGMA synchronous=FULL",  # a commit is on the disk when it is said to be
    f"PRAGMA busy_timeout={BUSY}",  # another process may be writing
    "PRAGMA wal_autocheckpoint=40000",  # pages, if ever the thread for it does not keep up
)


def open_sqlite(path: Path) -> tuple[Engine, Engine]:
    """The store in this file: one engine for those who read, one for whoever writes."""
    keep_private(path)
    readers, writer = engine_at(path, READERS), engine_at(path, 1)
    prepare(readers, "BEGIN")
    prepare(writer, "BEGIN IMMEDIATE")  # whoever means to write says so at once, and waits for the other
    return readers, writer


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
    def set_up(connection: Any, _record: object) -> None:
        connection.isolation_level = None
        cursor = connection.cursor()
        for pragma in PRAGMAS:
            cursor.execute(pragma)
        cursor.close()

    @event.listens_for(engine, "begin")
    def begin_transaction(connection: Any) -> None:
        connection.exec_driver_sql(begin)
