"""The clock and the randomness of the server."""

import secrets
from time import time

from jollyroll.server.tables.context import ActionContext


def now_ms() -> int:
    """Milliseconds since 1970."""
    return int(time() * 1_000)


def context_after(at: int = 0) -> ActionContext:
    """Now, or this time if the clock was set back since; with randomness from the operating system."""
    return ActionContext(max(int(time() * 1_000), at), secrets.token_bytes)
