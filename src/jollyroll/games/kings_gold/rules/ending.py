"""The end of the game: most coins, and what each edition does about a tie."""

from jollyroll.kit.ledger import noted
from jollyroll.kit.phases import OVER
from jollyroll.kit.seating import seat_after, seats_marked
from jollyroll.kit.state import MOST_SEATS, NOBODY

from .components import COINS, MOST_TIE_ROUNDS
from .options import FULL_ROUND, NEW_GAME, SHARED
from .order import clear_dice, find_first, start_turn
from .state import State


def finish_game(state: State) -> None:
    """KG-07, KG-36, KG-37, KG-A26, KG-A27, KG-A43: the box is empty; most coins wins, at once, and the King does not count."""
    state.ender = state.seat
    mark_leaders(state, state.present)
    settle(state)


def mark_leaders(state: State, among: list[int]) -> None:
    """KG-07, KG-37: those with the most coins among the marked seats."""
    most = NOBODY
    for seat in range(MOST_SEATS):
        if among[seat] and state.coins[seat] > most:
            most = state.coins[seat]
    for seat in range(MOST_SEATS):
        state.tied[seat] = 1 if among[seat] and state.coins[seat] == most else 0


def settle(state: State) -> None:
    """KG-38, KG-A28, KG-A29, KG-A31, KG-D2: one leader wins; a tie goes on as the edition says, ten times at most, then shared."""
    leaders = seats_marked(state.tied)
    if leaders == 1:
        declare(state)
    elif state.tie == SHARED or state.tie_round == MOST_TIE_ROUNDS or state.replay == MOST_TIE_ROUNDS:
        noted(state, "KG-A28", "shared", NOBODY, leaders)
        declare(state)
    elif state.tie == NEW_GAME:
        start_new_game(state)
    else:
        start_tie_round(state)


def declare(state: State) -> None:
    """KG-37: the leaders have won."""
    for seat in range(MOST_SEATS):
        state.won[seat] = state.tied[seat]
    state.phase = OVER
    state.seat = NOBODY


def start_tie_round(state: State) -> None:
    """KG-38, KG-A28, KG-A29: all players, or only the tied ones, take one more turn, starting after the one who ended the game."""
    state.tie_round += 1
    for seat in range(MOST_SEATS):
        if state.tie == FULL_ROUND:
            state.tied[seat] = state.present[seat]
        state.due[seat] = state.tied[seat]
    noted(state, "KG-A28", "tie-round", NOBODY, state.tie_round)
    start_turn(state, seat_after(state.due, state.ender))


def finish_tie_round(state: State) -> None:
    """KG-A30: compare all players after a full round, only the tied ones after their own."""
    mark_leaders(state, state.tied)
    settle(state)


def start_new_game(state: State) -> None:
    """KG-A29, KG-A31: a whole new game between the tied players, first player found anew."""
    state.replay += 1
    clear_dice(state)
    state.box = COINS
    state.king = 0
    for seat in range(MOST_SEATS):
        state.present[seat] = state.tied[seat]
        state.coins[seat] = 0
    noted(state, "KG-A31", "new-game", NOBODY, state.replay)
    first = find_first(state)
    if first != NOBODY:
        start_turn(state, first)
