"""Frames from the server other than answers. All that is sent has these types, which tests check."""

from typing import Annotated, Literal, NotRequired

from .events import EventShown
from .fields import Emote, SeatNumber, Seq
from .models import ConfigDict, Field, with_config
from .shown import Advice, OfferChoice, PositionInfo, Presence, Refusal, TableInfo
from .typed import TypedDict

EXACT = ConfigDict(strict=True, extra="forbid")
EventBody = Annotated[EventShown, Field(discriminator="kind")]


@with_config(EXACT)
class EventFrame(TypedDict):
    """Something happened. `table` and `now` are present if they changed; clients keep the last of each."""

    seq: Seq
    at: int  # milliseconds since 1970
    event: EventBody
    table: NotRequired[TableInfo]
    now: NotRequired[PositionInfo]


@with_config(EXACT)
class SnapshotFrame(TypedDict):
    """The state of a table after event `seq`."""

    seq: Seq
    snapshot: Literal[True]
    table: TableInfo
    now: NotRequired[PositionInfo]


@with_config(EXACT)
class Offer(TypedDict):
    """The legal choices of a seat after event `seq`: bare numbers, or with text and form."""

    seq: Seq
    seat: SeatNumber
    choices: list[OfferChoice] | list[int]
    chance: list[int]  # choices that bring chance at once, which must carry the device's link; empty without device chains
    gives_up: list[int]  # choices that reroll dice which already make something; empty with bare numbers


@with_config(EXACT)
class OfferFrame(TypedDict):
    """The legal choices, sent to the connections that hold the seat on turn."""

    offer: Offer


@with_config(EXACT)
class AdviceFrame(TypedDict):
    """The coach's unasked advice, sent to the connections that hold the seat on turn."""

    coach: Advice


@with_config(EXACT)
class PresenceFrame(TypedDict):
    """Who is connected, sent whenever it changes."""

    presence: Presence


@with_config(EXACT)
class EmoteInfo(TypedDict):
    """An emote and the seat that sent it."""

    seat: SeatNumber
    emote: Annotated[Emote, Field(strict=False)]


@with_config(EXACT)
class EmoteFrame(TypedDict):
    """An emote, sent to everybody at the table. Not stored."""

    emote: EmoteInfo


@with_config(EXACT)
class ExtendedDeadline(TypedDict):
    """A deadline that was extended after the table slept; it replaces the one in `now`."""

    seq: Seq
    deadline: int


@with_config(EXACT)
class ClockFrame(TypedDict):
    """An extended deadline. Not stored."""

    clock: ExtendedDeadline


@with_config(EXACT)
class StoreDelay(TypedDict):
    """What was done after event `seq` waits for the store. Nothing is lost; the next event ends the wait."""

    seq: Seq


@with_config(EXACT)
class SlowFrame(TypedDict):
    """Notice of a slow store, sent every second while an action waits longer than that."""

    slow: StoreDelay


@with_config(EXACT)
class ByeFrame(TypedDict):
    """The last frame before the server closes a connection."""

    bye: Refusal
