"""The end of a turn: fine, end test, next seat."""

from jollyroll.kit.ledger import noted
from jollyroll.kit.seating import seat_after

from .components import BONES, BONES_LIMIT
from .ending import finish_game, finish_tie_round
from .options import INSTANT
from .order import start_turn
from .penalty import pay_fine
from .state import State


def finish_turn(state: State, fined: bool) -> None:
    """KG-29, KG-A02, KG-A03, KG-A10, KG-A42, KG-A49: one fine if one is due, then the end test, then the next seat.

    Crossbones that come on top of a pair (`adds`) are fined here, unless the box was emptied and `instant` stops everything.
    """
    box_is_empty = state.box == 0 and state.tie_round == 0
    if state.dice[BONES] >= BONES_LIMIT and not (box_is_empty and state.end_timing == INSTANT):
        fined = True
    if fined:
        pay_fine(state)
    pass_on(state)


def pass_on(state: State) -> None:
    """KG-16, KG-36, KG-A49: an empty box ends the game; otherwise the next seat plays."""
    if state.box == 0 and state.tie_round == 0:
        noted(state, "KG-36", "box-empty", state.seat, 0)
        finish_game(state)
    else:
        next_turn(state)


def next_turn(state: State) -> None:
    """KG-16, KG-A28, KG-A34, KG-D14: clockwise; in a tie round only those still due."""
    if state.tie_round == 0:
        start_turn(state, seat_after(state.present, state.seat))
        return
    state.due[state.seat] = 0
    following = seat_after(state.due, state.seat)
    if following < 0:
        finish_tie_round(state)
    else:
        start_turn(state, following)
