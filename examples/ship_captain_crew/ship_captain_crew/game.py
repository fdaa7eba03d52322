"""Ship, Captain and Crew as everybody else meets it."""

from collections.abc import Mapping
from typing import ClassVar

from jollyroll.kit.dice_game import ASIDE, DiceGame
from jollyroll.kit.dice_rules import THROW

from . import rulebook
from .options import OPTIONS, PRESETS
from .state import State


class ShipCaptainCrew(DiceGame):
    """SCC-01: two to six players."""

    name = "ship_captain_crew"
    code = "scc"
    seat_range = range(2, 7)
    least_age = 6
    minutes = 5
    dice = rulebook.DICE
    face_names = ("one", "two", "three", "crew", "captain", "ship")
    rules = rulebook
    state_type = State
    options = OPTIONS
    presets = PRESETS
    refusals = rulebook.REFUSALS
    phase_names: ClassVar = {THROW: "throw", rulebook.CARGO: "cargo"}

    def dice_shown(self, state: State) -> Mapping[str, str]:
        return {**super().dice_shown(state), ASIDE: "654"[: state.aboard]}

    def check(self, state: State) -> None:
        """DIG-08: five dice."""
        super().check(state)
        if state.phase in self.phase_names:
            assert state.hand + sum(state.dice) + state.aboard == self.dice, "five dice"
