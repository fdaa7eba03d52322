"""Public types: what the server sends about a table. None has a field for anything secret.

The tables build these types, the frames contain them, and the page's types are generated from them.
"""

from collections.abc import Mapping, Sequence
from typing import Any, Literal, NotRequired

from .codes import Code
from .enums import CoachingName, DiceName, StageName
from .events import LedgerInfo
from .patterns import Hash, Nonce, TableId
from .typed import TypedDict


class Refusal(TypedDict):
    """Why something was rejected: a code, a sentence in the client's language, and details."""

    refused: Code
    say: str
    reason: str  # the rules' refusal code; for a bad frame, the wrong field and why
    rule: str  # the id of the rule
    seq: int | None  # the current event, if the frame was stale
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
    seed: Hash | Literal[""]  # empty until it is revealed
    chain: NotRequired[Hash | Literal[""]]  # the seal of the device's chain; empty if it has none


class SeatChainInfo(TypedDict):
    """A chain that the device of a seat sealed during the game."""

    seat: int
    after: int  # rolls of the game before it counts
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
    """All that clients need to check every roll."""

    version: NotRequired[int]  # of the fair dice; 1 if absent
    game: Nonce  # the id that goes into the dice
    sides: str  # the letters on the six sides of a die
    chains: list[ChainInfo]  # empty with real dice


class TableInfo(TypedDict):
    """A table: its seats and settings. Sent whole whenever any of it changes."""

    id: TableId
    game: str
    rules: int  # version of the game's rules
    stage: StageName
    preset: str  # the closest one, for display
    options: Mapping[str, str]  # all of them, resolved
    seats: list[SeatInfo]
    host: int  # the host's seat; -1 if the host has none
    youngest: int  # -1: unknown
    coach: CoachingName
    clock: int
    absent: int
    stand_in: str
    pace: int
    listed: bool
    restarts: int  # how often the seed exchange started over
    dice: NotRequired[DiceName]  # `manual` for real dice; fair if absent
    fair: FairInfo
    rematch: TableId | None
    of: TableId | None  # the table that this one is a rematch of, or continues


class ResultInfo(TypedDict):
    """The result of a game."""

    winners: Sequence[int]
    scores: Sequence[int]


class DrawInfo(TypedDict):
    """A possible draw."""

    text: str  # as the notation writes it
    form: Mapping[str, object]
    left: int  # how many of it are left


class ExpectedOutcome(TypedDict):
    """What has to be typed at a table with real dice: a roll, or one of these draws."""

    dice: int  # 0 for a draw
    faces: str  # letters of the faces of a die
    draws: list[DrawInfo]


class LastTyped(TypedDict):
    """What was typed last at a table with real dice, and an undo takes back."""

    seat: int  # whose roll, draw or choice it was; -1 for the draw of a seat
    kind: Literal["chance", "choice"]
    text: str  # as the notation writes it
    form: Mapping[str, object]  # of a choice


Waits = Literal["choice", "roll", "outcome", "witness", "nothing"]


class PositionInfo(TypedDict):
    """The position after an event."""

    waits: Waits  # for a choice, a roll or draw, a typed outcome, a witness; or nothing
    phase: str  # the game's name for what comes next
    seat: int  # the seat to act; -1: nobody
    deadline: int | None  # of the clock, in milliseconds since 1970
    undo: int  # the seat that may undo its last choice; -1: nobody
    undo_until: int | None  # until when it may, in milliseconds since 1970
    view: dict[str, Any]  # the game's view, see docs/protocol.md
    result: ResultInfo | None
    expected: NotRequired[ExpectedOutcome | None]  # only with real dice
    last: NotRequired[LastTyped | None]  # only with real dice


class OfferChoice(TypedDict):
    """A legal choice: number, text as the notation writes it, and form for pages."""

    number: int
    text: str
    form: Mapping[str, object]


PreviewEnd = Literal["choice", "chance", "turn", "over"]


class PreviewStep(TypedDict):
    """One choice of a preview: its ledger, and the position after it."""

    choice: int
    text: str
    told: list[LedgerInfo]
    view: dict[str, Any]


class OddsInfo(TypedDict):
    """The odds of a choice: each seat's chance to win, the expected points of the turn, the risk that it ends badly."""

    number: int
    shares: Sequence[float]
    points: float
    risk: float


class Advice(TypedDict):
    """The coach's odds after event `seq`."""

    seq: int
    seat: int
    exact: bool
    error: float  # standard error of a share; 0 if exact
    basis: str  # names the message that explains where the numbers come from
    odds: list[OddsInfo]


class Presence(TypedDict):
    """Who is connected. Not an event: it has no `seq` and is not stored."""

    seats: list[bool]  # whether the seat's holder is connected; always true for bots
    away: list[int | None]  # since when not, in milliseconds since 1970
    watching: int  # the number of connections without a seat
