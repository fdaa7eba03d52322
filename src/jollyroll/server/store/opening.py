"""Which database a store is in, by its address."""

from pathlib import Path

from jollyroll.errors import Refused

from .backend import Backend
from .sqlite import SqliteBackend

SCHEMES = ("postgresql://", "postgres://")


def is_url(where: str) -> bool:
    """An address, not a file."""
    return "://" in where


def backend_at(where: Path | str) -> Backend:
    """The database in this file or under this URL, not yet opened."""
    if isinstance(where, Path) or not is_url(where):
        return SqliteBackend(Path(where))
    if not where.startswith(SCHEMES):
        raise Refused("bad-store-url")
    from .postgres import PostgresBackend

    return PostgresBackend(where)
