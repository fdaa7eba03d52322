"""SQLite checkpoints: a thread moves commits from the write-ahead log into the database.

By default SQLite checkpoints inside some commit, which then waits for the whole log. While commits keep coming, the log cannot
restart; so once it is long, writers are blocked for the last few commits, and the log starts over. Where several processes write in
turn, the checkpoint takes a turn.
"""

import logging
import sqlite3
import threading
from contextlib import nullcontext
from pathlib import Path

from .write_turns import WriteTurns

LOG = logging.getLogger(__name__)
# Seconds. A checkpoint writes whole blocks of the file system, wherever events have their places: when a table moves every few
# seconds, a longer log brings several of its events into one block.
EVERY = 8.0
LONG = 16_000  # pages: 16 MB, or 64 in an older store; by the next checkpoint the log may be several times as long
BUSY = 2_000  # milliseconds to wait for writers


class Checkpoints:
    """The checkpoint thread of one store."""

    def __init__(self, path: Path, turns: WriteTurns | None = None) -> None:
        self._turns = turns
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
                carry_over(self._connection, self._turns)
            except sqlite3.Error as error:  # perhaps a full disk; commits continue as long as they can
                LOG.warning("no checkpoint: %s", error)


def carry_over(connection: sqlite3.Connection, turns: WriteTurns | None = None) -> None:
    """Checkpoint the log; restart it if it is long."""
    _, pages, _ = connection.execute("PRAGMA wal_checkpoint(PASSIVE)").fetchone()
    if pages > LONG:
        with turns or nullcontext():
            connection.execute("PRAGMA wal_checkpoint(RESTART)").fetchone()
