"""The evaluation at the end of a turn: each seat's share, by the rules or as fitted to games, or simply its points."""

from math import exp

from jollyroll.kit.phases import OVER

from ..rules.components import COINS_ON, DIAMONDS_ON, TREASURES
from ..rules.ending import merit_of
from ..rules.points import loot_points
from ..rules.state import State
from .features import FEATURES
from .heuristic import UNLOADED_VALUE
from .horizon import chests_left, is_settled
from .knowledge import Knowledge
from .points import unloaded_points
from .scratch import Scratch
from .seat_features import fill_features, survey_seats


def evaluate(state: State, knowledge: Knowledge, scratch: Scratch) -> None:
    """Write the value of a state at the end of a turn."""
    if scratch.by_share == 0:
        heuristic_points(state, scratch)
    elif state.phase == OVER:
        final_shares(state, scratch)
    elif is_settled(state):
        settled_shares(state, scratch)
    else:
        fitted_shares(state, knowledge, scratch)


def final_shares(state: State, scratch: Scratch) -> None:
    """The game is over: the winners share."""
    winners = 0
    for seat in range(state.seats):
        winners += state.won[seat]
    for seat in range(state.seats):
        scratch.value[seat] = state.won[seat] / winners


def settled_shares(state: State, scratch: Scratch) -> None:
    """The shares once everybody has loaded all treasure before the ship: the most merit wins."""
    most = -1.0
    for seat in range(state.seats):
        scratch.strength[seat] = -2.0
        if state.present[seat]:
            scratch.strength[seat] = merit_when_loaded(state, seat)
            most = max(most, scratch.strength[seat])
    winners = 0
    for seat in range(state.seats):
        winners += scratch.strength[seat] == most
    for seat in range(state.seats):
        scratch.value[seat] = 1.0 / winners if scratch.strength[seat] == most else 0.0


def merit_when_loaded(state: State, seat: int) -> int:
    """A seat's merit with all treasure before the ship loaded."""
    coins = state.loot_coins[seat]
    diamonds = state.loot_diamonds[seat]
    for kind in range(TREASURES):
        coins += COINS_ON[kind] * state.treasure[seat][kind]
        diamonds += DIAMONDS_ON[kind] * state.treasure[seat][kind]
    return merit_of(coins, diamonds, state.fishbones[seat])


def fitted_shares(state: State, knowledge: Knowledge, scratch: Scratch) -> None:
    """A softmax of the weighted features of the seats present; 0 for others. Not for games that are over."""
    weights = knowledge.weights[chests_left(state)]
    survey_seats(state, scratch)
    most = -1e300
    for seat in range(state.seats):
        scratch.strength[seat] = 0.0
        if state.present[seat]:
            fill_features(state, seat, scratch)
            for index in range(FEATURES):
                scratch.strength[seat] += weights[index] * scratch.feature[index]
            most = max(most, scratch.strength[seat])
    total = 0.0
    for seat in range(state.seats):
        scratch.value[seat] = exp(scratch.strength[seat] - most) if state.present[seat] else 0.0
        total += scratch.value[seat]
    for seat in range(state.seats):
        scratch.value[seat] /= total


def heuristic_points(state: State, scratch: Scratch) -> None:
    """The points of each seat's loot, and half the points that lie before its ship."""
    for seat in range(state.seats):
        scratch.value[seat] = loot_points(state, seat) + UNLOADED_VALUE * unloaded_points(state, seat)
