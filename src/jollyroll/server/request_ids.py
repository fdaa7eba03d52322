"""The id of the request or connection that the current task works for, so that its log lines can be found together."""

import re
from contextvars import ContextVar
from itertools import count

REQUEST_ID: ContextVar[str] = ContextVar("request_id", default="")
CONNECTION, REQUEST, TIMER = "c", "r", "t"  # first letters of ids
GIVEN = re.compile(r"[0-9A-Za-z._-]{1,64}")  # a proxy's ids that are taken over
_numbers = count(1)


def begin(kind: str, given: str = "") -> str:
    """Start a new id for this context, or take over the proxy's."""
    number = given if GIVEN.fullmatch(given) else f"{kind}{next(_numbers)}"
    REQUEST_ID.set(number)
    return number
