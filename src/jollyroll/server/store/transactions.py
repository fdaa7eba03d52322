"""The content of the writer's transactions."""

from collections.abc import Callable, Sequence
from typing import NamedTuple

from sqlalchemy import Connection, select, update

from jollyroll.server.tables.rows import Row

from .backend import Backend
from .failures import Conflict, Settle, StoreVerdict, TableGone
from .saved_row import SavedRow
from .schema import SCHEMA, TABLES
from .summary import Summary


class PendingEvent(NamedTuple):
    """An event waiting for the writer. `stored` is called once it is stored, then `settle` with the verdict in any case."""

    row: Row
    summary: Summary | None
    stored: Callable[[], None]
    settle: Settle
    saved: SavedRow | None = None  # the state after it, if it is to be saved
    since: float = 0.0  # when it was submitted
    received: float = 0.0  # when its frame was received; 0 for actions of the scheduler


Announce = Callable[[Connection, Sequence[Row]], None]  # notifies other servers within the transaction


def write(
    backend: Backend, events: Sequence[PendingEvent], again: bool, announce: Announce | None, connection: Connection
) -> list[StoreVerdict]:
    """Insert these events in the current transaction; returns the verdict on each. `again`: an earlier attempt may have succeeded.

    Rows are sorted by key, so that two processes never deadlock.
    """
    gone = gone_tables(connection, events) if any(event.summary for event in events) else ()
    wanted = sorted((event.row for event in events if event.row.table not in gone), key=lambda row: row[:2])
    free = backend.insert(connection, wanted) if wanted else set()
    verdicts: list[StoreVerdict] = []
    for event in events:
        place = event.row.table, event.row.seq
        if event.row.table in gone:
            verdicts.append(TableGone())
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
    """The tables of these events that were removed. Only events with a summary are checked."""
    new = {event.row.table for event in events if event.row.seq == 1}
    listed = {event.row.table for event in events if event.summary} - new
    return listed - set(connection.scalars(select(TABLES.c.game).where(TABLES.c.game.in_(listed))))


def found_there(backend: Backend, connection: Connection, row: Row, again: bool) -> StoreVerdict:
    """Why an event was not inserted: it is there already, another event is, or its predecessor is missing."""
    there = connection.exec_driver_sql(backend.sql.row, (row.table, row.seq)).one_or_none()
    if there is None:
        return TableGone()
    return None if again and Row(*there) == row else Conflict()


def save_known(backend: Backend, states: Sequence[SavedRow], connection: Connection) -> None:
    """Save states of tables that still exist."""
    there = set(connection.scalars(select(TABLES.c.game).where(TABLES.c.game.in_({state.table for state in states}))))
    if known := [state for state in states if state.table in there]:
        save(backend, connection, known)


def try_to_write(connection: Connection) -> None:
    """Write what is there already: it fails if nothing can be written."""
    connection.execute(update(SCHEMA).values(version=SCHEMA.c.version))


def save(backend: Backend, connection: Connection, states: Sequence[SavedRow]) -> None:
    """Save states, replacing earlier ones of the same event."""
    connection.exec_driver_sql(backend.sql.put_state, [tuple(state) for state in sorted(states, key=lambda state: state[:2])])
