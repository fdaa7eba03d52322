"""Playoffs of a tie at the top, by option."""

from jollyroll.kit.ledger import noted
from jollyroll.kit.seating import seat_after
from jollyroll.kit.state import MOST_SEATS, NOBODY

from .components import MOST_PLAYOFFS
from .options import SHARED
from .order import start_turn
from .state import State
from .victory import declare_winners, leader_count, mark_leaders


def settle_tie(state: State) -> None:
    """PK-A46: one leader wins; a tie is shared, or played off, ten times at most."""
    if leader_count(state) == 1 or state.tie == SHARED or state.playoff == MOST_PLAYOFFS:
        declare_winners(state)
        return
    state.playoff += 1
    for seat in range(MOST_SEATS):
        state.due[seat] = state.tied[seat]
    noted(state, "PK-A46", "playoff", NOBODY, leader_count(state))
    start_turn(state, seat_after(state.due, state.seat))


def pass_on_in_playoff(state: State) -> None:
    """PK-A46, DIG-13: each tied player takes one turn; then only they are compared."""
    state.due[state.seat] = 0
    following = seat_after(state.due, state.seat)
    if following == NOBODY:
        mark_leaders(state, state.tied)
        settle_tie(state)
    else:
        start_turn(state, following)
