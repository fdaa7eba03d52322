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
class You(TypedDict):
    """What a connection holds."""

    seats: list[int]
    host: bool


class AnswerFacts(TypedDict, total=False):
    """What an answer tells beside that it is one; each depends on what was asked."""

    at: int  # hello, ping: the server's time in milliseconds since 1970
    you: You  # hello, sit, take: what this connection holds now
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
    """What the handler of a frame gives: `seq` only where it is not the last event."""

    seq: Seq


@with_config(EXACT)
class Accepted(AnswerFacts):
    """Done and stored. `seq` is the event it led to, or the last one where it led to none; the rest depends on what was asked."""

    re: FrameId
    ok: Literal[True]
    seq: Seq


@with_config(EXACT)
class RejectedFrame(Refusal):
    """Not done; nothing was changed."""

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
