"""Whether the files of the store are still those that were opened.

A file that is deleted or replaced while it is open can still be written to, and nothing complains; but all of it is gone once the
server ends. So it is looked at before and after each commit, and by a clock. What is still open can be saved into a file beside it.
"""

import os
import sqlite3
from contextlib import closing
from pathlib import Path

RESCUED = "rescued"


class StoreWatch:
    """Knows the files of one store. Its own connection sees to it that SQLite keeps them."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.lost = ""  # the file that is not the one it was
        self._connection = sqlite3.connect(path, isolation_level=None, check_same_thread=False)
        self._connection.execute("SELECT count(*) FROM sqlite_schema").fetchone()
        self._files = [(str(file), os.stat(file)) for file in (path, Path(f"{path}-wal")) if file.exists()]

    def look(self) -> bool:
        """A file is gone or another one; once lost, always lost: nobody knows what happened meanwhile."""
        for file, known in self._files:
            try:
                same = os.path.samestat(os.stat(file), known)
            except OSError:
                same = False
            if not same and not self.lost:
                self.lost = file
        return bool(self.lost)

    def salvage(self) -> Path:
        """Save what is still open into a new file."""
        copy = next(path for number in range(1_000) if not (path := self._rescued(number)).exists())
        copy.touch(0o600)
        with closing(sqlite3.connect(copy)) as there:
            self._connection.backup(there)
        return copy

    def _rescued(self, number: int) -> Path:
        return self.path.with_name(f"{self.path.stem}-{RESCUED}{number or ''}{self.path.suffix}")

    def close(self) -> None:
        """Let go of the files."""
        self._connection.close()
