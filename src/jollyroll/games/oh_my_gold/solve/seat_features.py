"""The features of a seat at the end of a turn."""

from math import sqrt

from ..rules.components import MOST_LOCKS, ROW, SHIPS, TREASURES
from ..rules.options import OFF
from ..rules.phases import NEXT_LOCK
from ..rules.points import loot_points
from ..rules.state import State
from .features import (
    FEATURES,
    FISHBONES,
    LOCKS,
    LOOT_DIAMONDS,
    LOOT_POINTS,
    ORDER,
    POINTS_NOW,
    PREY,
    SQUARE,
    TREASURE,
    UNLOADED,
    UNLOADED_NOW,
)
from .horizon import may_still_gain, next_mover
from .points import unloaded_points, unopened_points
from .scratch import Scratch

NO_TURN = -1  # the seat has no turn to come
AWAY = -2  # the seat has left


def chests_showing(state: State, locks: int) -> float:
    """The expected number of chests in the row with this many locks (less one), counting places about to be filled."""
    count = 0.0
    empty = 0
    for place in range(ROW):
        count += state.chests[place] == locks + 1
        empty += state.chests[place] == 0
    if state.phase == NEXT_LOCK:
        unseen = state.below[0] + state.below[1] + state.below[2]
        count += min(empty, unseen) * state.below[locks] / unseen
    return count


def survey_seats(state: State, scratch: Scratch) -> None:
    """Note the facts behind the features of all seats: the wait for each turn, points before ships, points available."""
    following = next_mover(state)
    ahead = 0
    to_be_had = unopened_points(state)
    for step in range(state.seats):
        seat = (following + step) % state.seats
        scratch.wait[seat] = AWAY
        scratch.unloaded[seat] = 0
        if state.present[seat]:
            scratch.unloaded[seat] = unloaded_points(state, seat)
            scratch.wait[seat] = NO_TURN
            if may_still_gain(state, seat):
                scratch.wait[seat] = ahead
                ahead += 1
                to_be_had += scratch.unloaded[seat]
    for locks in range(MOST_LOCKS):
        scratch.showing[locks] = chests_showing(state, locks)
    scratch.root_of_rest = sqrt(1.0 + to_be_had)


def fill_features(state: State, seat: int, scratch: Scratch) -> None:
    """Fill in the features of a seat, after `survey_seats`."""
    feature = scratch.feature
    for index in range(FEATURES):
        feature[index] = 0.0
    points = loot_points(state, seat)
    feature[LOOT_POINTS] = points
    feature[LOOT_DIAMONDS] = state.loot_diamonds[seat]
    feature[FISHBONES] = state.fishbones[seat]
    feature[POINTS_NOW] = points / scratch.root_of_rest
    wait = scratch.wait[seat]
    if wait < 0:
        return
    unloaded = scratch.unloaded[seat]
    for kind in range(TREASURES):
        feature[TREASURE + kind] = state.treasure[seat][kind]
    feature[SQUARE] = unloaded * unloaded
    feature[UNLOADED_NOW] = unloaded / scratch.root_of_rest
    if wait < SHIPS - 1:
        feature[ORDER + wait] = 1.0
        feature[UNLOADED + wait] = unloaded
    if wait == 0:
        for locks in range(MOST_LOCKS):
            feature[LOCKS + locks] = scratch.showing[locks]
    if state.seadogs != OFF:
        for other in range(state.seats):
            if other != seat:
                feature[PREY + wait] += scratch.unloaded[other]
