"""Chooses a backend by the store's address."""

from pathlib import Path

from jollyroll.errors import StoreError

from .backend import Backend
from .sqlite import SqliteBackend
from .write_turns import WriteTurns

SCHEMES = ("postgresql://", "postgres://")


def is_url(where: str) -> bool:
    """Whether this is a URL rather than a file."""
    return "://" in where


def backend_at(where: Path | str, turns: WriteTurns | None = None, carries_over: bool = True) -> Backend:
    """The backend for this file or URL, not yet opened."""
    if isinstance(where, Path) or not is_url(where):
        return SqliteBackend(Path(where), turns, carries_over)
    if not where.startswith(SCHEMES):
        raise StoreError("bad-store-url")
    from .postgres import PostgresBackend

    return PostgresBackend(where)
