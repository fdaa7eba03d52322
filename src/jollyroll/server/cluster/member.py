"""`Member`: this server as one of several on the same store."""

import asyncio
import logging
import secrets
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor

from jollyroll.server.live.encoding import encode
from jollyroll.server.live.peers import Peers
from jollyroll.server.live.plans import awake_until
from jollyroll.server.live.presence import note_presence
from jollyroll.server.live.registry import TableRegistry
from jollyroll.server.live.table import LiveTable
from jollyroll.server.protocol.fields import Emote
from jollyroll.server.protocol.server_frames import EmoteFrame
from jollyroll.server.store.trouble import trouble_of
from jollyroll.server.tables.rows import Row

from . import notes
from .bus import Bus
from .channel import Channel
from .ending import end
from .leases import Leases, Round
from .notes import Envelopes, Note
from .polling import EVERY, WITHOUT_NOTICES, last_events
from .shared_limits import SharedLimits
from .whereabouts import Whereabouts

LOG = logging.getLogger(__name__)
BEAT = 0.5  # seconds from one look at the leases to the next
SURE_AFTER = 10  # looks, then what this server believes to hold is compared with the store
SWEEP_AFTER = 600  # looks
LIMITS_EVERY = 0.25  # seconds
TO_ANSWER = 0.25  # seconds for other servers to say who is there
NOBODY = notes.Present("", [], 0, False, 0)


