"""What the server sends about a table: everything here may be seen by anybody. There is no field for anything hidden."""

from enum import StrEnum
from typing import Annotated, Any, Literal

from pydantic import ConfigDict, Field

from .codes import Code
from .fields import Coaching, Emote, Hash, Nonce, SeatNumber, Seq, Strict, TableId


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


class Told(Shown):
    """One movement, for a message of the catalogue: `told-CODE-WHAT` or `told-WHAT`."""

    rule: str
    what: str
    from_: str = Field(alias="from")  # seat-1.., a place of the game, or empty
    to: str
    amount: int


class ChoicePart(Shown):
    """A choice was made."""

    choice: int
    text: str  # as the notation writes it
    form: dict[str, Any]
    told: list[Told]


class ChancePart(Shown):
    """Dice fell or a card was drawn: what, and what opened it."""

    chance: str  # letters of the dice in the order thrown, or `card:..`, `seat:..`, `locks:..`, `find:..`
    chain: int  # from 0
    roll: int  # of that chain, from 1
    link: Hash
    nonce: Nonce
    left: str  # what a draw was made from; empty for dice
    told: list[Told]


class LeavePart(Shown):
    """A seat left for good."""

    leave: SeatNumber
    told: list[Told]


Part = ChoicePart | ChancePart | LeavePart


class Opened(Shown):
    """The table was opened; the seal of its dice is in `table.fair`."""

    kind: Literal["opened"]


class Sat(Shown):
    """Somebody sat down."""

    kind: Literal["sat"]
    seat: SeatNumber


class Stood(Shown):
    """A seat became free: its holder stood up, the host freed it, or it did not show its seed."""

    kind: Literal["stood"]
    seat: SeatNumber
    why: Literal["left", "host", "no-seed"]


class Changed(Shown):
    """A name, a bot, a number of seats or a setting changed; `table` has it all."""

    kind: Literal["renamed", "placed", "changed", "sealed", "started", "moved"]
    seat: int  # -1 where no single seat is meant


class Revealed(Shown):
    """A seat showed its seed."""

    kind: Literal["revealed"]
    seat: SeatNumber


class Begun(Shown):
    """All seeds are shown and the game begins; what chance decides at once comes with it."""

    kind: Literal["begun"]
    parts: list[ChancePart]


class Played(Shown):
    """A deed at the table: a choice with the dice that fell upon it, a throw, or somebody leaving for good."""

    kind: Literal["played"]
    seat: SeatNumber
    by: Who = Field(strict=False)
    parts: list[Part]


class Undone(Shown):
    """The last choice was taken back."""

    kind: Literal["undone"]
    seat: SeatNumber


class StoodIn(Shown):
    """A bot stands in for a seat, or hands it back."""

    kind: Literal["stands-in", "back"]
    seat: SeatNumber
    why: Literal["left", "away", "clock", ""]


class Rematched(Shown):
    """The next table among the same people is `table.rematch`."""

    kind: Literal["rematched"]


EventBody = Annotated[
    Opened | Sat | Stood | Changed | Revealed | Begun | Played | Undone | StoodIn | Rematched, Field(discriminator="kind")
]


class Result(Shown):
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
    view: dict[str, Any]  # the game's view, see docs/protocol.md
    result: Result | None


class EventFrame(Shown):
    """Something happened. `table` and `now` are there when they changed; a client keeps the last of each."""

    seq: Seq
    at: int  # milliseconds since 1970
    event: EventBody
    table: TableInfo | None = None
    now: Now | None = None


class SnapshotFrame(Shown):
    """How everything stands after event `seq`."""

    seq: Seq
    snapshot: Literal[True]
    table: TableInfo
    now: Now | None = None


class OfferChoice(Shown):
    """A legal choice: number, text as the notation writes it, and form for pages."""

    number: int
    text: str
    form: dict[str, Any]


class Offer(Shown):
    """What a seat may choose after event `seq`: bare numbers, or each with text and form."""

    seq: Seq
    seat: SeatNumber
    choices: list[OfferChoice] | list[int]


class OfferFrame(Shown):
    """Sent after an event to connections that hold the seat which must choose."""

    offer: Offer


class Odds(Shown):
    """What the coach knows of a choice: chance to win of each seat, what the turn brings, chance that it ends badly."""

    number: int
    shares: list[float]
    points: float
    risk: float


class Advice(Shown):
    """The coach about the moment after event `seq`."""

    seq: Seq
    seat: SeatNumber
    exact: bool
    error: float  # standard error of a share; 0 if exact
    basis: str  # the message that says what the numbers rest on
    odds: list[Odds]


class AdviceFrame(Shown):
    """Where the coach always speaks: sent to connections that hold the seat which must choose."""

    coach: Advice


class Presence(Shown):
    """Who is there. Not an event: it has no seq and is not kept."""

    seats: list[bool]  # somebody holds this seat on an open connection; bots are always there
    watching: int  # connections without a seat


class PresenceFrame(Shown):
    """Sent whenever it changes."""

    presence: Presence


class EmoteInfo(Shown):
    """Who says what."""

    seat: SeatNumber
    emote: Emote = Field(strict=False)


class EmoteFrame(Shown):
    """Not an event either."""

    emote: EmoteInfo


class Clock(Shown):
    """A deadline that moved, because the table had slept: it holds instead of that in `now`."""

    seq: Seq
    deadline: int


class ClockFrame(Shown):
    """Not an event either."""

    clock: Clock


class Step(Shown):
    """One choice of a preview: what it would bring about, and the position after it."""

    choice: int
    text: str
    told: list[Told]
    view: dict[str, Any]


class Refusal(Shown):
    """Why not: a code, a sentence in the client's language, and what helps."""

    refused: Code = Field(strict=False)
    say: str
    reason: str = ""  # the rulebook's own code, where the rules say no
    rule: str = ""  # the rule behind it
    seq: Seq | None = None  # where the table is now, if that is the reason
    retry_after: float | None = None  # seconds


class ByeFrame(Shown):
    """The last frame before the server closes a connection."""

    bye: Refusal
