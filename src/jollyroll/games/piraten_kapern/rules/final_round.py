"""The final round: who starts it, who still plays, and its result."""

from jollyroll.kit.ledger import noted
from jollyroll.kit.seating import seat_after
from jollyroll.kit.state import MOST_SEATS, NOBODY

from .options import IMMEDIATE, SUDDEN
from .order import start_turn
from .playoff import settle_tie
from .state import State
from .victory import mark_leaders, wins_with


def start_final_round(state: State) -> None:
    """PK-24, PK-25, PK-A45, PK-A59: everybody else has one more turn."""
    state.final = 1
    state.trigger = state.seat
    for seat in range(MOST_SEATS):
        state.due[seat] = state.present[seat]
    state.due[state.seat] = 0
    noted(state, "PK-25", "final-round", state.seat, state.scores[state.seat])


def pass_on_in_final_round(state: State) -> None:
    """PK-25, PK-A43, PK-A44, DIG-13: the next seat that is due, or the result; `immediate` may call the round off first."""
    state.due[state.seat] = 0
    if state.final_cancel == IMMEDIATE and nobody_at_target(state):
        noted(state, "PK-A44", "final-round-off", NOBODY, state.target)
        play_on(state)
        return
    following = seat_after(state.due, state.seat)
    if following == NOBODY:
        judge(state)
    else:
        start_turn(state, following)


def nobody_at_target(state: State) -> bool:
    """PK-A44, DIG-03: no player still in the game has the target or more."""
    for seat in range(MOST_SEATS):
        if state.present[seat] and state.scores[seat] >= state.target:
            return False
    return True


def judge(state: State) -> None:
    """PK-26, PK-27, PK-A42, PK-A43, PK-A44: the highest score wins if it is high enough; if none is, play goes on."""
    if wins_with(state, mark_leaders(state, state.present)):
        state.final = 0
        settle_tie(state)
    else:
        noted(state, "PK-27", "play-on", NOBODY, state.target)
        play_on(state)


def play_on(state: State) -> None:
    """PK-27, PK-A44, PK-A60: end the final round; the next seat (after a whole round, the trigger) is on turn."""
    state.final = 0
    if state.after_failed_round == SUDDEN:
        state.failed = 1
        noted(state, "PK-A60", "sudden-from-now", NOBODY, state.target)
    state.trigger = NOBODY
    for seat in range(MOST_SEATS):
        state.due[seat] = 0
        state.tied[seat] = 0
    start_turn(state, seat_after(state.present, state.seat))


def leader(state: State) -> int:
    """PK-25, PK-26: the seat to beat in a final round: the highest score of those still in the game, the first of equals."""
    if not state.final:
        return NOBODY
    ahead = state.trigger
    for seat in range(state.seats):
        if state.present[seat] and (not state.present[ahead] or state.scores[seat] > state.scores[ahead]):
            ahead = seat
    return ahead


def points_to_pass(state: State, seat: int, ahead: int) -> int:
    """PK-25, PK-26: the points that a seat with a final turn needs to be ahead; 0 if it is ahead already."""
    if ahead in (NOBODY, seat) or not state.due[seat]:
        return 0
    return state.scores[ahead] - state.scores[seat] + 1
