"""What the writer does in one transaction."""

import asyncio
from collections.abc import Callable, Sequence
from functools import lru_cache
from itertools import chain
from typing import NamedTuple

from sqlalchemy import Connection, bindparam, delete, select

from jollyroll.server.tables.rows import Row

from .saved_row import SavedRow
from .schema import EVENTS, STATES, TABLES
from .summary import Summary

MARKS = f"({', '.join('?' for _ in EVENTS.columns)})"  # the values of one event


class NotStored(Exception):
    """The store did not take it; nothing was changed."""


class Gone(NotStored):
    """The table is not in the store any more: nothing can be added to it."""


class PendingEvent(NamedTuple):
    """An event to be stored; `stored` is called as soon as it is, whether or not somebody still waits for the answer."""

    row: Row
    summary: Summary | None
    stored: Callable[[], None]
    answer: asyncio.Future[None]
    saved: SavedRow | None = None  # how the table stands after it, where that is to be saved


def write(connection: Connection, events: list[PendingEvent]) -> None:
    """All of these in the transaction at hand."""
    connection.exec_driver_sql(insert_of(len(events)), tuple(chain.from_iterable(event.row for event in events)))
    summaries = {event.summary.table: event.summary for event in events if event.summary}
    if summaries:
        new = {event.row.table for event in events if event.row.seq == 1}
        known = connection.execute(delete(TABLES).where(TABLES.c.game.in_(summaries))).rowcount
        if known < len(summaries.keys() - new):
            raise Gone
        names = [column.name for column in TABLES.columns]
        connection.execute(TABLES.insert(), [dict(zip(names, summary, strict=True)) for summary in summaries.values()])
    save(connection, [event.saved for event in events if event.saved])


def save_known(connection: Connection, states: list[SavedRow]) -> None:
    """Saved states of those tables that are still there."""
    there = set(connection.scalars(select(TABLES.c.game).where(TABLES.c.game.in_({state.table for state in states}))))
    save(connection, [state for state in states if state.table in there])


def save(connection: Connection, states: Sequence[SavedRow]) -> None:
    """Saved states, each in the place of one that was there before."""
    if states:
        here = delete(STATES).where(STATES.c.game == bindparam("table"), STATES.c.seq == bindparam("place"))
        connection.execute(here, [{"table": state.table, "place": state.seq} for state in states])
        names = [column.name for column in STATES.columns]
        connection.execute(STATES.insert(), [dict(zip(names, state, strict=True)) for state in states])


@lru_cache(64)
def insert_of(rows: int) -> str:
    """A statement for so many events at once: after each statement the thread must wait for its turn."""
    return f"INSERT INTO {EVENTS.name} ({', '.join(column.name for column in EVENTS.columns)}) VALUES {', '.join([MARKS] * rows)}"
