"""What is stored."""

from typing import NamedTuple


class Row(NamedTuple):
    """One event of a table. `body` may be seen by everybody; `secret` by nobody."""

    table: str
    seq: int
    at: int  # milliseconds since 1970
    body: str
    secret: str


class Summary(NamedTuple):
    """A table in the list of tables: derived from its events and written with them, so that the lobby need not read them all."""

    table: str
    game: str
    stage: str
    listed: bool  # the host wants company, and there is a free seat
    opened: int
    changed: int  # or seen in use
    lobby: str  # what the lobby shows
