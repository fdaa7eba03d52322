"""Whose turn it is."""

from jollyroll.games.table import MOST_SEATS, NOBODY

from .components import BONES, DICE
from .phases import THROW
from .state import State


def start_turn(state: State, seat: int) -> None:
    """KG-11: the active player takes all five dice."""
    state.seat = seat
    state.turn += 1
    state.rolls = 0
    state.hand = DICE
    for face in range(BONES + 1):
        state.dice[face] = 0
    state.phase = THROW


def seat_after(seats: list[int], seat: int) -> int:
    """KG-16, KG-A34, DIG-02: the next marked seat clockwise, this one itself last; NOBODY if none is marked."""
    for step in range(1, MOST_SEATS + 1):
        candidate = (seat + step) % MOST_SEATS
        if seats[candidate]:
            return candidate
    return NOBODY
