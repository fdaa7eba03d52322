"""The clock and the randomness of the server."""

import secrets
import time

from jollyroll.server.tables.context import ActionContext

NANOSECONDS = 1_000_000  # in a millisecond


class ServerClock:
    """Milliseconds since 1970: the time of day when the server started, and what has elapsed since.

    Whoever sets the computer's clock while the server runs neither hastens nor delays anything.
    """

    __slots__ = ("_origin",)

    def __init__(self) -> None:
        self._origin = time.time_ns() - time.monotonic_ns()

    def set_ahead(self, milliseconds: int) -> None:
        """The time that several servers go by is ahead of this computer's."""
        self._origin += milliseconds * NANOSECONDS

    def now(self) -> int:
        """What time it is."""
        return (self._origin + time.monotonic_ns()) // NANOSECONDS


def context_at(at: int) -> ActionContext:
    """Something is done at this time, with randomness from the operating system."""
    return ActionContext(at, secrets.token_bytes)
