"""Builds the model of a turn from the rulebook's answers: card by card for plain Python, all at once for compiled code."""

from collections.abc import Sequence
from functools import lru_cache
from typing import TYPE_CHECKING

from jollyroll.kit.bags import BAGS as COUNTS
from jollyroll.kit.bags import SIZE, bag_number, roll_ways
from jollyroll.speed.page_kernels import int_row

from ..rules import rulebook as rules
from ..rules.choices import STOP
from ..rules.components import DICE, KINDS, OUT_SKULLS
from . import rule_queries, turn_model
from .bag_classes import Results, representatives
from .rule_queries import TurnOptions
from .turn_model import AT_ISLAND, BAGS, FACES, LAYERS, LIVE, MODEL_SIZE, NODES, OUT, SIZES, WAYS
from .turn_results import RESULTS

if TYPE_CHECKING:
    from array import array

    from jollyroll.solve.arrays import UShorts


@lru_cache(maxsize=64)
def card_model(options: TurnOptions, card: int) -> list[int]:
    """The model of a turn under one card."""
    model = [0] * MODEL_SIZE
    write_rolls(model, options, card)
    first, later = (model[part : part + LAYERS] for part in (turn_model.FIRST_ROLL, turn_model.LATER_ROLL))
    live = [skulls for skulls in range(LAYERS) if LIVE in (first[skulls], later[skulls])]
    stops = {skulls: rule_queries.stop_results(options, card, skulls) for skulls in live}
    busts = {skulls: rule_queries.bust_results(options, card, skulls) for skulls in range(LAYERS) if skulls not in live}
    stowed = rule_queries.stowed_results(options, card, OUT_SKULLS)
    write_classes(model, representatives([*stops.values(), *busts.values(), stowed]))
    for part, tables in ((turn_model.STOP_RESULT, stops), (turn_model.BUST_RESULT, busts)):
        for skulls, results in tables.items():
            write_results(model, part + skulls * BAGS, results)
    write_results(model, turn_model.STOWED_RESULT, stowed)
    model[turn_model.STOWS] = int(bool(stowed))
    if AT_ISLAND in model[turn_model.FIRST_ROLL : turn_model.LATER_ROLL]:
        write_island(model, options, card)
    return model


def write_results(model: list[int], part: int, results: Results) -> None:
    """Note the result of each bag's class."""
    for bag, result in results.items():
        model[part + model[turn_model.CLASS_OF + bag]] = result
        model[turn_model.REACHED + result] = 1


def write_rolls(model: list[int], options: TurnOptions, card: int) -> None:
    """The outcome of rolls by number of skulls, and the number of dice that may be rolled next."""
    model[turn_model.SPELLS] = int(rule_queries.has_spell(card))
    for skulls in range(LAYERS):
        model[turn_model.FIRST_ROLL + skulls] = rule_queries.roll_outcome(options, card, skulls, 0, 0)
        for spent in (0, 1):
            layer = spent * LAYERS + skulls
            model[turn_model.LATER_ROLL + layer] = rule_queries.roll_outcome(options, card, skulls, 1, spent)
            if model[turn_model.LATER_ROLL + layer] == OUT:
                continue
            least, most, least_revived, most_revived = rule_queries.roll_sizes(options, card, skulls, spent)
            model[turn_model.LEAST + layer], model[turn_model.MOST + layer] = least, most
            if not spent:
                model[turn_model.LEAST_REVIVED + skulls], model[turn_model.MOST_REVIVED + skulls] = least_revived, most_revived


def write_classes(model: list[int], standing_for: Sequence[int]) -> None:
    """Number the classes by size, and note the class after one die more or less."""
    kept = sorted(set(standing_for))  # the numbers of bags grow with their size
    number = {bag: place for place, bag in enumerate(kept)}
    klass = [number[bag] for bag in standing_for]
    model[turn_model.CLASSES] = len(kept)
    model[turn_model.CLASS_OF : turn_model.CLASS_OF + BAGS] = klass
    model[turn_model.BEGIN : turn_model.BEGIN + SIZES] = [sum(SIZE[bag] < size for bag in kept) for size in range(SIZES)]
    for bag, place in enumerate(klass):
        model[turn_model.ROLL_WAYS + place] += roll_ways(bag, SIZE[bag])
    for place, bag in enumerate(kept):
        less = sorted({klass[neighbour(bag, face, -1)] for face in range(FACES) if COUNTS[bag][face]})
        for face in range(FACES):
            if SIZE[bag] < DICE:
                model[turn_model.WITH_DIE + place * FACES + face] = klass[neighbour(bag, face, 1)]
            if less:
                model[turn_model.WITHOUT_DIE + place * FACES + face] = less[min(face, len(less) - 1)]


def neighbour(bag: int, face: int, step: int) -> int:
    """The bag with a die of this face more or less."""
    counts = list(COUNTS[bag])
    counts[face] += step
    return bag_number(*counts)


def write_island(model: list[int], options: TurnOptions, card: int) -> None:
    """For every state at the Island: the result of leaving, and where rolls lead."""
    for node in range(NODES):
        skulls, spell = node % LAYERS, node // LAYERS
        state = rule_queries.at_island(options, card, skulls, spell)
        if rule_queries.turn_over(state):
            write_leave(model, node, rule_queries.result_shown(state, by_skulls=False))
            continue
        leads = rule_queries.island_leads(state)
        for (hand, revived), results in leads.items():
            way = node * WAYS + revived * LAYERS + hand
            model[turn_model.WAY_DICE + way] = hand
            for fresh, lead in enumerate(results):
                model[turn_model.WAY_LEADS + way * LAYERS + fresh] = lead
                if lead < RESULTS:
                    model[turn_model.REACHED + lead] = 1
        model[turn_model.BARRED + node] = int(rules.legal_choice(state, 0) != STOP)
        if model[turn_model.BARRED + node]:
            write_leave(model, node, next(results[0] for (_, revived), results in leads.items() if not revived))
        else:
            rules.apply_choice(state, STOP)
            write_leave(model, node, rule_queries.result_shown(state, by_skulls=False))


def write_leave(model: list[int], node: int, result: int) -> None:
    """Note the result of leaving the Island."""
    model[turn_model.LEAVE_RESULT + node] = result
    model[turn_model.REACHED + result] = 1


class PlainModels:
    """The models of all cards for plain Python, each built on first use."""

    def __init__(self, options: TurnOptions) -> None:
        self.options = options
        self.models: dict[int, array[int]] = {}

    def __getitem__(self, card: int) -> "array[int]":
        if card not in self.models:
            self.models[card] = int_row(card_model(self.options, card))
        return self.models[card]


@lru_cache(maxsize=16)
def array_models(options: TurnOptions) -> "UShorts":
    """The models of all cards for compiled code, one a row; unsigned, so that no index has to be checked for less than zero."""
    import numpy as np

    return np.array([card_model(options, card) for card in range(KINDS)], np.uint16)
