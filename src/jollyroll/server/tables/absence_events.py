"""Events around the game: a bot stands in, a person takes the seat back, a rematch is opened."""

from dataclasses import dataclass
from typing import Self

from jollyroll.server.protocol.events import EventShown, StandInWhy

from .events import POSITION, TABLE, Detour, TableEvent
from .rows import JsonObject
from .state import TableState


@dataclass(frozen=True, slots=True)
class StandInEvent(TableEvent):
    """A bot stands in for a seat."""

    kind = "stands-in"
    changes = TABLE | POSITION
    seat: int
    bot: str
    why: StandInWhy

    def change(self, state: TableState, at: int) -> EventShown:
        state.put_seat(self.seat, state.seats[self.seat]._replace(stand_in=self.bot, timeouts=0))
        return {"kind": "stands-in", "seat": self.seat, "why": self.why}

    @classmethod
    def read(cls, body: JsonObject, secret: JsonObject) -> Self:
        return cls(body["seat"], body["bot"], body["why"])

    def body(self) -> JsonObject:
        return {"seat": self.seat, "bot": self.bot, "why": self.why}


@dataclass(frozen=True, slots=True)
class BackEvent(Detour):
    """A person took their seat back from a stand-in."""

    kind = "back"
    changes = TABLE | POSITION
    seat: int

    def change(self, state: TableState, at: int) -> EventShown:
        state.put_seat(self.seat, state.seats[self.seat]._replace(stand_in="", timeouts=0))
        return {"kind": "back", "seat": self.seat, "why": ""}

    @classmethod
    def read(cls, body: JsonObject, secret: JsonObject) -> Self:
        return cls(body["seat"])

    def body(self) -> JsonObject:
        return {"seat": self.seat}


@dataclass(frozen=True, slots=True)
class RematchedEvent(TableEvent):
    """A rematch was opened at another table."""

    kind = "rematched"
    is_last = True
    table: str

    def change(self, state: TableState, at: int) -> EventShown:
        state.rematch = self.table
        return {"kind": "rematched"}

    @classmethod
    def read(cls, body: JsonObject, secret: JsonObject) -> Self:
        return cls(body["table"])

    def body(self) -> JsonObject:
        return {"table": self.table}
