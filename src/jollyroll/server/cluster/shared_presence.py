"""Presence across servers: tells others who is at which table here, and shows at the tables here who is there by way of others."""

import asyncio
from collections.abc import Callable
from time import monotonic

from jollyroll.server.live.registry import TableRegistry
from jollyroll.server.live.table import LiveTable

from .notes import Note, Present, WhoIsThere
from .whereabouts import Whereabouts

NOBODY = Present("", [], 0, False, 0)
TO_ANSWER = 2.0  # seconds at most for other servers to say who is at a table
LOOKS_EVERY = 0.02  # seconds


class SharedPresence:
    """Who is where, as this server has told it and as it was told."""

    def __init__(self, registry: TableRegistry, tell: Callable[[Note], None]) -> None:
        self.whereabouts = Whereabouts()
        self._registry = registry
        self._tell = tell
        self._told: dict[str, Present] = {}  # who is at which table here, as others know
        self._asked: list[tuple[str, set[str]]] = []  # tables, and servers whose answer is waited for

    def tell(self, table: LiveTable) -> None:
        """Who is at a table here, if that has changed."""
        state, name = table.state, table.state.id
        seats = sorted({seat for reader in table.readers for seat in reader.holder.seats(state)})
        watching = sum(not reader.holder.seats(state) for reader in table.readers)
        host = any(reader.holder.is_host(state) for reader in table.readers)
        now = Present(name, seats, watching, host, (table.deadline or 0) if table.leased else 0)
        if now != self._told.get(name, NOBODY._replace(table=name)):
            self._told[name] = now
            self._tell(now)

    def answer(self, asked: WhoIsThere) -> None:
        """Who is at this table, and be it nobody; without a name, at all."""
        found = self._told.get(asked.table, NOBODY._replace(table=asked.table))
        for present in [found] if asked.table else list(self._told.values()):
            self._tell(present)

    def tell_again(self, name: str) -> None:
        """Who is at this table, if somebody is."""
        if name in self._told:
            self._tell(self._told[name])

    async def ask(self, name: str, servers: frozenset[str]) -> None:
        """Ask these servers who is at a table, and wait until they have answered, or do not."""
        asked = name, set(servers)
        self._asked.append(asked)
        self._tell(WhoIsThere(name))
        end = monotonic() + TO_ANSWER
        while asked[1] and monotonic() < end:
            await asyncio.sleep(LOOKS_EVERY)
        self._asked = [other for other in self._asked if other is not asked]

    def note(self, server: str, present: Present) -> None:
        """A server has said who is at a table."""
        self._answered(server, present.table)
        table = self._registry.tables.get(present.table)
        if table is None:
            return
        self.whereabouts.note(server, present)
        self._show(table)
        if present.deadline and not table.leased and table.state.due is not None and present.deadline > table.state.due:
            table.deadline = present.deadline
            table.show_clock(table.readers)

    def _answered(self, server: str, name: str = "") -> None:
        """This server need not be waited for at a table; without a name, at any."""
        for table, missing in self._asked:
            if name in ("", table):
                missing.discard(server)

    def _show(self, table: LiveTable) -> None:
        there = self.whereabouts.at(table.state.id)
        if there != table.elsewhere:
            table.elsewhere = there
            self._registry.scheduler.on_elsewhere(table)

    def forget(self, server: str) -> None:
        """A server is gone, and whoever was connected to it."""
        self._answered(server)
        for name in self.whereabouts.forget(server):
            if table := self._registry.tables.get(name):
                self._show(table)

    def forget_all_but(self, living: frozenset[str]) -> None:
        """Servers that are no longer among the living are gone."""
        for server in self.whereabouts.gone(living):
            self.forget(server)

    def drop(self, name: str) -> None:
        """This table has left memory."""
        self.whereabouts.drop(name)
        self._told.pop(name, None)
