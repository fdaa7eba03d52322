"""Events of witnesses: one is called, one is passed over, a device seals another chain."""

from dataclasses import dataclass
from typing import Self

from jollyroll.match.fair import ChainPlace
from jollyroll.server.protocol.enums import ActorName
from jollyroll.server.protocol.events import CalledShown, EventShown

from .calling import Calling, Intent
from .events import NOW, TABLE, Detour, TableEvent
from .parts import ChanceOpened, ChanceTyped, ChoiceMade, SeatLeft, read_part
from .rows import Json
from .state import TableState


@dataclass(frozen=True, slots=True)
class CalledEvent(TableEvent):
    """Somebody has acted, and a witness is asked for its link. Nothing has fallen yet, and nothing can be taken back any more."""

    kind = "called"
    changes = NOW
    leads_to_game = True
    seat: int
    by: ActorName
    first: ChoiceMade | SeatLeft | None
    nonce: bytes
    link: bytes
    witness: int
    passed: tuple[int, ...]

    @property
    def intent(self) -> Intent:
        """What is to be done."""
        return Intent(self.seat, self.by, self.first, self.nonce, self.link)

    @property
    def is_last(self) -> bool:  # type: ignore[override]
        """Somebody leaves for good."""
        return isinstance(self.first, SeatLeft)

    def is_same(self, seat: int, nonce: bytes, choice: int | None) -> bool:
        """This is the action of a person that is sent again."""
        chosen = self.first.number if isinstance(self.first, ChoiceMade) else None
        return (self.seat, self.by, self.nonce, chosen) == (seat, "person", nonce, choice)

    def change(self, state: TableState, at: int) -> EventShown:
        state.calling = Calling(self.intent, self.witness, self.passed, at)
        place = state.play.place() if state.play else ChainPlace(0, 1)
        shown: CalledShown = {
            "kind": "called",
            "seat": self.seat,
            "by": self.by,
            "choice": None,
            "chain": place.chain,
            "roll": place.roll,
            "link": self.link.hex(),
            "witness": self.witness,
            "passed": list(self.passed),
        }
        if isinstance(self.first, ChoiceMade) and state.play:
            match, number = state.play.match, self.first.number
            text, form = match.game.choice_text(match.state, number), match.game.choice_form(match.state, number)
            shown["choice"] = {"number": number, "text": text, "form": form}
        return shown

    @classmethod
    def read(cls, body: Json, secret: Json) -> Self:
        first = read_part(body["first"]) if body["first"] else None
        assert not isinstance(first, ChanceOpened | ChanceTyped)
        nonce, link = bytes.fromhex(body["nonce"]), bytes.fromhex(body["link"])
        return cls(body["seat"], body["by"], first, nonce, link, body["witness"], tuple(body["passed"]))

    def body(self) -> Json:
        return {
            "seat": self.seat,
            "by": self.by,
            "first": self.first.body() if self.first else None,
            "nonce": self.nonce.hex(),
            "link": self.link.hex(),
            "witness": self.witness,
            "passed": list(self.passed),
        }


@dataclass(frozen=True, slots=True)
class PassedEvent(TableEvent):
    """A witness did not answer: the next one is asked."""

    kind = "passed"
    changes = NOW
    leads_to_game = True
    seat: int
    witness: int

    def change(self, state: TableState, at: int) -> EventShown:
        assert state.calling
        state.calling = Calling(state.calling.intent, self.witness, (*state.calling.passed, self.seat), at)
        return {"kind": "passed", "seat": self.seat, "witness": self.witness}

    @classmethod
    def read(cls, body: Json, secret: Json) -> Self:
        return cls(body["seat"], body["witness"])

    def body(self) -> Json:
        return {"seat": self.seat, "witness": self.witness}


@dataclass(frozen=True, slots=True)
class ResealedEvent(Detour):
    """The device of a seat sealed a chain during the game: one instead of a lost one, or one for the server's next chain."""

    kind = "resealed"
    changes = TABLE
    seat: int
    chain: bytes
    ahead: bool

    def change(self, state: TableState, at: int) -> EventShown:
        assert state.play
        state.play = play = state.play.copy()
        play.origin = match = play.match
        seal = play.match.fair.seal_ahead if self.ahead else play.match.fair.seal_late
        match.fair = seal(self.seat, self.chain, match.chance_count)
        return {"kind": "resealed", "seat": self.seat}

    @classmethod
    def read(cls, body: Json, secret: Json) -> Self:
        return cls(body["seat"], bytes.fromhex(body["chain"]), body["ahead"])

    def body(self) -> Json:
        return {"seat": self.seat, "chain": self.chain.hex(), "ahead": self.ahead}
