"""Checkpoints of SQLite: what was committed to its log is carried over into the database.

By itself SQLite does so in the middle of some commit, and whoever waits for that commit waits for the whole log to be carried
over. Here a thread does it meanwhile. While commits keep coming the log only grows; so once it is long, writing is blocked while
the last few commits are carried over, and the log starts again from its beginning.
"""

import logging
import sqlite3
import threading
from pathlib import Path

LOG = logging.getLogger(__name__)
EVERY = 1.0  # seconds
LONG = 16_000  # pages of the log: 16 MB, or 64 in an older store
BUSY = 2_000  # milliseconds to wait for those who write


class Checkpoints:
    """The thread of one store."""

    def __init__(self, path: Path) -> None:
        # Connected at once and once only: were the file replaced, a later connection would carry the log over into the wrong one.
        self._connection = sqlite3.connect(path, isolation_level=None, check_same_thread=False)
        self._connection.execute(f"PRAGMA busy_timeout={BUSY}")
        self._connection.execute("SELECT count(*) FROM sqlite_schema").fetchone()  # only now it is open
        self._stop = threading.Event()
        self._thread = threading.Thread(target=self._run, name="checkpoints", daemon=True)
        self._thread.start()

    def close(self) -> None:
        """Stop the thread. Closing the last connection to the store carries over the rest."""
        self._stop.set()
        self._thread.join()
        self._connection.close()

    def _run(self) -> None:
        while not self._stop.wait(EVERY):
            try:
                carry_over(self._connection)
            except sqlite3.Error as error:  # a full disk, perhaps: commits go on as long as they can
                LOG.warning("no checkpoint: %s", error)


def carry_over(connection: sqlite3.Connection) -> None:
    """Carry over what is in the log now; restart the log if it is long."""
    _, pages, _ = connection.execute("PRAGMA wal_checkpoint(PASSIVE)").fetchone()
    if pages > LONG:
        connection.execute("PRAGMA wal_checkpoint(RESTART)").fetchone()
