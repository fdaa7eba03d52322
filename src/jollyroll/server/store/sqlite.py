"""What only SQLite needs: how a connection is set up. Nothing else in the server knows which database it is."""

from pathlib import Path
from typing import Any

from sqlalchemy import event
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine
from sqlalchemy.pool import AsyncAdaptedQueuePool

PRAGMAS = (
    "PRAGMA journal_mode=WAL",  # readers do not wait for the writer
    "PRAGMA synchronous=FULL",  # a commit is on the disk when it is said to be
    "PRAGMA busy_timeout=10000",  # another process may be writing
    "PRAGMA wal_autocheckpoint=2000",
)


def open_sqlite(path: Path) -> AsyncEngine:
    """The store in this file, with a connection for the writer and some for readers."""
    engine = create_async_engine(
        f"sqlite+aiosqlite:///{path}", poolclass=AsyncAdaptedQueuePool, pool_size=4, max_overflow=4, pool_timeout=30
    )

    @event.listens_for(engine.sync_engine, "connect")
    def prepare(connection: Any, _record: Any) -> None:
        connection.isolation_level = None  # transactions begin where they are said to
        cursor = connection.cursor()
        for pragma in PRAGMAS:
            cursor.execute(pragma)
        cursor.close()

    @event.listens_for(engine.sync_engine, "begin")
    def begin(connection: Any) -> None:
        connection.exec_driver_sql("BEGIN IMMEDIATE" if connection.get_execution_options().get("writes") else "BEGIN")

    return engine
