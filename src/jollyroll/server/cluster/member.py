"""`Member`: this server as one of several on a store."""

import asyncio
import secrets
from collections import Counter
from collections.abc import Sequence
from typing import TYPE_CHECKING

from sqlalchemy import Connection

from jollyroll.server.live.encoding import encode
from jollyroll.server.live.peers import Peers
from jollyroll.server.live.registry import TableRegistry
from jollyroll.server.live.table import LiveTable
from jollyroll.server.protocol.fields import Emote
from jollyroll.server.protocol.server_frames import EmoteFrame
from jollyroll.server.tables.rows import Row
from jollyroll.server.transport.worker_routes import WorkerRoutes

from . import notes
from .bus import Bus, newest
from .channel import Channel
from .ending import end
from .following import Follower
from .lease_keeper import LeaseKeeper
from .leases import HeartbeatResult, Leases
from .notes import Envelopes, Note
from .shared_limits import SharedLimits
from .shared_presence import SharedPresence

if TYPE_CHECKING:
    from .postgres_channel import PostgresChannel


class Member(Peers):
    """Exchanges notes with the other servers, and runs the tables whose leases it holds."""

    alone = False

    def __init__(
        self,
        registry: TableRegistry,
        installation: str,
        channels: Sequence[Channel],
        connections: Counter[str],
        within: "PostgresChannel | None" = None,
        routes: WorkerRoutes | None = None,
    ) -> None:
        self.id = secrets.token_hex(notes.SERVER_ID // 2)
        self.registry = registry
        self.envelopes = Envelopes(registry.keyring.mark(f"notes {installation}"), self.id)
        self.bus = Bus(self.envelopes, channels, self._receive, self._tell_all)
        self.limits = SharedLimits(registry.rates, connections)
        self.presence = SharedPresence(registry, self.bus.tell)
        self.follower = Follower(registry, self.presence.tell)
        leases = Leases(registry.store.backend.leases, self.id)
        self.leases = LeaseKeeper(registry, leases, self.bus.tell, self._looked_at_leases, self.presence.tell)
        self.living: frozenset[str] = frozenset()
        self._within = within  # notifies of events within the transaction that stores them
        self._routes = routes  # to workers on the same socket, if any
        self._tasks: list[asyncio.Task[None]] = []
        self._closed = False

    async def start(self) -> None:
        """Join the other servers."""
        self.registry.peers = self
        if self._within:
            self.registry.writer.announce_within = self._announce_within
        else:
            self.registry.writer.announce = self._announce
        await self.leases.look()  # fails if the server cannot register
        self.bus.start()
        create = asyncio.get_running_loop().create_task
        self._tasks = [
            create(self.leases.keep()),
            create(self.follower.keep_polling(lambda: self.bus.up)),
            create(self.limits.keep_telling(self.bus.tell)),
        ]

    async def hand_over(self, _tables: Sequence[str]) -> None:
        """Leave, now that nothing is under way here."""
        await self.leave()

    async def leave(self) -> None:
        """Release all leases, tell the others and disconnect."""
        if self._closed:
            return
        self._closed = True
        await end(self._tasks)
        await self.leases.leave(list(self.registry.tables.values()))
        self.bus.tell(notes.Bye())
        await self.bus.close()
        self.leases.close()

    # notes to others

    @property
    def store_away(self) -> bool:
        return self.leases.store_away

    @property
    def servers(self) -> int:
        return len(self.living)

    @property
    def channels(self) -> dict[str, bool]:
        return {channel.name: channel.up for channel in self.bus.channels}

    def is_home(self, table: str) -> bool:
        return self._routes is None or self._routes.is_home(table)

    def _announce(self, rows: Sequence[Row]) -> None:
        """Notify others of stored events."""
        for row in rows:
            self.bus.tell(notes.Stored(row.table, row.seq))

    def _announce_within(self, connection: Connection, rows: Sequence[Row]) -> None:
        """Notify others through the current transaction, effective on commit. Called in a thread."""
        stored = newest([notes.Stored(row.table, row.seq) for row in rows])
        assert self._within
        self._within.send_within(connection, list(self.envelopes.pack(stored)))

    def on_live(self, table: LiveTable) -> None:
        table.leased = False
        self.leases.check_soon()
        self.bus.tell(notes.AnybodyThere(table.state.id))

    def on_dropped(self, table: LiveTable) -> None:
        self.presence.drop(table.state.id)
        self.leases.drop(table)

    def on_presence(self, table: LiveTable) -> None:
        self.presence.tell(table)

    def on_silent(self, table: LiveTable, seats: set[int], silent: bool) -> None:
        self.bus.tell(notes.Silent(table.state.id, sorted(seats), silent))

    def on_emote(self, table: LiveTable, seat: int, emote: Emote) -> None:
        self.bus.tell(notes.Emoted(table.state.id, seat, emote.value))

    def on_hurry(self, table: LiveTable) -> None:
        self.bus.tell(notes.Hurried(table.state.id, table.hurried))

    # notes from others

    async def ask_presence(self, table: LiveTable) -> None:
        others = self.living - {self.id}
        if others:
            await self.bus.hears()
            await self.presence.ask(table.state.id, others)

    def connections(self, address: str) -> int:
        return self.presence.whereabouts.connections(address)

    def _looked_at_leases(self, found: HeartbeatResult) -> None:
        self.living = found.living
        self.presence.forget_all_but(found.living)
        if found.expelled:
            self._tell_all()

    def _tell_all(self) -> None:
        """Exchange the complete state again, after notes may have been missed."""
        everywhere = notes.WhoIsThere("")
        self.bus.tell(everywhere)
        self._answer(everywhere)
        self.leases.check_soon()

    def _answer(self, asked: notes.WhoIsThere) -> None:
        self.presence.answer(asked)
        if not asked.table:
            self.limits.tell_again()

    def _receive(self, server: str, note: Note) -> None:
        self.presence.whereabouts.heard(server)
        match note:
            case notes.Stored():
                if note.seq == 1:
                    self.registry.note_opened()
                self.follower.read_upto(note.table, note.seq)
            case notes.Present():
                self.presence.note(server, note)
            case notes.WhoIsThere():
                self._answer(note)
            case notes.AnybodyThere():
                self.presence.tell_again(note.table)
            case notes.Released():
                self.leases.check_soon()
            case notes.Taken():
                self.limits.note(note)
            case notes.Connected():
                self.presence.whereabouts.note_connections(server, note.asker, note.number)
            case notes.Bye():
                self.presence.forget(server)
                self.leases.check_soon()
            case notes.Silent() | notes.Emoted() | notes.Hurried():
                if table := self.registry.tables.get(note.table):
                    said_at(table, note)


def said_at(table: LiveTable, note: notes.Silent | notes.Emoted | notes.Hurried) -> None:
    """Apply a note that concerns one table and is no event."""
    match note:
        case notes.Silent():
            (table.silent.update if note.silent else table.silent.difference_update)(note.seats)
        case notes.Emoted() if note.seat < len(table.state.seats):
            said: EmoteFrame = {"emote": {"seat": note.seat, "emote": Emote(note.emote)}}
            table.broadcast(encode(said))
        case notes.Hurried():
            table.hurried = note.hurried
            table.registry.scheduler.schedule(table)
