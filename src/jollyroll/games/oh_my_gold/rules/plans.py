"""Plans: hypothetical placements, made before any die is laid.

A plan encodes the choices of a placement in one number to the base CHOICES, the last choice in the lowest digit: at most four,
since every card takes a die. Plans cover chests and own treasures only, never thefts.
"""

from .cards import SPACES, nth_usage
from .choices import CHOICES, DONE, FIRST_COVER, FIRST_TREASURE, kind_at, place_of, placing_number, usage_of
from .components import DIAMOND, SWORD
from .covers import card_at, dice_on, first_face, is_treasure_of_another
from .state import State

EMPTY = 0


def with_choice(plan: int, choice: int) -> int:
    """The plan with one more choice."""
    return plan * CHOICES + choice


def without_last(plan: int) -> int:
    """The plan without its last choice."""
    return plan // CHOICES


def last_choice(plan: int) -> int:
    """The last choice of a plan."""
    return plan % CHOICES


def first_choice(plan: int) -> int:
    """The first choice of a plan."""
    while without_last(plan) != EMPTY:
        plan = without_last(plan)
    return plan


def next_choice(state: State, plan: int, least: int) -> int:
    """The lowest choice, from this number on, that completes one more card with the dice the plan leaves; DONE if there is none."""
    for place in range(place_of(least), FIRST_COVER + state.covers):
        for way in range(ways_left(state, plan, place, -1)):
            choice = placing_number(place, ways_left(state, plan, place, way))
            if choice >= least:
                return choice
    return DONE


def ways_left(state: State, plan: int, place: int, wanted: int) -> int:
    """OMG-12, OMG-A43: ways to complete one more card at this place, bare or begun, with the dice the plan leaves.

    Returns the usage at the place `wanted` of the list, or with -1 the length of the list.
    """
    if copies_at(state, place) == copies_in(plan, place):
        return 0
    where = card_place(state, place)
    card = card_at(state, where)
    first = SPACES[card][0]
    diamonds = SPACES[card][1]
    spaces = SPACES[card][2]
    if place >= FIRST_COVER:
        first -= state.cover_first[place - FIRST_COVER]
        diamonds -= state.cover_diamonds[place - FIRST_COVER]
        spaces -= dice_on(state, place - FIRST_COVER)
    if spaces == 0:
        return 0
    first = min(first, dice_left(state, plan, first_face(where)))
    diamonds = min(diamonds, dice_left(state, plan, DIAMOND))
    return nth_usage(first, diamonds, dice_left(state, plan, SWORD), spaces, spaces, wanted)


def card_place(state: State, place: int) -> int:
    """The place of the card that this place refers to."""
    return state.cover_place[place - FIRST_COVER] if place >= FIRST_COVER else place


def copies_at(state: State, place: int) -> int:
    """The number of cards that this place refers to: treasures of one kind may be several."""
    if is_treasure_of_another(state, card_place(state, place)):
        return 0
    if place < FIRST_TREASURE:
        return 1 if state.chests[place] > 0 and state.taken[place] == 0 else 0
    return state.treasure[state.seat][kind_at(place)] if place < FIRST_COVER else 1


def copies_in(plan: int, place: int) -> int:
    """The number of cards at this place that the plan completes."""
    copies = 0
    while plan != EMPTY:
        if place_of(last_choice(plan)) == place:
            copies += 1
        plan = without_last(plan)
    return copies


def dice_left(state: State, plan: int, face: int) -> int:
    """The dice of this face that the plan leaves on the table."""
    left = state.lying[face]
    while plan != EMPTY:
        left -= dice_laid(state, last_choice(plan), face)
        plan = without_last(plan)
    return left


def dice_laid(state: State, choice: int, face: int) -> int:
    """The dice of this face that the choice lays."""
    usage = usage_of(choice)
    if face == SWORD:
        return usage % 4
    if face == DIAMOND:
        return usage // 4 % 4
    return usage // 16 if face == first_face(card_place(state, place_of(choice))) else 0
