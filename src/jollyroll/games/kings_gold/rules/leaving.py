"""A player leaves for good."""

from jollyroll.kit.first_player import DRAW_SEAT, ROLL_OFF
from jollyroll.kit.ledger import moved, noted
from jollyroll.kit.phases import OVER
from jollyroll.kit.seating import seats_marked
from jollyroll.kit.state import MOST_SEATS, NOBODY

from .components import KING
from .ending import declare
from .order import leave_before_first, start_turn
from .state import State
from .turns import pass_on


def leave(state: State, seat: int) -> None:
    """DIG-02, DIG-10, DIG-11, DIG-12, DIG-13: coins to the King, order closes up, an open turn ends without effect.

    Pairs already carried out stand: if one of them emptied the box, the game ends here (KG-36).
    """
    if state.phase == OVER or state.present[seat] == 0:
        return
    moved(state, "DIG-02", "leave", seat, KING, state.coins[seat])
    state.king += state.coins[seat]
    state.coins[seat] = 0
    state.present[seat] = 0
    state.tied[seat] = 0
    on_turn = state.seat == seat
    if only_one_left(state):
        declare(state)
    elif state.phase == ROLL_OFF or state.phase == DRAW_SEAT:
        first = leave_before_first(state, seat)
        if first != NOBODY:
            start_turn(state, first)
    elif on_turn:
        noted(state, "DIG-11", "turn-dropped", seat, 0)
        pass_on(state)
    else:
        state.due[seat] = 0


def only_one_left(state: State) -> bool:
    """DIG-12, DIG-13: one player, or a tied group of one, has won; that seat is marked as the leader."""
    here = seats_marked(state.present)
    if here == 1:
        for seat in range(MOST_SEATS):
            state.tied[seat] = state.present[seat]
    return here == 1 or (state.tie_round > 0 and seats_marked(state.tied) == 1)
