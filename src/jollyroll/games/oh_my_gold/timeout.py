"""What is chosen for a player whose time is up."""

from .cards import SPACES, completes
from .choices import DONE, FIRST_COVER, FIRST_PLACE, FIRST_TREASURE, ROLL, USAGES, kind_at, treasure_place
from .components import COIN, DIAMOND, KEY, ROW, SWORD, TREASURES
from .covers import card_at, is_treasure_of_another
from .phases import COMMIT, PLACE
from .placing import placing_count, placing_walk
from .seafarers import may_stop
from .state import State

POINT = 8  # one point loaded outweighs all the chests a turn can open


def timeout_choice(state: State) -> int:
    """DIG-05: roll no more, unless dice laid early bar that; then load the most points, then open the most chests; no theft."""
    if state.phase == PLACE:
        return best_placing(state)
    if state.phase == COMMIT and not may_stop(state):
        return ROLL
    return DONE


def best_placing(state: State) -> int:
    """DIG-05: the lowest choice with which the best placement can begin; dice that can only steal go aside.

    The cards of a placement may be named in any order, so after each choice only cards with higher numbers need be tried.
    """
    keys = state.lying[KEY]
    coins = state.lying[COIN]
    diamonds = state.lying[DIAMOND]
    swords = state.lying[SWORD]
    best = DONE
    most = 0
    for index in range(placing_count(state)):
        choice = placing_walk(state, index)
        place = (choice - FIRST_PLACE) // USAGES
        usage = (choice - FIRST_PLACE) % USAGES
        first = usage // 16
        if card_place(state, place) < FIRST_TREASURE:
            gain = most_from(state, place, 0, keys - first, coins, diamonds, swords - usage % 4)
        else:
            rest = copies_at(state, place) - 1
            gain = most_from(state, place, rest, keys, coins - first, diamonds - usage // 4 % 4, swords - usage % 4)
        gain += worth(state, place)
        if gain > most:
            most = gain
            best = choice
    return best


def most_from(state: State, place: int, copies: int, keys: int, coins: int, diamonds: int, swords: int) -> int:
    """DIG-05: the most these dice can bring with so many cards at this place and all those at places after it."""
    if place >= FIRST_COVER + state.covers or keys + coins + diamonds + swords == 0:
        return 0
    following = place_after(state, place)
    most = most_from(state, following, copies_at(state, following), keys, coins, diamonds, swords)
    if copies == 0:
        return most
    where = card_place(state, place)
    card = card_at(state, where)
    on_first = state.cover_first[place - FIRST_COVER] if place >= FIRST_COVER else 0
    on_diamonds = state.cover_diamonds[place - FIRST_COVER] if place >= FIRST_COVER else 0
    on_swords = state.cover_swords[place - FIRST_COVER] if place >= FIRST_COVER else 0
    is_chest = where < FIRST_TREASURE
    for a in range(min(keys if is_chest else coins, SPACES[card][0]) + 1):
        for b in range(min(diamonds, SPACES[card][1]) + 1):
            for w in range(swords + 1):
                if a + b + w > 0 and completes(card, on_first + a, on_diamonds + b, on_swords + w):
                    left = coins if is_chest else coins - a
                    gain = most_from(state, place, copies - 1, keys - a if is_chest else keys, left, diamonds - b, swords - w)
                    most = max(most, gain + worth(state, place))
    return most


def card_place(state: State, place: int) -> int:
    """Where the card lies that this place names."""
    return state.cover_place[place - FIRST_COVER] if place >= FIRST_COVER else place


def worth(state: State, place: int) -> int:
    """DIG-05: a treasure counts by its points, any chest far less."""
    where = card_place(state, place)
    return 1 if where < FIRST_TREASURE else POINT * SPACES[card_at(state, where)][2]


def copies_at(state: State, place: int) -> int:
    """How many of the player's cards this place names: treasures of one kind may be several."""
    if place < FIRST_TREASURE:
        return 1 if state.chests[place] > 0 and state.taken[place] == 0 else 0
    if place < FIRST_COVER:
        return state.treasure[state.seat][kind_at(place)]
    return 1 if place < FIRST_COVER + state.covers and not is_treasure_of_another(state, card_place(state, place)) else 0


def place_after(state: State, place: int) -> int:
    """The next place of the player's own: the row, then the treasures before the own ship, then the cards with dice on them."""
    if place == ROW - 1:
        return treasure_place(state.seat, 0)
    if place == treasure_place(state.seat, TREASURES - 1):
        return FIRST_COVER
    return place + 1
