"""Whose turn it is."""

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
