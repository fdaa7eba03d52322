"""Seasoned Seafarers: dice laid on cards between the two rolls."""

from jollyroll.kit.state import NOBODY

from .cards import FIRST_KIND, LAYINGS, SPACES, nth_usage
from .choices import BOARD, DONE, FIRST_COVER, FIRST_TREASURE, ROLL, owner_of, placing_number, treasure_place
from .components import COIN, DIAMOND, KEY, ROW, SWORD, TREASURES
from .covers import diamond_room, dice_lying, first_room, is_treasure_of_another, spaces_left
from .options import PARTIAL
from .placing import nth_placing, placing_count
from .seadogs import has_treasure, may_be_robbed, nth_theft
from .state import State


def loose_ends(state: State, but: int, boarding: int, robbing: int) -> bool:
    """OMG-A23: True if something is incomplete: a card, a theft without its sword, a sword on a ship without a theft.

    For lookahead: ignore the card `but`, assume a sword on the ship `boarding` and a complete treasure before `robbing`.
    """
    for cover in range(state.covers):
        if cover != but:
            if spaces_left(state, cover) > 0:
                return True
            place = state.cover_place[cover]
            if is_treasure_of_another(state, place) and state.boarded[owner_of(place)] == 0 and owner_of(place) != boarding:
                return True
    for seat in range(state.seats):
        if (state.boarded[seat] == 1 or seat == boarding) and seat != robbing and not completed_before(state, seat, but):
            return True
    return False


def completed_before(state: State, victim: int, but: int) -> bool:
    """True if a complete treasure lies before this ship, apart from the card `but`."""
    for cover in range(state.covers):
        place = state.cover_place[cover]
        if cover != but and place >= FIRST_TREASURE and owner_of(place) == victim and spaces_left(state, cover) == 0:
            return True
    return False


def may_stop(state: State) -> bool:
    """OMG-A25: rolling may end here unless something on a card is incomplete, which waits for the second roll."""
    return not loose_ends(state, NOBODY, NOBODY, NOBODY)


def settles_all(state: State, place: int) -> bool:
    """OMG-A23, OMG-A25: completing the card at this place would leave nothing incomplete, so no die need be left to roll."""
    cover = place - FIRST_COVER
    where = state.cover_place[cover] if cover >= 0 else place
    if not is_treasure_of_another(state, where):
        return not loose_ends(state, cover, NOBODY, NOBODY)
    victim = owner_of(where)
    return state.boarded[victim] > 0 and not loose_ends(state, cover, NOBODY, victim)


def may_board(state: State, victim: int) -> bool:
    """OMG-A23, OMG-A31: after the first roll a sword may go on a ship with treasure before it, complete or not.

    With the last die, only if every theft there is complete then.
    """
    if state.lying[SWORD] == 0 or state.boarded[victim] > 0 or not may_be_robbed(state, victim) or not has_treasure(state, victim):
        return False
    return dice_lying(state) > 1 or not loose_ends(state, NOBODY, victim, NOBODY)


def nth_laying(state: State, place: int, first: int, diamonds: int, spaces: int, wanted: int) -> int:
    """OMG-A23, OMG-A25: ways to lay dice at a place with this many spaces; one die must be left to roll unless all is complete."""
    lying = dice_lying(state)
    swords = min(state.lying[SWORD], spaces)
    most = spaces if lying > spaces or (lying == spaces and settles_all(state, place)) else lying - 1
    if wanted < 0:
        return LAYINGS[16 * first + 4 * diamonds + swords][most]
    return nth_usage(first, diamonds, swords, 1, most, wanted)


def nth_bare_laying(state: State, place: int, card: int, wanted: int) -> int:
    """Ways to lay dice on a card that carries none."""
    first = min(state.lying[KEY if card < FIRST_KIND else COIN], SPACES[card][0])
    return nth_laying(state, place, first, min(state.lying[DIAMOND], SPACES[card][1]), SPACES[card][2], wanted)


def nth_begun_laying(state: State, cover: int, wanted: int) -> int:
    """Ways to lay more dice on a card that carries some."""
    left = spaces_left(state, cover)
    if left == 0:
        return 0
    return nth_laying(state, FIRST_COVER + cover, first_room(state, cover), diamond_room(state, cover), left, wanted)


def nth_early_choice(state: State, wanted: int) -> int:
    """OMG-35, OMG-A23, OMG-A24: dice may lie down on any space they fit, and stay there.

    Returns the choice at the place `wanted` of the list, or with -1 the length of the list.
    """
    seen = 0
    for place in range(ROW):
        if state.chests[place] > 0 and state.taken[place] == 0:
            ways = nth_bare_laying(state, place, state.chests[place], -1)
            if seen <= wanted < seen + ways:
                return placing_number(place, nth_bare_laying(state, place, state.chests[place], wanted - seen))
            seen += ways
    for seat in range(state.seats):
        if seat == state.seat or may_be_robbed(state, seat):
            for kind in range(TREASURES):
                if state.treasure[seat][kind] > 0:
                    place = treasure_place(seat, kind)
                    ways = nth_bare_laying(state, place, FIRST_KIND + kind, -1)
                    if seen <= wanted < seen + ways:
                        return placing_number(place, nth_bare_laying(state, place, FIRST_KIND + kind, wanted - seen))
                    seen += ways
            if may_board(state, seat):
                if seen == wanted:
                    return BOARD + seat
                seen += 1
    for cover in range(state.covers):
        ways = nth_begun_laying(state, cover, -1)
        if seen <= wanted < seen + ways:
            return placing_number(FIRST_COVER + cover, nth_begun_laying(state, cover, wanted - seen))
        seen += ways
    return seen


def commit_count(state: State) -> int:
    """OMG-35, OMG-A25: stop, roll the free dice, or lay dice on one more card; never compulsory."""
    if state.seafarer_commit == PARTIAL:
        return 1 + may_stop(state) + nth_early_choice(state, -1)
    return 2 + placing_count(state) + nth_theft(state, -1)


def commit_choice(state: State, index: int) -> int:
    """OMG-35, OMG-A23: the choice at this place of the list; with `complete_only` cards are completed or left alone."""
    if state.seafarer_commit == PARTIAL:
        if may_stop(state):
            if index == 0:
                return DONE
            index -= 1
        return ROLL if index == 0 else nth_early_choice(state, index - 1)
    if index < 2:
        return DONE if index == 0 else ROLL
    whole = placing_count(state)
    return nth_placing(state, index - 2) if index - 2 < whole else nth_theft(state, index - 2 - whole)
