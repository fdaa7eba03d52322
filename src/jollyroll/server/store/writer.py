"""The writer: what many tables want stored is committed together, and each hears when it is safe."""

import asyncio
import logging
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import lru_cache
from itertools import chain
from typing import NamedTuple

from sqlalchemy import Connection, Engine, bindparam, delete
from sqlalchemy.exc import IntegrityError

from jollyroll.server.tables.rows import Row

from .saved_row import SavedRow
from .schema import EVENTS, STATES, TABLES
from .summary import Summary
from .trouble import trouble_of

LOG = logging.getLogger(__name__)
MOST_AT_ONCE = 1_000  # events in one transaction
MARKS = f"({', '.join('?' for _ in EVENTS.columns)})"  # the values of one event
PAUSE = 0.008  # seconds from one transaction to the next while there is much to store: each costs as much as a dozen events


class Conflict(Exception):
    """Another process has stored an event of this number first."""


class NotStored(Exception):
    """The store did not take it; nothing was changed."""


class Gone(NotStored):
    """The table is not in the store any more: nothing can be added to it."""


class Full(NotStored):
    """The store was not even asked: too much is waiting for it, or the server stops."""


class PendingEvent(NamedTuple):
    """An event to be stored; `stored` is called as soon as it is, whether or not somebody still waits for the answer."""

    row: Row
    summary: Summary | None
    stored: Callable[[], None]
    answer: asyncio.Future[None]
    saved: SavedRow | None = None  # how the table stands after it, where that is to be saved


class Writer:
    """One for the whole server. Nothing it was given is forgotten: each event ends stored, in a conflict, or not stored."""

    def __init__(self, engine: Engine, most_waiting: int) -> None:
        self.engine = engine
        self.most_waiting = most_waiting
        self.waiting: list[PendingEvent] = []
        self.stopped = False
        self._some = asyncio.Event()
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="writer")
        self._connection: Connection | None = None  # of the thread
        self._task = asyncio.create_task(self._run(), name="writer")

    async def store(self, row: Row, summary: Summary | None, stored: Callable[[], None], saved: SavedRow | None = None) -> None:
        """Have an event stored: returns when it is on the disk, raises Conflict or NotStored if it never will be."""
        if self.stopped or len(self.waiting) >= self.most_waiting:
            raise Full
        event = PendingEvent(row, summary, stored, asyncio.get_running_loop().create_future(), saved)
        self.waiting.append(event)
        self._some.set()
        await event.answer

    async def stop(self) -> None:
        """Store what is waiting, then take nothing more."""
        self.stopped = True
        self._some.set()
        await self._task
        self._thread.shutdown()

    async def _run(self) -> None:
        while True:
            await self._some.wait()
            self._some.clear()
            while self.waiting:
                next_one = asyncio.get_running_loop().time() + PAUSE
                events, self.waiting = self.waiting[:MOST_AT_ONCE], self.waiting[MOST_AT_ONCE:]
                await self._commit(events)
                if len(events) > 1 and not self.stopped:
                    await asyncio.sleep(max(0.0, next_one - asyncio.get_running_loop().time()))
            if self.stopped:
                return await asyncio.get_running_loop().run_in_executor(self._thread, self._hang_up)

    async def _commit(self, events: list[PendingEvent]) -> None:
        try:
            await asyncio.get_running_loop().run_in_executor(self._thread, self._write, events)
        except (IntegrityError, Gone) as error:
            await self._commit_halves(events, error)
        except Exception as error:  # a full disk, a locked file: whatever it is, nobody may be left waiting
            LOG.error("%d events were not stored: %s", len(events), trouble_of(error))
            refuse(events, NotStored())
        else:
            for event in events:
                settle(event)

    def _write(self, events: list[PendingEvent]) -> None:
        """In the thread of the writer: all of these in one transaction."""
        try:
            self._connection = connection = self._connection or self.engine.connect()
            with connection.begin():
                write(connection, events)
        except BaseException:
            self._hang_up()  # and begin anew next time
            raise

    def _hang_up(self) -> None:
        connection, self._connection = self._connection, None
        if connection is not None:
            connection.close()

    async def _commit_halves(self, events: list[PendingEvent], error: Exception) -> None:
        """Somebody was first with at least one of these, or has removed its table: find out which."""
        if len(events) == 1:
            return refuse(events, error if isinstance(error, Gone) else Conflict())
        half = len(events) // 2
        await self._commit(events[:half])
        await self._commit(events[half:])


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


def settle(event: PendingEvent) -> None:
    """It is stored."""
    try:
        event.stored()
    except Exception:  # one table's mishap must not stop the others
        LOG.exception("table %s after event %d", event.row.table, event.row.seq)
    if not event.answer.done():
        event.answer.set_result(None)


def refuse(events: list[PendingEvent], error: Exception) -> None:
    """It is not."""
    for event in events:
        if not event.answer.done():
            event.answer.set_exception(error)
