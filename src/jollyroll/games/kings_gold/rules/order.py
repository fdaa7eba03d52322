"""Whose turn it is."""

from jollyroll.kit.first_player import apply_roll_off, leave_before_first_turn, seek_first_player

from .components import BONES, DICE
from .phases import THROW
from .state import State


def find_first(state: State) -> int:
    """KG-10: the seat that begins, or NOBODY while chance still has to find it."""
    return seek_first_player(state, "KG-10", "KG-A32")


def roll_for_first(state: State, skulls: int) -> int:
    """KG-10, KG-A32, KG-A33: one roll each, no rerolls; the most skulls begins, and those tied for most roll again.

    Answers as `find_first` does.
    """
    return apply_roll_off(state, skulls, "KG-10", "KG-A32")


def leave_before_first(state: State, seat: int) -> int:
    """KG-10, KG-A32, DIG-10: the others go on without this seat; answers as `find_first` does."""
    return leave_before_first_turn(state, seat, "KG-10", "KG-A32")


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
