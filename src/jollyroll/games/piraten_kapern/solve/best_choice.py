"""The best choice in a state of a solved turn, found among the dice that may be kept, without listing the choices."""

from typing import NamedTuple

from jollyroll.kit.bags import bag_number

from ..rules import rulebook as rules
from ..rules.chest import chest_open
from ..rules.choices import CHEST, CHOICES, REVIVE, STOP
from ..rules.components import SKULL
from ..rules.phases import ISLAND, ROLL
from ..rules.picks import free_dice
from ..rules.sorceress import spell_ready
from ..rules.state import State
from .choice_values import choice_value, stop_value, stowed_bag
from .policy import TIE
from .rows import FloatRow, IntRow
from .turn_model import CLASS_OF, LAYERS, LEAST, LEAST_REVIVED, MOST, MOST_REVIVED, STOWED_RESULT, STOWS
from .turn_values import BUST_CHANCE, STOWED_VALUE, WORST, layer_start


class Best(NamedTuple):
    """The best choice; of equal ones that with the lowest number."""

    choice: int
    value: float
    next: float  # the value of the best way to go on that differs in more than names


def best_choice(model: IntRow, state: State, payoff: FloatRow, values: FloatRow) -> Best:
    """The best of all legal choices."""
    if state.phase == ISLAND:
        return best_at_island(model, state, payoff, values)
    best = Best(STOP, stop_value(model, state, payoff), WORST)
    if chest_open(state):
        return better(best, best_with_chest(model, state, payoff, values))
    if state.phase == ROLL:
        best = better(best, best_roll(model, state, 0, payoff, values))
    if spell_ready(state):
        best = better(best, best_roll(model, state, 1, payoff, values))
    return best


def better(one: Best, other: Best) -> Best:
    """The better of two; the first if they are equal."""
    if other.value > one.value + TIE:
        return Best(other.choice, other.value, max(one.value, other.next))
    return Best(one.choice, one.value, max(one.next, other.value))


def best_at_island(model: IntRow, state: State, payoff: FloatRow, values: FloatRow) -> Best:
    """The best choice at the Island, where there are few, and their values are exact: nothing else comes near."""
    found = CHOICES
    most = WORST
    for index in range(rules.legal_count(state)):
        choice = rules.legal_choice(state, index)
        value = choice_value(model, state, choice, payoff, values)
        if value > most + TIE or (value > most - TIE and choice < found):
            found = choice
            most = max(most, value)
    return Best(found, most, WORST)


def best_roll(model: IntRow, state: State, revived: int, payoff: FloatRow, values: FloatRow) -> Best:
    """The best roll of free dice, with or without a revived skull, the chest staying as it is."""
    lying = state.dice
    chest = state.chest
    skulls = lying[SKULL]
    here = layer_start(1 if revived else state.spell, skulls - revived)
    least = model[LEAST_REVIVED + skulls] if revived else model[LEAST + state.spell * LAYERS + skulls]
    most = model[MOST_REVIVED + skulls] if revived else model[MOST + state.spell * LAYERS + skulls]
    saved = payoff[model[STOWED_RESULT + model[CLASS_OF + stowed_bag(state)]]] if model[STOWS] else 0.0
    dice = free_dice(state)
    choice = CHOICES
    found = -1
    best = WORST
    following = WORST
    for a in range(lying[0] + 1):
        for b in range(lying[1] + 1):
            for c in range(lying[2] + 1):
                for d in range(lying[3] + 1):
                    for e in range(lying[4] + 1):
                        rolled = dice - a - b - c - d - e
                        if rolled < least or rolled > most:
                            continue
                        klass = model[CLASS_OF + bag_number(a + chest[0], b + chest[1], c + chest[2], d + chest[3], e + chest[4])]
                        value = values[here + klass]
                        if model[STOWS]:
                            value += values[BUST_CHANCE + skulls * LAYERS + rolled] * saved
                        if klass != found:
                            following = max(following, min(value, best))
                        if value > best - TIE:
                            number = bag_number(lying[0] - a, lying[1] - b, lying[2] - c, lying[3] - d, lying[4] - e)
                            choice = number if value > best + TIE else min(choice, number)
                            found = klass if value > best else found
                            best = max(best, value)
    return Best(REVIVE + choice if revived else choice, best, following)


