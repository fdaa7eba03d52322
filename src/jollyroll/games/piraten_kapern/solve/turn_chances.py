"""The probability of each result of a turn under a policy: `policy_evaluation` run forwards."""

from jollyroll.kit.bags import SIX_TO

from ..rules.components import DICE
from .kept_dice import size_of
from .policy import AT_NODE, END_TURN, REVIVING, STATES, STOWING
from .rows import FloatRow, IntRow
from .turn import CHOOSE
from .turn_model import (
    AT_ISLAND,
    BAGS,
    BEGIN,
    BUST_RESULT,
    FACES,
    FIRST_ROLL,
    LATER_ROLL,
    LAYERS,
    LEAVE_RESULT,
    LIVE,
    NODES,
    OUT,
    ROLL_WAYS,
    SPELLS,
    STOP_RESULT,
    STOWED_RESULT,
    STOWS,
    WAY_DICE,
    WAY_LEADS,
    WAYS,
    WITH_DIE,
)
from .turn_results import RESULTS
from .turn_values import BUST_CHANCE, ISLAND_VALUE, SKULL_WAYS, VALUE, layer_start

LEFT = 1e-9  # probabilities too small to follow


def result_chances(model: IntRow, policy: IntRow, values: FloatRow, mass: FloatRow, chance: FloatRow) -> None:
    """Fill in the probability of each result. `values` are those of the solved turn; `mass` is scratch laid out like them."""
    for result in range(RESULTS):
        chance[result] = 0.0
    for place in range(VALUE, VALUE + 2 * LAYERS * BAGS):
        mass[place] = 0.0
    for node in range(NODES):
        mass[ISLAND_VALUE + node] = 0.0
    roll_first(model, mass, chance)
    for spent in range(model[SPELLS] + 1):
        for skulls in range(LAYERS):
            follow_layer(model, spent, skulls, policy, values, mass, chance)
    for node in range(NODES):
        follow_island(model, node, policy[AT_NODE + node], mass, chance)


def roll_first(model: IntRow, mass: FloatRow, chance: FloatRow) -> None:
    """The first roll."""
    for skulls in range(LAYERS):
        outcome = model[FIRST_ROLL + skulls]
        if outcome == AT_ISLAND:
            mass[ISLAND_VALUE + skulls] += SKULL_WAYS[DICE * LAYERS + skulls] / SIX_TO[DICE]
            continue
        for klass in range(model[BEGIN + DICE - skulls], model[BEGIN + DICE - skulls + 1]):
            part = CHOOSE[skulls] * model[ROLL_WAYS + klass] / SIX_TO[DICE]
            if outcome == OUT:
                chance[model[BUST_RESULT + skulls * BAGS + klass]] += part
            else:
                mass[layer_start(0, skulls) + klass] += part


def follow_layer(
    model: IntRow, spent: int, skulls: int, policy: IntRow, values: FloatRow, mass: FloatRow, chance: FloatRow
) -> None:
    """Follow the probability mass in a layer until it has ended the turn or left the layer."""
    left = 1.0
    while left > LEFT:
        roll_kept(model, spent, skulls, mass)
        left = decide(model, spent, skulls, policy, values, mass, chance)


def roll_kept(model: IntRow, spent: int, skulls: int, mass: FloatRow) -> None:
    """Roll the dice that are not kept, one at a time."""
    here = layer_start(spent, skulls)
    for size in range(DICE - skulls):
        for klass in range(model[BEGIN + size], model[BEGIN + size + 1]):
            part = mass[here + klass] / 6.0
            if part > 0.0:
                mass[here + klass] = 0.0
                mass[here + BAGS + klass] += part
                for face in range(FACES):
                    mass[here + model[WITH_DIE + klass * FACES + face]] += part


def decide(model: IntRow, spent: int, skulls: int, policy: IntRow, values: FloatRow, mass: FloatRow, chance: FloatRow) -> float:
    """End the turn or keep some dice, by the policy; returns the probability mass of kept dice in this layer."""
    here = layer_start(spent, skulls)
    outcome = model[LATER_ROLL + spent * LAYERS + skulls]
    ending = STOP_RESULT if outcome == LIVE else BUST_RESULT
    left = 0.0
    for klass in range(model[BEGIN + DICE - skulls], model[BEGIN + DICE - skulls + 1]):
        part = mass[here + klass]
        if part == 0.0:
            continue
        mass[here + klass] = 0.0
        kept = END_TURN if outcome == OUT else policy[STATES + here + klass]
        if kept == END_TURN:
            if outcome != OUT or not model[STOWS]:
                chance[model[ending + skulls * BAGS + klass]] += part
        elif kept >= REVIVING:
            mass[layer_start(1, skulls - 1) + kept - REVIVING] += part
        else:
            mass[here + kept] += part
            left += part
            if model[STOWS]:
                bust = values[BUST_CHANCE + skulls * LAYERS + DICE - skulls - size_of(model, kept)]
                chance[model[STOWED_RESULT + policy[STOWING + kept]]] += part * bust
    return left


def follow_island(model: IntRow, node: int, way: int, mass: FloatRow, chance: FloatRow) -> None:
    """Leave the Island, or roll there."""
    part = mass[ISLAND_VALUE + node]
    if part == 0.0:
        return
    if way == END_TURN:
        chance[model[LEAVE_RESULT + node]] += part
        return
    dice = model[WAY_DICE + node * WAYS + way]
    for fresh in range(dice + 1):
        lead = model[WAY_LEADS + (node * WAYS + way) * LAYERS + fresh]
        more = part * SKULL_WAYS[dice * LAYERS + fresh] / SIX_TO[dice]
        if lead < RESULTS:
            chance[lead] += more
        else:
            mass[ISLAND_VALUE + lead - RESULTS] += more
