"""Searches turns without variants: their placements are listed, and each effect is valued once.

The results are those of `turn.py`, which searches turns under any rules, card by card.
"""

from ..rules import rulebook as rules
from ..rules.cards import FIRST_KIND, MOST_WAYS, USES
from ..rules.choices import DONE, FIRST_TREASURE, ROLL, kind_at, place_of, usage_of
from ..rules.components import DICE, ROW, TREASURES
from ..rules.covers import bag_lying, card_at, clear_table
from ..rules.options import FINAL_TURNS, MAXIMAL, OFF
from ..rules.phases import PLACE, REROLL
from ..rules.points import loot_points
from ..rules.state import State
from .base_turn_scratch import Laying
from .effect_values import fitted_value, survey_turn
from .effects import LOADED_POINTS, NOTHING, chests_of, effect_with, load_of
from .knowledge import Memory
from .last_chest import last_value
from .laying import LEAVES, add_card, begin_placements, next_placement
from .scratch import MOST_OUTCOMES
from .value import POINTS, RISK, TIE, VALUES


def is_base_turn(state: State) -> bool:
    """True at a choice in a turn that this module can search."""
    plain = state.seafarers == OFF and state.seadogs == OFF and state.same_turn_load == OFF and state.placement == MAXIMAL
    return plain and state.end == FINAL_TURNS and (state.phase == REROLL or state.phase == PLACE)


def search_base_turn(memory: Memory) -> int:
    """The best choice in `memory.path[0]`, where a choice is due; the scratch space then holds what `search_turn` leaves there."""
    state = memory.path[0]
    scratch = memory.scratch[0]
    effect = begin_base_turn(memory)
    count = rules.legal_count(state)
    best = 0
    for index in range(count):
        choice = rules.legal_choice(state, index)
        value = scratch.choice_values[index]
        scratch.choices[index] = choice
        if choice == ROLL:
            value_of_roll(memory, value)
        else:
            copy_value(memory, value, effect_of(memory, choice, effect))
        if value[state.seat] > scratch.choice_values[best][state.seat] + TIE:
            best = index
    for each in range(VALUES):
        scratch.value[each] = scratch.choice_values[best][each]
    return scratch.choices[best]


def begin_base_turn(memory: Memory) -> int:
    """Set up a search; returns the effect of the cards that carry dice already."""
    state = memory.path[0]
    memory.path[1] = state
    clear_table(memory.path[1])
    survey_turn(memory.path[1], memory.values[0], memory.finds[0], memory.scratch[0])
    laying = memory.laying[0]
    laying.cards = 0
    for place in range(ROW):
        if state.chests[place] > 0 and state.taken[place] == 0:
            add_card(laying, state.chests[place], 1)
    for kind in range(TREASURES):
        if state.treasure[state.seat][kind] > 0:
            add_card(laying, FIRST_KIND + kind, state.treasure[state.seat][kind])
    effect = NOTHING
    for cover in range(state.covers):
        effect = effect_with(effect, card_at(state, state.cover_place[cover]))
    return effect


def effect_of(memory: Memory, choice: int, effect: int) -> int:
    """The effect of the turn after a choice other than to roll, when the cards with dice on them have this effect."""
    state = memory.path[0]
    laying = memory.laying[0]
    bag = bag_lying(state)
    if choice == DONE:
        return best_effect(memory, bag, effect)
    card = card_at(state, place_of(choice))
    index = index_of(state, laying, place_of(choice))
    way = 0
    while USES[bag][card * MOST_WAYS + way] != usage_of(choice):
        way += 1
    laying.copies[index] -= 1
    best = best_effect(memory, LEAVES[bag][card * MOST_WAYS + way], effect_with(effect, card))
    laying.copies[index] += 1
    return best


def index_of(state: State, laying: Laying, place: int) -> int:
    """The index of the card at this place among those to lay dice on."""
    index = 0
    if place < FIRST_TREASURE:
        for before in range(place):
            index += state.chests[before] > 0 and state.taken[before] == 0
        return index
    while laying.card[index] != FIRST_KIND + kind_at(place):
        index += 1
    return index


def value_of_roll(memory: Memory, value: list[float]) -> None:
    """The mean value of rolling all dice once more."""
    knowledge = memory.knowledge[0]
    values = memory.values[0].values
    total = 0
    for each in range(VALUES):
        value[each] = 0.0
    for index in range(MOST_OUTCOMES):
        weight = knowledge.outcome_weights[DICE][index]
        if weight > 0:
            effect = best_effect(memory, knowledge.outcomes[DICE][index], NOTHING)
            total += weight
            for each in range(VALUES):
                value[each] += weight * values[effect][each]
    for each in range(VALUES):
        value[each] /= total


def best_effect(memory: Memory, bag: int, effect: int) -> int:
    """The effect of the best placement of these dice, the first of equals, when the cards with dice on them have this effect."""
    mover = memory.path[0].seat
    laying = memory.laying[0]
    values = memory.values[0]
    best = -1
    begin_placements(laying, bag, effect)
    while next_placement(laying):
        if values.searches[laying.found] != values.search:
            find_value(memory, laying.found)
        if best < 0 or values.values[laying.found][mover] > values.values[best][mover] + TIE:
            best = laying.found
    return best


def find_value(memory: Memory, effect: int) -> None:
    """Find the value of an effect."""
    state = memory.path[1]
    knowledge = memory.knowledge[0]
    values = memory.values[0]
    finds = memory.finds[0]
    values.searches[effect] = values.search
    if chests_of(effect) < values.left:
        fitted_value(state, knowledge, values, finds, memory.scratch[0], effect)
    else:
        last_value(state, knowledge, memory.loading[0], values, finds, memory.final[0], memory.odds[0], memory.known[0], effect)
    values.values[effect][POINTS] = loot_points(state, state.seat) + LOADED_POINTS[load_of(effect)]
    values.values[effect][RISK] = 1.0 if effect == NOTHING else 0.0


def copy_value(memory: Memory, value: list[float], effect: int) -> None:
    """Copy the value of an effect."""
    for each in range(VALUES):
        value[each] = memory.values[0].values[effect][each]
