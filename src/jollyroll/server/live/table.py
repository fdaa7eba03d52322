"""A table in memory: one deed after the other, each stored before anybody sees it."""

import asyncio
import json
from collections.abc import Callable, Iterable
from time import time
from typing import TYPE_CHECKING, Any, Protocol

from jollyroll.server import limits
from jollyroll.server.protocol.codes import Code
from jollyroll.server.protocol.fields import OfferForm
from jollyroll.server.protocol.rejected import Rejected
from jollyroll.server.store import Conflict, Full, Gone, NotStored, Row, Summary
from jollyroll.server.tables.event_quota import check_quota
from jollyroll.server.tables.fold import NOW, TABLE, effort, follow
from jollyroll.server.tables.history import frames_of
from jollyroll.server.tables.playing import Transition
from jollyroll.server.tables.state import Body, TableState
from jollyroll.server.transport.packing import pack, packed

from .encoding import encode, event_frame, snapshot_form
from .holder import Holder
from .offers import offer_frame

if TYPE_CHECKING:
    from .registry import TableRegistry

FORGOTTEN = -1  # the place of no event
NONE, FORMS = OfferForm.NONE, OfferForm.FORMS  # looked up once: they are asked for all the time


def now_ms() -> int:
    """Milliseconds since 1970."""
    return int(time() * 1_000)


class Reader(Protocol):
    """An open connection, as a table knows it."""

    holder: Holder

    def push(self, frame: bytes) -> None: ...


