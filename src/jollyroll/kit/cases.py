"""Weighted drawing, written once for all games; plain or compiled.

`rules` is a template: binding this module to a game puts that game's rulebook in its place.
"""

from . import template as rules
from .state import GameState


def outcome_of_case(state: GameState, case: int) -> int:
    """The outcome of one of the equally likely cases, which count from 0 in the order of outcomes."""
    outcome = 0
    while True:
        case -= rules.outcome_weight(state, outcome)
        if case < 0:
            return outcome
        outcome += 1
