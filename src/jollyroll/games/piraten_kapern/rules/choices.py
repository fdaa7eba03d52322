"""The numbers of the choices."""

from jollyroll.kit.bags import BAG_COUNT

from .components import DICE
from .state import State

# 0 stops; then bags of dice to roll again, bags that go with a revived skull, bags to lie on the Treasure Chest
STOP = 0
REVIVE = BAG_COUNT[DICE]
CHEST = 2 * REVIVE
CHOICES = 3 * REVIVE


def seat_relative(state: State, choice: int) -> int:
    """The number of this choice if the one who chooses sat at seat 0: no choice names a seat."""
    return choice
