"""Names errors of the store without quoting data, which contains unrevealed dice."""

from typing import TYPE_CHECKING, Any

from .failures import Damaged, Unreachable, Unreadable

if TYPE_CHECKING:
    from sqlalchemy.exc import DBAPIError

DAMAGE = ("SQLITE_CORRUPT", "SQLITE_NOTADB", "SQLITE_FORMAT", "SQLITE_IOERR")  # prefixes of error names
PASSING = ("SQLITE_BUSY", "SQLITE_LOCKED")
# Prefixes of PostgreSQL's error codes: connections, shutdown and startup, deadlocks, lock timeouts, too many connections, and a
# read-only server, as after a failover.
PASSING_STATES = ("08", "57P", "40", "55P03", "53300", "25006", "25P03")
UNDECODABLE = "undecodable text"
# What an operator can do, by prefix of an error's name.
ADVICE = {
    "DiskFull": "the disk of the database is full: make room, and play goes on",
    "SQLITE_FULL": "the disk is full: make room, and play goes on",
    "SQLITE_IOERR": "the disk fails, or can only be read by now: see what the system's log says; once it is mended, play goes on",
    "SQLITE_CANTOPEN": "the file cannot be opened: see whether its folder is there, whose it is, and how its disk is mounted",
    "SQLITE_READONLY": "the file can only be read: see whose it is, and how its disk is mounted",
    "ReadOnlySqlTransaction": "the database can only be read: make it writable, or let one take over that is",
    "InsufficientPrivilege": "the user of the database may not write there: give it the right to",
}


def trouble_of(error: BaseException) -> str:
    """The name of an error's kind. Its message is left out, since it may quote data."""
    cause = getattr(error, "orig", None) or error  # SQLAlchemy wraps the driver's error
    name = getattr(cause, "sqlite_errorname", None)
    return name if isinstance(name, str) else type(cause).__name__


def with_advice(error: BaseException) -> str:
    """The name of an error's kind for the log, with advice if there is any."""
    name = trouble_of(error)
    return "; ".join([name, *(advice for kind, advice in ADVICE.items() if name.startswith(kind))])


def is_damage(error: BaseException) -> bool:
    """Whether the files are damaged, so that a retry does not help."""
    return trouble_of(error).startswith(DAMAGE)


def is_passing(error: BaseException) -> bool:
    """Whether the failure may pass: the database was unreachable or locked, so that a retry may help."""
    cause: Any = getattr(error, "orig", None) or error
    if hasattr(cause, "sqlite_errorname"):
        return trouble_of(error).startswith(PASSING)
    if not hasattr(cause, "sqlstate"):
        return False
    state: str | None = cause.sqlstate
    return state.startswith(PASSING_STATES) if state else trouble_of(error) in ("OperationalError", "ConnectionTimeout")


def unreadable(error: "DBAPIError") -> Unreadable:
    """The error to raise for a failed query, without its message."""
    name = trouble_of(error)
    if is_damage(error):
        return Damaged(name)
    if str(error.orig).startswith("Could not decode"):
        return Damaged(UNDECODABLE)
    return Unreachable(name) if is_passing(error) else Unreadable(name)
