"""The writer: commits events of many tables in one transaction, and calls each table back when its event is stored.

A table has one action under way at most, so the tables in memory bound the queue. If the database is unreachable, all events wait
for it, for up to `limits.STORE_WITHIN`.
"""

import asyncio
import logging
from collections.abc import Callable, Sequence
from contextlib import suppress
from functools import partial
from time import monotonic

from sqlalchemy.exc import DataError, IntegrityError

from jollyroll.server import limits
from jollyroll.server.counters import COUNTERS, RECEIVED
from jollyroll.server.tables.rows import Row

from .backend import Backend
from .failures import NotStored, Settle, StoreLost, StoreVerdict, WriterStopped
from .saved_row import SavedRow
from .summary import Summary
from .telling import tell_tables
from .transacting import TransactingThread
from .transactions import Announce, PendingEvent, save_known, try_to_write, write
from .trouble import is_passing, trouble_of, with_advice

LOG = logging.getLogger(__name__)
MOST_AT_ONCE = 1_000  # events in one transaction
MOST_TOLD = 64  # events shown to their tables until everything else on the loop gets its chance
MOST_STATES = 100  # in one transaction
MOST_STATES_WAITING = 4_096
PAUSE = 0.008  # seconds between transactions under load, to batch events: a commit costs as much as a dozen
MANY = 8  # events in a transaction that double the pause: the log gets fewer bytes for each, since they share pages
FIRST_WAIT, LONGEST_WAIT = 0.05, 1.0  # seconds between retries, growing
TRY_EVERY = 1.0  # seconds, while the store refuses events and nobody sends any


