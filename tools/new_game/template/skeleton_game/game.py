"""Skeleton Game as everybody else meets it."""

from typing import ClassVar

from jollyroll.kit.dice_game import DiceGame
from jollyroll.kit.dice_rules import THROW

from . import rulebook
from .options import OPTIONS, PRESETS
from .state import State


class SkeletonGame(DiceGame):
    """SKEL-01: two to six players."""

    name = "skeleton_game"
    code = "skel"
    seat_range = range(2, 7)
    least_age = 6
    dice = rulebook.DICE
    rules = rulebook
    state_type = State
    options = OPTIONS
    presets = PRESETS
    refusals = rulebook.REFUSALS
    phase_names: ClassVar = {THROW: "throw", rulebook.REROLL: "reroll"}
