"""The result of `verify`: discrepancies, remarks and the report."""

from dataclasses import dataclass, field
from typing import NamedTuple

VERIFIED, PARTLY, FAILED, NOTHING = "verified", "partly", "failed", "nothing"
ENVELOPE, GAME = "envelope", "game"
UNSEALED = "unsealed"  # rolled before anything was sealed


class Remark(NamedTuple):
    """A discrepancy, or a fact worth knowing, with a stable code.

    Rolls (including draws), chains and seats count from 1; 0 if none is concerned.
    """

    code: str
    throw: int = 0
    place: str = ""  # the turn, as the record labels it
    chain: int = 0
    seat: int = 0
    shown: str = ""  # the value in the record
    sealed: str = ""  # the right value


class CheckedThrow(NamedTuple):
    """One checked throw or draw: number, turn, text, whether dice, the fault's code, and the witness.

    The witness is a seat, from 1; 0 if there is none.
    """

    throw: int
    place: str
    text: str
    dice: bool
    code: str = ""
    witness: int = 0


@dataclass
class Report:
    """The report. `marks` are the marks of the chains sealed with all seats, in order.

    `game_mark` is the mark of the whole game. `mark_is` says what the noted mark belongs to: an envelope, or the game.
    """

    checked: list[CheckedThrow] = field(default_factory=list)
    discrepancies: list[Remark] = field(default_factory=list)
    remarks: list[Remark] = field(default_factory=list)
    marks: list[str] = field(default_factory=list)
    game_mark: str = ""
    mark_is: str = ""

    @property
    def status(self) -> str:
        """VERIFIED: all as sealed. PARTLY: all that was sealed. FAILED: something is not. NOTHING: nothing to verify."""
        if self.discrepancies:
            return FAILED
        if self.unsealed == len(self.checked):
            return NOTHING
        return PARTLY if self.unsealed else VERIFIED

    def count(self, dice: bool) -> int:
        """The number of rolls, or of draws, that are as sealed."""
        return sum(each.dice == dice and not each.code for each in self.checked)

    @property
    def witnessed(self) -> int:
        """The number of throws and draws with a witness that are as sealed."""
        return sum(each.witness > 0 and not each.code for each in self.checked)

    @property
    def unsealed(self) -> int:
        """The number of rolls and draws before anything was sealed."""
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
