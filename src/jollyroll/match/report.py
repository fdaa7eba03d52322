"""What `verify` has to say of the fair dice of a record: discrepancies, remarks, and the report of them."""

from dataclasses import dataclass, field
from typing import NamedTuple

VERIFIED, PARTLY, FAILED, NOTHING = "verified", "partly", "failed", "nothing"
ENVELOPE, GAME = "envelope", "game"
UNSEALED = "unsealed"  # nothing was sealed when it was rolled


class Remark(NamedTuple):
    """Something that is wrong, or worth knowing, by a stable code.

    Rolls (draws among them), chains and seats count from 1; 0 where there is none to point at.
    """

    code: str
    throw: int = 0
    place: str = ""  # the turn, as the record labels it
    chain: int = 0
    seat: int = 0
    shown: str = ""  # what the record says
    sealed: str = ""  # what it should say


class Checked(NamedTuple):
    """One throw or draw: its number, its turn, what the record shows, whether it was dice, what is wrong with it, and its witness.

    The witness is a seat, counted from 1; 0 if there is none.
    """

    throw: int
    place: str
    text: str
    dice: bool
    code: str = ""
    witness: int = 0


@dataclass
class Report:
    """Everything that was looked at. `marks` are those of the chains that were sealed with all seats, in order.

    `game_mark` is that of the whole game, and `mark_is` tells what bears the mark that somebody noted: an envelope, or the game.
    """

    checked: list[Checked] = field(default_factory=list)
    discrepancies: list[Remark] = field(default_factory=list)
    remarks: list[Remark] = field(default_factory=list)
    marks: list[str] = field(default_factory=list)
    game_mark: str = ""
    mark_is: str = ""

    @property
    def status(self) -> str:
        """Verified: all as sealed. Partly: all that was sealed. Failed: something is not. Nothing: there is nothing to verify."""
        if self.discrepancies:
            return FAILED
        if self.unsealed == len(self.checked):
            return NOTHING
        return PARTLY if self.unsealed else VERIFIED

    def count(self, dice: bool) -> int:
        """How many rolls, or how many draws, are as sealed."""
        return sum(each.dice == dice and not each.code for each in self.checked)

    @property
    def witnessed(self) -> int:
        """How many throws and draws have a witness, and are as sealed."""
        return sum(each.witness > 0 and not each.code for each in self.checked)

    @property
    def unsealed(self) -> int:
        """How many rolls and draws were made before anything was sealed."""
        return sum(each.code == UNSEALED for each in self.checked)

    def form(self) -> dict[str, object]:
        """The report for programs; codes are stable."""
        return {
            "status": self.status,
            "throws": self.count(dice=True),
            "draws": self.count(dice=False),
            "unsealed": self.unsealed,
            "witnessed": self.witnessed,
            "marks": self.marks,
            "game_mark": self.game_mark,
            "findings": [discrepancy._asdict() for discrepancy in self.discrepancies],
            "remarks": [remark._asdict() for remark in self.remarks],
        }
