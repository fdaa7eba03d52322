"""The values of a state inside a turn and of each choice in it, once the turn is solved."""

from jollyroll.kit.bags import BAGS as COUNTS
from jollyroll.kit.bags import SIZE, bag_number

from ..rules.choices import CHEST, REVIVE, STOP
from ..rules.components import DICE, SKULL
from ..rules.phases import ISLAND, RESCUE
from ..rules.state import State
from .island import island_roll_value
from .kept_dice import size_of
from .policy import TIE
from .rows import FloatRow, IntRow
from .turn import first_roll_value
from .turn_model import (
    AT_ISLAND,
    BAGS,
    BUST_RESULT,
    CLASS_OF,
    FIRST_ROLL,
    LAYERS,
    LEAST,
    LEAVE_RESULT,
    MOST,
    STOP_RESULT,
    STOWED_RESULT,
    STOWS,
)
from .turn_values import BUST_CHANCE, layer_start


def class_without(model: IntRow, state: State, bag: int) -> int:
    """The class of the dice left, on the table or the chest, without those of the bag."""
    kept = bag_number(
        state.dice[0] + state.chest[0] - COUNTS[bag][0],
        state.dice[1] + state.chest[1] - COUNTS[bag][1],
        state.dice[2] + state.chest[2] - COUNTS[bag][2],
        state.dice[3] + state.chest[3] - COUNTS[bag][3],
        state.dice[4] + state.chest[4] - COUNTS[bag][4],
    )
    return int(model[CLASS_OF + kept])


def kept_value(model: IntRow, klass: int, skulls: int, spent: int, stowed: int, payoff: FloatRow, values: FloatRow) -> float:
    """The value of keeping dice of this class with this many skulls and rolling all others; `stowed` is the bag on the chest."""
    value = values[layer_start(spent, skulls) + klass]
    if model[STOWS]:
        result = model[STOWED_RESULT + model[CLASS_OF + stowed]]
        value += values[BUST_CHANCE + skulls * LAYERS + DICE - skulls - size_of(model, klass)] * payoff[result]
    return float(value)


def stowed_bag(state: State) -> int:
    """The bag on the Treasure Chest."""
    return bag_number(state.chest[0], state.chest[1], state.chest[2], state.chest[3], state.chest[4])


def stop_value(model: IntRow, state: State, payoff: FloatRow) -> float:
    """The payoff of ending the turn here."""
    if state.phase == ISLAND:
        return float(payoff[model[LEAVE_RESULT + state.spell * LAYERS + state.dice[SKULL]]])
    part = BUST_RESULT if state.phase == RESCUE else STOP_RESULT
    return float(payoff[model[part + state.dice[SKULL] * BAGS + class_without(model, state, 0)]])


def rolled_result(model: IntRow, state: State, bag: int) -> int:
    """The result if the dice rolled show this bag, skulls otherwise, and that ends the turn."""
    skulls = state.dice[SKULL] + state.hand - SIZE[bag]
    if state.island or (state.rolls == 0 and model[FIRST_ROLL + skulls] == AT_ISLAND):
        return int(model[LEAVE_RESULT + state.spell * LAYERS + skulls])
    if model[STOWS]:
        return int(model[STOWED_RESULT + model[CLASS_OF + stowed_bag(state)]])
    lying = bag_number(
        state.dice[0] + COUNTS[bag][0],
        state.dice[1] + COUNTS[bag][1],
        state.dice[2] + COUNTS[bag][2],
        state.dice[3] + COUNTS[bag][3],
        state.dice[4] + COUNTS[bag][4],
    )
    return int(model[BUST_RESULT + skulls * BAGS + model[CLASS_OF + lying]])


def choice_value(model: IntRow, state: State, choice: int, payoff: FloatRow, values: FloatRow) -> float:
    """The value of a legal choice."""
    if choice == STOP:
        return stop_value(model, state, payoff)
    if choice >= CHEST:
        return chest_value(model, state, choice - CHEST, payoff, values)
    revived = 1 if choice >= REVIVE else 0
    bag = choice - REVIVE if revived else choice
    skulls = state.dice[SKULL]
    if state.phase == ISLAND:
        way = revived * LAYERS + SIZE[bag] + revived
        return island_roll_value(model, state.spell * LAYERS + skulls, way, payoff, values)
    spent = 1 if revived else state.spell
    return kept_value(model, class_without(model, state, bag), skulls - revived, spent, stowed_bag(state), payoff, values)


def chest_value(model: IntRow, state: State, stowed: int, payoff: FloatRow, values: FloatRow) -> float:
    """The value of this filling of the chest: the best of stopping and of all rolls of dice beside it."""
    klass = best_beside(model, state, stowed, payoff, values)
    if klass < 0:
        return stop_value(model, state, payoff)
    return kept_value(model, klass, state.dice[SKULL], state.spell, stowed, payoff, values)


def best_beside(model: IntRow, state: State, stowed: int, payoff: FloatRow, values: FloatRow) -> int:
    """The best class to keep beside this filling of the chest; -1 if it is best to stop."""
    found = -1
    best = stop_value(model, state, payoff)
    skulls = state.dice[SKULL]
    fewest = DICE - skulls - model[MOST + skulls]
    most = DICE - skulls - model[LEAST + skulls]
    lying = state.dice
    chest = state.chest
    for a in range(COUNTS[stowed][0], lying[0] + chest[0] + 1):
        for b in range(COUNTS[stowed][1], lying[1] + chest[1] + 1):
            for c in range(COUNTS[stowed][2], lying[2] + chest[2] + 1):
                for d in range(COUNTS[stowed][3], lying[3] + chest[3] + 1):
                    for e in range(COUNTS[stowed][4], lying[4] + chest[4] + 1):
                        if fewest <= a + b + c + d + e <= most:
                            klass = model[CLASS_OF + bag_number(a, b, c, d, e)]
                            value = kept_value(model, klass, skulls, state.spell, stowed, payoff, values)
                            if value > best + TIE:
                                found = klass
                                best = value
    return found


def roll_value(model: IntRow, state: State, payoff: FloatRow, values: FloatRow) -> float:
    """The value of a state whose dice are being rolled."""
    if state.rolls == 0:
        return first_roll_value(model, payoff, values)
    if state.lone:  # a skull revived alone: the way taken still counts it among the skulls
        return island_roll_value(model, state.dice[SKULL] + 1, LAYERS + 1, payoff, values)
    if state.island:
        return island_roll_value(model, state.spell * LAYERS + state.dice[SKULL], state.hand, payoff, values)
    return kept_value(model, class_without(model, state, 0), state.dice[SKULL], state.spell, stowed_bag(state), payoff, values)
