"""The public forms of events."""

from collections.abc import Mapping
from typing import Literal, NotRequired

from .enums import ActorName
from .patterns import Hash, Nonce
from .typed import TypedDict

LedgerInfo = TypedDict(
    "LedgerInfo",
    {
        "rule": str,
        "what": str,  # names a message of the catalogue: `told-CODE-WHAT` or `told-WHAT`
        "from": str,  # seat-1.., a place of the game, or empty
        "to": str,
        "amount": int,
    },
)


class ChoicePart(TypedDict):
    """A choice was made."""

    choice: int
    text: str  # as the notation writes it
    form: Mapping[str, object]
    told: list[LedgerInfo]


class DevicesInfo(TypedDict):
    """The links that devices put into a roll. All rolls of an action share them."""

    thrower: int  # the seat whose device put a link into its own action; -1: none
    thrower_link: Hash | Literal[""]
    witness: int  # the seat whose device witnessed it; -1: none
    witness_link: Hash | Literal[""]
    passed: list[int]  # seats that could have witnessed it and did not answer


class ChancePart(TypedDict):
    """A roll or draw: the outcome, and the link that opened it."""

    chance: str  # letters of the dice in the order rolled, or `card:..`, `seat:..`, `locks:..`, `find:..`
    chain: int  # from 0
    roll: int  # of that chain, from 1
    link: Hash
    nonce: Nonce | Literal[""]  # of version 1
    devices: NotRequired[DevicesInfo]  # from version 2 on
    left: str  # what a draw was made from; empty for dice
    told: list[LedgerInfo]


class TypedPart(TypedDict):
    """The outcome of real dice or cards, as somebody typed it."""

    chance: str
    left: str  # what a draw was made from; empty for dice
    told: list[LedgerInfo]


class LeavePart(TypedDict):
    """A seat left for good."""

    leave: int
    told: list[LedgerInfo]


PartShown = ChoicePart | ChancePart | TypedPart | LeavePart


class OpenedShown(TypedDict):
    """The table was opened; the seal of its dice is in `table.fair`."""

    kind: Literal["opened"]


class SatShown(TypedDict):
    """Somebody sat down."""

    kind: Literal["sat"]
    seat: int


StoodWhy = Literal["left", "host", "no-seed"]


class StoodShown(TypedDict):
    """A seat became free: its holder stood up, the host freed it, or it did not reveal its seed."""

    kind: Literal["stood"]
    seat: int
    why: StoodWhy


ChangeKind = Literal["renamed", "placed", "changed", "sealed", "started", "moved", "resealed"]


class ChangedShown(TypedDict):
    """A name, bot, number of seats or setting changed; `table` has the new state."""

    kind: ChangeKind
    seat: int  # -1: not a single seat


class RevealedShown(TypedDict):
    """A seat revealed its seed."""

    kind: Literal["revealed"]
    seat: int


class BegunShown(TypedDict):
    """The game begins, with the outcomes that follow at once."""

    kind: Literal["begun"]
    parts: list[ChancePart]


class CalledChoice(TypedDict):
    """The choice of a called action."""

    number: int
    text: str
    form: Mapping[str, object]


class CalledShown(TypedDict):
    """An action was called: chance decides once the witness has answered. Undo is no longer possible."""

    kind: Literal["called"]
    seat: int  # -1: the game begins
    by: ActorName
    choice: CalledChoice | None  # None for a roll or draw, and for a seat that leaves
    chain: int  # from 0
    roll: int  # of that chain, from 1: the first roll of this action
    link: Hash | Literal[""]  # of the actor's own device
    witness: int  # the seat whose device is asked
    passed: list[int]  # seats that could not answer


class PassedShown(TypedDict):
    """A witness did not answer, and the next one is asked."""

    kind: Literal["passed"]
    seat: int
    witness: int


class PlayedShown(TypedDict):
    """An action: a choice with the outcomes that follow it, a roll, or a seat leaving for good."""

    kind: Literal["played"]
    seat: int
    by: ActorName
    parts: list[PartShown]


class UndoneShown(TypedDict):
    """The last choice was undone; with real dice, what was typed last."""

    kind: Literal["undone"]
    seat: int
    steps: NotRequired[int]  # with real dice: the number of undone actions, with those of bots


StandInWhy = Literal["left", "away", "clock", ""]


class StandInShown(TypedDict):
    """A bot stands in for a seat, or its person takes it back."""

    kind: Literal["stands-in", "back"]
    seat: int
    why: StandInWhy


class RematchedShown(TypedDict):
    """A rematch was opened: `table.rematch`."""

    kind: Literal["rematched"]


EventShown = (
    OpenedShown
    | SatShown
    | StoodShown
    | ChangedShown
    | RevealedShown
    | BegunShown
    | CalledShown
    | PassedShown
    | PlayedShown
    | UndoneShown
    | StandInShown
    | RematchedShown
)
