"""Errors of the store, independent of the database."""

from collections.abc import Callable

StoreVerdict = Exception | None  # on a submitted event; None if it is stored
Settle = Callable[[StoreVerdict], None]  # called once with the verdict, after a stored event was shown


class NotStored(Exception):
    """The event was not stored; nothing changed."""


class TableGone(NotStored):
    """The table is no longer in the store."""


class WriterStopped(NotStored):
    """The writer has stopped and takes no more events."""


class StoreLost(NotStored):
    """The store's files were deleted or replaced, so that writes would be lost."""


class Conflict(Exception):
    """Another process stored an event with this number first."""


class Unreadable(Exception):
    """A query failed; holds only the kind of error."""


class Unreachable(Unreadable):
    """The database did not answer in time; a retry may help."""


class Damaged(Unreadable):
    """The stored data cannot be read; a retry does not help."""
