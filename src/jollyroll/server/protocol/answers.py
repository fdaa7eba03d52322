"""Answers to frames. Every frame gets exactly one."""

from typing import Any, Literal

from .fields import FrameId, SeatNumber, Seq, Shown, Token
from .patterns import TableId
from .server_frames import (
    AdviceFrame,
    ByeFrame,
    ClockFrame,
    EmoteFrame,
    EventFrame,
    OfferFrame,
    PresenceFrame,
    Refusal,
    SnapshotFrame,
)
from .shown import Advice, OfferChoice, PreviewStep

Answer = dict[str, Any]  # to a frame that is accepted: what it has beyond what all have


class You(Shown):
    """What a connection holds."""

    seats: list[int]
    host: bool


class Accepted(Shown):
    """Done and stored. `seq` is the event it led to, or the last one where it led to none; the rest depends on what was asked."""

    re: FrameId
    ok: Literal[True]
    seq: Seq
    at: int | None = None  # hello, ping: the server's time in milliseconds since 1970
    you: You | None = None  # hello, sit, take: what this connection holds now
    seat: SeatNumber | None = None  # sit, take
    token: Token | None = None  # sit, take: keep it, it is the only key to the seat
    link: str | None = None  # move: the rest of an address, `/t/TABLE#take=TICKET`; it is a secret
    qr: str | None = None  # move: the address as a QR code, SVG
    table: TableId | None = None  # rematch
    steps: list[PreviewStep] | None = None  # preview
    choices: list[OfferChoice] | None = None  # preview: what could be chosen after that
    ends: Literal["choice", "chance", "turn", "over"] | None = None  # preview: what comes after it
    advice: Advice | None = None  # coach


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
    | ByeFrame
)
