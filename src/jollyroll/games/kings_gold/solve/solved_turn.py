"""A turn solved for the mover's share, with other quantities evaluated under that policy."""

from typing import TYPE_CHECKING, NamedTuple

from jollyroll.solve.arrays import Floats

from ..rules.components import ROLLS
from .turn import TWO, best_keep, best_plan, expect, solve_turn

if TYPE_CHECKING:
    from .kept_dice import KeptDice
    from .plans import Plans
    from .scratch import DiceScratch


class TurnValues(NamedTuple):
    """Expected values of one quantity, by kept dice as in DiceScratch: after the first roll and after the second."""

    first: Floats
    second: Floats
    turn: float  # before the first roll


class SolvedTurn:
    """Each row of `values` has a number for each plan: a seat's share, the mover's coins, whether a fine is paid.

    The first row, the mover's share, decides the policy; the other quantities are evaluated under it.
    """

    def __init__(self, dice: "KeptDice", plans: "Plans", scratch: "DiceScratch", values: Floats) -> None:
        import numpy as np

        self.dice, self.plans = dice, plans
        own = np.ascontiguousarray(values[0])
        solve_turn(dice, plans, own, scratch)
        rolls = len(plans.kind)
        self.final = [best_plan(plans, kind, own, scratch.final) for kind in range(len(plans.begin) - 1)]
        self.kept_second = [int(dice.keep[best_keep(dice, roll, scratch.second, scratch.best_second)]) for roll in range(rolls)]
        after_one = (scratch.second, scratch.best_second) if ROLLS == TWO else (scratch.first, scratch.best_first)
        self.kept_first = [int(dice.keep[best_keep(dice, roll, *after_one)]) for roll in range(rolls)]
        self.quantities = [self.backed_up(row) for row in values]

    def backed_up(self, value: Floats) -> TurnValues:
        """One quantity, backed up through the turn."""
        import numpy as np

        dice, kind = self.dice, self.plans.kind
        part, rolls = len(dice.with_die), len(self.plans.kind)
        second, first = np.zeros(len(dice.without_die) + 1), np.zeros(len(dice.without_die) + 1)
        for roll in range(rolls):
            second[part + roll] = value[self.final[kind[roll]]]
        expect(dice, second)
        if ROLLS == TWO:
            return TurnValues(first, second, float(dice.chance @ second[self.kept_first]))
        first[part : part + rolls] = second[self.kept_second]
        expect(dice, first)
        first[part : part + rolls] = second[part : part + rolls]
        return TurnValues(first, second, float(dice.chance @ first[self.kept_first]))
