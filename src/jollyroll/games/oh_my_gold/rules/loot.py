"""The effects of complete cards: a chest turned over, a treasure loaded, a treasure stolen."""

from jollyroll.kit.ledger import moved

from .choices import FIRST_TREASURE, kind_at, owner_of
from .components import CHEST_ROW, COINS_ON, DIAMONDS_ON, FISHBONES, ROW
from .covers import dice_on, forget_cover, spaces_left
from .phases import OPEN_CHEST
from .points import POINTS_ON
from .state import State


def carry_out(state: State) -> bool:
    """OMG-14, OMG-15, OMG-A26, OMG-A30: apply the complete cards: loads and thefts at once, chests one after the other.

    True if a chest is now turned over; chance decides its content.
    """
    opening = -1
    cover = 0
    while cover < state.covers:
        place = state.cover_place[cover]
        if spaces_left(state, cover) > 0:
            cover += 1
        elif place < FIRST_TREASURE:
            if opening < 0:
                opening = place
            cover += 1
        elif owner_of(place) == state.seat:
            moved(state, "OMG-22", "load", state.seat, state.seat, POINTS_ON[kind_at(place)])
            stow(state, cover)
        elif state.boarded[owner_of(place)] > 0:
            moved(state, "OMG-40", "steal", owner_of(place), state.seat, POINTS_ON[kind_at(place)])
            state.boarded[owner_of(place)] = 2
            stow(state, cover)
        else:
            cover += 1
    if opening < 0:
        return False
    state.opening = opening
    state.phase = OPEN_CHEST
    return True


def stow(state: State, cover: int) -> None:
    """OMG-22, OMG-23, OMG-40: the treasure goes under the active ship; its coins and diamonds are loot, a point each."""
    kind = kind_at(state.cover_place[cover])
    state.loot_cards[state.seat] += 1
    state.loot_coins[state.seat] += COINS_ON[kind]
    state.loot_diamonds[state.seat] += DIAMONDS_ON[kind]
    state.spent += dice_on(state, cover)
    forget_cover(state, cover)


def turn_over(state: State, kind: int) -> None:
    """OMG-18, OMG-19, OMG-25: the card goes, treasure up, before the opener's ship; fishbones go straight onto it."""
    place = state.opening
    locks = state.chests[place]
    moved(state, "OMG-15", "open", CHEST_ROW, state.seat, locks)
    state.unopened[locks - 1][kind] -= 1
    state.chests[place] = 0
    for cover in range(state.covers):
        if state.cover_place[cover] == place:
            state.spent += dice_on(state, cover)
            forget_cover(state, cover)
            break
    state.taken[place] = 0
    if kind == FISHBONES:
        moved(state, "OMG-25", "fishbones", CHEST_ROW, state.seat, 1)
        state.fishbones[state.seat] += 1
    else:
        if COINS_ON[kind] > 0:
            moved(state, "OMG-19", "find-coins", CHEST_ROW, state.seat, COINS_ON[kind])
        if DIAMONDS_ON[kind] > 0:
            moved(state, "OMG-19", "find-diamonds", CHEST_ROW, state.seat, DIAMONDS_ON[kind])
        state.treasure[state.seat][kind] += 1


def chests_like_it(state: State) -> int:
    """OMG-05: the number of unopened cards with as many locks as the chest being turned, all equally likely."""
    locks = state.chests[state.opening]
    count = state.below[locks - 1] + (state.top == locks)
    for place in range(ROW):
        count += state.chests[place] == locks
    return count
