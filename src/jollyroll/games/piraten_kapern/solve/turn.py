"""One turn solved exactly: the value of each of its states under best play, given the payoff of each result.

Nothing here knows a rule: it is arithmetic on the model of a card. Layers with more skulls come first, since skulls stay on the
table. Within a layer, value iteration: a roll without skulls leads back into the layer, so sweeps are repeated until they converge;
the contraction factor is the chance that two dice show no skull. docs/solving/piraten_kapern.md has the formulas.
"""

from math import comb

from jollyroll.kit.bags import SIX_TO

from ..rules.components import DICE
from .island import solve_island
from .kept_dice import best_keeps, evaluate_chest, expect
from .rows import FloatRow, IntRow
from .turn_model import (
    AT_ISLAND,
    BAGS,
    BEGIN,
    BUST_RESULT,
    FIRST_ROLL,
    LATER_ROLL,
    LAYERS,
    LEAST,
    LEAST_REVIVED,
    LIVE,
    MOST,
    MOST_REVIVED,
    OUT,
    ROLL_WAYS,
    SPELLS,
    STOP_RESULT,
    STOWS,
)
from .turn_values import BASE, BEST_KEEP, CHANGE, ISLAND_VALUE, SKULL_WAYS, layer_start

CHOOSE = tuple(comb(DICE, skulls) for skulls in range(LAYERS))

ONE_ROLL, TO_THE_END = 0, 1
SWEEPS = (0, 1000)  # as if the next roll were the last, or to the end; indexed, so that machine code is compiled once for both
MOST_PULL = 0.6
PER_RESIDUAL = 25.0 / 11.0  # the most that the values of a layer can be off, in residuals: the contraction factor is 25/36


def solve_turn(model: IntRow, payoff: FloatRow, values: FloatRow, sweeps: int, tolerance: float) -> float:
    """The value of the turn before its first roll; those of its states are left in `values`."""
    solve_states(model, 0, payoff, values, sweeps, tolerance)
    return first_roll_value(model, payoff, values)


def solve_states(model: IntRow, fewest: int, payoff: FloatRow, values: FloatRow, sweeps: int, tolerance: float) -> float:
    """The values of all states that can still come with this many skulls on the table; a spell may take one of them away.

    Returns the sum of the residuals of all layers: no value is off by more than `PER_RESIDUAL` times that.
    """
    if model[STOWS]:
        evaluate_chest(model, payoff, values)
    residual = 0.0
    for spent in range(model[SPELLS], -1, -1):
        residual += solve_layers(model, spent, max(fewest - spent, 0), payoff, values, sweeps, tolerance)
    solve_island(model, payoff, values, sweeps)
    return residual


def solve_layers(
    model: IntRow, spent: int, fewest: int, payoff: FloatRow, values: FloatRow, sweeps: int, tolerance: float
) -> float:
    """All layers before (0) or after (1) the spell with this many skulls or more; returns the sum of their residuals."""
    residual = 0.0
    for skulls in range(DICE, fewest - 1, -1):
        start_layer(model, spent, skulls, payoff, values, sweeps)
        expect(model, spent, skulls, values)
        if model[LATER_ROLL + spent * LAYERS + skulls] == LIVE:
            residual += solve_layer(model, spent, skulls, values, sweeps, tolerance)
    return residual


def solve_layer(model: IntRow, spent: int, skulls: int, values: FloatRow, sweeps: int, tolerance: float) -> float:
    """Sweep a layer until its residual is below the tolerance, extrapolating after every third sweep; returns the residual."""
    before = 0.0
    for count in range(sweeps):
        residual = sweep_layer(model, spent, skulls, values)
        if count % 3 == 2 and tolerance <= residual < before:
            extrapolate(model, spent, skulls, values, min(residual / before, MOST_PULL))
        expect(model, spent, skulls, values)
        before = residual
        if residual < tolerance:
            break
    return before


def extrapolate(model: IntRow, spent: int, skulls: int, values: FloatRow, pull: float) -> None:
    """Extrapolate the last sweep as a geometric series with this ratio; later sweeps correct the error."""
    here = layer_start(spent, skulls)
    for klass in range(model[BEGIN + DICE - skulls], model[BEGIN + DICE - skulls + 1]):
        values[here + klass] += values[CHANGE + klass] * pull / (1.0 - pull)


def start_layer(model: IntRow, spent: int, skulls: int, payoff: FloatRow, values: FloatRow, sweeps: int) -> None:
    """The value of each state without a roll of free dice alone: the turn ends now, or a skull is revived.

    Under a Treasure Chest the points saved from skulls are counted with the kept dice, not here.
    """
    here = layer_start(spent, skulls)
    outcome = model[LATER_ROLL + spent * LAYERS + skulls]
    first = model[BEGIN + DICE - skulls]
    last = model[BEGIN + DICE - skulls + 1]
    for klass in range(first, last):
        if outcome == LIVE:
            values[BASE + klass] = payoff[model[STOP_RESULT + skulls * BAGS + klass]]
        elif model[STOWS]:
            values[BASE + klass] = 0.0
        else:
            values[BASE + klass] = payoff[model[BUST_RESULT + skulls * BAGS + klass]]
    least = model[LEAST_REVIVED + skulls]
    most = model[MOST_REVIVED + skulls]
    if sweeps > 0 and spent == 0 and outcome != OUT and least <= most:
        beneath = layer_start(1, skulls - 1)
        best_keeps(model, skulls, beneath, DICE - skulls - most, DICE - skulls - least, values)
        for klass in range(first, last):
            values[BASE + klass] = max(values[BASE + klass], values[BEST_KEEP + klass])
    for klass in range(first, last):
        values[here + klass] = values[BASE + klass]


def sweep_layer(model: IntRow, spent: int, skulls: int, values: FloatRow) -> float:
    """One sweep: each state of the layer ends the turn or keeps its best dice; returns the residual."""
    least = model[LEAST + spent * LAYERS + skulls]
    most = model[MOST + spent * LAYERS + skulls]
    if most < least:
        return 0.0
    here = layer_start(spent, skulls)
    size = DICE - skulls
    best_keeps(model, skulls, here, size - most, size - least, values)
    residual = 0.0
    for klass in range(model[BEGIN + size], model[BEGIN + size + 1]):
        now = max(values[BASE + klass], values[BEST_KEEP + klass])
        values[CHANGE + klass] = now - values[here + klass]
        residual = max(residual, abs(values[CHANGE + klass]))
        values[here + klass] = now
    return residual


def first_roll_value(model: IntRow, payoff: FloatRow, values: FloatRow) -> float:
    """The mean over all first rolls."""
    total = 0.0
    for skulls in range(LAYERS):
        outcome = model[FIRST_ROLL + skulls]
        if outcome == AT_ISLAND:
            total += SKULL_WAYS[DICE * LAYERS + skulls] * values[ISLAND_VALUE + skulls]
            continue
        layer = 0.0
        for klass in range(model[BEGIN + DICE - skulls], model[BEGIN + DICE - skulls + 1]):
            ways = model[ROLL_WAYS + klass]
            if outcome == OUT:
                layer += ways * payoff[model[BUST_RESULT + skulls * BAGS + klass]]
            else:
                layer += ways * values[layer_start(0, skulls) + klass]
        total += CHOOSE[skulls] * layer
    return total / SIX_TO[DICE]
