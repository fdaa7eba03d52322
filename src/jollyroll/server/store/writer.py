"""The writer: commits events of many tables in one transaction, and tells each table when its event is safe.

However many wait, they wait their turn: a table has one action under way, so the tables in memory bound the queue. If the way to
the database is lost, all wait for it to come back, for as long as `limits.STORE_WITHIN` says.
"""

import asyncio
import logging
from collections.abc import Callable, Sequence
from functools import partial
from time import monotonic

from sqlalchemy.exc import DataError, IntegrityError

from jollyroll.server import limits
from jollyroll.server.counters import COUNTERS, RECEIVED
from jollyroll.server.tables.rows import Row

from .backend import Backend
from .failures import Full, Lost, NotStored, Settle, Verdict
from .saved_row import SavedRow
from .summary import Summary
from .transacting import TransactingThread
from .transactions import Announce, PendingEvent, save_known, write
from .trouble import is_passing, trouble_of

LOG = logging.getLogger(__name__)
MOST_AT_ONCE = 1_000  # events in one transaction
MOST_STATES = 100  # in one transaction
MOST_STATES_WAITING = 4_096
PAUSE = 0.008  # seconds from one transaction to the next while there is much to store: each costs as much as a dozen events
MANY = 24  # in one transaction: then the pause is twice as long
FIRST_WAIT, LONGEST_WAIT = 0.05, 1.0  # seconds until a database that did not answer is asked again


