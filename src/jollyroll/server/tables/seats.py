"""One seat of a table."""

from typing import NamedTuple

from jollyroll.match.record import BOT, PERSON
from jollyroll.server import limits

FREE = "free"


class SeatState(NamedTuple):
    """Who sits there. `key` is the hash of the seat's token."""

    kind: str = FREE
    name: str = ""
    key: str = ""
    stand_in: str = ""
    left: bool = False
    timeouts: int = 0  # in a row
    detours: int = 0  # taken back, come back or moved, since chance last spoke
    detours_of_game: int = 0

    @property
    def bot(self) -> str:
        """The bot that plays it now: its own, or the one that stands in."""
        return self.stand_in or (self.kind.removeprefix(BOT) if self.kind.startswith(BOT) else "")

    @property
    def is_free(self) -> bool:
        """Anybody may sit down there."""
        return self.kind == FREE

    @property
    def is_bot(self) -> bool:
        """It belongs to a bot; a person's for whom one stands in does not."""
        return self.kind.startswith(BOT)

    @property
    def is_person(self) -> bool:
        """It belongs to a person, who may be away."""
        return self.kind == PERSON

    @property
    def may_detour(self) -> bool:
        """It may still take back, come back or move before chance speaks: nobody can fill a table without playing on."""
        return self.detours < (limits.DETOURS if self.detours_of_game < limits.DETOURS_OF_GAME else 1)

    @property
    def may_undo(self) -> bool:
        """With real dice: its person is at the table, and has not undone too often."""
        return self.is_person and not self.left and not self.stand_in and self.may_detour
