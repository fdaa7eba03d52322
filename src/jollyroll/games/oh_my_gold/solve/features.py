"""What is looked at to tell how well a seat stands at the end of a turn.

How much each number weighs depends on the chests left: early in the game a point in the loot means little, at the end everything.
"""

from math import sqrt
from typing import Any

from ..rules.components import COINS_ON, DIAMONDS_ON, KINDS, MOST_LOCKS, ROW, SHIPS, TREASURES
from ..rules.options import OFF
from ..rules.phases import NEXT_LOCK
from ..rules.state import State
from .prospects import may_still_gain, next_mover

# each feature, in order
POINTS, DIAMONDS, FISHBONES = 0, 1, 2  # of the loot
TREASURE = 3  # before the ship, by kind
SQUARE = TREASURE + TREASURES  # the points waiting before the ship, squared: many hands, four dice
POINTS_NOW = SQUARE + 1  # points of the loot, and
WAITING_NOW = SQUARE + 2  # points waiting, both against the root of all points still to be had
ORDER = SQUARE + 3  # 1 for the seat that comes next, then for the second, then for the third
LOCKS = ORDER + SHIPS - 1  # chests with one, two and three locks for the seat that comes next
WAITING = LOCKS + MOST_LOCKS  # points waiting before the ship of the next seat, of the second, of the third
PREY = WAITING + SHIPS - 1  # Seadogs: points waiting before the other ships, for the next seat, the second, the third, the fourth
FEATURES = PREY + SHIPS

NO_TURN = -1  # has no turn to come
AWAY = -2  # has left

POINTS_ON = tuple(coins + diamonds for coins, diamonds in zip(COINS_ON, DIAMONDS_ON, strict=True))


def points_before(state: State, seat: int) -> int:
    """Points that lie before this ship."""
    points = 0
    for kind in range(TREASURES):
        points += POINTS_ON[kind] * state.treasure[seat][kind]
    return points


def points_unopened(state: State) -> int:
    """Points in all chests that nobody has opened."""
    points = 0
    for locks in range(MOST_LOCKS):
        for kind in range(len(KINDS)):
            points += POINTS_ON[kind] * state.unopened[locks][kind]
    return points


def showing(state: State, locks: int) -> float:
    """How many chests of the row have so many locks (less one); places about to be filled count by what the pile may bring."""
    count = 0.0
    empty = 0
    for place in range(ROW):
        count += state.chests[place] == locks + 1
        empty += state.chests[place] == 0
    if state.phase == NEXT_LOCK:
        unseen = state.below[0] + state.below[1] + state.below[2]
        count += min(empty, unseen) * state.below[locks] / unseen
    return count


def survey(state: State, desk: Any) -> None:
    """Note what all seats have in common: how long each waits for its turn, what lies before its ship, what is still to be had."""
    following = next_mover(state)
    ahead = 0
    to_be_had = points_unopened(state)
    for step in range(state.seats):
        seat = (following + step) % state.seats
        desk.waits[seat] = AWAY
        desk.waiting[seat] = 0
        if state.present[seat]:
            desk.waiting[seat] = points_before(state, seat)
            desk.waits[seat] = NO_TURN
            if may_still_gain(state, seat):
                desk.waits[seat] = ahead
                ahead += 1
                to_be_had += desk.waiting[seat]
    for locks in range(MOST_LOCKS):
        desk.showing[locks] = showing(state, locks)
    desk.rest = sqrt(1.0 + to_be_had)


def look(state: State, seat: int, desk: Any) -> None:
    """Write down a seat's features, after a survey."""
    feature = desk.feature
    for index in range(FEATURES):
        feature[index] = 0.0
    points = state.loot_coins[seat] + state.loot_diamonds[seat]
    feature[POINTS] = points
    feature[DIAMONDS] = state.loot_diamonds[seat]
    feature[FISHBONES] = state.fishbones[seat]
    feature[POINTS_NOW] = points / desk.rest
    wait = desk.waits[seat]
    if wait < 0:
        return
    waiting = desk.waiting[seat]
    for kind in range(TREASURES):
        feature[TREASURE + kind] = state.treasure[seat][kind]
    feature[SQUARE] = waiting * waiting
    feature[WAITING_NOW] = waiting / desk.rest
    if wait < SHIPS - 1:
        feature[ORDER + wait] = 1.0
        feature[WAITING + wait] = waiting
    if wait == 0:
        for locks in range(MOST_LOCKS):
            feature[LOCKS + locks] = desk.showing[locks]
    if state.seadogs != OFF:
        for other in range(state.seats):
            if other != seat:
                feature[PREY + wait] += desk.waiting[other]
