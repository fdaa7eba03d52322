"""Cards with dice on them. Cards take effect elsewhere: here dice are only laid, counted or taken back."""

from jollyroll.kit.bags import bag_number

from .cards import FIRST_KIND, SPACES
from .choices import FIRST_COVER, FIRST_TREASURE, kind_at, owner_of
from .components import COIN, DIAMOND, FACES, KEY, SWORD
from .state import State


def card_at(state: State, place: int) -> int:
    """The card at a place of the row or before a ship."""
    return state.chests[place] if place < FIRST_TREASURE else FIRST_KIND + kind_at(place)


def first_face(place: int) -> int:
    """OMG-15, OMG-20: keys go on chests, coins (and diamonds) on treasures."""
    return KEY if place < FIRST_TREASURE else COIN


def is_treasure_of_another(state: State, place: int) -> bool:
    """The card lies before an opponent's ship."""
    return place >= FIRST_TREASURE and owner_of(place) != state.seat


def dice_lying(state: State) -> int:
    """The number of dice on the table, on no card."""
    return state.lying[KEY] + state.lying[COIN] + state.lying[DIAMOND] + state.lying[SWORD]


def bag_lying(state: State) -> int:
    """The dice on the table as a bag."""
    lying = state.lying
    return bag_number(lying[KEY], lying[COIN], lying[DIAMOND], lying[SWORD], 0)


def dice_on(state: State, cover: int) -> int:
    """The number of dice on this card."""
    return state.cover_first[cover] + state.cover_diamonds[cover] + state.cover_swords[cover]


def spaces_left(state: State, cover: int) -> int:
    """The number of free spaces on this card."""
    return SPACES[card_at(state, state.cover_place[cover])][2] - dice_on(state, cover)


def first_room(state: State, cover: int) -> int:
    """How many of the keys or coins on the table still fit on this card."""
    place = state.cover_place[cover]
    return min(state.lying[first_face(place)], SPACES[card_at(state, place)][0] - state.cover_first[cover])


def diamond_room(state: State, cover: int) -> int:
    """How many of the diamonds on the table still fit on this card."""
    return min(state.lying[DIAMOND], SPACES[card_at(state, state.cover_place[cover])][1] - state.cover_diamonds[cover])


def lay(state: State, place: int, usage: int) -> None:
    """OMG-11, OMG-A41: lay dice from the table onto a card, bare or with dice on it already."""
    cover = place - FIRST_COVER
    if cover < 0:
        cover = state.covers
        state.covers += 1
        state.cover_place[cover] = place
        state.cover_first[cover] = 0
        state.cover_diamonds[cover] = 0
        state.cover_swords[cover] = 0
        if place < FIRST_TREASURE:
            state.taken[place] = 1
        else:
            state.treasure[owner_of(place)][kind_at(place)] -= 1
    first = usage // 16
    diamonds = usage // 4 % 4
    swords = usage % 4
    state.cover_first[cover] += first
    state.cover_diamonds[cover] += diamonds
    state.cover_swords[cover] += swords
    state.lying[first_face(state.cover_place[cover])] -= first
    state.lying[DIAMOND] -= diamonds
    state.lying[SWORD] -= swords


def forget_cover(state: State, cover: int) -> None:
    """Drop a cover from the list, after its card and dice went elsewhere."""
    state.covers -= 1
    for index in range(cover, state.covers):
        state.cover_place[index] = state.cover_place[index + 1]
        state.cover_first[index] = state.cover_first[index + 1]
        state.cover_diamonds[index] = state.cover_diamonds[index + 1]
        state.cover_swords[index] = state.cover_swords[index + 1]
    state.cover_place[state.covers] = 0
    state.cover_first[state.covers] = 0
    state.cover_diamonds[state.covers] = 0
    state.cover_swords[state.covers] = 0


def put_card_back(state: State, cover: int) -> None:
    """Put the card back where it was, bare."""
    place = state.cover_place[cover]
    if place < FIRST_TREASURE:
        state.taken[place] = 0
    else:
        state.treasure[owner_of(place)][kind_at(place)] += 1
    forget_cover(state, cover)


def take_dice_back(state: State, cover: int) -> None:
    """Take the dice of a card back to the table."""
    state.lying[first_face(state.cover_place[cover])] += state.cover_first[cover]
    state.lying[DIAMOND] += state.cover_diamonds[cover]
    state.lying[SWORD] += state.cover_swords[cover]
    put_card_back(state, cover)


def clear_table(state: State) -> None:
    """OMG-27, OMG-A11: all dice leave the table; incomplete cards keep nothing for another turn."""
    while state.covers > 0:
        put_card_back(state, 0)
    for face in range(FACES):
        state.lying[face] = 0
    for seat in range(state.seats):
        state.boarded[seat] = 0
    state.spent = 0
    state.hand = 0
