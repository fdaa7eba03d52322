"""Policy evaluation: the mean of any measure of a turn's results (points, risk, another seat's share) under a given policy."""

from ..rules.components import DICE
from .island import island_roll_value
from .kept_dice import evaluate_chest, expect, size_of
from .policy import AT_NODE, END_TURN, REVIVING, STATES, STOWING
from .rows import FloatRow, IntRow
from .turn import first_roll_value
from .turn_model import (
    BAGS,
    BEGIN,
    BUST_RESULT,
    LATER_ROLL,
    LAYERS,
    LEAVE_RESULT,
    LIVE,
    NODES,
    OUT,
    SPELLS,
    STOP_RESULT,
    STOWED_RESULT,
    STOWS,
)
from .turn_values import BUST_CHANCE, ISLAND_VALUE, layer_start


def evaluate_policy(model: IntRow, policy: IntRow, measure: FloatRow, values: FloatRow, tolerance: float) -> float:
    """The mean of a measure before the first roll; those in all states of the turn are left in `values`."""
    if model[STOWS]:
        evaluate_chest(model, measure, values)
    for spent in range(model[SPELLS], -1, -1):
        for skulls in range(DICE, -1, -1):
            evaluate_layer(model, spent, skulls, policy, measure, values, tolerance)
    for later in range(NODES):
        node = NODES - 1 - later
        way = policy[AT_NODE + node]
        if way == END_TURN:
            values[ISLAND_VALUE + node] = measure[model[LEAVE_RESULT + node]]
        else:
            values[ISLAND_VALUE + node] = island_roll_value(model, node, way, measure, values)
    return first_roll_value(model, measure, values)


def evaluate_layer(
    model: IntRow, spent: int, skulls: int, policy: IntRow, measure: FloatRow, values: FloatRow, tolerance: float
) -> None:
    """Sweep the states of a layer until they no longer change."""
    here = layer_start(spent, skulls)
    outcome = model[LATER_ROLL + spent * LAYERS + skulls]
    first = model[BEGIN + DICE - skulls]
    last = model[BEGIN + DICE - skulls + 1]
    for klass in range(first, last):
        values[here + klass] = 0.0
    residual = tolerance
    while residual >= tolerance:
        residual = 0.0
        expect(model, spent, skulls, values)
        for klass in range(first, last):
            now = 0.0
            if outcome != OUT:
                now = policy_value(model, spent, skulls, klass, policy, measure, values)
            elif not model[STOWS]:
                now = measure[model[BUST_RESULT + skulls * BAGS + klass]]
            residual = max(residual, abs(now - values[here + klass]))
            values[here + klass] = now
    expect(model, spent, skulls, values)


def policy_value(model: IntRow, spent: int, skulls: int, klass: int, policy: IntRow, measure: FloatRow, values: FloatRow) -> float:
    """The backup of one state under the policy."""
    here = layer_start(spent, skulls)
    kept = policy[STATES + here + klass]
    if kept == END_TURN:
        live = model[LATER_ROLL + spent * LAYERS + skulls] == LIVE
        return float(measure[model[(STOP_RESULT if live else BUST_RESULT) + skulls * BAGS + klass]])
    if kept >= REVIVING:
        return float(values[layer_start(1, skulls - 1) + kept - REVIVING])
    value = values[here + kept]
    if model[STOWS]:
        result = model[STOWED_RESULT + policy[STOWING + kept]]
        value += values[BUST_CHANCE + skulls * LAYERS + DICE - skulls - size_of(model, kept)] * measure[result]
    return float(value)
