"""What goes wrong with the store, in words that hold nothing of what is stored: dice nobody has seen are in there."""

from typing import TYPE_CHECKING, Any

from .failures import Damaged, Unreachable, Unreadable

if TYPE_CHECKING:
    from sqlalchemy.exc import DBAPIError

DAMAGE = ("SQLITE_CORRUPT", "SQLITE_NOTADB", "SQLITE_FORMAT", "SQLITE_IOERR")  # names of errors begin so
PASSING = ("SQLITE_BUSY", "SQLITE_LOCKED")
# Classes and numbers of PostgreSQL's errors: connections, shutting down and starting, deadlocks, locks held for too long, too many
# connections; and a server that may only be read, as one is that another has taken over from.
PASSING_STATES = ("08", "57P", "40", "55P03", "53300", "25006", "25P03")
UNDECODABLE = "undecodable text"


def trouble_of(error: BaseException) -> str:
    """The kind of an error. Its text is left out: it may quote what was to be stored or read."""
    cause = getattr(error, "orig", None) or error  # SQLAlchemy wraps the database's own
    name = getattr(cause, "sqlite_errorname", None)
    return name if isinstance(name, str) else type(cause).__name__


def is_damage(error: BaseException) -> bool:
    """The files themselves are in disorder: trying again does not help."""
    return trouble_of(error).startswith(DAMAGE)


def is_passing(error: BaseException) -> bool:
    """It was not the store that failed, only the way to it, or somebody was in the way: trying again may help."""
    cause: Any = getattr(error, "orig", None) or error
    if hasattr(cause, "sqlite_errorname"):
        return trouble_of(error).startswith(PASSING)
    if not hasattr(cause, "sqlstate"):
        return False
    state: str | None = cause.sqlstate
    return state.startswith(PASSING_STATES) if state else trouble_of(error) in ("OperationalError", "ConnectionTimeout")


def unreadable(error: "DBAPIError") -> Unreadable:
    """The same error without its text."""
    name = trouble_of(error)
    if is_damage(error):
        return Damaged(name)
    if str(error.orig).startswith("Could not decode"):
        return Damaged(UNDECODABLE)
    return Unreachable(name) if is_passing(error) else Unreadable(name)
