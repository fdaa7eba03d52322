"""The writer: what many tables want stored is committed together, and each hears when it is safe."""

import asyncio
import logging
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar

from sqlalchemy import Connection, Engine
from sqlalchemy.exc import IntegrityError

from jollyroll.server.tables.rows import Row

from .saved_row import SavedRow
from .summary import Summary
from .transactions import Gone, NotStored, PendingEvent, save_known, write
from .trouble import trouble_of
from .watch import StoreWatch

LOG = logging.getLogger(__name__)
MOST_AT_ONCE = 1_000  # events in one transaction
MOST_STATES = 100  # in one transaction
Item = TypeVar("Item")
PAUSE = 0.008  # seconds from one transaction to the next while there is much to store: each costs as much as a dozen events


class Conflict(Exception):
    """Another process has stored an event of this number first."""


class Full(NotStored):
    """The store was not even asked: too much is waiting for it, or the server stops."""


class Lost(NotStored):
    """The files of the store are gone or others: whatever is written is not kept."""


class Writer:
    """One for the whole server. Nothing it was given is forgotten: each event ends stored, in a conflict, or not stored."""

    def __init__(self, engine: Engine, most_waiting: int, watch: StoreWatch | None = None) -> None:
        self.engine = engine
        self.watch = watch
        self.most_waiting = most_waiting
        self.waiting: list[PendingEvent] = []
        self.states: list[SavedRow] = []  # to be saved when there is time
        self.stopped = False
        self._some = asyncio.Event()
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="writer")
        self._connection: Connection | None = None  # of the thread
        self._task = asyncio.create_task(self._run(), name="writer")

    async def store(self, row: Row, summary: Summary | None, stored: Callable[[], None], saved: SavedRow | None = None) -> None:
        """Have an event stored: returns when it is on the disk, raises Conflict or NotStored if it never will be."""
        if self.stopped or len(self.waiting) >= self.most_waiting:
            raise Full
        if self.watch and self.watch.lost:
            raise Lost
        event = PendingEvent(row, summary, stored, asyncio.get_running_loop().create_future(), saved)
        self.waiting.append(event)
        self._some.set()
        await event.answer

    def save(self, states: Sequence[SavedRow]) -> None:
        """Have states of tables saved that were read without any; nobody waits for it, and nothing is lost without."""
        if not self.stopped and len(self.states) < self.most_waiting:
            self.states += states
            self._some.set()

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
            if self.states and not self.stopped:
                await self._save()
            if self.stopped:
                return await asyncio.get_running_loop().run_in_executor(self._thread, self._hang_up)

    async def _commit(self, events: list[PendingEvent]) -> None:
        try:
            await asyncio.get_running_loop().run_in_executor(self._thread, self._write, events, write)
        except Lost:
            refuse(events, Lost())
        except (IntegrityError, Gone) as error:
            await self._commit_halves(events, error)
        except Exception as error:  # a full disk, a locked file: whatever it is, nobody may be left waiting
            LOG.error("%d events were not stored: %s", len(events), trouble_of(error))
            refuse(events, NotStored())
        else:
            for event in events:
                settle(event)

    async def _save(self) -> None:
        states, self.states = self.states[:MOST_STATES], self.states[MOST_STATES:]
        try:
            await asyncio.get_running_loop().run_in_executor(self._thread, self._write, states, save_known)
        except Lost:
            pass
        except Exception as error:
            LOG.warning("%d states of tables were not saved: %s", len(states), trouble_of(error))
        if self.states:
            self._some.set()

    def _write(self, what: list[Item], how: Callable[[Connection, list[Item]], None]) -> None:
        """In the thread of the writer: all of these in one transaction."""
        try:
            self._connection = connection = self._connection or self.engine.connect()
            self._look()
            with connection.begin():
                how(connection, what)
            self._look()
        except BaseException:
            self._hang_up()  # and begin anew next time
            raise

    def _look(self) -> None:
        """Before and after: only what is written to the files that others will read is stored."""
        if self.watch and self.watch.look():
            raise Lost

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
