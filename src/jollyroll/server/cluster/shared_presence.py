"""Presence across servers: reports who is connected here, and shows at the tables here who is connected elsewhere."""

import asyncio
from collections.abc import Callable
from time import monotonic

from jollyroll.server.live.registry import TableRegistry
from jollyroll.server.live.table import LiveTable

from .notes import Note, Present, WhoIsThere
from .whereabouts import Whereabouts

NOBODY = Present("", [], 0, False, 0)
TO_ANSWER = 2.0  # seconds to wait for other servers' answers
LOOKS_EVERY = 0.02  # seconds


class SharedPresence:
    """The presence reported to other servers, and received from them."""

    def __init__(self, registry: TableRegistry, tell: Callable[[Note], None]) -> None:
        self.whereabouts = Whereabouts()
        self._registry = registry
        self._tell = tell
        self._told: dict[str, Present] = {}  # the last report for each table
        self._asked: list[tuple[str, set[str]]] = []  # tables asked about, with the servers that have not answered

    def tell(self, table: LiveTable) -> None:
        """Report who is connected to a table here, if that has changed."""
        state, name = table.state, table.state.id
        seats = sorted({seat for reader in table.readers for seat in reader.holder.seats(state)})
        watching = sum(not reader.holder.seats(state) for reader in table.readers)
        host = any(reader.holder.is_host(state) for reader in table.readers)
        now = Present(name, seats, watching, host, (table.deadline or 0) if table.leased else 0)
        if now != self._told.get(name, NOBODY._replace(table=name)):
            self._told[name] = now
            self._tell(now)

    def answer(self, asked: WhoIsThere) -> None:
        """Answer who is connected to a table, even if nobody is; with an empty name, report all tables."""
        found = self._told.get(asked.table, NOBODY._replace(table=asked.table))
        for present in [found] if asked.table else list(self._told.values()):
            self._tell(present)

    def tell_again(self, name: str) -> None:
        """Repeat the report for a table, if there was one."""
        if name in self._told:
            self._tell(self._told[name])

    async def ask(self, name: str, servers: frozenset[str]) -> None:
        """Ask these servers who is connected to a table, and wait for their answers for a limited time."""
        asked = name, set(servers)
        self._asked.append(asked)
        self._tell(WhoIsThere(name))
        end = monotonic() + TO_ANSWER
        while asked[1] and monotonic() < end:
            await asyncio.sleep(LOOKS_EVERY)
        self._asked = [other for other in self._asked if other is not asked]

    def note(self, server: str, present: Present) -> None:
        """Take a report of another server."""
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
        """Stop waiting for this server's answer about a table; with an empty name, about any."""
        for table, missing in self._asked:
            if name in ("", table):
                missing.discard(server)

    def _show(self, table: LiveTable) -> None:
        there = self.whereabouts.at(table.state.id)
        if there != table.elsewhere:
            table.elsewhere = there
            self._registry.scheduler.on_elsewhere(table)

    def forget(self, server: str) -> None:
        """Forget a server that is gone, with its connections."""
        self._answered(server)
        for name in self.whereabouts.forget(server):
            if table := self._registry.tables.get(name):
                self._show(table)

    def forget_all_but(self, living: frozenset[str]) -> None:
        """Forget the servers that are no longer living."""
        for server in self.whereabouts.gone(living):
            self.forget(server)

    def drop(self, name: str) -> None:
        """Forget a table that has left memory."""
        self.whereabouts.drop(name)
        self._told.pop(name, None)
