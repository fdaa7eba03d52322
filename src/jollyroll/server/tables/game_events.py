"""Events of the game: it begins, actions are carried out and undone."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import NamedTuple, Self, cast

from jollyroll.match.fair import SealedChain
from jollyroll.server.protocol.enums import Actor, ActorName, TableStage
from jollyroll.server.protocol.events import ChancePart, EventShown

from .bots import read_bytes, write_bytes
from .events import POSITION, TABLE, Deal, Detour, TableEvent, Transition
from .game_fold import advance, begin
from .parts import ChanceOpened, ChanceTyped, ChoiceMade, Part, SeatLeft, read_part
from .play import Play
from .rows import JsonObject
from .state import TableState


class GameEvent(TableEvent):
    """The game begins or continues, part by part."""

    __slots__ = ()
    parts: tuple[Part, ...]

    def change(self, state: TableState, at: int) -> EventShown:
        return self.apply_to(state, at).shown

    def is_witnessed(self, link: bytes) -> bool:
        """Whether one of its rolls was witnessed with this link."""
        return any(isinstance(part, ChanceOpened) and part.opening.devices.witness_link == link for part in self.parts)


@dataclass(frozen=True, slots=True)
class BegunEvent(GameEvent):
    """All seeds are revealed and the game begins, with the outcomes that follow at once."""

    kind = "begun"
    changes = TABLE | POSITION
    leads_to_game = True
    seeds: Mapping[int, bytes]  # of the bots
    parts: tuple[Part, ...]

    def apply_to(self, state: TableState, at: int, deal: Deal | None = None) -> Transition:
        play = begin(state, self.seeds)
        parts, shown = advance(state, play, deal(play) if deal else self.parts, at)
        event = BegunEvent(self.seeds, parts) if deal else self
        chance = cast("list[ChancePart]", shown)  # a beginning has outcomes only
        return Transition(state, event, {"kind": "begun", "parts": chance}, TABLE | POSITION)

    @classmethod
    def read(cls, body: JsonObject, secret: JsonObject) -> Self:
        return cls(read_bytes(body["seeds"]), tuple(read_part(part) for part in body["parts"]))

    def body(self) -> JsonObject:
        return {"seeds": write_bytes(self.seeds), "parts": [part.body() for part in self.parts]}


class NextChain(NamedTuple):
    """A follow-up chain, sealed before the current one runs out, and its secret."""

    sealed: SealedChain
    secret: bytes

    @classmethod
    def last(cls, play: Play) -> "NextChain":
        """The chain sealed last."""
        chain = play.dice.chains[-1]
        return cls(play.match.fair.chains[-1], chain.link(chain.links))

    @classmethod
    def read(cls, stored: JsonObject, secret: JsonObject) -> "NextChain":
        """Read the stored form."""
        seal = bytes.fromhex(stored["seal"])
        return cls(SealedChain(stored["after"], stored["links"], 0, stored["nonces"], seal), bytes.fromhex(secret["chain"]))

    def body(self) -> JsonObject:
        """The public part of the stored form."""
        sealed = self.sealed
        return {"after": sealed.after, "links": sealed.links, "nonces": sealed.nonces, "seal": sealed.seal.hex()}


@dataclass(frozen=True, slots=True)
class PlayedEvent(GameEvent):
    """An action: a choice with the outcomes that follow it, a roll, or a seat leaving for good."""

    kind = "played"
    changes = POSITION
    seat: int
    by: ActorName
    parts: tuple[Part, ...]
    nonce: bytes = b""
    next_chain: NextChain | None = None

    def apply_to(self, state: TableState, at: int, deal: Deal | None = None) -> Transition:
        assert state.play
        play = state.play.copy()
        if self.next_chain:
            play.seal_next(*self.next_chain)
        fair, event = play.match.fair, self
        parts, shown = advance(state, play, deal(play) if deal else self.parts, at, self.seat, self.by)
        if deal:
            next_chain = NextChain.last(play) if play.match.fair is not fair else None
            event = PlayedEvent(self.seat, self.by, parts, self.nonce, next_chain)
        changes_table = state.stage == TableStage.OVER or event.next_chain or type(parts[0]) is SeatLeft
        shown_event: EventShown = {"kind": "played", "seat": self.seat, "by": self.by, "parts": shown}
        return Transition(state, event, shown_event, POSITION | TABLE if changes_table else POSITION)

    @property
    def is_last(self) -> bool:  # type: ignore[override]
        """Whether somebody left for good."""
        return any(isinstance(part, SeatLeft) for part in self.parts)

    def is_same(self, seat: int, nonce: bytes, choice: int | None) -> bool:
        """Whether this is the person's action that was sent again."""
        first = self.parts[0]
        chosen = first.number if isinstance(first, ChoiceMade) else None
        return (self.seat, self.by, self.nonce, chosen) == (seat, Actor.PERSON, nonce, choice)

    def is_typed(self, nonce: bytes) -> bool:
        """Whether this is the typed outcome that was sent again."""
        return self.nonce == nonce and isinstance(self.parts[0], ChanceTyped)

    @classmethod
    def read(cls, body: JsonObject, secret: JsonObject) -> Self:
        next_chain = NextChain.read(body["next"], secret) if "next" in body else None
        parts = tuple(read_part(part) for part in body["parts"])
        return cls(body["seat"], body["by"], parts, bytes.fromhex(body.get("nonce", "")), next_chain)

    def body(self) -> JsonObject:
        stored: JsonObject = {"seat": self.seat, "by": self.by, "parts": [part.body() for part in self.parts]}
        if self.nonce:
            stored["nonce"] = self.nonce.hex()
        if self.next_chain:
            stored["next"] = self.next_chain.body()
        return stored

    def secret(self) -> JsonObject:
        return {"chain": self.next_chain.secret.hex()} if self.next_chain else {}


@dataclass(frozen=True, slots=True)
class UndoneEvent(Detour):
    """The last choice was undone; its deadline is restored, so that undo gains no time. With real dice, `steps` actions were
    undone.
    """

    kind = "undone"
    changes = POSITION
    seat: int
    steps: int = 0

    def change(self, state: TableState, at: int) -> EventShown:
        assert state.play
        if not self.steps:
            state.play = state.play.before_choice()
            return {"kind": "undone", "seat": self.seat}
        state.play = state.play.back(self.steps)
        state.stage = TableStage.PLAYING  # it may have been over
        return {"kind": "undone", "seat": self.seat, "steps": self.steps}

    def changed(self, state: TableState) -> int:
        return POSITION | TABLE if self.steps else POSITION

    @classmethod
    def read(cls, body: JsonObject, secret: JsonObject) -> Self:
        return cls(body["seat"], body.get("steps", 0))

    def body(self) -> JsonObject:
        return {"seat": self.seat, **({"steps": self.steps} if self.steps else {})}
