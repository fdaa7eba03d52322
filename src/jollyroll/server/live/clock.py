"""The clock and the randomness of the server."""

import secrets
from time import time

from jollyroll.server.tables.moment import Moment


def now_ms() -> int:
    """Milliseconds since 1970."""
    return int(time() * 1_000)


def moment_after(at: int = 0) -> Moment:
    """Now, or this time if the clock was set back since; with randomness from the operating system."""
    return Moment(max(int(time() * 1_000), at), secrets.token_bytes)
