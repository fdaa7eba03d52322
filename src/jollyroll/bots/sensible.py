"""A random sensible choice: written once for all games. `rules` and `players` are templates for those of the game."""

from jollyroll.dice.stream import Stream, below
from jollyroll.kit import template as rules
from jollyroll.kit.state import GameState

from . import template as players

NONE = -1


def any_sensible(state: GameState, stream: Stream) -> int:
    """A random choice among the sensible ones; NONE if there are none."""
    count = rules.legal_count(state)
    sensible = 0
    for index in range(count):
        sensible += players.makes_sense(state, rules.legal_choice(state, index))
    if sensible == 0:
        return NONE
    pick = below(stream, sensible)
    for index in range(count):
        choice = rules.legal_choice(state, index)
        if players.makes_sense(state, choice):
            if pick == 0:
                return choice
            pick -= 1
    return NONE