class Member(Peers):
    """Tells other servers what happens here, hears what happens there, and runs the tables it has leases of."""

    alone = False

    def __init__(
        self,
        registry: TableRegistry,
        installation: str,
        channels: Sequence[Channel],
        limits: SharedLimits | None = None,
    ) -> None:
        self.id = secrets.token_hex(notes.SERVER_ID // 2)
        self.registry = registry
        key = registry.keyring.mark(f"notes {installation}")
        self.bus = Bus(Envelopes(key, self.id), channels, self._receive, self._tell_all)
        self.leases = Leases(registry.store.writer, self.id)
        self.limits = limits
        self.whereabouts = Whereabouts()
        self.living: frozenset[str] = frozenset()
        self._told: dict[str, notes.Present] = {}  # who is at which table here, as others know
        self._behind: dict[str, int] = {}  # tables that are being read, and up to which event
        self._tried: set[str] = set()  # tables whose leases were asked for before
        self._released: set[str] = set()  # leases to give back
        self._look = asyncio.Event()
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="leases")
        self._tasks: list[asyncio.Task[None]] = []
        self._closed = False

    async def start(self) -> None:
        """Be one of several from now on."""
        self.registry.peers = self
        self.registry.writer.announce = self._announce
        await self._look_at_leases(0)  # a server that cannot say it is there does not start
        self.bus.start()
        create = asyncio.get_running_loop().create_task
        self._tasks = [create(self._keep_leases()), create(self._keep_polling())]
        if self.limits:
            self._tasks.append(create(self._keep_telling_limits(self.limits)))

    async def hand_over(self, _tables: Sequence[str]) -> None:
        """Let other servers have all tables, now that nothing is under way here."""
        await self.leave()

    async def leave(self) -> None:
        """Hand all tables over to other servers."""
        if self._closed:
            return
        self._closed = True
        await end(self._tasks)
        for table in self.registry.tables.values():
            table.leased = False
        try:
            await asyncio.get_running_loop().run_in_executor(self._thread, self.leases.leave)
        except Exception as error:
            LOG.warning("the leases of this server were not given back, and end by themselves: %s", trouble_of(error))
        self.bus.tell(notes.Bye())
        await self.bus.close()
        self._thread.shutdown()

    # events

    def _announce(self, rows: Sequence[Row]) -> None:
        for row in rows:
            self.bus.tell(notes.Stored(row.table, row.seq))

    def _on_stored(self, note: notes.Stored) -> None:
        """Another server has stored an event."""
        if note.seq == 1:
            self.registry.note_opened()
        self._catch_up(note.table, note.seq)

    def _catch_up(self, name: str, seq: int) -> None:
        table = self.registry.tables.get(name)
        if table is None or table.seq >= seq:
            return
        if is_idle(table):
            self.registry.drop(table)
            return
        if name in self._behind:
            self._behind[name] = max(self._behind[name], seq)
        else:
            self._behind[name] = seq
            self.registry.scheduler.in_background(self._keep_up(table, name))

    async def _keep_up(self, table: LiveTable, name: str) -> None:
        try:
            before = -1
            while before < table.seq < self._behind[name] and not table.dropped:
                before = table.seq
                await table.keep_up(self._behind[name])
            note_presence(table, table.now())  # seats may have changed hands
            self.on_presence(table)
        except Exception as error:  # the next notice, or the log, makes up for it
            LOG.warning("table %s: what another server stored was not read: %s", name, trouble_of(error))
        finally:
            del self._behind[name]

    async def _keep_polling(self) -> None:
        while True:
            await asyncio.sleep(EVERY if self.bus.up else WITHOUT_NOTICES)
            try:
                found = await last_events(self.registry.store, list(self.registry.tables))
            except Exception as error:
                LOG.warning("the log was not looked at: %s", trouble_of(error))
                continue
            for table, seq in found.items():
                self._catch_up(table, seq)

    # leases

    async def _keep_leases(self) -> None:
        looks = 0
        while True:
            try:
                await asyncio.wait_for(self._look.wait(), BEAT)
            except TimeoutError:
                looks += 1
            self._look.clear()
            try:
                await self._look_at_leases(looks)
            except Exception as error:
                LOG.warning("the leases of tables were not renewed: %s", trouble_of(error))
                await asyncio.sleep(BEAT)

    async def _look_at_leases(self, looks: int) -> None:
        tables = self.registry.tables
        wanted = [name for name, table in tables.items() if not table.leased]
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
            self.bus.tell(notes.Released(name))
        await self._apply(found, wanted)

    async def _apply(self, found: Round, wanted: Sequence[str]) -> None:
        """The leases are as this look has shown."""
        self.living = found.living
        for server in self.whereabouts.gone(found.living):
            self._forget(server)
        lost = list(self.registry.tables) if found.expelled else found.lost
        for name in lost:
            if (table := self.registry.tables.get(name)) and table.leased and name not in found.gained:
                table.leased = False
                self.registry.scheduler.plan(table)
        if found.expelled:
            self._tell_all()
        if found.gained:
            await self._run_tables(found)
        self._tried.update(name for name in wanted if name in self.registry.tables)

    async def _run_tables(self, found: Round) -> None:
        """Begin to run tables, each as it stands in the store."""
        try:
            last = await last_events(self.registry.store, found.gained)
        except Exception:  # if it is behind, its first action is refused, and it reads what it missed
            last = {}
        for name in found.gained:
            table = self.registry.tables.get(name)
            if table is None:  # it has left memory meanwhile
                self._released.add(name)
            elif not table.leased:
                self.registry.scheduler.in_background(self._run(table, last.get(name, 0), name in found.inherited))
                table.leased = True

    async def _run(self, table: LiveTable, last: int, inherited: bool) -> None:
        fresh = inherited or table.state.id not in self._tried
        try:
            await table.keep_up(last)
        except Exception as error:
            LOG.warning("table %s: what is stored was not read: %s", table.state.id, trouble_of(error))
        if table.leased and not table.dropped:
            self.registry.scheduler.on_lease(table, fresh)
            self.on_presence(table)

    def on_live(self, table: LiveTable) -> None:
        table.leased = False
        self._look.set()
        self.bus.tell(notes.WhoIsThere(table.state.id))

    def on_dropped(self, table: LiveTable) -> None:
        name = table.state.id
        self.whereabouts.drop(name)
        self._told.pop(name, None)
        self._tried.discard(name)
        if table.leased:
            self._released.add(name)
            self._look.set()

    # presence

    def on_presence(self, table: LiveTable) -> None:
        state, name = table.state, table.state.id
        seats = sorted({seat for reader in table.readers for seat in reader.holder.seats(state)})
        watching = sum(not reader.holder.seats(state) for reader in table.readers)
        host = any(reader.holder.is_host(state) for reader in table.readers)
        now = notes.Present(name, seats, watching, host, (table.deadline or 0) if table.leased else 0)
        if now != self._told.get(name, NOBODY._replace(table=name)):
            self._told[name] = now
            self.bus.tell(now)

    def _tell_all(self) -> None:
        """Others may have missed something, and so may this server."""
        self.bus.tell(notes.WhoIsThere(""))
        self._tell_again("")
        self._look.set()

    def _tell_again(self, name: str) -> None:
        for present in [self._told.get(name)] if name else list(self._told.values()):
            if present:
                self.bus.tell(present)
        if not name and self.limits:
            self.limits.tell_again()

    async def ask_presence(self, table: LiveTable) -> None:
        if len(self.living) > 1:
            self.bus.tell(notes.WhoIsThere(table.state.id))
            await asyncio.sleep(TO_ANSWER)

    def _on_present(self, server: str, note: notes.Present) -> None:
        table = self.registry.tables.get(note.table)
        if table is None:
            return
        self.whereabouts.note(server, note)
        self._note_elsewhere(table)
        if note.deadline and not table.leased and table.state.due is not None and note.deadline > table.state.due:
            table.deadline = note.deadline
            table.show_clock(table.readers)

    def _note_elsewhere(self, table: LiveTable) -> None:
        there = self.whereabouts.at(table.state.id)
        if there != table.elsewhere:
            table.elsewhere = there
            self.registry.scheduler.on_elsewhere(table)

    def _forget(self, server: str) -> None:
        """A server is gone, and whoever was connected to it."""
        for name in self.whereabouts.forget(server):
            if table := self.registry.tables.get(name):
                self._note_elsewhere(table)

    # what is said at a table, and limits

    def on_silent(self, table: LiveTable, seats: set[int], silent: bool) -> None:
        self.bus.tell(notes.Silent(table.state.id, sorted(seats), silent))

    def on_emote(self, table: LiveTable, seat: int, emote: Emote) -> None:
        self.bus.tell(notes.Emoted(table.state.id, seat, emote.value))

    def on_hurry(self, table: LiveTable) -> None:
        self.bus.tell(notes.Hurried(table.state.id, table.hurried))

    def connections(self, address: str) -> int:
        return self.whereabouts.connections(address)

    async def _keep_telling_limits(self, limits: SharedLimits) -> None:
        while True:
            await asyncio.sleep(LIMITS_EVERY)
            limits.tell(self.bus.tell)

    # what others say

    def _receive(self, server: str, note: Note) -> None:
        self.whereabouts.heard(server)
        match note:
            case notes.Stored():
                self._on_stored(note)
            case notes.Present():
                self._on_present(server, note)
            case notes.WhoIsThere():
                self._tell_again(note.table)
            case notes.Released():
                self._look.set()
            case notes.Taken() if self.limits:
                self.limits.note(note)
            case notes.Connected():
                self.whereabouts.note_connections(server, note.asker, note.number)
            case notes.Bye():
                self._forget(server)
                self._look.set()
            case notes.Silent() | notes.Emoted() | notes.Hurried():
                if table := self.registry.tables.get(note.table):
                    said_at(table, note)


def said_at(table: LiveTable, note: notes.Silent | notes.Emoted | notes.Hurried) -> None:
    """What somebody did by way of another server that is not an event."""
    match note:
        case notes.Silent():
            (table.silent.update if note.silent else table.silent.difference_update)(note.seats)
        case notes.Emoted() if note.seat < len(table.state.seats):
            said: EmoteFrame = {"emote": {"seat": note.seat, "emote": Emote(note.emote)}}
            table.broadcast(encode(said))
        case notes.Hurried():
            table.hurried = note.hurried
            table.registry.scheduler.plan(table)


def is_idle(table: LiveTable) -> bool:
    """Nobody is at this table by way of this server, and another runs it."""
    return not table.readers and not table.leased and table.now() >= awake_until(table) and not table.lock.locked()
