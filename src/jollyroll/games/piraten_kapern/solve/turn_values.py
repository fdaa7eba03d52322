"""The row of numbers in which a turn is solved: the values of its states, and intermediate values.

A layer holds the states with the same number of skulls, before or after the spell of a Sorceress.
"""

from math import comb

from .turn_model import BAGS, LAYERS, NODES

WORST = -1e300  # below any value

# [dice * 9 + skulls] -> the number of rolls of these dice with this many skulls
SKULL_WAYS = tuple(
    comb(dice, skulls) * 5 ** (dice - skulls) if skulls <= dice else 0 for dice in range(LAYERS) for skulls in range(LAYERS)
)

# where the parts of the row begin
VALUE = 0  # [(spent * 9 + skulls) * BAGS + class]: of full classes, which are states, and of dice kept before the others are rolled
BEST_KEEP = 2 * LAYERS * BAGS  # [class]: the value of its best subset to keep
BASE = BEST_KEEP + BAGS  # [class]: the value of a state without another roll of free dice
CHANGE = BASE + BAGS  # [class]: its change in the last sweep
STOWED_VALUE = CHANGE + BAGS  # [class]: the payoff of the best subset to stow, if skulls end the turn
BUST_CHANCE = STOWED_VALUE + BAGS  # [skulls * 9 + dice]: the probability that rolling these dice ends the turn
ISLAND_VALUE = BUST_CHANCE + LAYERS * LAYERS  # [node]
TURN_VALUES = ISLAND_VALUE + NODES  # the length of the row


def layer_start(spent: int, skulls: int) -> int:
    """Where the values of a layer begin; at zero or more, which is said so that machine code need not check each index for it."""
    return max(VALUE + (spent * LAYERS + skulls) * BAGS, 0)
