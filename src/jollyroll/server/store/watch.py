"""Watches the files of a SQLite store.

An open file that was deleted or replaced can still be written without error, but its content is gone once the server ends. So the
files are checked before and after each commit and periodically. What is still open can be saved beside it.
"""

import os
import sqlite3
from contextlib import closing
from pathlib import Path

RESCUED = "rescued"


class StoreWatch:
    """Watches the files of one store. Its own connection keeps SQLite's files open."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.lost = ""  # the first file found deleted or replaced
        self._connection = sqlite3.connect(path, isolation_level=None, check_same_thread=False)
        self._connection.execute("SELECT count(*) FROM sqlite_schema").fetchone()
        self._files = [(str(file), os.stat(file)) for file in (path, Path(f"{path}-wal")) if file.exists()]

    def look(self) -> bool:
        """Whether a file was deleted or replaced. Once lost, always lost, even if the file comes back."""
        for file, known in self._files:
            try:
                same = os.path.samestat(os.stat(file), known)
            except OSError:
                same = False
            if not same and not self.lost:
                self.lost = file
        return bool(self.lost)

    def salvage(self) -> Path:
        """Save the open files into a new one beside them."""
        copy = next(path for number in range(1_000) if is_new(path := self._rescued(number)))
        with closing(sqlite3.connect(copy)) as there:
            self._connection.backup(there)
        return copy

    def _rescued(self, number: int) -> Path:
        return self.path.with_name(f"{self.path.stem}-{RESCUED}{number or ''}{self.path.suffix}")

    def close(self) -> None:
        self._connection.close()


def is_new(path: Path) -> bool:
    """Create a private file; False if it exists."""
    try:
        path.touch(0o600, exist_ok=False)
    except FileExistsError:
        return False
    return True
