"""`SeatState`: one seat of a table."""

from typing import NamedTuple

from jollyroll.match.record import BOT, PERSON
from jollyroll.server import limits

FREE = "free"


class SeatState(NamedTuple):
    """One seat. `key` is the hash of its token."""

    kind: str = FREE
    name: str = ""
    key: str = ""
    stand_in: str = ""
    left: bool = False
    timeouts: int = 0  # missed deadlines in a row
    detours: int = 0  # undos, returns and moves since the last outcome
    detours_of_game: int = 0

    @property
    def bot(self) -> str:
        """The bot that plays the seat now: its own or the stand-in; empty if a person plays."""
        return self.stand_in or (self.kind.removeprefix(BOT) if self.kind.startswith(BOT) else "")

    @property
    def is_free(self) -> bool:
        """Whether anybody may sit down here."""
        return self.kind == FREE

    @property
    def is_bot(self) -> bool:
        """Whether the seat belongs to a bot, rather than to a person with a stand-in."""
        return self.kind.startswith(BOT)

    @property
    def is_person(self) -> bool:
        """Whether the seat belongs to a person, present or away."""
        return self.kind == PERSON

    @property
    def may_detour(self) -> bool:
        """Whether the seat may undo, return or move before the next outcome: detours alone must not fill a table."""
        return self.detours < (limits.DETOURS if self.detours_of_game < limits.DETOURS_OF_GAME else 1)

    @property
    def may_undo(self) -> bool:
        """With real dice: whether its person plays and has not undone too often."""
        return self.is_person and not self.left and not self.stand_in and self.may_detour