def best_with_chest(model: IntRow, state: State, payoff: FloatRow, values: FloatRow) -> Best:
    """The best roll once the Treasure Chest is filled in the best way; if it is filled so already, that roll, else the filling."""
    best = best_kept(model, state, values)
    roll = best_roll(model, state, 0, payoff, values)
    if roll.value > best.value - TIE:
        return Best(roll.choice, best.value, best.next)
    return Best(CHEST + best_filling(model, state, best.value - TIE, payoff, values), best.value, best.next)


def best_kept(model: IntRow, state: State, values: FloatRow) -> Best:
    """The value of the best dice to keep, on the table or the chest, in whatever way the chest is filled; no choice."""
    lying = state.dice
    chest = state.chest
    skulls = lying[SKULL]
    here = layer_start(state.spell, skulls)
    dice = lying[0] + chest[0] + lying[1] + chest[1] + lying[2] + chest[2] + lying[3] + chest[3] + lying[4] + chest[4]
    found = -1
    best = WORST
    following = WORST
    for a in range(lying[0] + chest[0] + 1):
        for b in range(lying[1] + chest[1] + 1):
            for c in range(lying[2] + chest[2] + 1):
                for d in range(lying[3] + chest[3] + 1):
                    for e in range(lying[4] + chest[4] + 1):
                        rolled = dice - a - b - c - d - e
                        if rolled < model[LEAST + skulls] or rolled > model[MOST + skulls]:
                            continue
                        klass = model[CLASS_OF + bag_number(a, b, c, d, e)]
                        if klass != found:
                            risk = values[BUST_CHANCE + skulls * LAYERS + rolled]
                            value = values[here + klass] + risk * values[STOWED_VALUE + klass]
                            following = max(following, min(value, best))
                            found = klass if value > best else found
                            best = max(best, value)
    return Best(CHOICES, best, following)


def best_filling(model: IntRow, state: State, enough: float, payoff: FloatRow, values: FloatRow) -> int:
    """The filling of the chest with the lowest number that is worth more than `enough` with some dice kept."""
    lying = state.dice
    chest = state.chest
    skulls = lying[SKULL]
    here = layer_start(state.spell, skulls)
    dice = lying[0] + chest[0] + lying[1] + chest[1] + lying[2] + chest[2] + lying[3] + chest[3] + lying[4] + chest[4]
    found = CHOICES
    for a in range(lying[0] + chest[0] + 1):
        for b in range(lying[1] + chest[1] + 1):
            for c in range(lying[2] + chest[2] + 1):
                for d in range(lying[3] + chest[3] + 1):
                    for e in range(lying[4] + chest[4] + 1):
                        rolled = dice - a - b - c - d - e
                        if rolled < model[LEAST + skulls] or rolled > model[MOST + skulls]:
                            continue
                        klass = model[CLASS_OF + bag_number(a, b, c, d, e)]
                        kept = values[here + klass]
                        risk = values[BUST_CHANCE + skulls * LAYERS + rolled]
                        if kept + risk * values[STOWED_VALUE + klass] > enough:
                            found = min(found, lowest_stowed(model, (a, b, c, d, e), enough, kept, risk, payoff))
    return found


def lowest_stowed(
    model: IntRow, most: tuple[int, int, int, int, int], enough: float, kept: float, risk: float, payoff: FloatRow
) -> int:
    """The lowest number of a bag to stow of these dice such that keeping them is worth more than `enough`."""
    found = CHOICES
    for a in range(most[0] + 1):
        for b in range(most[1] + 1):
            for c in range(most[2] + 1):
                for d in range(most[3] + 1):
                    for e in range(most[4] + 1):
                        bag = bag_number(a, b, c, d, e)
                        if bag < found and kept + risk * payoff[model[STOWED_RESULT + model[CLASS_OF + bag]]] > enough:
                            found = bag
    return found
