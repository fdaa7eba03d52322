"""What the end of a turn is worth: the share of each seat as fitted to games played, or simply what each has."""

from math import exp
from typing import Any

from jollyroll.kit.phases import OVER

from ..rules.components import COINS_ON, DIAMONDS_ON, TREASURES
from ..rules.ending import merit_of
from ..rules.state import State
from .features import FEATURES, look, points_before, survey
from .gains import UNLOADED
from .prospects import chests_left, is_settled


def result(state: State, desk: Any) -> None:
    """The game is over: the winners share."""
    winners = 0
    for seat in range(state.seats):
        winners += state.won[seat]
    for seat in range(state.seats):
        desk.value[seat] = state.won[seat] / winners


def settled_shares(state: State, desk: Any) -> None:
    """The shares once everybody has loaded what lies before the ship: whoever then has most wins."""
    most = -1.0
    for seat in range(state.seats):
        desk.merits[seat] = -2.0
        if state.present[seat]:
            desk.merits[seat] = merit_when_loaded(state, seat)
            most = max(most, desk.merits[seat])
    winners = 0
    for seat in range(state.seats):
        winners += desk.merits[seat] == most
    for seat in range(state.seats):
        desk.value[seat] = 1.0 / winners if desk.merits[seat] == most else 0.0


def merit_when_loaded(state: State, seat: int) -> int:
    """What decides the game, with everything that lies before the ship loaded."""
    coins = state.loot_coins[seat]
    diamonds = state.loot_diamonds[seat]
    for kind in range(TREASURES):
        coins += COINS_ON[kind] * state.treasure[seat][kind]
        diamonds += DIAMONDS_ON[kind] * state.treasure[seat][kind]
    return merit_of(coins, diamonds, state.fishbones[seat])


def fitted_shares(state: State, desk: Any) -> None:
    """The shares of the seats present by what their features weigh; 0 for others. Not for games that are over."""
    weights = desk.stages[chests_left(state)]
    survey(state, desk)
    most = -1e300
    for seat in range(state.seats):
        desk.merits[seat] = 0.0
        if state.present[seat]:
            look(state, seat, desk)
            for index in range(FEATURES):
                desk.merits[seat] += weights[index] * desk.feature[index]
            most = max(most, desk.merits[seat])
    total = 0.0
    for seat in range(state.seats):
        desk.value[seat] = exp(desk.merits[seat] - most) if state.present[seat] else 0.0
        total += desk.value[seat]
    for seat in range(state.seats):
        desk.value[seat] /= total


def holdings(state: State, desk: Any) -> None:
    """The points of each seat's loot, and half the points that lie before its ship."""
    for seat in range(state.seats):
        loot = state.loot_coins[seat] + state.loot_diamonds[seat]
        desk.value[seat] = loot + UNLOADED * points_before(state, seat)


def judged(state: State, desk: Any) -> None:
    """Write the value of a position at the end of a turn."""
    if desk.by_share == 0:
        holdings(state, desk)
    elif state.phase == OVER:
        result(state, desk)
    elif is_settled(state):
        settled_shares(state, desk)
    else:
        fitted_shares(state, desk)
