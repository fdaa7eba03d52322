"""All legal choices at once: written once for all games, run as it is or compiled.

`rules` is a template: binding this module to a game puts that game's rulebook in its place. A rulebook that can list its choices
faster than one by one has a `list_choices` of its own (`ListingRules`).
"""

from . import template as rules
from .state import GameState


def list_choices(state: GameState, listed: list[int]) -> int:
    """Write the legal choices into `listed` in order; returns how many. It must have room for all choice numbers of the game."""
    count = rules.legal_count(state)
    for place in range(count):
        listed[place] = rules.legal_choice(state, place)
    return count
