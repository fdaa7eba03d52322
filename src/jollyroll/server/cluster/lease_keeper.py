"""`LeaseKeeper`: keeps this server alive in the store, acquires leases for its tables, and runs those it holds."""

import asyncio
import logging
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from time import monotonic

from jollyroll.server import limits
from jollyroll.server.live.registry import TableRegistry
from jollyroll.server.live.table import LiveTable
from jollyroll.server.store.trouble import trouble_of

from . import notes
from .leases import HeartbeatResult, Leases
from .notes import Note
from .polling import last_events

LOG = logging.getLogger(__name__)
BEAT = 0.5  # seconds between heartbeats
AGAIN = 0.2  # seconds until a failed heartbeat is tried again; after another failure it takes longer
SURE_AFTER = 10  # heartbeats between checks of the leases held
SWEEP_AFTER = 600  # heartbeats between removals of dead servers' leases


class LeaseKeeper:
    """The leases of this server's tables, as of the last heartbeat."""

    def __init__(
        self,
        registry: TableRegistry,
        leases: Leases,
        tell: Callable[[Note], None],
        looked: Callable[[HeartbeatResult], None],
        runs: Callable[[LiveTable], None],
    ) -> None:
        self.leases = leases
        self._registry = registry
        self._tell = tell
        self._looked = looked  # called after each heartbeat
        self._runs = runs  # called for each table that this server starts to run
        self._tried: set[str] = set()  # tables whose leases were requested before
        self._released: set[str] = set()  # leases to release
        self._soon = asyncio.Event()
        self._asked = 0.0  # since when the store has not answered; 0 if it has
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="leases")

    @property
    def store_away(self) -> bool:
        """Whether the store has not answered for a while."""
        return self._asked > 0 and monotonic() - self._asked > limits.BEHIND_AFTER

    def check_soon(self) -> None:
        """Trigger the next heartbeat now."""
        self._soon.set()

    def drop(self, table: LiveTable) -> None:
        """Release the lease of a table that has left memory."""
        self._tried.discard(table.state.id)
        if table.leased:
            self._released.add(table.state.id)
            self._soon.set()

    async def keep(self) -> None:
        """Run the heartbeats."""
        looks, pause = 0, AGAIN
        while True:
            try:
                await asyncio.wait_for(self._soon.wait(), BEAT)
            except TimeoutError:
                looks += 1
            self._soon.clear()
            self._asked = self._asked or monotonic()
            try:
                await self.look(looks)
                self._asked, pause = 0.0, AGAIN
            except Exception as error:
                LOG.warning("the leases of tables were not renewed: %s", trouble_of(error))
                await asyncio.sleep(pause)
                pause = BEAT
                self._soon.set()  # others may soon take this server for dead

    async def look(self, looks: int = 0) -> None:
        """One heartbeat: renew, acquire and release leases."""
        tables = self._registry.tables
        is_home = self._registry.peers.is_home  # others are left to their home, unless somebody is connected here
        wanted = [name for name, table in tables.items() if not table.leased and (table.readers or is_home(name))]
        held = [name for name, table in tables.items() if table.leased] if looks % SURE_AFTER == 0 else []
        released, self._released = self._released, set()
        run = asyncio.get_running_loop().run_in_executor
        try:
            found = await run(self._thread, self.leases.round, wanted, released - set(wanted), held)
            if looks % SWEEP_AFTER == SWEEP_AFTER - 1:
                await run(self._thread, self.leases.sweep)
        except Exception:
            self._released |= released
            raise
        for name in released:
            self._tell(notes.Released(name))
        self._give_up(found)
        self._looked(found)
        if found.gained:
            await self._run_tables(found)
        self._tried.update(name for name in wanted if name in tables)

    def _give_up(self, found: HeartbeatResult) -> None:
        """Stop running tables whose leases were lost."""
        tables = self._registry.tables
        for name in list(tables) if found.expelled else found.lost:
            if (table := tables.get(name)) and table.leased and name not in found.gained:
                table.leased = False
                self._registry.scheduler.schedule(table)

    async def _run_tables(self, found: HeartbeatResult) -> None:
        """Start running tables, after updating them from the store."""
        try:
            last = await last_events(self._registry.store, found.gained)
        except Exception:  # a table that is behind catches up after its first conflict
            last = {}
        for name in found.gained:
            table = self._registry.tables.get(name)
            if table is None:  # dropped meanwhile
                self._released.add(name)
            elif not table.leased:
                self._registry.scheduler.in_background(self._run(table, last.get(name, 0), found.inherited.get(name)))
                table.leased = True

    async def _run(self, table: LiveTable, last: int, last_run: int | None) -> None:
        fresh = last_run is not None or table.state.id not in self._tried
        try:
            await table.catch_up(last)
        except Exception as error:
            LOG.warning("table %s: stored events could not be read: %s", table.state.id, trouble_of(error))
        if table.leased and not table.dropped:
            self._registry.scheduler.on_lease(table, fresh, last_run or 0)
            self._runs(table)

    async def leave(self, tables: Sequence[LiveTable]) -> None:
        """Release all leases when the server stops."""
        for table in tables:
            table.leased = False
        try:
            await asyncio.get_running_loop().run_in_executor(self._thread, self.leases.leave)
        except Exception as error:
            LOG.warning("the leases of this server were not released, and will expire: %s", trouble_of(error))

    def close(self) -> None:
        """Stop the thread."""
        self._thread.shutdown()