class LiveTable:
    """One live table. Whatever it shows it has stored; whatever it holds can be read back from the store."""

    __slots__ = (
        "__weakref__",
        "at",
        "away",
        "deadline",
        "dropped",
        "lock",
        "readers",
        "recent",
        "registry",
        "seq",
        "state",
        "timer",
        "used",
        "woke",
    )

    def __init__(self, registry: "TableRegistry", state: TableState, seq: int, at: int) -> None:
        self.registry = registry
        self.state = state
        self.seq = seq
        self.at = at
        self.lock = asyncio.Lock()
        self.readers: list[Reader] = []
        self.recent: tuple[bytes, ...] = ()  # the last frames
        self.timer: asyncio.TimerHandle | None = None
        self.away: dict[int, int] = {}  # since when a seat's holder is not connected
        self.woke = 0  # when somebody came to it first; before that it sleeps
        self.used = 0  # when somebody without a connection last did something
        self.deadline: int | None = None  # of the clock, where it holds instead of the one in the position
        self.dropped = False

    # deeds

    async def commit(self, action: Callable[[TableState, int], Transition]) -> int:
        """Try a deed, store it, show it; gives the number of its event. The caller has the lock."""
        at = max(now_ms(), self.at)
        transition = await self.registry.workers.read(self.state.ahead, action, self.state, at)
        check_quota(self.state, self.seq, transition.body)
        await self.keep(transition, at)
        return self.seq

    async def keep(self, transition: Transition, at: int) -> None:
        """Have a deed stored, and shown as soon as it is."""
        row = Row(self.state.id, self.seq + 1, at, dumps(transition.body), dumps(transition.secret) if transition.secret else "{}")
        summary = summary_of(transition.state, at) if transition.happened.changes & TABLE else None
        try:
            await self.registry.writer.store(row, summary, lambda: self.stored(transition.state, row, transition))
        except Conflict as error:
            await self.reload()
            raise Rejected(Code.STALE, seq=self.seq) from error
        except Gone as error:
            self.registry.drop(self)
            raise Rejected(Code.NO_TABLE) from error
        except NotStored as error:
            if not isinstance(error, Full):
                await self.reload()
            raise Rejected(Code.NOT_STORED, retry_after=1) from error

    def stored(self, state: TableState, row: Row, transition: Transition) -> None:
        """A deed is safe: now it counts and is shown."""
        if due(state) != due(self.state):  # another decision
            self.deadline = None
        self.state, self.seq, self.at = state, row.seq, row.at
        frame = pack(event_frame(state, row.seq, row.at, transition.happened))
        self.recent = (*self.recent[1 - limits.RECENT :], frame)
        self.broadcast(frame)
        if transition.happened.changes & NOW:
            self.show_clock(self.readers)
            self.send_offers(self.readers)
        self.registry.care.plan(self)

    async def reload(self) -> None:
        """Catch up with what another process has stored."""
        rows = await self.registry.store.rows(self.state.id, self.seq)
        for state, row, happened in await self.registry.workers.read(len(rows) + self.state.ahead, follow, self.state, rows):
            self.stored(state, row, Transition(state, {}, {}, happened))

    async def body_of(self, seq: int) -> Body:
        """What was stored as this event; nothing if there is none."""
        rows = await self.registry.store.rows(self.state.id, seq - 1, seq)
        return json.loads(rows[0].body) if rows else {}

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
            if wanted is not NONE and reader.holder.holds(state, seat):
                if wanted not in frames:
                    offer = self.offer(wanted)
                    if not offer:
                        return
                    frames[wanted] = pack(offer)
                reader.push(frames[wanted])
        if frames:
            self.registry.coach.speak_up(self)

    def offer(self, wanted: OfferForm) -> bytes:
        """What the seat on turn may choose, in the form that is wanted; nothing if there is nothing to choose."""
        play = self.state.play
        if play is None or play.match.to_move is None or wanted is NONE:
            return b""
        return offer_frame(play.match.game, play.match.state, self.seq, wanted is FORMS)

    async def missed(self, after: int | None) -> list[bytes]:
        """What a client that has seen event `after` must be sent: the events it missed, or one snapshot."""
        gap = self.seq - after if after is not None else FORGOTTEN
        if 0 <= gap <= len(self.recent):
            return list(self.recent[len(self.recent) - gap :])
        if 0 <= gap <= limits.CATCH_UP:
            rows = await self.registry.store.rows(self.state.id, 0, self.seq)
            return [pack(frame) for frame in await self.registry.workers.read(effort(rows), frames_of, rows, self.seq - gap)]
        return [packed(snapshot_form(self.state, self.seq))]

    def show_clock(self, readers: Iterable[Reader]) -> None:
        """The deadline that holds instead of the one in the position, if there is one."""
        if self.deadline is not None and self.state.deadline is not None:
            frame = packed({"clock": {"seq": self.seq, "deadline": self.deadline}})
            for reader in readers:
                reader.push(frame)

    def presence(self) -> dict[str, Any]:
        """Who is there."""
        state = self.state
        held = {seat for reader in self.readers for seat in reader.holder.seats(state)}
        seats = [number in held or seat.is_bot for number, seat in enumerate(state.seats)]
        away = [self.away.get(number) for number in range(len(seats))]
        return {"seats": seats, "away": away, "watching": sum(not reader.holder.seats(state) for reader in self.readers)}

    def show_presence(self) -> None:
        """Somebody came or went."""
        self.broadcast(packed({"presence": self.presence()}))


def due(state: TableState) -> int | None:
    """The deadline of the decision at hand, whoever takes it."""
    return state.play.match.deadline if state.play else None


def dumps(body: Body) -> str:
    """A body as it is stored."""
    return encode(body).decode()


def summary_of(state: TableState, at: int) -> Summary:
    """The table in the list of tables."""
    free = sum(seat.is_free for seat in state.seats)
    lobby = {
        "options": state.terms.options,
        "people": [seat.name for seat in state.seats if seat.is_person],
        "bots": sum(seat.is_bot for seat in state.seats),
        "free": free,
        "coach": state.terms.coach,
        "clock": state.terms.clock,
    }
    listed = state.terms.listed and free > 0
    return Summary(state.id, state.game.name, state.stage.value, listed, state.opened, at, dumps(lobby))
