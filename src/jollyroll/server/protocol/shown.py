"""What the server sends about a table: everything here may be seen by anybody. There is no field for anything hidden."""

from enum import StrEnum
from typing import Any, Literal

from pydantic import ConfigDict, Field

from .fields import Coaching, Hash, Nonce, Strict, TableId


class Shown(Strict):
    """Sent as it is; enums travel as their values."""

    model_config = ConfigDict(strict=True, extra="forbid", frozen=True, use_enum_values=True)


class Stage(StrEnum):
    """How far a table has come."""

    OPEN = "open"  # people sit down
    REVEALING = "revealing"  # the host has started, seats show their seeds
    PLAYING = "playing"
    OVER = "over"


class Who(StrEnum):
    """Who carried out a deed."""

    PERSON = "person"
    BOT = "bot"  # at its own seat, or standing in
    CLOCK = "clock"  # the time was up


class SeatInfo(Shown):
    """One seat."""

    kind: str  # free, person, or bot:LEVEL
    name: str  # empty for a free seat
    stand_in: str  # the bot that plays while the person is away; empty if none does
    sealed: bool  # its seed is committed
    left: bool  # for good


class SeatSeedInfo(Shown):
    """What a seat put into the dice."""

    commitment: Hash | Literal[""]  # empty while nobody sits there
    seed: Hash | Literal[""]  # empty until it is shown


class ChainInfo(Shown):
    """A sealed chain of links, as in the record."""

    after: int  # throws before it was sealed
    links: int
    restarts: int
    nonces: str
    seal: Hash
    seats: list[SeatSeedInfo]


class FairInfo(Shown):
    """All that is needed to check every throw as it falls."""

    game: Nonce  # the id that goes into the dice
    sides: str  # the letters on the six sides of a die
    chains: list[ChainInfo]


class TableInfo(Shown):
    """A table: who sits there and how it plays. Sent whole whenever any of it changes."""

    id: TableId
    game: str
    rules: int  # version of the game's rules
    stage: Stage = Field(strict=False)
    preset: str  # the nearest one, for showing
    options: dict[str, str]  # all of them, resolved
    seats: list[SeatInfo]
    host: int  # the seat of the host; -1 if the host does not sit
    youngest: int  # -1: nobody is marked
    coach: Coaching = Field(strict=False)
    clock: int
    absent: int
    stand_in: str
    pace: int
    listed: bool
    restarts: int  # how often the exchange of seeds had to start over
    fair: FairInfo
    rematch: TableId | None
    of: TableId | None  # the table this one is a rematch of, or began from


class ResultInfo(Shown):
    """How it ended."""

    winners: list[int]
    scores: list[int]


class Now(Shown):
    """The position after an event."""

    waits: Literal["choice", "roll", "nothing"]  # for a choice, for a throw or card, or it is over
    phase: str  # the game's own name of what comes next
    seat: int  # who is to act; -1 nobody
    deadline: int | None  # of the clock, in milliseconds since 1970
    undo: int  # the seat that may take its last choice back; -1 nobody
    undo_until: int | None  # when the time of that choice is up, in milliseconds since 1970
    view: dict[str, Any]  # the game's view, see docs/protocol.md
    result: ResultInfo | None
