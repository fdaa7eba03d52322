"""The chests of the row and own treasures that the dice on the table can complete."""

from .cards import FIRST_KIND, MOST_WAYS, USES, WAYS, nth_usage
from .choices import FIRST_COVER, placing_number, treasure_place
from .components import ROW, SWORD, TREASURES
from .covers import bag_lying, diamond_room, first_room, is_treasure_of_another, spaces_left
from .options import FREE
from .state import State


def nth_placing(state: State, wanted: int) -> int:
    """OMG-11, OMG-12, OMG-15, OMG-21, OMG-A41, OMG-A43: chests and own treasures that can be completed, bare or begun.

    Returns the choice at the place `wanted` of the list; `placing_count` is the length of the list.
    """
    bag = bag_lying(state)
    ways_with = WAYS[bag]
    seen = 0
    for place in range(ROW):
        if state.taken[place] == 0:
            ways = ways_with[state.chests[place]]
            if seen <= wanted < seen + ways:
                return placing_number(place, USES[bag][state.chests[place] * MOST_WAYS + wanted - seen])
            seen += ways
    mine = state.treasure[state.seat]
    for kind in range(TREASURES):
        if mine[kind] > 0:
            ways = ways_with[FIRST_KIND + kind]
            if seen <= wanted < seen + ways:
                place = treasure_place(state.seat, kind)
                return placing_number(place, USES[bag][(FIRST_KIND + kind) * MOST_WAYS + wanted - seen])
            seen += ways
    for cover in range(state.covers):
        if not is_treasure_of_another(state, state.cover_place[cover]):
            ways = nth_completion(state, cover, state.lying[SWORD], -1)
            if seen <= wanted < seen + ways:
                return placing_number(FIRST_COVER + cover, nth_completion(state, cover, state.lying[SWORD], wanted - seen))
            seen += ways
    return seen


def placing_count(state: State) -> int:
    """OMG-11, OMG-A43: the length of the list of `nth_placing`; branch-free, since it is called most."""
    ways = WAYS[bag_lying(state)]
    count = 0
    for place in range(ROW):
        count += ways[state.chests[place]] * (1 - state.taken[place])
    mine = state.treasure[state.seat]
    for kind in range(TREASURES):
        count += ways[FIRST_KIND + kind] * (mine[kind] > 0)
    for cover in range(state.covers):
        if not is_treasure_of_another(state, state.cover_place[cover]):
            count += nth_completion(state, cover, state.lying[SWORD], -1)
    return count


def nth_completion(state: State, cover: int, swords: int, wanted: int) -> int:
    """OMG-A23, OMG-A43: ways to complete a begun card with at most this many swords; none if it is complete already."""
    left = spaces_left(state, cover)
    if left == 0:
        return 0
    return nth_usage(first_room(state, cover), diamond_room(state, cover), swords, left, left, wanted)


def may_end_placing(state: State) -> bool:
    """OMG-11, OMG-13, OMG-A07, OMG-A33: dice may be put aside if they complete no chest and no own treasure; `free`: any dice."""
    return state.placement == FREE or placing_count(state) == 0


def may_load(state: State) -> bool:
    """True if the dice on the table complete a treasure before the own ship."""
    ways = WAYS[bag_lying(state)]
    mine = state.treasure[state.seat]
    for kind in range(TREASURES):
        if mine[kind] > 0 and ways[FIRST_KIND + kind] > 0:
            return True
    return False
