"""Frames of the server that are no answers."""

from typing import Any, Literal

from pydantic import Field

from .codes import Code
from .events import EventBody, LedgerInfo
from .fields import Emote, SeatNumber, Seq
from .shown import Now, Shown, TableInfo


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


class OddsInfo(Shown):
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
    odds: list[OddsInfo]


class AdviceFrame(Shown):
    """Where the coach always speaks: sent to connections that hold the seat which must choose."""

    coach: Advice


class Presence(Shown):
    """Who is there. Not an event: it has no seq and is not kept."""

    seats: list[bool]  # somebody holds this seat on an open connection; bots are always there
    away: list[int | None]  # since when nobody does, in milliseconds since 1970
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


class PreviewStep(Shown):
    """One choice of a preview: what it would bring about, and the position after it."""

    choice: int
    text: str
    told: list[LedgerInfo]
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
