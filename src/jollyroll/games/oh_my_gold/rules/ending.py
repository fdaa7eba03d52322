"""The end of the game: the last chest, the final turns, and the winners."""

from jollyroll.kit.ledger import noted
from jollyroll.kit.phases import OVER
from jollyroll.kit.seating import seat_after
from jollyroll.kit.state import NOBODY

from .components import TREASURES
from .options import ALL_CLAIMED, FINAL_TURNS, ON_LAST_OPEN
from .order import start_turn
from .points import points_of
from .row import all_opened
from .state import State


def after_turn(state: State) -> None:
    """OMG-08, OMG-27, OMG-29, OMG-30, OMG-A15, OMG-A16, OMG-A17, OMG-A20: the next seat clockwise.

    After the last chest there is one more turn for all. The opener's left neighbour begins, the opener is last. This happens once,
    even if the last chests went in one turn.
    """
    if all_opened(state):
        if state.opener == NOBODY:
            last_chest_is_open(state)
        if is_finished(state):
            finish_game(state)
            return
    marked = state.due if state.opener != NOBODY and state.end == FINAL_TURNS else state.present
    following = seat_after(marked, state.seat)
    state.due[following] = 0
    start_turn(state, following)


def last_chest_is_open(state: State) -> None:
    """OMG-29, OMG-30, OMG-A19: this turn opened the last chest."""
    state.opener = state.seat
    noted(state, "OMG-29", "last-chest", state.seat, 0)
    if state.end == FINAL_TURNS:
        noted(state, "OMG-30", "final-turns", NOBODY, 0)
        for seat in range(state.seats):
            state.due[seat] = state.present[seat]


def is_finished(state: State) -> bool:
    """OMG-30, OMG-A19, DIG-13: no final turn is due, or by option: the last chest is open, or no treasure lies before any ship."""
    if state.end == ON_LAST_OPEN:
        return True
    for seat in range(state.seats):
        if state.end == ALL_CLAIMED:
            for kind in range(TREASURES):
                if state.treasure[seat][kind] > 0:
                    return False
        elif state.due[seat]:
            return False
    return True


def merit(state: State, seat: int) -> int:
    """OMG-23, OMG-26, OMG-31, OMG-32, OMG-33, OMG-A18, OMG-A21: points of the loot, then diamonds, then few fishbones.

    Treasure still before the ship does not count, and fishbones are worth nothing. All three fit into one number.
    """
    return merit_of(state.loot_coins[seat], state.loot_diamonds[seat], state.fishbones[seat])


def merit_of(coins: int, diamonds: int, fishbones: int) -> int:
    """The merit of any loot."""
    return (points_of(coins, diamonds) * 100 + diamonds) * 100 + 99 - fishbones


def finish_game(state: State) -> None:
    """OMG-31, OMG-34, DIG-04: the best of those still there win; seats level in everything share."""
    best = NOBODY
    for seat in range(state.seats):
        if state.present[seat]:
            best = max(best, merit(state, seat))
    winners = 0
    for seat in range(state.seats):
        if state.present[seat] and merit(state, seat) == best:
            state.won[seat] = 1
            winners += 1
    if winners > 1:
        noted(state, "OMG-34", "shared", NOBODY, winners)
    state.phase = OVER
    state.seat = NOBODY


def leader(state: State) -> int:
    """OMG-30, OMG-31: the seat to beat in the final turns: the best of those still there, the first of equals."""
    if state.opener == NOBODY or state.end != FINAL_TURNS:
        return NOBODY
    ahead = NOBODY
    for seat in range(state.seats):
        if state.present[seat] and (ahead == NOBODY or merit(state, seat) > merit(state, ahead)):
            ahead = seat
    return ahead


def points_to_pass(state: State, seat: int, ahead: int) -> int:
    """OMG-30, OMG-31: the points that would put a seat with a final turn ahead; 0 if it is ahead already."""
    if ahead in (NOBODY, seat) or not (state.due[seat] or state.seat == seat):
        return 0
    return (
        points_of(state.loot_coins[ahead], state.loot_diamonds[ahead])
        - points_of(state.loot_coins[seat], state.loot_diamonds[seat])
        + 1
    )
