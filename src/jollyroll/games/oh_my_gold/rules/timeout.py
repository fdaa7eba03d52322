"""The choices for a player whose time is up."""

from .cards import SPACES
from .choices import DONE, FIRST_PLACE, FIRST_TREASURE, ROLL, place_of
from .covers import card_at
from .phases import COMMIT, PLACE
from .plans import EMPTY, card_place, first_choice, last_choice, next_choice, with_choice, without_last
from .seafarers import may_stop
from .state import State

POINT = 8  # one loaded point outweighs all the chests a turn can open


def timeout_choice(state: State) -> int:
    """DIG-05: roll no more, unless dice laid early force it; then load the most points, then open the most chests; no theft."""
    if state.phase == PLACE:
        return best_placing(state)
    if state.phase == COMMIT and not may_stop(state):
        return ROLL
    return DONE


def best_placing(state: State) -> int:
    """DIG-05: the lowest choice that begins a best placement; dice that can only steal are put aside.

    Every plan is tried: one more card while the dice complete one, otherwise a replacement for the last card. The order of cards
    within a placement does not matter, so after each choice only those with the same or higher numbers are tried.
    """
    best = DONE
    most = 0
    plan = EMPTY
    choice = next_choice(state, plan, FIRST_PLACE)
    while choice != DONE or plan != EMPTY:
        if choice != DONE:
            plan = with_choice(plan, choice)
            gain = gain_of(state, plan)
            if gain > most:
                most = gain
                best = first_choice(plan)
            choice = next_choice(state, plan, choice)
        else:
            last = last_choice(plan)
            plan = without_last(plan)
            choice = next_choice(state, plan, last + 1)
    return best


def gain_of(state: State, plan: int) -> int:
    """DIG-05: the total worth of the cards of a plan."""
    gain = 0
    while plan != EMPTY:
        gain += worth(state, place_of(last_choice(plan)))
        plan = without_last(plan)
    return gain


def worth(state: State, place: int) -> int:
    """DIG-05: a treasure counts by its points, any chest far less."""
    where = card_place(state, place)
    return 1 if where < FIRST_TREASURE else POINT * SPACES[card_at(state, where)][2]
