"""The value of dice and card. Pure functions: nothing here changes a position."""

from .components import (
    CAPTAIN,
    COIN,
    DIAMOND,
    DIAMOND_CARD,
    FULL_CHEST,
    GOLD_CARD,
    LEAST_SET,
    MONKEY,
    MONKEY_BUSINESS,
    NINE,
    NINE_VALUE,
    NO_CARD,
    PARROT,
    PRINTED_SKULLS,
    SET_VALUE,
    SKULL,
    STAKE,
    SWORD,
    SWORDS_NEEDED,
    TREASURE_VALUE,
)
from .options import INSTANT_WIN, PAYS_8000
from .state import State


def lying(state: State, face: int) -> int:
    """PK-06, PK-A38, PK-A58: the dice showing this face, on the table or on the Treasure Chest: for a stop they count alike."""
    return state.dice[face] + state.chest[face]


def coins(state: State) -> int:
    """PK-45: gold coins on the dice, and the one on the Gold card."""
    return lying(state, COIN) + (state.card == GOLD_CARD)


def diamonds(state: State) -> int:
    """PK-46: diamonds on the dice, and the one on the Diamond card."""
    return lying(state, DIAMOND) + (state.card == DIAMOND_CARD)


def alike(state: State, face: int) -> int:
    """PK-19, PK-45, PK-46, PK-47: the number of objects equal to dice of this face, those added by the card included."""
    if face == COIN:
        return coins(state)
    if face == DIAMOND:
        return diamonds(state)
    if state.card == MONKEY_BUSINESS and face in (MONKEY, PARROT):
        return lying(state, MONKEY) + lying(state, PARROT)
    return lying(state, face)


def face_earns(state: State, face: int) -> bool:
    """PK-19, PK-21, PK-41: True if dice of this face earn: coins, diamonds, a set, or swords in a Sea Battle."""
    if face in (COIN, DIAMOND) or (face == SWORD and STAKE[state.card] > 0):
        return True
    return alike(state, face) >= LEAST_SET


def breaks_up(state: State, rolled: tuple[int, ...]) -> bool:
    """True if rolling these dice breaks up a set, or swords that win a Sea Battle."""
    for face in range(SKULL):
        if rolled[face] > 0 and alike(state, face) >= LEAST_SET:
            return True
    need = SWORDS_NEEDED[state.card]
    return need > 0 and lying(state, SWORD) >= need > lying(state, SWORD) - rolled[SWORD]


def set_points(state: State, count: int) -> int:
    """PK-19, PK-20, PK-A32, PK-A33: all equal objects form one set, paid from three on; nine pay as eight, or 8000."""
    if count == NINE and state.nine_alike == PAYS_8000:
        return NINE_VALUE
    return SET_VALUE[count]


def animal_points(state: State) -> int:
    """PK-47, PK-48, PK-A34: monkeys and parrots are two kinds, but one under Monkey Business."""
    if state.card == MONKEY_BUSINESS:
        return set_points(state, alike(state, MONKEY))
    return set_points(state, alike(state, MONKEY)) + set_points(state, alike(state, PARROT))


def treasure_points(pieces: int) -> int:
    """PK-21, PK-22: every coin and diamond brings 100, in a set or not; sets of them come on top."""
    return TREASURE_VALUE * pieces


def full_chest_points(state: State) -> int:
    """PK-23, PK-A28: 500 if each of the eight dice earns something; the object on a card is no die."""
    return FULL_CHEST if all_dice_earn(state) else 0


def all_dice_earn(state: State) -> bool:
    """PK-23, PK-A26, PK-A29, PK-A30: no skull, and every animal and sword is in a set or, if the option says so, wins a battle.

    Coins and diamonds always earn. The option may also bar the Skulls cards.
    """
    if state.dice[SKULL] > 0:
        return False
    if PRINTED_SKULLS[state.card] > 0 and not state.full_chest_skull_card:
        return False
    if not no_stray(alike(state, MONKEY)) or not no_stray(alike(state, PARROT)):
        return False
    if STAKE[state.card] > 0 and state.full_chest_sea and enough_swords(state):
        return True
    return no_stray(lying(state, SWORD))


def no_stray(count: int) -> bool:
    """PK-19: True for none, or enough for a set."""
    return count == 0 or count >= LEAST_SET


def dice_points(state: State) -> int:
    """PK-05, PK-06: sets, coins and diamonds, full chest."""
    sets = set_points(state, coins(state)) + set_points(state, diamonds(state)) + set_points(state, lying(state, SWORD))
    return sets + animal_points(state) + treasure_points(coins(state) + diamonds(state)) + full_chest_points(state)


def score_dice(state: State) -> int:
    """PK-06, PK-37, PK-42, PK-A25, PK-A31, PK-A54: the points for stopping with these dice under this card; a lost Sea Battle
    costs.

    The Captain doubles all of it; in a won battle the swords count as a set besides.
    """
    if state.card == NO_CARD:
        return 0
    if STAKE[state.card] > 0:
        return dice_points(state) + STAKE[state.card] if enough_swords(state) else -STAKE[state.card]
    return 2 * dice_points(state) if state.card == CAPTAIN else dice_points(state)


def enough_swords(state: State) -> bool:
    """PK-41, PK-A24: at least as many swords as the Sea Battle card shows."""
    return lying(state, SWORD) >= SWORDS_NEEDED[state.card]


def stowed_points(state: State) -> int:
    """PK-36, PK-A39: sets and values among the dice on the Treasure Chest alone; never a full chest."""
    points = treasure_points(state.chest[COIN] + state.chest[DIAMOND])
    for face in range(SKULL):
        points += set_points(state, state.chest[face])
    return points


def nine_alike_wins(state: State) -> bool:
    """PK-A32: under `instant_win`, eight coins with the Gold card or eight diamonds with the Diamond card."""
    return state.nine_alike == INSTANT_WIN and (coins(state) == NINE or diamonds(state) == NINE)
