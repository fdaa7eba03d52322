"""Points of coins and diamonds."""

from .components import COINS_ON, DIAMONDS_ON
from .state import State


def points_of(coins: int, diamonds: int) -> int:
    """OMG-23: every coin and every diamond is a point."""
    return coins + diamonds


POINTS_ON = tuple(points_of(*pieces) for pieces in zip(COINS_ON, DIAMONDS_ON, strict=True))  # by treasure side


def loot_points(state: State, seat: int) -> int:
    """OMG-23, OMG-31: the points of a seat's loot."""
    return points_of(state.loot_coins[seat], state.loot_diamonds[seat])
