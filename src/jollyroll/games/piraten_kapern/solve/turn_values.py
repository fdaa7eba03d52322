"""The row of numbers in which a turn is solved: the values of its states, and what they are worked out from.

A layer holds the states with so many skulls, before or after the spell of a Sorceress.
"""

from math import comb

from .turn_model import BAGS, LAYERS, NODES

WORST = -1e300  # worse than any result

# [dice * 9 + skulls] -> in how many rolls of so many dice so many are skulls
SKULL_WAYS = tuple(
    comb(dice, skulls) * 5 ** (dice - skulls) if skulls <= dice else 0 for dice in range(LAYERS) for skulls in range(LAYERS)
)

# where the parts of the row begin
VALUE = 0  # [(spent * 9 + skulls) * BAGS + class]: of full classes, which are states, and of dice kept before the others are rolled
BEST_KEEP = 2 * LAYERS * BAGS  # [class]: the value of the best dice to keep of it
BASE = BEST_KEEP + BAGS  # [class]: the value of a state without another roll of free dice
CHANGE = BASE + BAGS  # [class]: what the last sweep changed
STOWED_VALUE = CHANGE + BAGS  # [class]: the payoff of the best to stow of dice kept, if skulls end the turn
BUST_CHANCE = STOWED_VALUE + BAGS  # [skulls * 9 + dice]: the chance that so many dice end the turn
ISLAND_VALUE = BUST_CHANCE + LAYERS * LAYERS  # [node]
TURN_VALUES = ISLAND_VALUE + NODES  # how long the row is


def layer_start(spent: int, skulls: int) -> int:
    """Where the values of a layer begin."""
    return VALUE + (spent * LAYERS + skulls) * BAGS
