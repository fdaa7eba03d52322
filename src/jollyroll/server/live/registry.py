"""All live tables of a server, and the services they share."""

import asyncio
import logging
from contextlib import suppress
from functools import partial
from time import monotonic
from typing import TYPE_CHECKING, cast

from jollyroll.dice.chain import NONCE_BYTES, fresh_nonce
from jollyroll.server import limits
from jollyroll.server.protocol.bodies import OpenTable
from jollyroll.server.protocol.codes import Code
from jollyroll.server.protocol.enums import TableStage
from jollyroll.server.protocol.fields import Settings
from jollyroll.server.protocol.rejected import Rejected
from jollyroll.server.rates import ASKER, RateLimits
from jollyroll.server.store import Conflict, NotStored, StoreLost
from jollyroll.server.store.trouble import trouble_of
from jollyroll.server.tables import opening
from jollyroll.server.tables.events import Transition
from jollyroll.server.tables.rows import Row
from jollyroll.server.tables.terms import USUAL_TERMS, TermChanges, changed_terms
from jollyroll.server.tables.transition import effort
from jollyroll.server.thinking.analyses import Analyses
from jollyroll.server.thinking.known_bots import KNOWN_BOTS
from jollyroll.server.thinking.thinkers import Thinkers
from jollyroll.server.transport.garbage import collect_all

from .archive import Archive
from .clock import ServerClock, context_at
from .draining import check_not_leaving
from .encoding import event_row, summary_of
from .internal_errors import store_lost
from .keys import Keyring, hash_of, new_token
from .peers import Peers
from .scheduler import Scheduler
from .table import LiveTable
from .table_coach import TableCoach
from .table_history import TableHistory

if TYPE_CHECKING:
    from jollyroll.server.store import Store

LOG = logging.getLogger(__name__)


