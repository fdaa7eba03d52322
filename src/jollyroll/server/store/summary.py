"""The list of tables."""

from typing import NamedTuple


class Summary(NamedTuple):
    """A table in the list of tables: derived from its events and written with them, so that the lobby need not read them all."""

    table: str
    game: str
    stage: str
    listed: bool  # the host wants company, and there is a free seat
    opened: int
    changed: int  # or seen in use
    lobby: str  # what the lobby shows
