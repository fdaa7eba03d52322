"""Backups of a store in use: one complete SQLite file, consistent as of one moment, which can be served as it is."""

import os
import sqlite3
from contextlib import closing
from pathlib import Path

from jollyroll.errors import StoreError

from .copying import CopyCounts, OnTableCopied, copy
from .opening import is_url

PRIVATE = 0o600
PAGES = 1_000  # copied per step; the server writes in between
PART = ".part"


def back_up(source: str, target: Path, progress: OnTableCopied = lambda done, total: None) -> CopyCounts:
    """Save a store into a new file, which appears only when it is complete and synced."""
    if target.exists():
        raise StoreError("backup-exists", path=str(target))
    part = target.with_name(target.name + PART)
    part.unlink(missing_ok=True)
    try:
        try:
            os.close(os.open(part, os.O_WRONLY | os.O_CREAT | os.O_EXCL, PRIVATE))
        except OSError as error:
            raise StoreError("no-store", path=str(target), reason=os.strerror(error.errno or 0)) from error
        copied = copy(source, str(part), progress) if is_url(source) else save_file(Path(source), part, progress)
        settle(part)
        os.replace(part, target)
        settle(target.parent.absolute())
    finally:
        for left in (part, *part.parent.glob(f"{part.name}-*")):
            left.unlink(missing_ok=True)
    return copied


def save_file(source: Path, part: Path, progress: OnTableCopied) -> CopyCounts:
    """Copy a SQLite file with SQLite's backup API while others write."""
    if not source.is_file():
        raise StoreError("no-such-store", path=str(source))
    read_only = f"{source.absolute().as_uri()}?mode=ro"
    try:
        with closing(sqlite3.connect(read_only, uri=True)) as here, closing(sqlite3.connect(part)) as there:
            here.execute("PRAGMA busy_timeout=4000")
            here.execute("BEGIN")
            [(tables, events)] = here.execute("SELECT count(DISTINCT game), count(*) FROM events").fetchall()
            here.backup(there, pages=PAGES, progress=lambda _, left, total: progress(total - left, total))
            there.execute("PRAGMA journal_mode=DELETE")
            [(verdict,)] = there.execute("PRAGMA quick_check(1)").fetchall()
            found = there.execute("SELECT count(DISTINCT game), count(*) FROM events").fetchone()
    except sqlite3.Error as error:
        raise StoreError("broken-store", path=str(source), reason=str(error)) from None
    if verdict != "ok" or found != (tables, events):
        raise StoreError("copy-differs", path=str(part))
    return CopyCounts(tables, events)


def settle(path: Path) -> None:
    """Sync a file or folder to disk."""
    if path.is_dir() and os.name == "nt":
        return
    descriptor = os.open(path, os.O_RDONLY)
    try:
        os.fsync(descriptor)
    finally:
        os.close(descriptor)
