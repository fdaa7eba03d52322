"""A player leaves for good."""

from jollyroll.kit.first_player import DRAW_SEAT, ROLL_OFF, leave_before_first_turn
from jollyroll.kit.ledger import noted
from jollyroll.kit.phases import OVER
from jollyroll.kit.seating import seat_after, seats_marked
from jollyroll.kit.state import NOBODY

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
    if only_one_left(state):
        put_card_away(state)
        last_player_wins(state)
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


def only_one_left(state: State) -> bool:
    """DIG-12, DIG-13: True if one player is left, or one of those in the playoff."""
    if state.playoff > 0 and leader_count(state) == 1:
        return True
    return seats_marked(state.present) == 1


def last_player_wins(state: State) -> None:
    """DIG-12, DIG-13: the last one left wins; in a playoff that is the last of the tied, whoever else is still in the game."""
    if state.playoff > 0:
        noted(state, "DIG-13", "last-tied", a_leader(state), state.scores[a_leader(state)])
        declare_one(state, a_leader(state))
        return
    last = seat_after(state.present, 0)
    noted(state, "DIG-12", "last-one", last, state.scores[last])
    declare_one(state, last)
