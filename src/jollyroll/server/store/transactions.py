"""What the writer does in one transaction."""

from collections.abc import Callable, Sequence
from typing import NamedTuple

from sqlalchemy import Connection, select

from jollyroll.server.tables.rows import Row

from .backend import Backend
from .failures import Conflict, Gone, Settle, Verdict
from .saved_row import SavedRow
from .schema import TABLES
from .summary import Summary


class PendingEvent(NamedTuple):
    """An event to be stored; `stored` is called as soon as it is, then `settle` is told, or why it is not."""

    row: Row
    summary: Summary | None
    stored: Callable[[], None]
    settle: Settle
    saved: SavedRow | None = None  # how the table stands after it, where that is to be saved
    since: float = 0.0  # when it was asked for
    received: float = 0.0  # when the frame came that asks for it; 0 for what tables do by themselves


Announce = Callable[[Connection, Sequence[Row]], None]  # tells other servers what was stored, as part of the transaction


def write(
    backend: Backend, events: Sequence[PendingEvent], again: bool, announce: Announce | None, connection: Connection
) -> list[Verdict]:
    """All of these that can be, in the transaction at hand. Again: they may be there, because nobody knows how it ended before.

    They come in the order of their places, so that two processes never wait for each other.
    """
    gone = gone_tables(connection, events) if any(event.summary for event in events) else ()
    wanted = sorted((event.row for event in events if event.row.table not in gone), key=lambda row: row[:2])
    free = backend.insert(connection, wanted) if wanted else set()
    verdicts: list[Verdict] = []
    for event in events:
        place = event.row.table, event.row.seq
        if event.row.table in gone:
            verdicts.append(Gone())
        elif place in free:
            free.discard(place)
            verdicts.append(None)
        else:
            verdicts.append(found_there(backend, connection, event.row, again))
    stored = [event for event, verdict in zip(events, verdicts, strict=True) if verdict is None]
    summaries = {event.summary.table: event.summary for event in stored if event.summary}
    if summaries:
        connection.exec_driver_sql(backend.sql.put_summary, [tuple(summaries[table]) for table in sorted(summaries)])
    if states := [event.saved for event in stored if event.saved]:
        save(backend, connection, states)
    if announce and stored:
        announce(connection, [event.row for event in stored])
    return verdicts


def gone_tables(connection: Connection, events: Sequence[PendingEvent]) -> set[str]:
    """Tables of these events that were removed meanwhile, as far as the list of tables is asked at all."""
    new = {event.row.table for event in events if event.row.seq == 1}
    listed = {event.row.table for event in events if event.summary} - new
    return listed - set(connection.scalars(select(TABLES.c.game).where(TABLES.c.game.in_(listed))))


def found_there(backend: Backend, connection: Connection, row: Row, again: bool) -> Verdict:
    """Why an event did not find its place free: it is there itself, another is, or the one before it is missing."""
    there = connection.exec_driver_sql(backend.sql.row, (row.table, row.seq)).one_or_none()
    if there is None:
        return Gone()
    return None if again and Row(*there) == row else Conflict()


def save_known(backend: Backend, states: Sequence[SavedRow], connection: Connection) -> None:
    """Saved states of those tables that are still there."""
    there = set(connection.scalars(select(TABLES.c.game).where(TABLES.c.game.in_({state.table for state in states}))))
    if known := [state for state in states if state.table in there]:
        save(backend, connection, known)


def save(backend: Backend, connection: Connection, states: Sequence[SavedRow]) -> None:
    """Saved states, each in the place of one that was there before."""
    connection.exec_driver_sql(backend.sql.put_state, [tuple(state) for state in sorted(states, key=lambda state: state[:2])])
