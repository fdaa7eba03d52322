"""Answers to frames. Every frame gets exactly one."""

from typing import Literal

from .fields import FrameId, SeatNumber, Seq, Token
from .models import with_config
from .patterns import TableId
from .server_frames import (
    EXACT,
    AdviceFrame,
    ByeFrame,
    ClockFrame,
    EmoteFrame,
    EventFrame,
    OfferFrame,
    PresenceFrame,
    SlowFrame,
    SnapshotFrame,
)
from .shown import Advice, OfferChoice, PreviewEnd, PreviewStep, Refusal
from .typed import TypedDict


@with_config(EXACT)
class HeldRights(TypedDict):
    """The seats and rights that a connection holds."""

    seats: list[int]
    host: bool


class AnswerFacts(TypedDict, total=False):
    """The fields of an answer that depend on the frame."""

    at: int  # hello, ping: the server's time in milliseconds since 1970
    you: HeldRights  # hello, sit, take: what this connection holds now
    seat: SeatNumber  # sit, take
    token: Token  # sit, take: keep it, it is the only key to the seat
    link: str  # move: the rest of an address, `/t/TABLE#take=TICKET`; it is a secret
    qr: str  # move: the address as a QR code, SVG
    table: TableId  # rematch
    steps: list[PreviewStep]  # preview
    choices: list[OfferChoice]  # preview: what could be chosen after that
    ends: PreviewEnd  # preview: what comes after it
    advice: Advice  # coach


class Answer(AnswerFacts, total=False):
    """What a handler returns: `seq` only if it is not the last event."""

    seq: Seq


@with_config(EXACT)
class Accepted(AnswerFacts):
    """The frame was carried out and stored. `seq` is its event, or the last one if it led to none."""

    re: FrameId
    ok: Literal[True]
    seq: Seq


@with_config(EXACT)
class RejectedFrame(Refusal):
    """The frame was rejected; nothing changed."""

    re: FrameId | None  # None where the frame had no id that could be read


ServerFrame = (
    Accepted
    | RejectedFrame
    | EventFrame
    | SnapshotFrame
    | OfferFrame
    | AdviceFrame
    | PresenceFrame
    | EmoteFrame
    | ClockFrame
    | SlowFrame
    | ByeFrame
)
