"""The Island of Skulls: no points for the player, but a loss for the others with every skull."""

from jollyroll.kit.ledger import moved, noted
from jollyroll.kit.state import MOST_SEATS

from .components import BANK, CAPTAIN, DICE, PRINTED_SKULLS, SKULL, SKULL_LOSS
from .options import MUST_ROLL
from .payment import lift_to_floor
from .phases import ISLAND
from .sorceress import spell_ready
from .state import State
from .turns import finish_turn


def skulls(state: State) -> int:
    """PK-49, PK-A14, PK-A15, PK-A16: skulls on dice and printed on the card count alike."""
    return state.dice[SKULL] + PRINTED_SKULLS[state.card]


def reach_island(state: State) -> None:
    """PK-18, PK-28, PK-A10, PK-A15: the turn goes on at the Island, for this turn only."""
    state.island = 1
    noted(state, "PK-28", "island", state.seat, skulls(state))
    roll_on_or_leave(state)


def island_roll(state: State, fresh: int) -> None:
    """PK-30, PK-31, PK-33, PK-A11: after a roll with a skull the turn goes on, after one without it ends.

    After a revived skull was rolled by itself the turn goes on, whatever it shows.
    """
    if state.lone:
        state.lone = 0
        noted(state, "PK-A11", "island-spell", state.seat, skulls(state))
        roll_on_or_leave(state)
    elif fresh == 0:
        noted(state, "PK-31", "island-no-skull", state.seat, skulls(state))
        leave_island(state)
    else:
        noted(state, "PK-30", "island-more-skulls", state.seat, skulls(state))
        roll_on_or_leave(state)


def roll_on_or_leave(state: State) -> None:
    """PK-A18, PK-A19, PK-A20: with too few dice left, or with eight skulls, the turn ends."""
    left = DICE - state.dice[SKULL]
    if left > 0 and left + spell_ready(state) >= state.island_min_dice:
        state.phase = ISLAND
        return
    if left == 0:
        noted(state, "PK-A20", "island-all-skulls", state.seat, skulls(state))
    else:
        noted(state, "PK-A19", "island-dice-out", state.seat, left)
    leave_island(state)


def stop_barred(state: State) -> bool:
    """PK-A13, PK-A17: under `must_roll` one rolls on at the Island while enough dice are left, not counting the spell."""
    if state.phase != ISLAND or state.island_stop != MUST_ROLL:
        return False
    return DICE - state.dice[SKULL] >= state.island_min_dice


def island_loss(state: State) -> int:
    """PK-32, PK-38, PK-A16, PK-A21: each opponent loses 100 for every skull, 200 under the Captain; other cards do nothing."""
    return skulls(state) * (2 * SKULL_LOSS if state.card == CAPTAIN else SKULL_LOSS)


def leave_island(state: State) -> None:
    """PK-29, PK-32: the others pay for the skulls; the player gets nothing."""
    charge_others(state, island_loss(state))
    finish_turn(state)


def charge_others(state: State, loss: int) -> None:
    """PK-32, PK-38, DIG-03: every opponent still in the game loses this much."""
    for seat in range(MOST_SEATS):
        if state.present[seat] and seat != state.seat:
            if state.card == CAPTAIN:
                moved(state, "PK-38", "island-loss", seat, BANK, loss)
            else:
                moved(state, "PK-32", "island-loss", seat, BANK, loss)
            state.scores[seat] -= loss
            lift_to_floor(state, seat)
