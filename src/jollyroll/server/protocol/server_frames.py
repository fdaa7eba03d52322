"""Frames of the server that are no answers. What it sends is made as these types, described by them and checked against them."""

from typing import Annotated, Literal, NotRequired

from .events import EventShown
from .fields import Emote, SeatNumber, Seq
from .models import ConfigDict, Field, with_config
from .shown import Advice, Now, OfferChoice, Presence, Refusal, TableInfo
from .typed import TypedDict

EXACT = ConfigDict(strict=True, extra="forbid")
EventBody = Annotated[EventShown, Field(discriminator="kind")]


@with_config(EXACT)
class EventFrame(TypedDict):
    """Something happened. `table` and `now` are there when they changed; a client keeps the last of each."""

    seq: Seq
    at: int  # milliseconds since 1970
    event: EventBody
    table: NotRequired[TableInfo]
    now: NotRequired[Now]


@with_config(EXACT)
class SnapshotFrame(TypedDict):
    """How everything stands after event `seq`."""

    seq: Seq
    snapshot: Literal[True]
    table: TableInfo
    now: NotRequired[Now]


@with_config(EXACT)
class Offer(TypedDict):
    """What a seat may choose after event `seq`: bare numbers, or each with text and form."""

    seq: Seq
    seat: SeatNumber
    choices: list[OfferChoice] | list[int]
    chance: list[int]  # those upon which chance decides at once, which carry the link of the device; empty if no device has a chain
    gives_up: list[int]  # those which roll dice again that have made something as they lie; empty with bare numbers


@with_config(EXACT)
class OfferFrame(TypedDict):
    """Sent after an event to connections that hold the seat which must choose."""

    offer: Offer


@with_config(EXACT)
class AdviceFrame(TypedDict):
    """Where the coach always speaks: sent to connections that hold the seat which must choose."""

    coach: Advice


@with_config(EXACT)
class PresenceFrame(TypedDict):
    """Sent whenever it changes."""

    presence: Presence


@with_config(EXACT)
class EmoteInfo(TypedDict):
    """Who says what."""

    seat: SeatNumber
    emote: Annotated[Emote, Field(strict=False)]


@with_config(EXACT)
class EmoteFrame(TypedDict):
    """Not an event either."""

    emote: EmoteInfo


@with_config(EXACT)
class Clock(TypedDict):
    """A deadline that moved, because the table had slept: it holds instead of that in `now`."""

    seq: Seq
    deadline: int


@with_config(EXACT)
class ClockFrame(TypedDict):
    """Not an event either."""

    clock: Clock


@with_config(EXACT)
class Slow(TypedDict):
    """What was done after event `seq` waits for the store; nothing is lost, and the next event ends it."""

    seq: Seq


@with_config(EXACT)
class SlowFrame(TypedDict):
    """Sent each second to all at a table whose action has waited longer than that."""

    slow: Slow


@with_config(EXACT)
class ByeFrame(TypedDict):
    """The last frame before the server closes a connection."""

    bye: Refusal
