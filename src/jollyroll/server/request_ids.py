"""Which request or connection the task at hand works for, so that the lines of a log that belong together can be found."""

import re
from contextvars import ContextVar
from itertools import count

REQUEST_ID: ContextVar[str] = ContextVar("request_id", default="")
CONNECTION, REQUEST, TIMER = "c", "r", "t"  # what an id begins with
GIVEN = re.compile(r"[0-9A-Za-z._-]{1,64}")  # ids of a proxy that are taken over
_numbers = count(1)


def begin(kind: str, given: str = "") -> str:
    """A new id for what is done from here on; that of the proxy, where it gives one."""
    number = given if GIVEN.fullmatch(given) else f"{kind}{next(_numbers)}"
    REQUEST_ID.set(number)
    return number
