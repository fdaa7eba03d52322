"""What happens at a table, as everybody is shown it."""

from collections.abc import Mapping
from typing import Literal, NotRequired

from .enums import ActorName
from .patterns import Hash, Nonce
from .typed import TypedDict

LedgerInfo = TypedDict(
    "LedgerInfo",
    {
        "rule": str,
        "what": str,  # said with a message of the catalogue: `told-CODE-WHAT` or `told-WHAT`
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
    """What people's devices put into a roll. All rolls of an action have the same."""

    thrower: int  # the seat whose own device took part in its action; -1: none
    thrower_link: Hash | Literal[""]
    witness: int  # the seat whose device witnessed it; -1: none
    witness_link: Hash | Literal[""]
    passed: list[int]  # seats that could have witnessed it and did not answer


class ChancePart(TypedDict):
    """Dice fell or a card was drawn: what, and what opened it."""

    chance: str  # letters of the dice in the order rolled, or `card:..`, `seat:..`, `locks:..`, `find:..`
    chain: int  # from 0
    roll: int  # of that chain, from 1
    link: Hash
    nonce: Nonce | Literal[""]  # of version 1
    devices: NotRequired[DevicesInfo]  # from version 2 on
    left: str  # what a draw was made from; empty for dice
    told: list[LedgerInfo]


class TypedPart(TypedDict):
    """Real dice fell or a real card was drawn, and somebody typed what."""

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
    """A seat became free: its holder stood up, the host freed it, or it did not show its seed."""

    kind: Literal["stood"]
    seat: int
    why: StoodWhy


ChangeKind = Literal["renamed", "placed", "changed", "sealed", "started", "moved", "resealed"]


class ChangedShown(TypedDict):
    """A name, a bot, a number of seats or a setting changed; `table` has it all."""

    kind: ChangeKind
    seat: int  # -1 where no single seat is meant


class RevealedShown(TypedDict):
    """A seat showed its seed."""

    kind: Literal["revealed"]
    seat: int


class BegunShown(TypedDict):
    """All seeds are shown and the game begins; what chance decides at once comes with it."""

    kind: Literal["begun"]
    parts: list[ChancePart]


class CalledChoice(TypedDict):
    """A choice upon which chance decides."""

    number: int
    text: str
    form: Mapping[str, object]


class CalledShown(TypedDict):
    """Somebody has acted and chance decides upon it, once the witness has answered. Nothing can be taken back any more."""

    kind: Literal["called"]
    seat: int  # -1: nobody, the game begins
    by: ActorName
    choice: CalledChoice | None  # nothing where dice are rolled or a card is turned over, and where somebody leaves
    chain: int  # from 0
    roll: int  # of that chain, from 1: the first one of this action
    link: Hash | Literal[""]  # of the actor's own device
    witness: int  # the seat whose device is asked for its link
    passed: list[int]  # seats that were not there to answer


class PassedShown(TypedDict):
    """A witness did not answer; the next one is asked."""

    kind: Literal["passed"]
    seat: int
    witness: int


class PlayedShown(TypedDict):
    """An action at the table: a choice with the dice that fall upon it, a roll, or somebody leaving for good."""

    kind: Literal["played"]
    seat: int
    by: ActorName
    parts: list[PartShown]


class UndoneShown(TypedDict):
    """The last choice was taken back; with real dice, what was typed last."""

    kind: Literal["undone"]
    seat: int
    steps: NotRequired[int]  # with real dice: how many actions, those of bots that followed among them


StandInWhy = Literal["left", "away", "clock", ""]


class StandInShown(TypedDict):
    """A bot stands in for a seat, or hands it back."""

    kind: Literal["stands-in", "back"]
    seat: int
    why: StandInWhy


class RematchedShown(TypedDict):
    """The next table among the same people is `table.rematch`."""

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
