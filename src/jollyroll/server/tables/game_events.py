"""Events of a game: it begins, actions are carried out and taken back."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import NamedTuple, Self, cast

from jollyroll.match.fair import SealedChain
from jollyroll.server.protocol.enums import Actor, ActorName, Stage
from jollyroll.server.protocol.events import ChancePart, EventShown

from .bots import read_bytes, write_bytes
from .events import NOW, TABLE, Detour, TableEvent
from .game_fold import begin, settle
from .parts import ChanceOpened, ChanceTyped, ChoiceMade, Part, SeatLeft, read_part
from .play import Play
from .rows import Json
from .state import TableState


def is_witnessed(parts: Iterable[Part], link: bytes) -> bool:
    """Some roll of these was witnessed with this link."""
    return any(isinstance(part, ChanceOpened) and part.opening.devices.witness_link == link for part in parts)


@dataclass(frozen=True, slots=True)
class BegunEvent(TableEvent):
    """All seeds are shown and the game begins; what chance decides at once comes with it."""

    kind = "begun"
    changes = TABLE | NOW
    leads_to_game = True
    seeds: Mapping[int, bytes]  # of the bots
    parts: tuple[Part, ...]

    def change(self, state: TableState, at: int) -> EventShown:
        play = begin(state, self.seeds)
        shown = [part.change(play) for part in self.parts]
        settle(state, play, self.parts[-1] if self.parts else None, at)
        return {"kind": "begun", "parts": cast("list[ChancePart]", shown)}  # nobody has done anything yet

    def is_witnessed(self, link: bytes) -> bool:
        """This link witnessed what chance decided at once."""
        return is_witnessed(self.parts, link)

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
    def last(cls, play: Play) -> "NextChain":
        """The one that was sealed last."""
        chain = play.dice.chains[-1]
        return cls(play.match.fair.chains[-1], chain.link(chain.links))

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
            play.seal_next(*self.next_chain)
        shown = [part.change(play) for part in self.parts]
        settle(state, play, self.parts[-1], at, self.seat, self.by)
        return {"kind": "played", "seat": self.seat, "by": self.by, "parts": shown}

    def changed(self, state: TableState) -> int:
        if state.stage == Stage.OVER or self.next_chain:
            return NOW | TABLE
        return NOW | TABLE if type(self.parts[0]) is SeatLeft else NOW

    @property
    def is_last(self) -> bool:  # type: ignore[override]
        """Somebody left for good."""
        return any(isinstance(part, SeatLeft) for part in self.parts)

    def is_witnessed(self, link: bytes) -> bool:
        """This link witnessed it."""
        return is_witnessed(self.parts, link)

    def is_same(self, seat: int, nonce: bytes, choice: int | None) -> bool:
        """This is the action of a person that is sent again."""
        first = self.parts[0]
        chosen = first.number if isinstance(first, ChoiceMade) else None
        return (self.seat, self.by, self.nonce, chosen) == (seat, Actor.PERSON, nonce, choice)

    def is_typed(self, nonce: bytes) -> bool:
        """This is the outcome that is sent again."""
        return self.nonce == nonce and isinstance(self.parts[0], ChanceTyped)

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
class UndoneEvent(Detour):
    """The last choice was taken back, with the deadline it had: that gives no time. With real dice, so many actions were."""

    kind = "undone"
    changes = NOW
    seat: int
    steps: int = 0

    def change(self, state: TableState, at: int) -> EventShown:
        assert state.play
        if not self.steps:
            state.play = state.play.before_choice()
            return {"kind": "undone", "seat": self.seat}
        state.play = state.play.back(self.steps)
        state.stage = Stage.PLAYING  # though it may have been over
        return {"kind": "undone", "seat": self.seat, "steps": self.steps}

    def changed(self, state: TableState) -> int:
        return NOW | TABLE if self.steps else NOW

    @classmethod
    def read(cls, body: Json, secret: Json) -> Self:
        return cls(body["seat"], body.get("steps", 0))

    def body(self) -> Json:
        return {"seat": self.seat, **({"steps": self.steps} if self.steps else {})}
