"""A table in memory. Actions are carried out one at a time, and each event is stored before anybody sees it."""

import asyncio
from collections.abc import Callable, Iterable
from functools import partial
from secrets import token_bytes
from typing import TYPE_CHECKING, Protocol

from jollyroll.server import limits
from jollyroll.server.counters import COUNTERS
from jollyroll.server.protocol.codes import Code
from jollyroll.server.protocol.rejected import Rejected
from jollyroll.server.protocol.server_frames import ClockFrame
from jollyroll.server.store import Conflict, NotStored, SavedRow, StoreLost, Summary, TableGone, WriterStopped
from jollyroll.server.tables.context import ActionContext
from jollyroll.server.tables.event_quota import check_quota
from jollyroll.server.tables.events import POSITION, TABLE, Transition
from jollyroll.server.tables.rows import Row
from jollyroll.server.tables.state import TableState
from jollyroll.server.tables.transition import Action, follow

from .encoding import encode, event_frame, event_row, summary_of
from .holder import Holder
from .internal_errors import store_lost
from .offering import send_offers
from .peers import NOBODY_ELSEWHERE
from .saving import saved_row
from .table_lock import TableLock

if TYPE_CHECKING:
    from .registry import TableRegistry


# The row of an event, the changed entry in the list of tables, the callback once it is stored and, now and then, a saved state.
ToStore = tuple[Row, Summary | None, Callable[[], None], SavedRow | None]


class Overtaken(Rejected):
    """Another server has stored an event first; the table has caught up with it."""


class Reader(Protocol):
    """A connection, as a table sees it."""

    holder: Holder
    busy: bool  # a frame of it is being handled

    def push(self, frame: bytes) -> None: ...


