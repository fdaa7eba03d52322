"""The rest of the game: the next mover, the points still available, and how many final turns can be searched."""

from jollyroll.kit.phases import OVER
from jollyroll.kit.seating import seat_after, seats_marked
from jollyroll.kit.state import NOBODY

from ..rules.components import ROW, SHIPS
from ..rules.options import ALL_CLAIMED, FINAL_TURNS, OFF
from ..rules.phases import NEXT_LOCK
from ..rules.state import State


def next_mover(state: State) -> int:
    """The seat whose turn comes next or begins now; while locks are yet to show, the last chest cannot be open."""
    return seat_after(state.present, state.seat) if state.phase == NEXT_LOCK else state.seat


def may_still_gain(state: State, seat: int) -> bool:
    """True if this seat has a turn to come or is taking one."""
    return state.opener == NOBODY or state.end != FINAL_TURNS or state.due[seat] == 1 or state.seat == seat


def chests_left(state: State) -> int:
    """The number of unopened chests."""
    left = state.pile
    for place in range(ROW):
        left += state.chests[place] > 0
    return left


def final_turns_left(state: State) -> int:
    """The maximum number of turns left, including one that begins now; 0 if unknown."""
    if state.opener == NOBODY or state.end != FINAL_TURNS or state.phase == OVER:
        return 0
    return 1 + seats_marked(state.due)


def is_settled(state: State) -> bool:
    """True if only loading is left: all chests are open, nobody steals, and the game ends when all treasure is loaded."""
    return state.end == ALL_CLAIMED and state.opener != NOBODY and state.seadogs == OFF and state.phase != OVER


def horizon_for(state: State) -> int:
    """How many final turns after the current one can be searched to the end of the game within a fraction of a second."""
    if state.seafarers != OFF:
        return 1 if state.seadogs == OFF else 0
    return SHIPS if state.seadogs == OFF else 2
