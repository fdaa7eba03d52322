"""Points before ships and in chests."""

from ..rules.components import KINDS, MOST_LOCKS, TREASURES
from ..rules.points import POINTS_ON
from ..rules.state import State


def unloaded_points(state: State, seat: int) -> int:
    """Points before a seat's ship."""
    points = 0
    for kind in range(TREASURES):
        points += POINTS_ON[kind] * state.treasure[seat][kind]
    return points


def unopened_points(state: State) -> int:
    """Points in all unopened chests."""
    points = 0
    for locks in range(MOST_LOCKS):
        for kind in range(len(KINDS)):
            points += POINTS_ON[kind] * state.unopened[locks][kind]
    return points


def mean_points_inside(state: State, locks: int) -> float:
    """The mean points in an unopened chest with this many locks."""
    points = 0
    cards = 0
    for kind in range(len(KINDS)):
        cards += state.unopened[locks - 1][kind]
        points += POINTS_ON[kind] * state.unopened[locks - 1][kind]
    return points / max(cards, 1)
