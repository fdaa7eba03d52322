"""Events of a game: it begins, actions are carried out and taken back."""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from typing import NamedTuple, Self, cast

from jollyroll.match import Seat
from jollyroll.match.fair import SealedChain
from jollyroll.server.protocol.enums import Actor, ActorName, Stage
from jollyroll.server.protocol.events import ChancePart, EventShown

from .bots import read_bytes, write_bytes
from .events import NOW, TABLE, TableEvent
from .live_dealer import LiveDealer
from .live_match import LiveMatch
from .parts import ChoiceMade, Part, SeatLeft, change_all, read_part
from .play import Play
from .rows import Json
from .sealing import show_seed
from .showing import sides_at
from .state import TableState


def begin(state: TableState, seeds: Mapping[int, bytes]) -> Play:
    """All seeds are shown, those of the bots now: the game begins."""
    for seat, seed in seeds.items():
        show_seed(state, seat, seed)
    host, youngest = (None if place < 0 else place for place in (state.host_seat, state.terms.youngest))
    if state.beginning:
        _, host, youngest = state.beginning
    seats = [Seat(seat.name, seat.kind) for seat in state.seats]
    match = LiveMatch.start(state.game, seats, "", state.terms.options, host, youngest)
    match.options = dict(state.terms.options) if match.options != state.terms.options else state.terms.options  # type: ignore[assignment]
    for event in state.beginning.events if state.beginning else ():
        match.play(event)
    sides = sides_at(state.game, tuple(state.terms.options.items()), len(seats))
    state.play = Play.begin(match, state.fair, sides, state.chain, state.exchange)
    state.stage = Stage.PLAYING
    return state.play


def settle(state: TableState, play: Play, at: int) -> None:
    """After a change of position: is the game over, and when is the next deadline?"""
    play.origin = match = play.match
    state.play = play
    if match.is_over:
        state.stage = Stage.OVER
        match.before = None
    if match.before is None and any(seat.detours for seat in state.seats):
        state.seats = tuple(seat._replace(detours=0) for seat in state.seats)
    seat = state.to_act
    # it runs on while a bot stands in: who comes back has what is left of it
    needs_clock = bool(state.terms.clock) and seat >= 0 and state.seats[seat].is_person
    match.deadline = at + 1_000 * state.terms.clock if needs_clock else None


def begin_with(
    state: TableState, seeds: Mapping[int, bytes], parts_of: Callable[[Play], Iterable[Part]], at: int
) -> tuple[tuple[Part, ...], EventShown]:
    """The game begins, and these parts happen at once."""
    play = begin(state, seeds)
    parts, shown = change_all(play, parts_of(play))
    settle(state, play, at)
    return parts, {"kind": "begun", "parts": cast("list[ChancePart]", shown)}  # nobody has done anything yet


def play_with(
    state: TableState, play: Play, parts: Iterable[Part], seat: int, by: ActorName, at: int
) -> tuple[tuple[Part, ...], EventShown]:
    """An action of these parts is carried out on a copy of the game, which then takes the place of the game."""
    done, shown = change_all(play, parts)
    was, left = state.seats[seat], not play.match.state.present[seat]
    timeouts = was.timeouts + 1 if by == Actor.CLOCK else 0
    if (timeouts, left) != (was.timeouts, was.left):
        state.put_seat(seat, was._replace(timeouts=timeouts, left=left))
    play.match.by = by
    settle(state, play, at)
    return done, {"kind": "played", "seat": seat, "by": by, "parts": shown}