class Writer:
    """The only writer of a server. Each submitted event ends stored, in a conflict, or not stored."""

    def __init__(self, backend: Backend) -> None:
        self.backend = backend
        self.waiting: list[PendingEvent] = []
        self.writing: list[PendingEvent] = []  # in the current transaction
        self.is_waiting = False  # retrying, since the store does not answer
        self.trouble = ""  # the kind of error for which the store refuses events; empty while it takes them
        self.states: list[SavedRow] = []  # saved when idle
        self.stopped = False
        self.announce: Callable[[Sequence[Row]], None] | None = None  # notifies other servers after a commit
        self.announce_within: Announce | None = None  # notifies them within the transaction
        self._stop_at = 0.0  # the deadline after `stop`
        self._some = asyncio.Event()
        self._thread = TransactingThread(backend)
        self._task = asyncio.create_task(self._run(), name="writer")

    async def store(self, row: Row, summary: Summary | None, stored: Callable[[], None], saved: SavedRow | None = None) -> None:
        """Store an event: returns once it is durable, or raises Conflict or NotStored."""
        answer = asyncio.get_running_loop().create_future()
        self.submit(partial(settle, answer), row, summary, stored, saved)
        await answer

    def submit(
        self, settle: Settle, row: Row, summary: Summary | None, stored: Callable[[], None], saved: SavedRow | None = None
    ) -> None:
        """Store an event without waiting; `settle` is called with the verdict."""
        if self.stopped:
            raise WriterStopped
        watch = self.backend.watch
        if watch and watch.lost:
            raise StoreLost
        now = asyncio.get_running_loop().time()
        self.waiting.append(PendingEvent(row, summary, stored, settle, saved, now, RECEIVED.get()))
        self._some.set()

    def late(self, seconds: float) -> dict[str, float]:
        """The tables whose events have waited this long, and since when."""
        before = asyncio.get_running_loop().time() - seconds
        return {event.row.table: event.since for some in (self.writing, self.waiting) for event in some if event.since <= before}

    @property
    def is_behind(self) -> bool:
        """Whether the queue is so long or old that nothing new should begin."""
        oldest = next(iter(self.writing or self.waiting), None)
        now = asyncio.get_running_loop().time()
        return len(self.waiting) > limits.UNSTORED or (oldest is not None and now - oldest.since > limits.BEHIND_AFTER)

    def save(self, states: Sequence[SavedRow]) -> None:
        """Save states in the background. Nothing is lost if that fails."""
        if not self.stopped and len(self.states) < MOST_STATES_WAITING:
            self.states += states
            self._some.set()

    async def stop(self) -> None:
        """Store what is queued, then refuse more."""
        self.stopped = True
        self._stop_at = asyncio.get_running_loop().time() + limits.STOP_WITHIN
        self._some.set()
        await self._task

    async def _run(self) -> None:
        loop = asyncio.get_running_loop()
        while True:
            await self._wait_for_some()
            self._some.clear()
            while self.waiting:
                self.writing, self.waiting = self.waiting[:MOST_AT_ONCE], self.waiting[MOST_AT_ONCE:]
                number = len(self.writing)
                next_one = loop.time() + (PAUSE if number < MANY else 2 * PAUSE)
                verdicts = await self._commit(self.writing)
                while self.writing:
                    tell_tables(self.writing[:MOST_TOLD], verdicts[:MOST_TOLD])
                    self.writing, verdicts = self.writing[MOST_TOLD:], verdicts[MOST_TOLD:]
                    if self.writing:
                        await asyncio.sleep(0)
                self.is_waiting = False
                if number > 1 and not self.stopped:
                    await asyncio.sleep(max(0.0, next_one - loop.time()))
            if self.states and not self.stopped:
                await self._save()
            if self.stopped:
                return await self._thread.close()

    async def _wait_for_some(self) -> None:
        """Wait for something to store. Meanwhile, find out whether a store that refuses events takes them again."""
        while self.trouble:
            with suppress(TimeoutError):
                await asyncio.wait_for(self._some.wait(), TRY_EVERY)
                return
            await self._try()
        await self._some.wait()

    async def _try(self) -> None:
        try:
            await self._thread.transact(try_to_write)
        except StoreLost:
            pass
        except Exception as error:
            self.trouble = trouble_of(error)
        else:
            self._note_success()

    def _note_success(self) -> None:
        self.trouble = ""
        LOG.warning("the store answers again")

    async def _commit(self, events: list[PendingEvent]) -> list[StoreVerdict]:
        """Store these events, retrying while the failure may pass; returns the verdict on each."""
        again, wait, announce = False, FIRST_WAIT, self.announce_within
        while True:
            begun = monotonic()
            try:
                verdicts = await self._thread.transact(partial(write, self.backend, events, again, announce))
            except StoreLost:
                COUNTERS.store_errors["lost"] += 1
                return [StoreLost()] * len(events)
            except Exception as error:  # whatever it is, every event gets a verdict
                COUNTERS.store_errors[trouble_of(error)] += 1
                again = again or self._thread.in_doubt
                if is_passing(error) and self._may_wait(events, again):
                    if wait == FIRST_WAIT:
                        LOG.warning("the store cannot be written (%s): events wait", with_advice(error))
                    self.is_waiting = True
                    await asyncio.sleep(wait)
                    wait = min(2 * wait, LONGEST_WAIT)
                    continue
                if announce and not is_passing(error):  # perhaps notifying failed: servers find new events without it
                    LOG.warning("other servers could not be notified of %d events (%s)", len(events), trouble_of(error))
                    announce = None
                    continue
                if isinstance(error, IntegrityError | DataError) and len(events) > 1:  # one event is at fault: bisect
                    half = len(events) // 2
                    return await self._commit(events[:half]) + await self._commit(events[half:])
                if not isinstance(error, IntegrityError | DataError):
                    self.trouble = trouble_of(error)
                LOG.error("%d events were not stored: %s", len(events), with_advice(error))
                return [NotStored()] * len(events)
            if wait > FIRST_WAIT or self.trouble:
                self._note_success()
            if self.announce:
                self.announce([event.row for event, verdict in zip(events, verdicts, strict=True) if verdict is None])
            COUNTERS.batches.note(len(events))
            COUNTERS.commits.note(monotonic() - begun)
            came = [event.received for event, verdict in zip(events, verdicts, strict=True) if event.received and verdict is None]
            COUNTERS.stored.note_since(came)
            return verdicts

    def _may_wait(self, events: list[PendingEvent], again: bool) -> bool:
        """Whether to retry. Rejects events that have waited too long, except those that may have been stored."""
        now = asyncio.get_running_loop().time()
        if self.stopped:
            return now < self._stop_at
        late = now - limits.STORE_WITHIN
        if expired := [event for event in self.waiting if event.since < late]:
            self.waiting = [event for event in self.waiting if event.since >= late]
            LOG.error("%d events were not stored within the time limit", len(expired))
            for event in expired:
                event.settle(NotStored())
        return again or all(event.since >= late for event in events)

    async def _save(self) -> None:
        states, self.states = self.states[:MOST_STATES], self.states[MOST_STATES:]
        try:
            await self._thread.transact(partial(save_known, self.backend, states))
        except StoreLost:
            pass
        except Exception as error:
            LOG.warning("%d states of tables were not saved: %s", len(states), trouble_of(error))
        if self.states:
            self._some.set()


def settle(answer: asyncio.Future[None], verdict: StoreVerdict) -> None:
    """Resolve a future with the verdict, unless it is cancelled."""
    if answer.done():
        return
    if verdict is None:
        answer.set_result(None)
    else:
        answer.set_exception(verdict)