class Writer:
    """One for the whole server. Nothing it was given is forgotten: each event ends stored, in a conflict, or not stored."""

    def __init__(self, backend: Backend) -> None:
        self.backend = backend
        self.waiting: list[PendingEvent] = []
        self.writing: list[PendingEvent] = []  # those of the transaction under way
        self.is_waiting = False  # for a store that does not answer
        self.states: list[SavedRow] = []  # to be saved when there is time
        self.stopped = False
        self.announce: Callable[[Sequence[Row]], None] | None = None  # what was stored, where other servers are to know
        self.announce_within: Announce | None = None  # the same, as part of the transaction
        self._stop_at = 0.0  # when nobody waits for the database any more
        self._some = asyncio.Event()
        self._thread = TransactingThread(backend)
        self._task = asyncio.create_task(self._run(), name="writer")

    async def store(self, row: Row, summary: Summary | None, stored: Callable[[], None], saved: SavedRow | None = None) -> None:
        """Have an event stored: returns when it is on the disk, raises Conflict or NotStored if it never will be."""
        answer = asyncio.get_running_loop().create_future()
        self.submit(partial(settle, answer), row, summary, stored, saved)
        await answer

    def submit(
        self, settle: Settle, row: Row, summary: Summary | None, stored: Callable[[], None], saved: SavedRow | None = None
    ) -> None:
        """The same for somebody who does not wait, but wants to be told."""
        if self.stopped:
            raise Full
        watch = self.backend.watch
        if watch and watch.lost:
            raise Lost
        now = asyncio.get_running_loop().time()
        self.waiting.append(PendingEvent(row, summary, stored, settle, saved, now, RECEIVED.get()))
        self._some.set()

    def late(self, seconds: float) -> dict[str, float]:
        """The tables whose events have waited so long, and since when."""
        before = asyncio.get_running_loop().time() - seconds
        return {event.row.table: event.since for some in (self.writing, self.waiting) for event in some if event.since <= before}

    @property
    def is_behind(self) -> bool:
        """So much waits, or so long, that nothing new should be begun."""
        oldest = next(iter(self.writing or self.waiting), None)
        now = asyncio.get_running_loop().time()
        return len(self.waiting) > limits.UNSTORED or (oldest is not None and now - oldest.since > limits.BEHIND_AFTER)

    def save(self, states: Sequence[SavedRow]) -> None:
        """Have states of tables saved that were read without any; nobody waits for it, and nothing is lost without."""
        if not self.stopped and len(self.states) < MOST_STATES_WAITING:
            self.states += states
            self._some.set()

    async def stop(self) -> None:
        """Store what is waiting, then take nothing more."""
        self.stopped = True
        self._stop_at = asyncio.get_running_loop().time() + limits.STOP_WITHIN
        self._some.set()
        await self._task

    async def _run(self) -> None:
        loop = asyncio.get_running_loop()
        while True:
            await self._some.wait()
            self._some.clear()
            while self.waiting:
                self.writing, self.waiting = self.waiting[:MOST_AT_ONCE], self.waiting[MOST_AT_ONCE:]
                number = len(self.writing)
                next_one = loop.time() + (PAUSE if number < MANY else 2 * PAUSE)
                verdicts = await self._commit(self.writing)
                for event, verdict in zip(self.writing, verdicts, strict=True):
                    try:
                        if verdict is None:
                            event.stored()
                    except Exception:  # one table's mishap must not stop the others
                        LOG.exception("table %s after event %d", event.row.table, event.row.seq)
                    event.settle(verdict)
                self.writing, self.is_waiting = [], False
                if number > 1 and not self.stopped:
                    await asyncio.sleep(max(0.0, next_one - loop.time()))
            if self.states and not self.stopped:
                await self._save()
            if self.stopped:
                return await self._thread.close()

    async def _commit(self, events: list[PendingEvent]) -> list[Verdict]:
        """Store these events; what is in the way of all of them is waited for, if it may pass. Gives what came of each."""
        loop, again, wait, announce = asyncio.get_running_loop(), False, FIRST_WAIT, self.announce_within
        while True:
            begun = monotonic()
            try:
                verdicts = await self._thread.transact(partial(write, self.backend, events, again, announce))
            except Lost:
                COUNTERS.store_errors["lost"] += 1
                return [Lost()] * len(events)
            except Exception as error:  # a full disk, a locked file: whatever it is, nobody may be left waiting
                COUNTERS.store_errors[trouble_of(error)] += 1
                again = again or self._thread.in_doubt
                if is_passing(error) and self._may_wait(events, again):
                    if wait == FIRST_WAIT:
                        LOG.warning("the store does not answer (%s): all wait", trouble_of(error))
                    self.is_waiting = True
                    await asyncio.sleep(wait)
                    wait = min(2 * wait, LONGEST_WAIT)
                    continue
                if announce and not is_passing(error):  # perhaps that is what failed: others find what is stored without being told
                    LOG.warning("other servers are not told of %d events (%s)", len(events), trouble_of(error))
                    announce = None
                    continue
                if isinstance(error, IntegrityError | DataError) and len(events) > 1:  # one of them cannot be stored: which?
                    half = len(events) // 2
                    return await self._commit(events[:half]) + await self._commit(events[half:])
                LOG.error("%d events were not stored: %s", len(events), trouble_of(error))
                return [NotStored()] * len(events)
            if wait > FIRST_WAIT:
                LOG.warning("the store answers again")
            if self.announce:
                self.announce([event.row for event, verdict in zip(events, verdicts, strict=True) if verdict is None])
            COUNTERS.batches.note(len(events))
            COUNTERS.commits.note(monotonic() - begun)
            came = [event.received for event, verdict in zip(events, verdicts, strict=True) if event.received and verdict is None]
            COUNTERS.stored.note_since(came)
            loop.call_soon(loop.call_soon, loop.call_soon, COUNTERS.shown.note_since, came)  # when what they bring is sent
            return verdicts

    def _may_wait(self, events: list[PendingEvent], again: bool) -> bool:
        """There is still time for the store to come back. As long as nobody knows whether these are stored, they wait."""
        now = asyncio.get_running_loop().time()
        if self.stopped:
            return now < self._stop_at
        late = now - limits.STORE_WITHIN
        if expired := [event for event in self.waiting if event.since < late]:
            self.waiting = [event for event in self.waiting if event.since >= late]
            LOG.error("%d events were not stored: nobody can wait any longer", len(expired))
            for event in expired:
                event.settle(NotStored())
        return again or all(event.since >= late for event in events)

    async def _save(self) -> None:
        states, self.states = self.states[:MOST_STATES], self.states[MOST_STATES:]
        try:
            await self._thread.transact(partial(save_known, self.backend, states))
        except Lost:
            pass
        except Exception as error:
            LOG.warning("%d states of tables were not saved: %s", len(states), trouble_of(error))
        if self.states:
            self._some.set()


def settle(answer: asyncio.Future[None], verdict: Verdict) -> None:
    """Tell whoever still waits."""
    if answer.done():
        return
    if verdict is None:
        answer.set_result(None)
    else:
        answer.set_exception(verdict)
