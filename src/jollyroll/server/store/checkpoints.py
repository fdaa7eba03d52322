"""SQLite checkpoints: a thread moves commits from the write-ahead log into the database.

By default SQLite checkpoints inside some commit, which then waits for the whole log. While commits keep coming, the log cannot
restart; so once it is long, writers are blocked for the last few commits, and the log starts over. SQLite syncs the database before
that, but under steady commits never earlier: so whatever was moved is synced beforehand, while writers go on. Then it takes the
turn of a writer, so that none finds the file locked, and polls.
"""

import logging
import os
import sqlite3
import threading
from contextlib import nullcontext
from pathlib import Path

from .write_turns import ThreadTurns

LOG = logging.getLogger(__name__)
# Seconds. A checkpoint writes whole blocks of the file system, wherever events have their places: when a table moves every few
# seconds, a longer log brings several of its events into one block.
EVERY = 20.0
LONG = 16_000  # pages: 16 MB, or 64 in an older store; by the next checkpoint the log may be ten times as long
BUSY = 100  # milliseconds to wait for readers while writers are blocked; then the log restarts after the next checkpoint


class Checkpoints:
    """The checkpoint thread of one store."""

    def __init__(self, path: Path, turns: ThreadTurns | None = None, descriptor: int | None = None) -> None:
        self._turns = turns
        self._descriptor = descriptor  # of the database
        # Connect now and only once: if the file were replaced, a later connection would checkpoint into the wrong one.
        self._connection = sqlite3.connect(path, isolation_level=None, check_same_thread=False)
        self._connection.execute(f"PRAGMA busy_timeout={BUSY}")
        self._connection.execute("SELECT count(*) FROM sqlite_schema").fetchone()  # SQLite opens the file on first use
        self._stop = threading.Event()
        self._thread = threading.Thread(target=self._run, name="checkpoints", daemon=True)
        self._thread.start()

    def close(self) -> None:
        """Stop the thread. SQLite checkpoints the rest when the last connection closes."""
        self._stop.set()
        self._thread.join()
        self._connection.close()

    def _run(self) -> None:
        while not self._stop.wait(EVERY):
            try:
                carry_over(self._connection, self._turns, self._descriptor)
            except (sqlite3.Error, OSError) as error:  # perhaps a full disk; commits continue as long as they can
                LOG.warning("no checkpoint: %s", error)


def carry_over(connection: sqlite3.Connection, turns: ThreadTurns | None = None, descriptor: int | None = None) -> None:
    """Checkpoint the log; restart it if it is long."""
    if not is_long(connection):
        return
    if descriptor is not None and hasattr(os, "fdatasync"):
        os.fdatasync(descriptor)
        is_long(connection)  # what was committed meanwhile
    with turns or nullcontext():
        connection.execute("PRAGMA wal_checkpoint(RESTART)").fetchone()


def is_long(connection: sqlite3.Connection) -> bool:
    """Checkpoint what is in the log, without blocking anybody; returns whether the log is long."""
    _, pages, _ = connection.execute("PRAGMA wal_checkpoint(PASSIVE)").fetchone()
    return int(pages) > LONG
