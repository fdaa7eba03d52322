"""The list of tables."""

from typing import NamedTuple


class Summary(NamedTuple):
    """A table's row in the list of tables: derived from its events and written with them, so that the lobby need not read those."""

    table: str
    game: str
    stage: str
    listed: bool  # in the lobby, and with a free seat
    opened: int
    changed: int  # or last known to be in use
    lobby: str  # details for the lobby, as JSON
