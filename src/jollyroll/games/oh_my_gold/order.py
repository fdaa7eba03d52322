"""Whose turn it is."""

from jollyroll.games.table import MOST_SEATS, NOBODY

from .components import DICE
from .options import OFF
from .phases import THROW
from .state import State


def start_turn(state: State, seat: int) -> None:
    """OMG-01, OMG-09, OMG-A35: all four dice are rolled; once more if the table plays with rerolls (Seafarers always do)."""
    state.seat = seat
    state.turn += 1
    state.hand = DICE
    state.rolls_left = state.rerolls if state.seafarers == OFF else 1
    state.placed = 0
    state.phase = THROW


def seat_after(seats: list[int], seat: int) -> int:
    """OMG-08, OMG-27, DIG-10: the next marked seat to the left, this one itself last; NOBODY if none is marked."""
    for candidate in range(seat + 1, MOST_SEATS):
        if seats[candidate]:
            return candidate
    for candidate in range(seat + 1):
        if seats[candidate]:
            return candidate
    return NOBODY