class LiveTable:
    """One live table. It shows only what is stored, and can be read back from the store."""

    __slots__ = (
        "__weakref__",
        "ahead",
        "asked",
        "at",
        "away",
        "bot_address",
        "deadline",
        "dropped",
        "elsewhere",
        "hurried",
        "leased",
        "lock",
        "position_seq",
        "presence",
        "read_at",
        "readers",
        "recent",
        "registry",
        "seq",
        "silent",
        "state",
        "timer",
        "unattended",
        "used",
        "waiters",
        "woke",
    )

    def __init__(self, registry: "TableRegistry", state: TableState, seq: int, at: int) -> None:
        self.registry = registry
        self.state = state
        self.seq = seq
        self.at = at
        self.read_at = 0.0  # when it was read from the store; 0 for a new table
        self.position_seq = seq  # the last event that changed the position
        self.ahead = 0  # milliseconds by which the table's time is ahead of the server's clock
        self.advance_clock(at)
        self.lock = TableLock()
        self.readers: list[Reader] = []
        self.recent: tuple[bytes, ...] = ()  # frames of the last events
        self.timer: asyncio.TimerHandle | None = None
        self.away: dict[int, int] = {}  # by seat, since when its holder is not connected
        self.hurried = False  # bots play without a pause until a person acts
        self.presence = b""  # the last presence frame
        self.unattended = 0  # since when no player is connected; 0 while one is
        self.woke = 0  # when a player last returned after a long absence of all; 0 until the first one
        self.used = 0  # when a request without a connection last acted
        self.deadline: int | None = None  # an extended deadline, which replaces the position's
        self.dropped = False
        self.leased = True  # this server runs the table's bots and clocks; in a cluster another may
        self.elsewhere = NOBODY_ELSEWHERE  # connected through other servers
        self.bot_address = ""  # the asker whose rate its bots use up
        self.asked = 0  # when the witness was asked
        self.silent: set[int] = set()  # seats that did not answer as witnesses and have sent nothing since
        self.waiters: list[asyncio.Future[None]] = []  # resolved once no action waits for a witness

    # time

    def now(self) -> int:
        """The current time at this table."""
        return self.registry.clock.now() + self.ahead

    def advance_clock(self, at: int) -> None:
        """Never go back behind stored times, even if the computer's clock was set back before the server started."""
        self.ahead = max(self.ahead, at - self.registry.clock.now())

    # actions

    async def commit(self, action: Action) -> int:
        """Carry out an action: try it, store its event, show it. Returns the event's number. The caller holds the lock."""
        prepared = await self.registry.thinkers.read(self.state.ahead, self.prepare, action)
        try:
            await self.registry.writer.store(*prepared)
        except (NotStored, Conflict) as error:
            raise await self.not_stored(error) from error
        return self.seq

    def prepare(self, action: Action) -> ToStore:
        """Try an action and return what to store. The caller holds the lock and stores it next."""
        context = ActionContext(self.registry.clock.now() + self.ahead, token_bytes, self.answering)
        transition, at, seq = action(self.state, context), context.at, self.seq + 1
        if seq > min(limits.EVENTS_BEFORE, limits.EVENTS):
            check_quota(self.state, self.seq, transition.event)
        row = event_row(seq, at, transition)
        summary = summary_of(transition.state, at) if transition.changed & TABLE else None
        saved = None if seq % limits.SAVE_EVERY else saved_row(row, transition.state)
        return row, summary, partial(self.on_stored, row, transition, True), saved

    async def not_stored(self, error: Exception) -> Rejected:
        """The rejection for an event that was not stored. Brings the table up to date with the store."""
        if isinstance(error, TableGone):
            self.registry.drop(self)
            return Rejected(Code.NO_TABLE)
        if isinstance(error, StoreLost):
            return store_lost()
        if not isinstance(error, WriterStopped):
            await self.reload()
        if isinstance(error, Conflict):
            COUNTERS.overtaken += 1
            return Overtaken(Code.STALE, seq=self.seq)
        return Rejected(Code.NOT_STORED, retry_after=1)

    def on_stored(self, row: Row, transition: Transition, stored_here: bool = False) -> None:
        """Apply and show an event that this server or another has stored."""
        before, state = self.state, transition.state
        if stored_here:
            COUNTERS.events[state.game.name, transition.event.kind] += 1
        if self.deadline is not None and state.due != before.due:  # the clock of another decision
            self.deadline = None
        if state.calling is not before.calling:
            self.asked = self.now()
        self.state, self.seq, self.at = state, row.seq, row.at
        if not state.calling and self.waiters:
            for waiter in self.waiters:
                if not waiter.done():
                    waiter.set_result(None)
            self.waiters = []
        frame = event_frame(row.seq, row.at, transition)
        self.recent = (*self.recent[1 - limits.RECENT :], frame)
        for reader in self.readers:
            reader.push(frame)
        if transition.changed & POSITION:
            self.position_seq = row.seq
            if self.deadline is not None:
                self.show_clock(self.readers)
            send_offers(self, self.readers)
        elif has_devices(state) != has_devices(before):  # offers now name the choices that need a link
            send_offers(self, self.readers)
        self.registry.scheduler.schedule(self)

    async def reload(self) -> None:
        """Apply the events that other processes have stored."""
        rows = await self.registry.store.rows(self.state.id, self.seq)
        for row, transition in await self.registry.thinkers.read(len(rows) + self.state.ahead, follow, self.state, rows):
            self.advance_clock(row.at)
            self.on_stored(row, transition)
            if self.readers:
                COUNTERS.followed.note((self.now() - row.at) / 1_000)

    async def catch_up(self, seq: int) -> None:
        """Reload if event `seq`, which another server is said to have stored, is missing here."""
        async with self.lock:
            if self.seq < seq and not self.dropped:
                await self.reload()

    def is_current(self, seq: int) -> bool:
        """Whether a client that has seen this event knows the current position."""
        return self.position_seq <= seq <= self.seq

    # witnesses

    def answering(self) -> set[int]:
        """The seats whose devices can answer as witnesses."""
        here = {seat for reader in self.readers for seat in reader.holder.seats(self.state)}
        return (here | self.elsewhere.seats) - self.silent

    # readers

    def has_players(self) -> bool:
        """Whether a player is connected, not only spectators."""
        state = self.state
        if any(not state.seats[seat].left for reader in self.readers for seat in reader.holder.seats(state)):
            return True
        return any(seat < len(state.seats) and not state.seats[seat].left for seat in self.elsewhere.seats)

    def broadcast(self, frame: bytes) -> None:
        """Send a frame to all readers."""
        for reader in self.readers:
            reader.push(frame)

    def show_clock(self, readers: Iterable[Reader]) -> None:
        """Send the extended deadline, if there is one."""
        if self.deadline is not None and self.state.deadline is not None:
            clock: ClockFrame = {"clock": {"seq": self.seq, "deadline": self.deadline}}
            frame = encode(clock)
            for reader in readers:
                reader.push(frame)


def has_devices(state: TableState) -> bool:
    """Whether a game is being played with device chains."""
    return state.play is not None and state.play.match.fair.has_devices
