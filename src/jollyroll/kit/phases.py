"""What a position waits for: nothing (over), chance, or somebody's choice. Each game numbers its phases this way."""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from .state import GameState

OVER = 0
FIRST_CHOICE = 10  # phases 1 to 9 wait for chance, those from 10 on for a choice


def is_over(state: "GameState") -> bool:
    """The game has ended."""
    return state.phase == OVER


def is_chance(state: "GameState") -> bool:
    """Dice or a card decide next."""
    return OVER < state.phase < FIRST_CHOICE


def is_choice(state: "GameState") -> bool:
    """A player decides next."""
    return state.phase >= FIRST_CHOICE
