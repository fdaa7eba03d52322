"""What happens at a table, as everybody is told."""

from typing import Annotated, Any, Literal

from pydantic import Field

from .fields import Hash, Nonce, SeatNumber
from .shown import Shown, Who


class LedgerInfo(Shown):
    """One movement, for a message of the catalogue: `told-CODE-WHAT` or `told-WHAT`."""

    rule: str
    what: str
    from_: str = Field(alias="from")  # seat-1.., a place of the game, or empty
    to: str
    amount: int


class ChoicePart(Shown):
    """A choice was made."""

    choice: int
    text: str  # as the notation writes it
    form: dict[str, Any]
    told: list[LedgerInfo]


class ChancePart(Shown):
    """Dice fell or a card was drawn: what, and what opened it."""

    chance: str  # letters of the dice in the order thrown, or `card:..`, `seat:..`, `locks:..`, `find:..`
    chain: int  # from 0
    roll: int  # of that chain, from 1
    link: Hash
    nonce: Nonce
    left: str  # what a draw was made from; empty for dice
    told: list[LedgerInfo]


class LeavePart(Shown):
    """A seat left for good."""

    leave: SeatNumber
    told: list[LedgerInfo]


Part = ChoicePart | ChancePart | LeavePart


class Opened(Shown):
    """The table was opened; the seal of its dice is in `table.fair`."""

    kind: Literal["opened"]


class Sat(Shown):
    """Somebody sat down."""

    kind: Literal["sat"]
    seat: SeatNumber


class Stood(Shown):
    """A seat became free: its holder stood up, the host freed it, or it did not show its seed."""

    kind: Literal["stood"]
    seat: SeatNumber
    why: Literal["left", "host", "no-seed"]


class Changed(Shown):
    """A name, a bot, a number of seats or a setting changed; `table` has it all."""

    kind: Literal["renamed", "placed", "changed", "sealed", "started", "moved"]
    seat: int  # -1 where no single seat is meant


class Revealed(Shown):
    """A seat showed its seed."""

    kind: Literal["revealed"]
    seat: SeatNumber


class Begun(Shown):
    """All seeds are shown and the game begins; what chance decides at once comes with it."""

    kind: Literal["begun"]
    parts: list[ChancePart]


class Played(Shown):
    """A deed at the table: a choice with the dice that fell upon it, a throw, or somebody leaving for good."""

    kind: Literal["played"]
    seat: SeatNumber
    by: Who = Field(strict=False)
    parts: list[Part]


class Undone(Shown):
    """The last choice was taken back."""

    kind: Literal["undone"]
    seat: SeatNumber


class StoodIn(Shown):
    """A bot stands in for a seat, or hands it back."""

    kind: Literal["stands-in", "back"]
    seat: SeatNumber
    why: Literal["left", "away", "clock", ""]


class Rematched(Shown):
    """The next table among the same people is `table.rematch`."""

    kind: Literal["rematched"]


EventBody = Annotated[
    Opened | Sat | Stood | Changed | Revealed | Begun | Played | Undone | StoodIn | Rematched, Field(discriminator="kind")
]