@dataclass(frozen=True, slots=True)
class BegunEvent(TableEvent):
    """All seeds are shown and the game begins; what chance decides at once comes with it."""

    kind = "begun"
    changes = TABLE | NOW
    leads_to_game = True
    seeds: Mapping[int, bytes]  # of the bots
    parts: tuple[Part, ...]

    def change(self, state: TableState, at: int) -> EventShown:
        return begin_with(state, self.seeds, lambda _: self.parts, at)[1]

    @classmethod
    def read(cls, body: Json, secret: Json) -> Self:
        return cls(read_bytes(body["seeds"]), tuple(read_part(part) for part in body["parts"]))

    def body(self) -> Json:
        return {"seeds": write_bytes(self.seeds), "parts": [part.body() for part in self.parts]}


class NextChain(NamedTuple):
    """A chain that was sealed to carry on, and its secret."""

    sealed: SealedChain
    secret: bytes

    @classmethod
    def last(cls, dealer: LiveDealer) -> "NextChain":
        """The one that was sealed last."""
        chain = dealer.chains[len(dealer.fair.chains) - 1]
        return cls(dealer.fair.chains[-1], chain.link(chain.links))

    @classmethod
    def read(cls, stored: Json, secret: Json) -> "NextChain":
        """As it was stored."""
        seal = bytes.fromhex(stored["seal"])
        return cls(SealedChain(stored["after"], stored["links"], 0, stored["nonces"], seal), bytes.fromhex(secret["chain"]))

    def body(self) -> Json:
        """What everybody may see."""
        sealed = self.sealed
        return {"after": sealed.after, "links": sealed.links, "nonces": sealed.nonces, "seal": sealed.seal.hex()}


@dataclass(frozen=True, slots=True)
class PlayedEvent(TableEvent):
    """An action: a choice with the dice that fall upon it, a roll, or somebody leaving for good."""

    kind = "played"
    changes = NOW
    seat: int
    by: ActorName
    parts: tuple[Part, ...]
    nonce: bytes = b""
    next_chain: NextChain | None = None

    def change(self, state: TableState, at: int) -> EventShown:
        assert state.play
        play = state.play.copy()
        if self.next_chain:
            play.dealer.seal_next(*self.next_chain)
        return play_with(state, play, self.parts, self.seat, self.by, at)[1]

    def changed(self, state: TableState) -> int:
        return NOW | TABLE if state.stage == Stage.OVER or self.next_chain or self.is_last else NOW

    @property
    def is_last(self) -> bool:  # type: ignore[override]
        """Somebody left for good."""
        return any(isinstance(part, SeatLeft) for part in self.parts)

    def is_same(self, seat: int, nonce: bytes, choice: int | None) -> bool:
        """This is the action of a person that is sent again."""
        first = self.parts[0]
        chosen = first.number if isinstance(first, ChoiceMade) else None
        return (self.seat, self.by, self.nonce, chosen) == (seat, Actor.PERSON, nonce, choice)

    @classmethod
    def read(cls, body: Json, secret: Json) -> Self:
        next_chain = NextChain.read(body["next"], secret) if "next" in body else None
        parts = tuple(read_part(part) for part in body["parts"])
        return cls(body["seat"], body["by"], parts, bytes.fromhex(body.get("nonce", "")), next_chain)

    def body(self) -> Json:
        stored: Json = {"seat": self.seat, "by": self.by, "parts": [part.body() for part in self.parts]}
        if self.nonce:
            stored["nonce"] = self.nonce.hex()
        if self.next_chain:
            stored["next"] = self.next_chain.body()
        return stored

    def secret(self) -> Json:
        return {"chain": self.next_chain.secret.hex()} if self.next_chain else {}


@dataclass(frozen=True, slots=True)
class UndoneEvent(TableEvent):
    """The last choice was taken back, with the deadline it had: that gives no time."""

    kind = "undone"
    changes = NOW
    is_detour = True
    seat: int

    def change(self, state: TableState, at: int) -> EventShown:
        assert state.play
        state.play = state.play.before_choice()
        return {"kind": "undone", "seat": self.seat}

    @classmethod
    def read(cls, body: Json, secret: Json) -> Self:
        return cls(body["seat"])

    def body(self) -> Json:
        return {"seat": self.seat}
