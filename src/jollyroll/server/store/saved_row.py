"""A saved state as a row of the store."""

from typing import NamedTuple


class SavedRow(NamedTuple):
    """The state of a table after an event. `mark` is a checksum of the code and the event it came from."""

    table: str
    seq: int
    mark: str
    form: bytes
