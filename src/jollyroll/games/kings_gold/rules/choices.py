"""The numbers of the choices."""

from jollyroll.kit.bags import BAG_COUNT
from jollyroll.kit.seating import steps_to
from jollyroll.kit.state import MOST_SEATS

from .components import DICE
from .state import State

# the numbers: bags of dice to roll again (the empty bag stops), then pairs, then victims of five skulls
STOP = 0
PAIRS = BAG_COUNT[DICE]
PARTNERS = 1 + MOST_SEATS  # the cannon, or the skull with a victim
VICTIMS = PAIRS + 3 * PARTNERS
CHOICES = VICTIMS + MOST_SEATS


def pair_number(value: int, partner: int) -> int:
    """The choice number of a coin of this value with partner 0 (the cannon) or 1 + victim (the skull)."""
    return PAIRS + (value - 1) * PARTNERS + partner


def seat_relative(state: State, choice: int) -> int:
    """The number of this choice if the chooser sat at seat 0: breaking ties by it treats all seats alike."""
    if choice >= VICTIMS:
        return VICTIMS + steps_to(state, choice - VICTIMS)
    partner = (choice - PAIRS) % PARTNERS
    if choice < PAIRS or partner == 0:
        return choice
    return choice - partner + 1 + steps_to(state, partner - 1)
