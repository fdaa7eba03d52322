"""What goes wrong with the store, in words that hold nothing of what is stored: dice nobody has seen are in there."""

from sqlalchemy.exc import DBAPIError

DAMAGE = ("SQLITE_CORRUPT", "SQLITE_NOTADB", "SQLITE_FORMAT", "SQLITE_IOERR")  # names of errors begin so
UNDECODABLE = "undecodable text"


class Unreadable(Exception):
    """The store could not be asked; says what kind of trouble it was, and nothing else."""


class Damaged(Unreadable):
    """What is stored there cannot be read, now or later."""


def trouble_of(error: BaseException) -> str:
    """The kind of an error. Its text is left out: it may quote what was to be stored or read."""
    cause = error.orig if isinstance(error, DBAPIError) and error.orig else error
    name = getattr(cause, "sqlite_errorname", None)
    return name if isinstance(name, str) else type(cause).__name__


def is_damage(error: BaseException) -> bool:
    """The files themselves are in disorder: trying again does not help."""
    return trouble_of(error).startswith(DAMAGE)


def unreadable(error: DBAPIError) -> Unreadable:
    """The same error without its text."""
    name = trouble_of(error)
    if is_damage(error):
        return Damaged(name)
    if str(error.orig).startswith("Could not decode"):
        return Damaged(UNDECODABLE)
    return Unreadable(name)
