"""Events as they are stored."""

from typing import Any, NamedTuple

Json = dict[str, Any]  # an object of JSON, as it was read or is to be written
NOTHING = "{}"  # most events have no secret


class Row(NamedTuple):
    """One event of a table. `body` may be seen by everybody; `secret` by nobody."""

    table: str
    seq: int
    at: int  # milliseconds since 1970
    body: str
    secret: str
