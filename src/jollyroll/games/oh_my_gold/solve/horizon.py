"""How far a game still goes: who comes next, what may still be had, and how many final turns can be searched."""

from jollyroll.kit.phases import OVER
from jollyroll.kit.seating import seat_after, seats_marked
from jollyroll.kit.state import NOBODY

from ..rules.components import ROW, SHIPS
from ..rules.options import ALL_CLAIMED, FINAL_TURNS, OFF
from ..rules.phases import NEXT_LOCK
from ..rules.state import State


def next_mover(state: State) -> int:
    """Whose turn comes after the one just ended, or begins now; while locks are yet to show, nobody has had the last chest."""
    return seat_after(state.present, state.seat) if state.phase == NEXT_LOCK else state.seat


def may_still_gain(state: State, seat: int) -> bool:
    """This seat has a turn still to come or running."""
    return state.opener == NOBODY or state.end != FINAL_TURNS or state.due[seat] == 1 or state.seat == seat


def chests_left(state: State) -> int:
    """How many chests nobody has opened yet."""
    left = state.pile
    for place in range(ROW):
        left += state.chests[place] > 0
    return left


def final_turns_left(state: State) -> int:
    """How many turns the game has left at most, the one that begins now among them; 0 while nobody can tell."""
    if state.opener == NOBODY or state.end != FINAL_TURNS or state.phase == OVER:
        return 0
    return 1 + seats_marked(state.due)


def is_settled(state: State) -> bool:
    """The game goes on until everybody has loaded what lies before the ship, all chests are open and nobody steals."""
    return state.end == ALL_CLAIMED and state.opener != NOBODY and state.seadogs == OFF and state.phase != OVER


def horizon_for(state: State) -> int:
    """How many final turns after the one that runs can be searched to the end of the game within a fraction of a second."""
    if state.seafarers != OFF:
        return 1 if state.seadogs == OFF else 0
    return SHIPS if state.seadogs == OFF else 2
