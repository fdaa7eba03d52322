"""Frames of the server that are no answers."""

from typing import Annotated, Literal

from pydantic import Field

from .codes import Code
from .events import EventShown
from .fields import Emote, SeatNumber, Seq, Shown
from .shown import Advice, Now, OfferChoice, Presence, TableInfo

EventBody = Annotated[EventShown, Field(discriminator="kind")]


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


class Offer(Shown):
    """What a seat may choose after event `seq`: bare numbers, or each with text and form."""

    seq: Seq
    seat: SeatNumber
    choices: list[OfferChoice] | list[int]
    chance: list[int]  # the numbers of those upon which chance decides at once: these carry the link of the device


class OfferFrame(Shown):
    """Sent after an event to connections that hold the seat which must choose."""

    offer: Offer


class AdviceFrame(Shown):
    """Where the coach always speaks: sent to connections that hold the seat which must choose."""

    coach: Advice


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
