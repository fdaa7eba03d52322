"""A table in memory. Actions are carried out one at a time, and each is stored before anybody sees it."""

import asyncio
from collections.abc import Iterable
from typing import TYPE_CHECKING, Protocol

from jollyroll.kit.phases import is_choice
from jollyroll.server import limits
from jollyroll.server.protocol.codes import Code
from jollyroll.server.protocol.fields import OfferForm
from jollyroll.server.protocol.rejected import Rejected
from jollyroll.server.protocol.server_frames import ClockFrame
from jollyroll.server.store import Conflict, Full, Gone, Lost, NotStored
from jollyroll.server.tables.event_quota import check_quota
from jollyroll.server.tables.events import NOW, TABLE, TableEvent
from jollyroll.server.tables.rows import Row
from jollyroll.server.tables.state import TableState
from jollyroll.server.tables.transition import Action, Transition, follow, read_row

from .clock import context_at
from .encoding import encode, event_frame, event_row, snapshot_form, summary_of
from .holder import Holder
from .mishaps import store_lost
from .offers import offer_frame
from .saving import is_due, saved_row

if TYPE_CHECKING:
    from .registry import TableRegistry

FORGOTTEN = -1  # the place of no event


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
        "deadline",
        "dropped",
        "lock",
        "patron",
        "readers",
        "recent",
        "registry",
        "seq",
        "silent",
        "state",
        "timer",
        "used",
        "waiters",
        "woke",
    )

    def __init__(self, registry: "TableRegistry", state: TableState, seq: int, at: int, recent: Iterable[bytes] = ()) -> None:
        self.registry = registry
        self.state = state
        self.seq = seq
        self.at = at
        self.ahead = 0  # milliseconds by which its time is ahead of the server's
        self.keep_up_with(at)
        self.lock = asyncio.Lock()
        self.readers: list[Reader] = []
        self.recent = tuple(recent)  # the last frames
        self.timer: asyncio.TimerHandle | None = None
        self.away: dict[int, int] = {}  # since when a seat's holder is not connected
        self.woke = 0  # when somebody came to it first; before that it sleeps
        self.used = 0  # when somebody without a connection last did something
        self.deadline: int | None = None  # of the clock, where it holds instead of the one in the position
        self.dropped = False
        self.patron = ""  # the address that answers for its bots
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
        state, context = self.state, context_at(self.now())._replace(answering=self.answering())
        if state.ahead:
            transition = await self.registry.workers.read(state.ahead, action, state, context)
        else:
            transition = action(state, context)
        check_quota(state, self.seq, transition.event)
        row = event_row(self.seq + 1, context.at, transition)
        summary = summary_of(transition.state, context.at) if transition.changed & TABLE else None
        saved = saved_row(row, transition.state) if is_due(row.seq) else None
        try:
            await self.registry.writer.store(row, summary, lambda: self.on_stored(row, transition), saved)
        except Conflict as error:
            await self.reload()
            raise Rejected(Code.STALE, seq=self.seq) from error
        except Gone as error:
            self.registry.drop(self)
            raise Rejected(Code.NO_TABLE) from error
        except Lost as error:
            raise store_lost() from error
        except NotStored as error:
            if not isinstance(error, Full):
                await self.reload()
            raise Rejected(Code.NOT_STORED, retry_after=1) from error
        return self.seq

    def on_stored(self, row: Row, transition: Transition) -> None:
        """An event is safe: now it counts and is shown."""
        state = transition.state
        if state.due != self.state.due:  # another decision
            self.deadline = None
        if state.calling is not self.state.calling:
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
            if self.deadline is not None:
                self.show_clock(self.readers)
            self.send_offers(self.readers)
        self.registry.scheduler.plan(self)

    async def reload(self) -> None:
        """Catch up with what another process has stored."""
        rows = await self.registry.store.rows(self.state.id, self.seq)
        for row, transition in await self.registry.workers.read(len(rows) + self.state.ahead, follow, self.state, rows):
            self.keep_up_with(row.at)
            self.on_stored(row, transition)

    async def event_at(self, seq: int) -> TableEvent | None:
        """What was stored as this event; nothing if there is none."""
        rows = await self.registry.store.rows(self.state.id, seq - 1, seq)
        return read_row(rows[0]) if rows else None

    # witnesses

    def answering(self) -> set[int]:
        """The seats whose devices are there to answer as witnesses."""
        return {seat for reader in self.readers for seat in reader.holder.seats(self.state)} - self.silent

    async def witnessed(self) -> None:
        """Wait until no action waits for a witness, as long as that can take."""
        if self.state.calling:
            waiter = asyncio.get_running_loop().create_future()
            self.waiters.append(waiter)
            try:
                await asyncio.wait([waiter], timeout=limits.WITNESS_BACK + 2 * limits.WITNESS_WITHIN * len(self.state.seats))
            finally:
                if waiter in self.waiters:
                    self.waiters.remove(waiter)

    # readers

    def broadcast(self, frame: bytes) -> None:
        """The same to everybody."""
        for reader in self.readers:
            reader.push(frame)

    def send_offers(self, readers: Iterable[Reader]) -> None:
        """What the seat on turn may choose, to those who play it and want to know."""
        state, seat = self.state, self.state.to_act
        frames: dict[OfferForm, bytes] = {}
        for reader in readers:
            wanted = reader.holder.offers
            if wanted is not OfferForm.NONE and reader.holder.holds(state, seat):
                if wanted not in frames:
                    offer = self.offer(wanted)
                    if not offer:
                        return
                    frames[wanted] = offer
                reader.push(frames[wanted])
        if frames:
            self.registry.coach.speak_up(self)

    def offer(self, wanted: OfferForm) -> bytes:
        """What the seat on turn may choose, in the form that is wanted; nothing if there is nothing to choose."""
        play = self.state.play
        if play is None or self.state.calling or not is_choice(play.match.state) or wanted is OfferForm.NONE:
            return b""
        return offer_frame(play.match.game, play.match.state, self.seq, wanted is OfferForm.FORMS, play.fair.has_devices)

    async def missed(self, after: int | None) -> list[bytes]:
        """What a client that has seen event `after` must be sent: the events it missed, or one snapshot."""
        gap = self.seq - after if after is not None else FORGOTTEN
        if 0 <= gap <= len(self.recent):
            return list(self.recent[len(self.recent) - gap :])
        if 0 <= gap <= limits.CATCH_UP:
            return await self.registry.pasts.frames(self.state.id, self.seq - gap, self.seq)
        return [encode(snapshot_form(self.state, self.seq))]

    def show_clock(self, readers: Iterable[Reader]) -> None:
        """The deadline that holds instead of the one in the position, if there is one."""
        if self.deadline is not None and self.state.deadline is not None:
            clock: ClockFrame = {"clock": {"seq": self.seq, "deadline": self.deadline}}
            frame = encode(clock)
            for reader in readers:
                reader.push(frame)
