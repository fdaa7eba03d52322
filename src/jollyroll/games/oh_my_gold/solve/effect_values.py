"""The values of the effects of a turn without variants: each is worked out once in a search.

What chests hold changes nothing but the mover's treasure and fishbones, and not the points still to be had. So the strengths of
the others are found once for an effect, and shares are those of `evaluation.py` with the few features that change.
"""

from math import exp, sqrt

from ..rules.components import FISHBONES, MOST_LOCKS, ROW, SHIPS, TREASURES
from ..rules.points import loot_points
from ..rules.state import State
from . import features
from .base_turn_scratch import NO_CHEST, EffectValues, Finds
from .effects import LOADED, LOADED_DIAMONDS, LOADED_POINTS, chests_of, load_of, opened_of
from .finds import FOUND_POINTS, NOT_LISTED, list_finds
from .horizon import chests_left
from .knowledge import Knowledge
from .points import unloaded_points, unopened_points
from .scratch import Scratch
from .seat_features import AWAY, fill_features

STEEPEST = 700.0  # of the exponent of e: a share is 0 then
FAR = 1e300  # in place of the root of all points: features divided by it vanish


def survey_turn(state: State, values: EffectValues, finds: Finds, scratch: Scratch) -> None:
    """Note what all effects have in common; `state` is the turn with no dice on any card."""
    values.search += 1
    finds.opened = NOT_LISTED
    values.left = chests_left(state)
    values.rest = unopened_points(state)
    for locks in range(MOST_LOCKS):
        scratch.showing[locks] = 0.0
        values.row[locks] = 0
        for place in range(ROW):
            values.row[locks] += state.chests[place] == locks + 1
    scratch.root_of_rest = FAR
    ahead = 0
    for step in range(1, state.seats + 1):
        seat = (state.seat + step) % state.seats
        scratch.wait[seat] = AWAY
        scratch.unloaded[seat] = 0
        if state.present[seat]:
            scratch.wait[seat] = ahead
            scratch.unloaded[seat] = unloaded_points(state, seat)
            values.rest += scratch.unloaded[seat]
            ahead += 1


def note_strengths(state: State, knowledge: Knowledge, values: EffectValues, scratch: Scratch, opened: int) -> None:
    """Note the strengths once so many chests are opened."""
    if values.known[opened] == values.search:
        return
    values.known[opened] = values.search
    weights = knowledge.weights[values.left - opened]
    for seat in range(state.seats):
        if state.present[seat]:
            fill_features(state, seat, scratch)
            strength = 0.0
            for index in range(features.FEATURES):
                strength += weights[index] * scratch.feature[index]
            values.strength[opened][seat] = strength
            values.by_rest[opened][seat] = (
                weights[features.POINTS_NOW] * loot_points(state, seat) + weights[features.UNLOADED_NOW] * scratch.unloaded[seat]
            )
    for kind in range(TREASURES):
        values.worth[opened][kind] = weights[features.TREASURE + kind]
    values.worth[opened][FISHBONES] = weights[features.FISHBONES]
    values.worth[opened][NO_CHEST] = 0.0


def fitted_value(state: State, knowledge: Knowledge, values: EffectValues, finds: Finds, scratch: Scratch, effect: int) -> None:
    """Find the shares after an effect that leaves chests."""
    opened = chests_of(effect)
    weights = knowledge.weights[values.left - opened]
    note_strengths(state, knowledge, values, scratch, opened)
    load = load_of(effect)
    points = LOADED_POINTS[load]
    root_of_rest = sqrt(1.0 + values.rest - points)
    value = values.values[effect]
    most = others_strength(state, values, scratch, weights, effect, root_of_rest)
    total = 0.0
    for seat in range(state.seats):
        value[seat] = exp(scratch.strength[seat] - most) if state.present[seat] and seat != state.seat else 0.0
        total += value[seat]
    strength = values.strength[opened][state.seat] + values.by_rest[opened][state.seat] / root_of_rest
    strength += weights[features.LOOT_POINTS] * points + weights[features.LOOT_DIAMONDS] * LOADED_DIAMONDS[load]
    strength += weights[features.POINTS_NOW] * points / root_of_rest
    for kind in range(TREASURES):
        strength -= weights[features.TREASURE + kind] * LOADED[load][kind]
    slope = weights[features.UNLOADED_NOW] / root_of_rest
    if scratch.wait[state.seat] < SHIPS - 1:
        slope += weights[features.UNLOADED + scratch.wait[state.seat]]
    before = scratch.unloaded[state.seat]
    square = weights[features.SQUARE]
    list_finds(state, finds, effect)
    share = 0.0
    for index in range(finds.count):
        kinds = finds.kinds[index]
        unloaded = before - points + FOUND_POINTS[kinds[0]] + FOUND_POINTS[kinds[1]] + FOUND_POINTS[kinds[2]]
        found = strength + slope * (unloaded - before) + square * (unloaded * unloaded - before * before)
        for place in range(opened):
            found += values.worth[opened][kinds[place]]
        share += finds.ways[index] / (1.0 + total * exp(min(most - found, STEEPEST)))
    share /= finds.total
    for seat in range(state.seats):
        value[seat] *= (1.0 - share) / total
    value[state.seat] = share


def others_strength(
    state: State, values: EffectValues, scratch: Scratch, weights: list[float], effect: int, root_of_rest: float
) -> float:
    """Find the strengths of the others after an effect; returns the highest."""
    opened = chests_of(effect)
    most = -FAR
    for seat in range(state.seats):
        if state.present[seat] and seat != state.seat:
            strength = values.strength[opened][seat] + values.by_rest[opened][seat] / root_of_rest
            if scratch.wait[seat] == 0:
                for locks in range(MOST_LOCKS):
                    strength += weights[features.LOCKS + locks] * showing_after(state, values, effect, opened, locks)
            scratch.strength[seat] = strength
            most = max(most, strength)
    return most


def showing_after(state: State, values: EffectValues, effect: int, opened: int, locks: int) -> float:
    """The expected number of chests in the row with this many locks (less one) once it is filled up."""
    count = float(values.row[locks] - opened_of(effect, locks + 1))
    if opened > 0 and state.pile > 0:
        count += state.top == locks + 1
        unseen = state.pile - 1
        if unseen > 0:
            count += min(opened - 1, unseen) * state.below[locks] / unseen
    return count