class TableRegistry:
    """Loads tables, opens new ones, and drops those without connections from memory."""

    def __init__(self, store: "Store", keyring: Keyring, rates: RateLimits | None = None, thinkers: Thinkers | None = None) -> None:
        self.store = store
        self.rates = rates or RateLimits()  # by address
        self.keyring = keyring
        self.clock = ServerClock()
        self.writer = store.open_writer()
        self.thinkers = thinkers or Thinkers()
        self.table_history = TableHistory(store, self.writer.save, self.thinkers)
        self.scheduler = Scheduler(self)
        self.coach = TableCoach(self)
        self.analyses = Analyses(self.thinkers, self.finished)
        self.emote_rates = RateLimits()
        self.peers = Peers()  # other servers on the store
        self.archive = Archive(self, store.folder)
        self.tables: dict[str, LiveTable] = {}
        self._loading: dict[str, asyncio.Task[LiveTable]] = {}
        self._open = 0  # tables whose game has not begun, about
        self._tidying: asyncio.TimerHandle | None = None
        self.leaving = False  # draining: nothing new is begun

    def leave(self) -> None:
        """Begin nothing new, and stop timers and thinking."""
        self.leaving = True
        self.stop_working()

    def stop_working(self) -> None:
        """Cancel timers and thinking."""
        self.scheduler.close()
        self.thinkers.give_up()

    async def close(self) -> None:
        """Write what is queued, end all tasks and close the store."""
        if self._tidying:
            self._tidying.cancel()
        self.scheduler.close()
        await self.writer.stop()
        self.thinkers.close()
        await self.scheduler.ended(self._loading.values())
        await self.store.close()

    async def table(self, table: str) -> LiveTable:
        """The table of this id, loaded from the store if need be."""
        live = self.tables.get(table)
        if live is not None:
            return live
        if len(self.tables) >= limits.LIVE_TABLES:
            raise Rejected(Code.BUSY, retry_after=10)
        if table in self.archive.leaving:
            raise Rejected(Code.BUSY, retry_after=1)
        task = self._loading.get(table)
        if task is None:
            task = self._loading[table] = asyncio.create_task(self._load(table))
            task.add_done_callback(lambda _: self._loading.pop(table, None))
        return await asyncio.shield(task)

    async def _load(self, table: str) -> LiveTable:
        begun = monotonic()
        try:
            state, last = await self.table_history.wake(table)
        except Rejected as rejected:
            if rejected.code == Code.NO_TABLE and await self.archive.has(table):
                raise Rejected(Code.ARCHIVED) from rejected
            raise
        live = self.tables[table] = LiveTable(self, state, last.seq, last.at)
        live.read_at = begun
        self.peers.on_live(live)
        self.scheduler.schedule(live)
        return live

    def in_use(self, table: str) -> bool:
        """Whether the table is in memory or being loaded."""
        return table in self.tables or table in self._loading

    def drop(self, table: LiveTable) -> None:
        """Drop a table from memory; it stays in the store."""
        table.dropped = True
        self.tables.pop(table.state.id, None)
        self.peers.on_dropped(table)
        if not self.tables:
            collect_all()  # no table is live, so a full collection delays nobody

    async def open(self, wanted: OpenTable) -> tuple[str, str]:
        """Open a new table; returns its id and the host's key."""
        check_not_leaving(self)
        self.check_open_tables()
        host = new_token()
        game = opening.asked_game(wanted.game)
        changes, context, fair = changes_of(wanted.settings), context_at(self.clock.now()), self._own_id()
        if wanted.again:
            rows = (await self.finished(wanted.again.table))[: wanted.again.seq]
            facts = game, wanted.seats, changes, hash_of(host), KNOWN_BOTS, context, fair
            transition = await self.thinkers.read(effort(rows), opening.again, rows, *facts)
        else:
            seats = opening.seats_of(game, wanted.seats, KNOWN_BOTS)
            terms = changed_terms(game, USUAL_TERMS, changes, len(seats), KNOWN_BOTS)
            transition = opening.open_table(game, seats, terms, hash_of(host), context, fair=fair)
        try:
            await self.commit_new(transition)
        except Conflict as error:
            raise Rejected(Code.NOT_STORED, retry_after=1) from error
        return transition.state.id, host

    def _own_id(self) -> bytes:
        """Randomness for a new table whose id makes this server its home."""
        while not self.peers.is_home(opening.table_id(fair := fresh_nonce())):
            pass
        return fair

    def check_open_tables(self) -> None:
        """Check that one more table may be opened."""
        if self.writer.is_behind:
            raise Rejected(Code.BUSY, retry_after=limits.PUT_OFF)
        if len(self.tables) >= limits.LIVE_TABLES or self._open >= limits.OPEN_TABLES:
            raise Rejected(Code.TOO_MANY_TABLES, retry_after=60)

    async def tidy(self) -> None:
        """Remove expired tables, and schedule the next run."""
        for what, remove in (("tables that nobody began", self._forget_unbegun), ("old games", self._archive_old)):
            try:
                await remove()
            except Exception as error:
                LOG.warning("%s were not removed: %s", what, trouble_of(error))
        if not self.scheduler.closed:
            loop = asyncio.get_running_loop()
            self._tidying = loop.call_later(limits.TIDY_EVERY, lambda: self.scheduler.in_background(self.tidy()))

    async def _forget_unbegun(self) -> None:
        now, life = self.clock.now(), 1_000 * limits.OPEN_LIFE
        used = [name for name, table in self.tables.items() if table.state.stage == TableStage.OPEN and table.at < now - life // 2]
        await self.store.forget(TableStage.OPEN, now, life, used)
        self._open = await self.store.count(TableStage.OPEN)

    async def _archive_old(self) -> None:
        await self.archive.tidy(self.clock.now())

    async def commit_new(self, transition: Transition) -> LiveTable:
        """Store the first event of a new table."""
        state, at = transition.state, transition.state.opened
        row = event_row(1, at, transition)
        live = LiveTable(self, state, 0, at)
        live.bot_address = ASKER.get()
        try:
            await self.writer.store(row, summary_of(state, at), partial(self._on_opened, live, row, transition))
        except StoreLost as error:
            raise store_lost() from error
        except NotStored as error:
            raise Rejected(Code.NOT_STORED, retry_after=1) from error
        return live

    async def open_next(self, table: LiveTable) -> str:
        """Open the rematch of a table; returns its id, which is derived from the table, so that there is only one."""
        fair = self.keyring.mark(f"rematch {table.state.id}")[:NONCE_BYTES]
        transition = opening.next_table(table.state, context_at(self.clock.now()), fair)
        with suppress(Conflict):  # another server has just opened it
            await self.commit_new(transition)
        return transition.state.id

    def note_opened(self) -> None:
        """Count a table that another server opened."""
        self._open += 1

    def _on_opened(self, table: LiveTable, row: Row, transition: Transition) -> None:
        self.tables[table.state.id] = table
        self._open += 1
        self.peers.on_live(table)
        table.on_stored(row, transition, stored_here=True)

    async def rows(self, table: str) -> list[Row]:
        """The events of a table so far."""
        live = await self.table(table)
        return await self.store.rows(table, 0, live.seq)

    async def finished(self, table: str) -> list[Row]:
        """All events of a table, whose game must be over."""
        live = await self.table(table)
        if live.state.stage != TableStage.OVER:
            raise Rejected(Code.NOT_OVER)
        return await self.store.rows(table)


def changes_of(settings: Settings) -> TermChanges:
    """The settings that were given, as changes of the terms."""
    return cast("TermChanges", settings.model_dump(mode="json", exclude_none=True))
