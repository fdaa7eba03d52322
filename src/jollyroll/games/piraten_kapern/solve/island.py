"""The Island of Skulls, solved. A roll there leads to more skulls or ends the turn: one pass from most skulls to fewest."""

from jollyroll.kit.bags import SIX_TO

from .rows import FloatRow, IntRow
from .turn_model import BARRED, LAYERS, LEAVE_RESULT, NODES, WAY_DICE, WAY_LEADS, WAYS
from .turn_results import RESULTS
from .turn_values import ISLAND_VALUE, SKULL_WAYS, WORST


def solve_island(model: IntRow, payoff: FloatRow, values: FloatRow, sweeps: int) -> None:
    """The value of each number of skulls at the Island, the spell spent or not; without sweeps, that of leaving."""
    for later in range(NODES):
        node = NODES - 1 - later
        best = payoff[model[LEAVE_RESULT + node]]
        if sweeps > 0:
            if model[BARRED + node]:
                best = WORST
            for way in range(WAYS):
                if model[WAY_DICE + node * WAYS + way]:
                    best = max(best, island_roll_value(model, node, way, payoff, values))
        values[ISLAND_VALUE + node] = best


def island_roll_value(model: IntRow, node: int, way: int, payoff: FloatRow, values: FloatRow) -> float:
    """The value of a roll at the Island."""
    dice = model[WAY_DICE + node * WAYS + way]
    total = 0.0
    for fresh in range(dice + 1):
        lead = model[WAY_LEADS + (node * WAYS + way) * LAYERS + fresh]
        total += SKULL_WAYS[dice * LAYERS + fresh] * (payoff[lead] if lead < RESULTS else values[ISLAND_VALUE + lead - RESULTS])
    return total / SIX_TO[dice]
