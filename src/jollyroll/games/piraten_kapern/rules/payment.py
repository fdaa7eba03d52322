"""Points on the pad, each entry with the rule that brought or took them."""

from jollyroll.kit.ledger import moved, noted

from .components import (
    BANK,
    CAPTAIN,
    LEAST_SET,
    MONKEY,
    MONKEY_BUSINESS,
    NINE,
    NINE_VALUE,
    PARROT,
    SET_VALUE,
    STAKE,
    SWORD,
)
from .options import ZERO_FLOOR
from .scoring import (
    animal_points,
    coins,
    diamonds,
    dice_points,
    full_chest_points,
    lying,
    score_dice,
    set_points,
    stowed_points,
    treasure_points,
)
from .state import State


def pay_dice(state: State) -> None:
    """PK-05, PK-06, PK-A06: pay the points of the turn, which may be none."""
    tell_sets(state)
    tell_extras(state)
    points = score_dice(state)
    if points == 0:
        noted(state, "PK-A06", "nothing-scored", state.seat, 0)
    state.scores[state.seat] += points


def tell_sets(state: State) -> None:
    """PK-20, PK-47, PK-A25, PK-A32, PK-A33: the ledger entry of each kind's set."""
    seat = state.seat
    if coins(state) >= LEAST_SET:
        moved(state, "PK-20", "set-of-coins", BANK, seat, SET_VALUE[coins(state)])
    if diamonds(state) >= LEAST_SET:
        moved(state, "PK-20", "set-of-diamonds", BANK, seat, SET_VALUE[diamonds(state)])
    if set_points(state, coins(state)) + set_points(state, diamonds(state)) >= NINE_VALUE:
        moved(state, "PK-A32", "nine-alike-extra", BANK, seat, NINE_VALUE - SET_VALUE[NINE])
    if state.card == MONKEY_BUSINESS:
        if animal_points(state):
            moved(state, "PK-47", "set-of-animals", BANK, seat, animal_points(state))
    else:
        if set_points(state, lying(state, MONKEY)):
            moved(state, "PK-20", "set-of-monkeys", BANK, seat, set_points(state, lying(state, MONKEY)))
        if set_points(state, lying(state, PARROT)):
            moved(state, "PK-20", "set-of-parrots", BANK, seat, set_points(state, lying(state, PARROT)))
    if set_points(state, lying(state, SWORD)):
        moved(state, "PK-20", "set-of-swords", BANK, seat, set_points(state, lying(state, SWORD)))


def tell_extras(state: State) -> None:
    """PK-21, PK-22, PK-23, PK-37, PK-42, PK-A31, PK-A54: ledger entries for coins, diamonds, full chest, then the card."""
    seat = state.seat
    if coins(state):
        moved(state, "PK-21", "coins", BANK, seat, treasure_points(coins(state)))
    if diamonds(state):
        moved(state, "PK-21", "diamonds", BANK, seat, treasure_points(diamonds(state)))
    if full_chest_points(state):
        moved(state, "PK-23", "full-chest", BANK, seat, full_chest_points(state))
    if STAKE[state.card] > 0:
        moved(state, "PK-42", "battle-won", BANK, seat, STAKE[state.card])
    if state.card == CAPTAIN and dice_points(state):
        moved(state, "PK-37", "captain", BANK, seat, dice_points(state))


def pay_stowed(state: State) -> None:
    """PK-36, PK-A39: pay for the dice on the Treasure Chest, which skulls cannot take."""
    points = stowed_points(state)
    if points:
        moved(state, "PK-36", "chest-saved", BANK, state.seat, points)
        state.scores[state.seat] += points


def lift_to_floor(state: State, seat: int) -> None:
    """PK-A41: scores may fall below zero, unless the option raises them to zero after every change."""
    if state.score_floor == ZERO_FLOOR and state.scores[seat] < 0:
        moved(state, "PK-A41", "lifted", BANK, seat, -state.scores[seat])
        state.scores[seat] = 0
