"""Phases, by what they wait for: 0 is over, 1 to 9 wait for chance, those from 10 on for a choice."""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from .state import GameState

OVER = 0
FIRST_CHOICE = 10


def is_over(state: "GameState") -> bool:
    """Whether the game has ended."""
    return state.phase == OVER


def is_chance(state: "GameState") -> bool:
    """Whether chance decides next."""
    return OVER < state.phase < FIRST_CHOICE


def is_choice(state: "GameState") -> bool:
    """Whether a player decides next."""
    return state.phase >= FIRST_CHOICE
