"""A table in memory. Actions are carried out one at a time, and each is stored before anybody sees it."""

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
from jollyroll.server.store import Conflict, Full, Gone, Lost, NotStored, SavedRow, Summary
from jollyroll.server.tables.context import ActionContext
from jollyroll.server.tables.event_quota import check_quota
from jollyroll.server.tables.events import NOW, TABLE
from jollyroll.server.tables.rows import Row
from jollyroll.server.tables.state import TableState
from jollyroll.server.tables.transition import Action, Transition, follow

from .encoding import encode, event_frame, event_row, summary_of
from .holder import Holder
from .mishaps import store_lost
from .offering import send_offers
from .peers import NOBODY_ELSEWHERE
from .saving import saved_row
from .table_lock import TableLock

if TYPE_CHECKING:
    from .registry import TableRegistry


class Overtaken(Rejected):
    """Another server has stored an event first; the table has caught up with it."""


class Reader(Protocol):
    """An open connection, as a table knows it."""

    holder: Holder
    busy: bool  # a frame of theirs is being done

    def push(self, frame: bytes) -> None: ...


class LiveTable:
    """One live table. Whatever it shows it has stored; whatever it holds can be read back from the store."""

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
        self.read_at = 0.0  # when it was read from the store, if it was
        self.position_seq = seq  # the event since which the position is what it is; those after it have changed other things
        self.ahead = 0  # milliseconds by which its time is ahead of the server's
        self.keep_up_with(at)
        self.lock = TableLock()
        self.readers: list[Reader] = []
        self.recent: tuple[bytes, ...] = ()  # the last frames
        self.timer: asyncio.TimerHandle | None = None
        self.away: dict[int, int] = {}  # since when a seat's holder is not connected
        self.hurried = False  # bots play without a pause until a person acts
        self.presence = b""  # who is there, as everybody was last told
        self.unattended = 0  # since when nobody who plays is there; 0 while somebody is
        self.woke = 0  # when somebody who plays came to it after nobody had for long; before that it sleeps
        self.used = 0  # when somebody without a connection last did something
        self.deadline: int | None = None  # of the clock, where it holds instead of the one in the position
        self.dropped = False
        self.leased = True  # this server does what the table does by itself; one of several may leave that to another
        self.elsewhere = NOBODY_ELSEWHERE  # who is here by way of other servers
        self.bot_address = ""  # whose rates its bots count for
        self.asked = 0  # when a witness was shown what it is asked for
        self.silent: set[int] = set()  # seats that did not answer as witnesses, and have not been heard of since
        self.waiters: list[asyncio.Future[None]] = []  # for a witness to have answered

    # time

    def now(self) -> int:
        """What time it is at this table."""
        return self.registry.clock.now() + self.ahead

    def keep_up_with(self, at: int) -> None:
        """Time goes on from what is stored, though the computer's clock was set back before the server started."""
        self.ahead = max(self.ahead, at - self.registry.clock.now())

    # actions

    async def commit(self, action: Action) -> int:
        """Try an action, store it, show it; gives the number of its event. The caller has the lock."""
        state, context = self.state, ActionContext(self.now(), token_bytes, self.answering)
        if state.play is None and state.ahead:
            transition = await self.registry.thinkers.read(state.ahead, action, state, context)
        else:
            transition = action(state, context)
        try:
            await self.registry.writer.store(*self.to_store(transition, context.at))
        except (NotStored, Conflict) as error:
            raise await self.not_stored(error) from error
        return self.seq

    def to_store(self, transition: Transition, at: int) -> tuple[Row, Summary | None, Callable[[], None], SavedRow | None]:
        """The event, what changes in the list of tables, what to do as soon as it is stored, and now and then the state."""
        seq = self.seq + 1
        if seq > min(limits.EVENTS_BEFORE, limits.EVENTS):
            check_quota(self.state, self.seq, transition.event)
        row = event_row(seq, at, transition)
        summary = summary_of(transition.state, at) if transition.changed & TABLE else None
        saved = None if seq % limits.SAVE_EVERY else saved_row(row, transition.state)
        return row, summary, partial(self.on_stored, row, transition, True), saved

    async def not_stored(self, error: Exception) -> Rejected:
        """Why an event was not stored, for whoever sent it; the table is then as the store has it."""
        if isinstance(error, Gone):
            self.registry.drop(self)
            return Rejected(Code.NO_TABLE)
        if isinstance(error, Lost):
            return store_lost()
        if not isinstance(error, Full):
            await self.reload()
        return Overtaken(Code.STALE, seq=self.seq) if isinstance(error, Conflict) else Rejected(Code.NOT_STORED, retry_after=1)

    def on_stored(self, row: Row, transition: Transition, stored_here: bool = False) -> None:
        """An event is safe, because this server or another has stored it: now it counts and is shown."""
        before, state = self.state, transition.state
        if stored_here:
            COUNTERS.events[state.game.name, transition.event.kind] += 1
        if self.deadline is not None and state.due != before.due:  # another decision
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
        if transition.changed & NOW:
            self.position_seq = row.seq
            if self.deadline is not None:
                self.show_clock(self.readers)
            send_offers(self, self.readers)
        elif has_devices(state) != has_devices(before):  # choices that bring chance need a link from now on
            send_offers(self, self.readers)
        self.registry.scheduler.plan(self)

    async def reload(self) -> None:
        """Catch up with what another process has stored."""
        rows = await self.registry.store.rows(self.state.id, self.seq)
        for row, transition in await self.registry.thinkers.read(len(rows) + self.state.ahead, follow, self.state, rows):
            self.keep_up_with(row.at)
            self.on_stored(row, transition)

    async def keep_up(self, seq: int) -> None:
        """Another server is said to have stored this event."""
        async with self.lock:
            if self.seq < seq and not self.dropped:
                await self.reload()

    def is_current(self, seq: int) -> bool:
        """Whoever has seen this event knows the position."""
        return self.position_seq <= seq <= self.seq

    # witnesses

    def answering(self) -> set[int]:
        """The seats whose devices are there to answer as witnesses."""
        here = {seat for reader in self.readers for seat in reader.holder.seats(self.state)}
        return (here | self.elsewhere.seats) - self.silent

    # readers

    def has_players(self) -> bool:
        """Somebody who plays is connected, not only somebody who looks on."""
        state = self.state
        if any(not state.seats[seat].left for reader in self.readers for seat in reader.holder.seats(state)):
            return True
        return any(seat < len(state.seats) and not state.seats[seat].left for seat in self.elsewhere.seats)

    def broadcast(self, frame: bytes) -> None:
        """The same to everybody."""
        for reader in self.readers:
            reader.push(frame)

    def show_clock(self, readers: Iterable[Reader]) -> None:
        """The deadline that holds instead of the one in the position, if there is one."""
        if self.deadline is not None and self.state.deadline is not None:
            clock: ClockFrame = {"clock": {"seq": self.seq, "deadline": self.deadline}}
            frame = encode(clock)
            for reader in readers:
                reader.push(frame)


def has_devices(state: TableState) -> bool:
    """A game is played to which devices contribute."""
    return state.play is not None and state.play.match.fair.has_devices
