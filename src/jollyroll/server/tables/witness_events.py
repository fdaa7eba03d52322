"""Events of witnesses: an action is called, a witness is passed over, a device seals another chain."""

from dataclasses import dataclass
from typing import Self

from jollyroll.match.fair import ChainPlace
from jollyroll.server.protocol.enums import ActorName
from jollyroll.server.protocol.events import CalledShown, EventShown

from .calling import Calling, Intent
from .events import POSITION, TABLE, Detour, TableEvent
from .parts import ChanceOpened, ChanceTyped, ChoiceMade, SeatLeft, read_part
from .rows import JsonObject
from .state import TableState


@dataclass(frozen=True, slots=True)
class CalledEvent(TableEvent):
    """An action was called: a witness is asked for its link, and undo is no longer possible."""

    kind = "called"
    changes = POSITION
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
        """The action that was called."""
        return Intent(self.seat, self.by, self.first, self.nonce, self.link)

    @property
    def is_last(self) -> bool:  # type: ignore[override]
        """Whether the action is to leave for good."""
        return isinstance(self.first, SeatLeft)

    def is_same(self, seat: int, nonce: bytes, choice: int | None) -> bool:
        """Whether this is the person's action that was sent again."""
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
    def read(cls, body: JsonObject, secret: JsonObject) -> Self:
        first = read_part(body["first"]) if body["first"] else None
        assert not isinstance(first, ChanceOpened | ChanceTyped)
        nonce, link = bytes.fromhex(body["nonce"]), bytes.fromhex(body["link"])
        return cls(body["seat"], body["by"], first, nonce, link, body["witness"], tuple(body["passed"]))

    def body(self) -> JsonObject:
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
    """A witness did not answer, and the next one is asked."""

    kind = "passed"
    changes = POSITION
    leads_to_game = True
    seat: int
    witness: int

    def change(self, state: TableState, at: int) -> EventShown:
        assert state.calling
        state.calling = Calling(state.calling.intent, self.witness, (*state.calling.passed, self.seat), at)
        return {"kind": "passed", "seat": self.seat, "witness": self.witness}

    @classmethod
    def read(cls, body: JsonObject, secret: JsonObject) -> Self:
        return cls(body["seat"], body["witness"])

    def body(self) -> JsonObject:
        return {"seat": self.seat, "witness": self.witness}


@dataclass(frozen=True, slots=True)
class ResealedEvent(Detour):
    """A seat's device sealed a chain during the game, to replace a lost one or for the server's next chain."""

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
    def read(cls, body: JsonObject, secret: JsonObject) -> Self:
        return cls(body["seat"], bytes.fromhex(body["chain"]), body["ahead"])

    def body(self) -> JsonObject:
        return {"seat": self.seat, "chain": self.chain.hex(), "ahead": self.ahead}
