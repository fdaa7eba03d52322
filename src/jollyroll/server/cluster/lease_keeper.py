"""`LeaseKeeper`: says again and again that this server is there, asks for the leases of its tables, and runs those it has."""

import asyncio
import logging
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor

from jollyroll.server.live.registry import TableRegistry
from jollyroll.server.live.table import LiveTable
from jollyroll.server.store.trouble import trouble_of

from . import notes
from .leases import Leases, Round
from .notes import Note
from .polling import last_events

LOG = logging.getLogger(__name__)
BEAT = 0.5  # seconds from one look at the leases to the next
SURE_AFTER = 10  # looks, then what this server believes to hold is compared with the store
SWEEP_AFTER = 600  # looks


class LeaseKeeper:
    """The leases of this server's tables, as the last look has shown them."""

    def __init__(
        self,
        registry: TableRegistry,
        leases: Leases,
        tell: Callable[[Note], None],
        looked: Callable[[Round], None],
        runs: Callable[[LiveTable], None],
    ) -> None:
        self.leases = leases
        self._registry = registry
        self._tell = tell
        self._looked = looked  # called after each look
        self._runs = runs  # called for each table that this server begins to run
        self._tried: set[str] = set()  # tables whose leases were asked for before
        self._released: set[str] = set()  # leases to give back
        self._soon = asyncio.Event()
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="leases")

    def look_soon(self) -> None:
        """Something has changed: do not wait for the next beat."""
        self._soon.set()

    def drop(self, table: LiveTable) -> None:
        """This table has left memory."""
        self._tried.discard(table.state.id)
        if table.leased:
            self._released.add(table.state.id)
            self._soon.set()

    async def keep(self) -> None:
        """Look again and again."""
        looks = 0
        while True:
            try:
                await asyncio.wait_for(self._soon.wait(), BEAT)
            except TimeoutError:
                looks += 1
            self._soon.clear()
            try:
                await self.look(looks)
            except Exception as error:
                LOG.warning("the leases of tables were not renewed: %s", trouble_of(error))
                await asyncio.sleep(BEAT)

    async def look(self, looks: int = 0) -> None:
        """Renew, take and give back."""
        tables = self._registry.tables
        is_home = self._registry.peers.is_home  # other workers run the others, unless somebody has come to one of them here
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

    def _give_up(self, found: Round) -> None:
        """Another server runs these now."""
        tables = self._registry.tables
        for name in list(tables) if found.expelled else found.lost:
            if (table := tables.get(name)) and table.leased and name not in found.gained:
                table.leased = False
                self._registry.scheduler.plan(table)

    async def _run_tables(self, found: Round) -> None:
        """Begin to run tables, each as it stands in the store."""
        try:
            last = await last_events(self._registry.store, found.gained)
        except Exception:  # if it is behind, its first action is refused, and it reads what it missed
            last = {}
        for name in found.gained:
            table = self._registry.tables.get(name)
            if table is None:  # it has left memory meanwhile
                self._released.add(name)
            elif not table.leased:
                self._registry.scheduler.in_background(self._run(table, last.get(name, 0), name in found.inherited))
                table.leased = True

    async def _run(self, table: LiveTable, last: int, inherited: bool) -> None:
        fresh = inherited or table.state.id not in self._tried
        try:
            await table.keep_up(last)
        except Exception as error:
            LOG.warning("table %s: what is stored was not read: %s", table.state.id, trouble_of(error))
        if table.leased and not table.dropped:
            self._registry.scheduler.on_lease(table, fresh)
            self._runs(table)

    async def leave(self, tables: Sequence[LiveTable]) -> None:
        """Give everything back: the server stops."""
        for table in tables:
            table.leased = False
        try:
            await asyncio.get_running_loop().run_in_executor(self._thread, self.leases.leave)
        except Exception as error:
            LOG.warning("the leases of this server were not given back, and end by themselves: %s", trouble_of(error))

    def close(self) -> None:
        """Nothing is asked any more."""
        self._thread.shutdown()
