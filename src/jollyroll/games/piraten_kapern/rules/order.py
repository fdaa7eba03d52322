"""Whose turn it is."""

from .cards import renew_pile
from .components import DICE, SKULL
from .phases import DRAW_CARD
from .state import State


def start_turn(state: State, seat: int) -> None:
    """PK-04, PK-12, PK-A57: a card is due, and all eight dice are taken in hand."""
    state.seat = seat
    state.turn += 1
    gather_dice(state)
    renew_pile(state)
    state.phase = DRAW_CARD


def gather_dice(state: State) -> None:
    """PK-12: all eight dice in hand, nothing of the last turn left."""
    for face in range(SKULL):
        state.dice[face] = 0
        state.chest[face] = 0
    state.dice[SKULL] = 0
    state.hand = DICE
    state.rolls = 0
    state.arranged = 0
    state.spell = 0
    state.island = 0
    state.lone = 0
