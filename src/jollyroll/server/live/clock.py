"""The clock and the randomness of the server."""

import secrets
from time import time

from jollyroll.server.tables.moment import Moment


def now_ms() -> int:
    """Milliseconds since 1970."""
    return int(time() * 1_000)


def moment_at(at: int) -> Moment:
    """This time, with randomness from the operating system."""
    return Moment(at, secrets.token_bytes)
