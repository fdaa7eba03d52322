"""How many points lie where: a coin or a diamond is a point."""

from ..rules.components import COINS_ON, DIAMONDS_ON, KINDS, MOST_LOCKS, TREASURES
from ..rules.state import State

POINTS_ON = tuple(coins + diamonds for coins, diamonds in zip(COINS_ON, DIAMONDS_ON, strict=True))


def loot_points(state: State, seat: int) -> int:
    """Points of a seat's loot."""
    return state.loot_coins[seat] + state.loot_diamonds[seat]


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
