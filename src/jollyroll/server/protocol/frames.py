"""Frames from clients: a model for each, discriminated by `do`."""

from typing import Annotated, Literal

from jollyroll.server import limits

from .fields import (
    ChoiceNumber,
    Emote,
    FrameId,
    Language,
    Name,
    OfferForm,
    SeatKind,
    SeatNumber,
    Seq,
    Settings,
    Strict,
    Ticket,
    Token,
    Typed,
    Version,
)
from .models import Field, TypeAdapter
from .patterns import Hash, Nonce


class Frame(Strict):
    """The fields that all frames share: a version, and an id that the answer repeats."""

    v: Version
    id: FrameId


class Hello(Frame):
    """The first frame: the client's keys and the last event it has. May be sent again to hold other seats."""

    do: Literal["hello"]
    tokens: Annotated[list[Token], Field(default_factory=list, max_length=limits.SEATS_OF_CONNECTION)]
    host: Token | None = None
    after: Seq | None = None  # the last event the client has; without it, the client gets a snapshot
    lang: Language = "en"
    offers: OfferForm = Field(default=OfferForm.FORMS, strict=False)


class Ping(Frame):
    """A keepalive; the answer has the server's time."""

    do: Literal["ping"]


class Sit(Frame):
    """Take a free seat. `token` is its new key: a secret of the client, which also identifies the frame if it is sent again."""

    do: Literal["sit"]
    seat: SeatNumber
    name: Name
    commitment: Hash | None = None  # SHA-256 of this seat's seed; not needed with real dice
    chain: Hash | None = None  # the seal of this device's chain
    token: Token | None = None  # if left out, the server makes one
    nonce: Nonce | None = None  # sent by old clients; ignored


class Stand(Frame):
    """Free a seat before the game begins; the host may free any person's."""

    do: Literal["stand"]
    seat: SeatNumber


class Rename(Frame):
    """Rename a seat before the game begins."""

    do: Literal["rename"]
    seat: SeatNumber
    name: Name


class PlaceSeat(Frame):
    """The host puts a bot on a seat or frees it. The number after the last adds a seat; `remove` removes the last one."""

    do: Literal["place"]
    seat: SeatNumber
    kind: SeatKind | Literal["remove"]


class ChangeSettings(Frame):
    """The host changes settings before the game begins."""

    do: Literal["change"]
    settings: Settings


class Start(Frame):
    """The host starts: every seat reveals its seed; with real dice the game begins."""

    do: Literal["start"]


class Commit(Frame):
    """Seal a new seed, after the exchange of seeds started over or at a rematch."""

    do: Literal["commit"]
    seat: SeatNumber
    commitment: Hash
    chain: Hash | None = None  # the seal of this device's chain


class Reseal(Frame):
    """Seal another chain of this device during the game, to replace a lost one or for the server's next chain."""

    do: Literal["reseal"]
    seat: SeatNumber
    chain: Hash


class Reveal(Frame):
    """Reveal the seed behind the seal, once the host has started."""

    do: Literal["reveal"]
    seat: SeatNumber
    seed: Hash


class Choose(Frame):
    """Make a choice, by number. If chance decides at once, the device's link goes into the roll."""

    do: Literal["choose"]
    seat: SeatNumber
    at: Seq  # the last event seen
    choice: ChoiceNumber
    nonce: Nonce  # identifies the action if it is sent again; not a secret
    link: Hash | None = None  # of the device's chain, if chance decides at once


class Roll(Frame):
    """Roll the dice or draw a card, where no choice is due."""

    do: Literal["roll"]
    seat: SeatNumber
    at: Seq
    nonce: Nonce
    link: Hash | None = None


class TypeOutcome(Frame):
    """At a table with real dice: the outcome of a roll or draw, in notation. Anybody who has a seat may type it."""

    do: Literal["outcome"]
    at: Seq
    outcome: Typed
    nonce: Nonce


class Witness(Frame):
    """A witness's link for the called action."""

    do: Literal["witness"]
    seat: SeatNumber
    at: Seq  # the event that named this seat as witness
    link: Hash


class Undo(Frame):
    """Undo the last choice, until the next outcome; with real dice, whatever was typed last."""

    do: Literal["undo"]
    seat: SeatNumber
    at: Seq


class Preview(Frame):
    """Try these choices one after another, until chance decides or the turn ends. Changes nothing."""

    do: Literal["preview"]
    at: Seq
    choices: Annotated[list[ChoiceNumber], Field(min_length=1, max_length=8)]


class Leave(Frame):
    """Leave the game: for good, or until one returns, while a bot stands in."""

    do: Literal["leave"]
    seat: SeatNumber
    for_good: bool = False


class ReturnToSeat(Frame):
    """Take the seat back from its stand-in."""

    do: Literal["back"]
    seat: SeatNumber


class Hurry(Frame):
    """Let bots play without a pause until a person acts. Ignored if people elsewhere play too."""

    do: Literal["hurry"]
    seat: SeatNumber


class AskCoach(Frame):
    """Ask the coach for the odds of every choice."""

    do: Literal["coach"]
    at: Seq


class SendEmote(Frame):
    """Send an emote."""

    do: Literal["emote"]
    seat: SeatNumber
    emote: Emote = Field(strict=False)


class Rematch(Frame):
    """Open a rematch with the same seats. Later requests get the same table."""

    do: Literal["rematch"]


class RequestMove(Frame):
    """Ask for a link that moves this seat to another device."""

    do: Literal["move"]
    seat: SeatNumber


class TakeOver(Frame):
    """Take over a seat with such a link's ticket. `token` is its new key, as for `sit`; the old one becomes void."""

    do: Literal["take"]
    ticket: Ticket
    token: Token | None = None
    nonce: Nonce | None = None


ClientFrame = Annotated[
    Hello
    | Ping
    | Sit
    | Stand
    | Rename
    | PlaceSeat
    | ChangeSettings
    | Start
    | Commit
    | Reseal
    | Reveal
    | Choose
    | Roll
    | TypeOutcome
    | Witness
    | Undo
    | Preview
    | Leave
    | ReturnToSeat
    | Hurry
    | AskCoach
    | SendEmote
    | Rematch
    | RequestMove
    | TakeOver,
    Field(discriminator="do"),
]
CLIENT_FRAME: TypeAdapter[ClientFrame] = TypeAdapter(ClientFrame)
