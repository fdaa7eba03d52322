"""Keeps tables in memory up to date with events that other servers store: on notice, and by polling."""

import asyncio
import logging
from collections.abc import Callable

from jollyroll.server.live.due_actions import awake_until
from jollyroll.server.live.presence import note_presence
from jollyroll.server.live.registry import TableRegistry
from jollyroll.server.live.table import LiveTable
from jollyroll.server.store.trouble import trouble_of

from .polling import EVERY, WITHOUT_NOTICES, last_events

LOG = logging.getLogger(__name__)


class Follower:
    """Reads events that this server's tables lack."""

    def __init__(self, registry: TableRegistry, caught_up: Callable[[LiveTable], None]) -> None:
        self._registry = registry
        self._caught_up = caught_up  # called after a table was updated: seats may have changed hands
        self._behind: dict[str, int] = {}  # target events of tables being updated

    def read_upto(self, name: str, seq: int) -> None:
        """Read a table up to this event, which another server has stored. An idle table is dropped instead."""
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
                await table.catch_up(self._behind[name])
            note_presence(table, table.now())
            self._caught_up(table)
        except Exception as error:  # the next notice or poll makes up for it
            LOG.warning("table %s: events of another server could not be read: %s", name, trouble_of(error))
        finally:
            del self._behind[name]

    async def keep_polling(self, hears: Callable[[], bool]) -> None:
        """Poll the store for new events; more often while no channel is connected."""
        while True:
            await asyncio.sleep(EVERY if hears() else WITHOUT_NOTICES)
            try:
                found = await last_events(self._registry.store, list(self._registry.tables))
            except Exception as error:
                LOG.warning("new events could not be polled: %s", trouble_of(error))
                continue
            for table, seq in found.items():
                self.read_upto(table, seq)


def is_idle(table: LiveTable) -> bool:
    """Whether nobody is connected to the table here and another server runs it."""
    return not table.readers and not table.leased and table.now() >= awake_until(table) and not table.lock.held
