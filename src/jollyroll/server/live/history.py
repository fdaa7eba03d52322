"""Events of a table as the frames that were sent."""

from collections.abc import Iterable

from jollyroll.server.tables.rows import Row
from jollyroll.server.tables.transition import replay_rows

from .encoding import event_frame


def frames_of(rows: Iterable[Row], after: int) -> list[bytes]:
    """The frames of all events after `after`. The rows must start with the table's first event."""
    return [event_frame(row.seq, row.at, transition) for row, transition in replay_rows(rows) if row.seq > after]
