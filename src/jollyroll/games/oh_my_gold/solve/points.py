"""How many points lie where."""

from ..rules.components import KINDS, MOST_LOCKS, TREASURES
from ..rules.points import POINTS_ON
from ..rules.state import State


def unloaded_points(state: State, seat: int) -> int:
    """Points that lie before a seat's ship."""
    points = 0
    for kind in range(TREASURES):
        points += POINTS_ON[kind] * state.treasure[seat][kind]
    return points


def unopened_points(state: State) -> int:
    """Points in all chests that nobody has opened."""
    points = 0
    for locks in range(MOST_LOCKS):
        for kind in range(len(KINDS)):
            points += POINTS_ON[kind] * state.unopened[locks][kind]
    return points


def mean_points_inside(state: State, locks: int) -> float:
    """The points in a chest with so many locks, on average over all that nobody has opened."""
    points = 0
    cards = 0
    for kind in range(len(KINDS)):
        cards += state.unopened[locks - 1][kind]
        points += POINTS_ON[kind] * state.unopened[locks - 1][kind]
    return points / max(cards, 1)
