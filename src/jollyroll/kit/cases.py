"""Drawing by weight: written once for all games, run as it is or compiled.

`rules` is a template: binding this module to a game puts that game's rulebook in its place.
"""

from . import template as rules
from .state import GameState


def outcome_of_case(state: GameState, case: int) -> int:
    """The outcome that this one of all equally likely cases leads to: cases are counted from 0, in the order of the outcomes."""
    outcome = 0
    while True:
        case -= rules.outcome_weight(state, outcome)
        if case < 0:
            return outcome
        outcome += 1
