"""Whose turn it is."""

from .components import BONES, DICE
from .phases import THROW
from .state import State


def start_turn(state: State, seat: int) -> None:
    """KG-11: the active player takes all five dice."""
    clear_dice(state)
    state.seat = seat
    state.turn += 1
    state.hand = DICE
    state.phase = THROW


def clear_dice(state: State) -> None:
    """KG-14: no die is locked any more, and no roll has been made."""
    state.rolls = 0
    for face in range(BONES + 1):
        state.dice[face] = 0
