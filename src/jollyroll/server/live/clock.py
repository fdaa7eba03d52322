"""The server's clock and source of randomness."""

import secrets
import time

from jollyroll.server.tables.context import ActionContext

NANOSECONDS = 1_000_000  # in a millisecond


class ServerClock:
    """Milliseconds since 1970, monotonic: the wall clock at start plus the time elapsed since.

    Setting the computer's clock while the server runs changes nothing.
    """

    __slots__ = ("_origin",)

    def __init__(self) -> None:
        self._origin = time.time_ns() - time.monotonic_ns()

    def set_ahead(self, milliseconds: int) -> None:
        """Shift this clock to the common time of several servers."""
        self._origin += milliseconds * NANOSECONDS

    def now(self) -> int:
        """The current time in milliseconds since 1970."""
        return (self._origin + time.monotonic_ns()) // NANOSECONDS


def context_at(at: int) -> ActionContext:
    """The context of an action at this time, with randomness from the operating system."""
    return ActionContext(at, secrets.token_bytes)
