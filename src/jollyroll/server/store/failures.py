"""What may come of asking a store, whatever it is made of."""

from collections.abc import Callable

Verdict = Exception | None  # on an event: nothing, once it is stored
Settle = Callable[[Verdict], None]  # is told the verdict, once; what is stored was shown by then


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
