"""Old Seadogs: treasure before other ships can be stolen."""

from jollyroll.kit.bags import bag_number

from .cards import FIRST_KIND, MOST_WAYS, USES, WAYS
from .choices import (
    BOARD,
    DONE,
    FIRST_COVER,
    FIRST_TREASURE,
    owner_of,
    placing_number,
    treasure_place,
)
from .components import COIN, DIAMOND, KEY, SWORD, TREASURES
from .covers import spaces_left
from .options import FREE, OFF
from .placing import nth_completion, nth_placing, placing_count
from .state import State


def may_be_robbed(state: State, victim: int) -> bool:
    """OMG-37, DIG-04: with Seadogs any opponent still in the game."""
    return state.seadogs != OFF and victim != state.seat and victim < state.seats and state.present[victim] == 1


def has_treasure(state: State, victim: int) -> bool:
    """OMG-37, OMG-A22: unloaded treasure lies before this ship, with or without dice on it; fishbones never do."""
    for kind in range(TREASURES):
        if state.treasure[victim][kind] > 0:
            return True
    return covers_before(state, victim, False)


def covers_before(state: State, victim: int, complete: bool) -> bool:
    """True if some treasure before this ship carries dice; with `complete`, only complete ones count."""
    for cover in range(state.covers):
        place = state.cover_place[cover]
        if place >= FIRST_TREASURE and owner_of(place) == victim and (not complete or spaces_left(state, cover) == 0):
            return True
    return False


def swords_to_board(state: State, victim: int) -> int:
    """OMG-38, OMG-A28, OMG-A29: one sword die goes on the ship itself, once for all its treasures; each ship needs its own."""
    return 1 if state.boarded[victim] == 0 else 0


def nth_theft(state: State, wanted: int) -> int:
    """OMG-37, OMG-38, OMG-39, OMG-A27, OMG-A30, OMG-A31, OMG-A32: whole thefts, the sword for the ship included.

    That sword is no joker, further ones are. Returns the choice at the place `wanted` of the list, or with -1 its length.
    """
    seen = 0
    if state.seadogs == OFF:
        return seen
    for victim in range(state.seats):
        swords = state.lying[SWORD] - swords_to_board(state, victim)
        if swords < 0 or not may_be_robbed(state, victim):
            continue
        bag = bag_number(state.lying[KEY], state.lying[COIN], state.lying[DIAMOND], swords, 0)
        for kind in range(TREASURES):
            if state.treasure[victim][kind] > 0:
                ways = WAYS[bag][FIRST_KIND + kind]
                if seen <= wanted < seen + ways:
                    usage = USES[bag][(FIRST_KIND + kind) * MOST_WAYS + wanted - seen]
                    return placing_number(treasure_place(victim, kind), usage)
                seen += ways
        for cover in range(state.covers):
            if state.cover_place[cover] >= FIRST_TREASURE and owner_of(state.cover_place[cover]) == victim:
                ways = nth_completion(state, cover, swords, -1)
                if seen <= wanted < seen + ways:
                    return placing_number(FIRST_COVER + cover, nth_completion(state, cover, swords, wanted - seen))
                seen += ways
        if needs_only_a_sword(state, victim):
            if seen == wanted:
                return BOARD + victim
            seen += 1
    return seen


def needs_only_a_sword(state: State, victim: int) -> bool:
    """OMG-38, OMG-A23: a treasure completed after the first roll waits for the sword on its owner's ship."""
    return state.boarded[victim] == 0 and covers_before(state, victim, True)


def board(state: State, victim: int) -> None:
    """OMG-38: a sword die goes on this ship."""
    state.boarded[victim] = 1
    state.lying[SWORD] -= 1


def place_count(state: State) -> int:
    """OMG-11, OMG-A07, OMG-A33: chests and own treasures, thefts, and putting the other dice aside where that is allowed."""
    own = placing_count(state)
    if own > 0 and state.seadogs == OFF and state.placement != FREE:
        return own
    return own + nth_theft(state, -1) + (own == 0 or state.placement == FREE)


def place_choice(state: State, index: int) -> int:
    """OMG-11, OMG-A07, OMG-A33: the choice at this place of the list, which begins with `DONE` if dice may be put aside."""
    if state.seadogs == OFF and state.placement != FREE:
        return nth_placing(state, index)  # only called while something must be placed
    own = placing_count(state)
    if own == 0 or state.placement == FREE:
        if index == 0:
            return DONE
        index -= 1
    return nth_placing(state, index) if index < own else nth_theft(state, index - own)
