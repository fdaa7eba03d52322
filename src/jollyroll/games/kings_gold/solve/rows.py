"""A turn played as is best for the mover, told for everybody: rows of what it brings, worked out beside each other.

A row has a number for each end of the turn: a seat's share, the mover's coins, whether a fine is paid. The mover's own share
decides what is chosen; the other rows follow those choices.
"""

from typing import Any, NamedTuple

from .turn import expect, plan_for, value_turn, way_to_keep

Row = Any


class Told(NamedTuple):
    """One row through the turn, by kept dice as in Room: after the first throw and after the second."""

    first: Row
    second: Row
    turn: float  # before the first throw


class Rows:
    """All rows of a turn; the first row is the mover's share."""

    def __init__(self, dice: Any, plans: Any, room: Any, worths: Any) -> None:
        import numpy as np

        self.dice, self.plans = dice, plans
        own = np.ascontiguousarray(worths[0])
        value_turn(dice, plans, own, room)
        throws = len(plans.kind)
        self.final = [plan_for(plans, kind, own, room.final) for kind in range(len(plans.begin) - 1)]
        self.late = [int(dice.keep[way_to_keep(dice, throw, room.second, room.best_second)]) for throw in range(throws)]
        self.early = [int(dice.keep[way_to_keep(dice, throw, room.first, room.best_first)]) for throw in range(throws)]
        self.told = [self.tell(worth) for worth in worths]

    def tell(self, worth: Any) -> Told:
        """One row."""
        import numpy as np

        dice, kind = self.dice, self.plans.kind
        part, throws = len(dice.more), len(self.plans.kind)
        second, first = np.zeros(len(dice.less) + 1), np.zeros(len(dice.less) + 1)
        for throw in range(throws):
            second[part + throw] = worth[self.final[kind[throw]]]
        expect(dice, second)
        first[part : part + throws] = second[self.late]
        expect(dice, first)
        first[part : part + throws] = second[part : part + throws]
        return Told(first, second, float(dice.chance @ first[self.early]))
