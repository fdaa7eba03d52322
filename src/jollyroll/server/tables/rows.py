"""Events as rows of the store."""

from typing import Any, NamedTuple

JsonObject = dict[str, Any]  # a JSON object
NOTHING = "{}"  # most events have no secret


class Row(NamedTuple):
    """One stored event of a table: `body` is public, `secret` never leaves the server."""

    table: str
    seq: int
    at: int  # milliseconds since 1970
    body: str
    secret: str
