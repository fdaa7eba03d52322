"""Room to solve a turn in: arrays that are written over turn after turn, one set for each thread."""

from typing import Any, NamedTuple

import numpy as np

from .kept_dice import KeptDice
from .plans import Plans


class Room(NamedTuple):
    """What the functions of `turn` work on and leave behind."""

    final: Any  # kind of throw: what its best plan is worth
    plan: Any  # kind of throw: its best plan
    first: Any  # kept dice: what they are worth after the first throw, if the others are thrown or, with none left, if one stops
    second: Any  # the same after the second throw
    best_first: Any  # dice lying there: what the best of them to keep are worth after the first throw
    best_second: Any  # the same after the second throw
    early: Any  # kept dice: how likely they are kept after the first throw
    late: Any  # the same after the second throw; whole throws: how likely the turn ends with them


def new_room(dice: KeptDice, plans: Plans) -> Room:
    """Fresh room."""
    sets, kinds = len(dice.less) + 1, len(plans.begin) - 1
    return Room(np.zeros(kinds), np.zeros(kinds, np.uint16), *(np.zeros(sets) for _ in range(6)))
