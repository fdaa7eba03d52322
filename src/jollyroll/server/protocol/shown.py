"""What the server sends about a table: everything here may be seen by anybody. There is no field for anything hidden.

These types are what the tables make, what the models of the frames hold, and what the page's types are written from.
"""

from collections.abc import Mapping, Sequence
from typing import Any, Literal, NotRequired

from .codes import Code
from .enums import CoachingName, DiceName, StageName
from .events import LedgerInfo
from .patterns import Hash, Nonce, TableId
from .typed import TypedDict


class Refusal(TypedDict):
    """Why not: a code, a sentence in the client's language, and what helps."""

    refused: Code
    say: str
    reason: str  # the rulebook's own code, where the rules say no; of a bad frame, which field is wrong and why
    rule: str  # the rule behind it
    seq: int | None  # where the table is now, if that is the reason
    retry_after: float | None  # seconds


class SeatInfo(TypedDict):
    """One seat."""

    kind: str  # free, person, or bot:LEVEL
    name: str  # empty for a free seat
    stand_in: str  # the bot that plays while the person is away; empty if none does
    sealed: bool  # its seed is committed
    left: bool  # for good


class SeatSeedInfo(TypedDict):
    """What a seat put into the dice."""

    commitment: Hash | Literal[""]  # empty while nobody sits there
    seed: Hash | Literal[""]  # empty until it is shown
    chain: NotRequired[Hash | Literal[""]]  # the seal of the device's chain; empty for bots, and for clients without one


class SeatChainInfo(TypedDict):
    """A chain that the device of a seat sealed during the game."""

    seat: int
    after: int  # rolls of the whole game before it counts
    chain: Hash  # its seal


class ChainInfo(TypedDict):
    """A sealed chain of links, as in the record."""

    after: int  # rolls before it was sealed
    links: int
    restarts: int
    nonces: str  # of version 1
    seal: Hash
    seats: list[SeatSeedInfo]
    seals: NotRequired[list[SeatChainInfo]]  # from version 2 on


class FairInfo(TypedDict):
    """All that is needed to check every roll as it falls."""

    version: NotRequired[int]  # how rolls are made; 1 if it is not there
    game: Nonce  # the id that goes into the dice
    sides: str  # the letters on the six sides of a die
    chains: list[ChainInfo]  # none where the dice are real


class TableInfo(TypedDict):
    """A table: who sits there and how it plays. Sent whole whenever any of it changes."""

    id: TableId
    game: str
    rules: int  # version of the game's rules
    stage: StageName
    preset: str  # the nearest one, for showing
    options: Mapping[str, str]  # all of them, resolved
    seats: list[SeatInfo]
    host: int  # the seat of the host; -1 if the host does not sit
    youngest: int  # -1: nobody is marked
    coach: CoachingName
    clock: int
    absent: int
    stand_in: str
    pace: int
    listed: bool
    restarts: int  # how often the exchange of seeds had to start over
    dice: NotRequired[DiceName]  # `manual`: real ones, and people type what they show; fair if it is not there
    fair: FairInfo
    rematch: TableId | None
    of: TableId | None  # the table this one is a rematch of, or began from


class ResultInfo(TypedDict):
    """How it ended."""

    winners: Sequence[int]
    scores: Sequence[int]


class DrawInfo(TypedDict):
    """Something that may be drawn."""

    text: str  # as the notation writes it
    form: Mapping[str, object]
    left: int  # how many of it are left


class Expected(TypedDict):
    """What has to be typed at a table with real dice: so many dice, or one of these draws."""

    dice: int  # 0 where something is drawn
    faces: str  # the letters of the faces that a die has
    draws: list[DrawInfo]


class LastTyped(TypedDict):
    """What was typed last at a table with real dice: an undo takes it back."""

    seat: int  # whose roll, draw or choice it was; -1 where a seat was drawn
    kind: Literal["chance", "choice"]
    text: str  # as the notation writes it
    form: Mapping[str, object]  # of a choice


Waits = Literal["choice", "roll", "outcome", "witness", "nothing"]


class Now(TypedDict):
    """The position after an event."""

    waits: Waits  # for a choice, a roll or card, an outcome that somebody types, a witness, or it is over
    phase: str  # the game's own name of what comes next
    seat: int  # who is to act; -1 nobody
    deadline: int | None  # of the clock, in milliseconds since 1970
    undo: int  # the seat that may take its last choice back; -1 nobody
    undo_until: int | None  # when the time of that choice is up, in milliseconds since 1970
    view: dict[str, Any]  # the game's view, see docs/protocol.md
    result: ResultInfo | None
    expected: NotRequired[Expected | None]  # only with real dice
    last: NotRequired[LastTyped | None]  # only with real dice


class OfferChoice(TypedDict):
    """A legal choice: number, text as the notation writes it, and form for pages."""

    number: int
    text: str
    form: Mapping[str, object]


PreviewEnd = Literal["choice", "chance", "turn", "over"]


class PreviewStep(TypedDict):
    """One choice of a preview: what it would bring about, and the position after it."""

    choice: int
    text: str
    told: list[LedgerInfo]
    view: dict[str, Any]


class OddsInfo(TypedDict):
    """What the coach knows of a choice: chance to win of each seat, what the turn brings, chance that it ends badly."""

    number: int
    shares: Sequence[float]
    points: float
    risk: float


class Advice(TypedDict):
    """The coach about the moment after event `seq`."""

    seq: int
    seat: int
    exact: bool
    error: float  # standard error of a share; 0 if exact
    basis: str  # the message that says what the numbers rest on
    odds: list[OddsInfo]


class Presence(TypedDict):
    """Who is there. Not an event: it has no seq and is not kept."""

    seats: list[bool]  # somebody holds this seat on an open connection; bots are always there
    away: list[int | None]  # since when nobody does, in milliseconds since 1970
    watching: int  # connections without a seat
