"""What may come of asking a store, whatever it is made of."""

from typing import Protocol


class Settled(Protocol):
    """What is told whether an event was stored, as soon as it is known: a future, or whoever does not want to wait for one."""

    def done(self) -> bool:
        """It was told, or does not want to know any more."""

    def set_result(self, result: None, /) -> None:
        """It is stored, and was shown."""

    def set_exception(self, exception: Exception, /) -> None:
        """It is not stored, for this reason."""


class NotStored(Exception):
    """The store did not take it; nothing was changed."""


class Gone(NotStored):
    """The table is not in the store any more: nothing can be added to it."""


class Full(NotStored):
    """The store was not even asked: the server stops."""


class Lost(NotStored):
    """The files of the store are gone or others: whatever is written is not kept."""


class Conflict(Exception):
    """Another process has stored an event of this number first."""


class Unreadable(Exception):
    """The store could not be asked; says what kind of trouble it was, and nothing else."""


class Unreachable(Unreadable):
    """The store did not answer in time; it may later."""


class Damaged(Unreadable):
    """What is stored there cannot be read, now or later."""
