"""Frames from a client: what somebody at a table can do. One model each; `do` tells them apart."""

from typing import Annotated, Literal

from jollyroll.server import limits

from .fields import (
    ChoiceNumber,
    Emote,
    FrameId,
    Kind,
    Language,
    Name,
    OfferForm,
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
    """Every frame has a version, an id that its answer repeats, and something to do."""

    v: Version
    id: FrameId


class Hello(Frame):
    """Who is there, and what they have seen. The first frame; may come again, to hold more seats or other ones."""

    do: Literal["hello"]
    tokens: Annotated[list[Token], Field(default_factory=list, max_length=limits.SEATS_OF_CONNECTION)]
    host: Token | None = None
    after: Seq | None = None  # the last event this client has; left out: it has none, and gets a snapshot
    lang: Language = "en"
    offers: OfferForm = Field(default=OfferForm.FORMS, strict=False)


class Ping(Frame):
    """Is anybody there?"""

    do: Literal["ping"]


class Sit(Frame):
    """Take a free seat. `token` is the key it will have: a secret of the client, by which the frame is known when sent again."""

    do: Literal["sit"]
    seat: SeatNumber
    name: Name
    commitment: Hash | None = None  # SHA-256 of this seat's seed; none is needed where the dice are real
    chain: Hash | None = None  # the seal of this device's chain
    token: Token | None = None  # left out: the server makes one
    nonce: Nonce | None = None  # of clients that let the server make it; means nothing


class Stand(Frame):
    """Free a seat before the game begins; the host may free any."""

    do: Literal["stand"]
    seat: SeatNumber


class Rename(Frame):
    """Another name for a seat, before the game begins."""

    do: Literal["rename"]
    seat: SeatNumber
    name: Name


class PlaceSeat(Frame):
    """The host puts a bot on a seat or frees it; the seat after the last one is added; `remove` takes the last one away."""

    do: Literal["place"]
    seat: SeatNumber
    kind: Kind | Literal["remove"]


class Change(Frame):
    """The host changes how the table plays, before the game begins."""

    do: Literal["change"]
    settings: Settings


class Start(Frame):
    """The host starts: now every seat shows its seed; with real dice the game begins."""

    do: Literal["start"]


class Commit(Frame):
    """A new seal, after the exchange of seeds had to start over or at a new table among the same people."""

    do: Literal["commit"]
    seat: SeatNumber
    commitment: Hash
    chain: Hash | None = None  # the seal of this device's chain


class Reseal(Frame):
    """The seal of another chain of this device, during the game: in place of one that it has not, or for the server's next one."""

    do: Literal["reseal"]
    seat: SeatNumber
    chain: Hash


class Reveal(Frame):
    """The seed behind the seal, once the host has started."""

    do: Literal["reveal"]
    seat: SeatNumber
    seed: Hash


class Choose(Frame):
    """A choice by its number. Where chance decides upon it at once, the link of the device goes into that."""

    do: Literal["choose"]
    seat: SeatNumber
    at: Seq  # the last event seen
    choice: ChoiceNumber
    nonce: Nonce  # tells this action from others when it is sent again; everybody may know it
    link: Hash | None = None  # of the device's chain, for the roll that follows


class Roll(Frame):
    """Throw the dice, or turn over a card, where nothing is to be chosen."""

    do: Literal["roll"]
    seat: SeatNumber
    at: Seq
    nonce: Nonce
    link: Hash | None = None


class TypeOutcome(Frame):
    """At a table with real dice: what fell or was drawn, as the notation writes it. Anybody who sits there may type it."""

    do: Literal["outcome"]
    at: Seq
    outcome: Typed
    nonce: Nonce


class Witness(Frame):
    """The link of a witness's device, for the action that was called."""

    do: Literal["witness"]
    seat: SeatNumber
    at: Seq  # the event that named this seat as witness
    link: Hash


class Undo(Frame):
    """Take back the own last choice, as long as chance has not spoken since; with real dice, whatever was typed last."""

    do: Literal["undo"]
    seat: SeatNumber
    at: Seq


class Preview(Frame):
    """What would come of these choices, one after the other, until chance decides or the turn is over. Changes nothing."""

    do: Literal["preview"]
    at: Seq
    choices: Annotated[list[ChoiceNumber], Field(min_length=1, max_length=8)]


class Leave(Frame):
    """Leave the game: a bot stands in until one comes back, or for good."""

    do: Literal["leave"]
    seat: SeatNumber
    for_good: bool = False


class Back(Frame):
    """Take the seat back from the bot that stands in."""

    do: Literal["back"]
    seat: SeatNumber


class Hurry(Frame):
    """Let bots play on without a pause until a person has to act. Nothing changes where people play who do not sit here."""

    do: Literal["hurry"]
    seat: SeatNumber


class Advise(Frame):
    """Ask the coach for the odds of every choice of this moment."""

    do: Literal["coach"]
    at: Seq


class Say(Frame):
    """An emote."""

    do: Literal["emote"]
    seat: SeatNumber
    emote: Emote = Field(strict=False)


class Rematch(Frame):
    """Another game among the same seats at a new table; whoever asks first opens it, everybody else gets the same."""

    do: Literal["rematch"]


class Move(Frame):
    """A link that moves this seat to another device."""

    do: Literal["move"]
    seat: SeatNumber


class Take(Frame):
    """Take over a seat by such a link. `token` is the key it will have, as for `sit`; the old one is void."""

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
    | Change
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
    | Back
    | Hurry
    | Advise
    | Say
    | Rematch
    | Move
    | Take,
    Field(discriminator="do"),
]
CLIENT_FRAME: TypeAdapter[ClientFrame] = TypeAdapter(ClientFrame)
