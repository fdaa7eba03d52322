"""A saved state of a table as it is stored."""

from typing import NamedTuple


class SavedRow(NamedTuple):
    """How a table stood after an event. `mark` tells what it was made by and from; with another mark it is worth nothing."""

    table: str
    seq: int
    mark: str
    form: bytes
