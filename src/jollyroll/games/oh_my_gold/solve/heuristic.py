"""The immediate gain of a choice: a point of the loot counts as one, a point before the own ship as a half."""

from ..rules.cards import SPACES
from ..rules.choices import BOARD, FIRST_COVER, FIRST_PLACE, FIRST_TREASURE, kind_at, owner_of, place_of, usage_of
from ..rules.covers import card_at, is_treasure_of_another, spaces_left
from ..rules.plans import card_place
from ..rules.points import POINTS_ON
from ..rules.state import State
from ..rules.turns import places_whole_cards
from .points import mean_points_inside

UNLOADED_VALUE = 0.5  # of a point before the ship


def completes_card(state: State, choice: int) -> bool:
    """True if the choice completes a chest, a treasure of one's own, or a whole theft."""
    if choice < FIRST_PLACE:
        return choice >= BOARD and waits_for_sword(state, choice - BOARD) > 0
    place = place_of(choice)
    where = card_place(state, place)
    if is_treasure_of_another(state, where) and state.boarded[owner_of(where)] == 0 and not places_whole_cards(state):
        return False
    usage = usage_of(choice)
    spaces = spaces_left(state, place - FIRST_COVER) if place >= FIRST_COVER else SPACES[card_at(state, where)][2]
    return usage // 16 + usage // 4 % 4 + usage % 4 == spaces


def gain_of(state: State, choice: int) -> float:
    """The gain of a choice that completes a card: stolen and loaded points, or the mean content of a chest; else nothing."""
    if choice < BOARD:
        return 0.0
    if choice < FIRST_PLACE:
        return float(waits_for_sword(state, choice - BOARD))
    where = card_place(state, place_of(choice))
    if where < FIRST_TREASURE:
        return UNLOADED_VALUE * mean_points_inside(state, state.chests[where])
    points = POINTS_ON[kind_at(where)]
    return float(points) if is_treasure_of_another(state, where) else (1.0 - UNLOADED_VALUE) * points


def waits_for_sword(state: State, victim: int) -> int:
    """Points of complete treasures before this ship that wait only for a sword on it."""
    points = 0
    for cover in range(state.covers):
        where = state.cover_place[cover]
        if where >= FIRST_TREASURE and owner_of(where) == victim and spaces_left(state, cover) == 0:
            points += POINTS_ON[kind_at(where)]
    return points
