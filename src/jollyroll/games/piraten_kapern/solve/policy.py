"""The policy of a solved turn: the choice in each of its states; of equal choices, ending comes before rolling."""

from ..rules.components import DICE
from .island import island_roll_value
from .kept_dice import best_keeps, size_of
from .rows import FloatRow, IntRow
from .turn_model import (
    BAGS,
    BARRED,
    BEGIN,
    BUST_RESULT,
    CLASSES,
    FACES,
    LATER_ROLL,
    LAYERS,
    LEAST,
    LEAST_REVIVED,
    LEAVE_RESULT,
    LIVE,
    MOST,
    MOST_REVIVED,
    NODES,
    OUT,
    SPELLS,
    STOP_RESULT,
    STOWED_RESULT,
    STOWS,
    WAY_DICE,
    WAYS,
    WITHOUT_DIE,
)
from .turn_values import BASE, BEST_KEEP, BUST_CHANCE, STOWED_VALUE, WORST, layer_start

TIE = 1e-12  # values closer than this are equal
END_TURN = -1
REVIVING = BAGS  # added to the class kept when a skull is revived

# where the parts of a policy begin
STATES = 0  # [(spent * 9 + skulls) * BAGS + class]: the class to keep, BAGS more to revive a skull, or END_TURN
STOWING = 2 * LAYERS * BAGS  # [class]: of dice kept, the class to stow
AT_NODE = STOWING + BAGS  # [node]: the way to roll on at the Island, or END_TURN
POLICY = AT_NODE + NODES  # the length of a policy


def extract_policy(model: IntRow, payoff: FloatRow, values: FloatRow, policy: IntRow) -> None:
    """Write the best choice in each state of a solved turn."""
    if model[STOWS]:
        for klass in range(model[CLASSES]):
            policy[STOWING + klass] = best_stowed(model, klass, payoff, values)
    for spent in range(model[SPELLS], -1, -1):
        for skulls in range(DICE, -1, -1):
            if model[LATER_ROLL + spent * LAYERS + skulls] != OUT:
                extract_layer(model, spent, skulls, payoff, values, policy)
    for node in range(NODES):
        policy[AT_NODE + node] = best_way(model, node, payoff, values)


def best_stowed(model: IntRow, klass: int, payoff: FloatRow, values: FloatRow) -> int:
    """The best class to stow of kept dice."""
    best = values[STOWED_VALUE + klass]
    while klass > 0 and payoff[model[STOWED_RESULT + klass]] < best:
        for less in range(FACES):
            smaller = model[WITHOUT_DIE + klass * FACES + less]
            if values[STOWED_VALUE + smaller] == best:
                klass = smaller
                break
    return int(klass)


def extract_layer(model: IntRow, spent: int, skulls: int, payoff: FloatRow, values: FloatRow, policy: IntRow) -> None:
    """The policy in the states of a layer."""
    here = layer_start(spent, skulls)
    live = model[LATER_ROLL + spent * LAYERS + skulls] == LIVE
    size = DICE - skulls
    first = model[BEGIN + size]
    last = model[BEGIN + size + 1]
    least = model[LEAST + spent * LAYERS + skulls]
    most = model[MOST + spent * LAYERS + skulls]
    for klass in range(first, last):
        result = model[(STOP_RESULT if live else BUST_RESULT) + skulls * BAGS + klass]
        values[BASE + klass] = payoff[result]
        policy[STATES + here + klass] = END_TURN
    if live and least <= most:
        best_keeps(model, skulls, here, size - most, size - least, values)
        for klass in range(first, last):
            if values[BEST_KEEP + klass] > values[BASE + klass] + TIE:
                values[BASE + klass] = values[BEST_KEEP + klass]
                policy[STATES + here + klass] = best_kept(model, klass, skulls, here, size - least, values)
    least = model[LEAST_REVIVED + skulls]
    most = model[MOST_REVIVED + skulls]
    if spent == 0 and model[SPELLS] and least <= most:
        beneath = layer_start(1, skulls - 1)
        best_keeps(model, skulls, beneath, size - most, size - least, values)
        for klass in range(first, last):
            if values[BEST_KEEP + klass] > values[BASE + klass] + TIE:
                policy[STATES + here + klass] = REVIVING + best_kept(model, klass, skulls, beneath, size - least, values)


def best_kept(model: IntRow, klass: int, skulls: int, here: int, most: int, values: FloatRow) -> int:
    """The class of dice to keep, whose value `best_keeps` has found."""
    best = values[BEST_KEEP + klass]
    while True:
        size = size_of(model, klass)
        if size <= most:
            value = values[here + klass]
            if model[STOWS]:
                value += values[BUST_CHANCE + skulls * LAYERS + DICE - skulls - size] * values[STOWED_VALUE + klass]
            if value == best:
                return int(klass)
        for less in range(FACES):
            smaller = model[WITHOUT_DIE + klass * FACES + less]
            if values[BEST_KEEP + smaller] == best:
                klass = smaller
                break


def best_way(model: IntRow, node: int, payoff: FloatRow, values: FloatRow) -> int:
    """The best way to roll on at the Island; END_TURN if it is best to leave."""
    found = END_TURN
    best = WORST if model[BARRED + node] else payoff[model[LEAVE_RESULT + node]]
    for way in range(WAYS):
        if model[WAY_DICE + node * WAYS + way]:
            value = island_roll_value(model, node, way, payoff, values)
            if value > best + TIE:
                found = way
                best = value
    return found
