"""A player leaves for good."""

from jollyroll.games.first_player import DRAW_SEAT, ROLL_OFF, leave_before_first_turn
from jollyroll.games.ledger import noted
from jollyroll.games.phases import OVER
from jollyroll.games.table import MOST_SEATS, NOBODY

from .cards import put_card_away
from .order import start_turn
from .state import State
from .turns import pass_on
from .victory import a_leader, declare_one, leader_count


def leave(state: State, seat: int) -> None:
    """DIG-03, DIG-10, DIG-11, DIG-12, DIG-13: the score is frozen, order closes up, an open turn ends without effect."""
    if state.phase == OVER or state.present[seat] == 0:
        return
    noted(state, "DIG-03", "leave", seat, state.scores[seat])
    state.present[seat] = 0
    state.tied[seat] = 0
    winner = last_one(state)
    if winner != NOBODY:
        put_card_away(state)
        noted(state, "DIG-12", "last-one", winner, state.scores[winner])
        declare_one(state, winner)
    elif state.phase == ROLL_OFF or state.phase == DRAW_SEAT:
        first = leave_before_first_turn(state, seat)
        if first != NOBODY:
            start_turn(state, first)
    elif state.seat == seat:
        noted(state, "DIG-11", "turn-dropped", seat, 0)
        put_card_away(state)
        pass_on(state)
    else:
        state.due[seat] = 0


def last_one(state: State) -> int:
    """DIG-12, DIG-13: the only player left, or the only one left in a playoff; otherwise NOBODY."""
    if state.playoff > 0 and leader_count(state) == 1:
        return a_leader(state)
    last = NOBODY
    for seat in range(MOST_SEATS):
        if state.present[seat]:
            if last != NOBODY:
                return NOBODY
            last = seat
    return last
