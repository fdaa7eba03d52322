"""Tables in memory follow the store: what other servers have stored is read as soon as it is heard of, and looked for anyway."""

import asyncio
import logging
from collections.abc import Callable

from jollyroll.server.live.plans import awake_until
from jollyroll.server.live.presence import note_presence
from jollyroll.server.live.registry import TableRegistry
from jollyroll.server.live.table import LiveTable
from jollyroll.server.store.trouble import trouble_of

from .polling import EVERY, WITHOUT_NOTICES, last_events

LOG = logging.getLogger(__name__)


class Follower:
    """Reads what this server's tables lack."""

    def __init__(self, registry: TableRegistry, caught_up: Callable[[LiveTable], None]) -> None:
        self._registry = registry
        self._caught_up = caught_up  # called for a table that has read on: seats may have changed hands
        self._behind: dict[str, int] = {}  # tables that are being read, and up to which event

    def hear_of(self, name: str, seq: int) -> None:
        """This event of a table is in the store."""
        table = self._registry.tables.get(name)
        if table is None or table.seq >= seq:
            return
        if is_idle(table):
            self._registry.drop(table)
            return
        if name in self._behind:
            self._behind[name] = max(self._behind[name], seq)
        else:
            self._behind[name] = seq
            self._registry.scheduler.in_background(self._read_on(table, name))

    async def _read_on(self, table: LiveTable, name: str) -> None:
        try:
            before = -1
            while before < table.seq < self._behind[name] and not table.dropped:
                before = table.seq
                await table.keep_up(self._behind[name])
            note_presence(table, table.now())
            self._caught_up(table)
        except Exception as error:  # the next notice, or the log, makes up for it
            LOG.warning("table %s: what another server stored was not read: %s", name, trouble_of(error))
        finally:
            del self._behind[name]

    async def keep_polling(self, hears: Callable[[], bool]) -> None:
        """Look into the store now and then; often while nothing is heard of other servers."""
        while True:
            await asyncio.sleep(EVERY if hears() else WITHOUT_NOTICES)
            try:
                found = await last_events(self._registry.store, list(self._registry.tables))
            except Exception as error:
                LOG.warning("the log was not looked at: %s", trouble_of(error))
                continue
            for table, seq in found.items():
                self.hear_of(table, seq)


def is_idle(table: LiveTable) -> bool:
    """Nobody is at this table by way of this server, and another runs it."""
    return not table.readers and not table.leased and table.now() >= awake_until(table) and not table.lock.held
