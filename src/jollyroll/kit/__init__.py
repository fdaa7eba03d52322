"""What all games share: states, choices, outcomes, ledger, options, positions, registry."""

from jollyroll.errors import Refused
from jollyroll.packages import built_in

from .forms import Choice, Form, Outcome, Standing
from .game import Game
from .ledger import LedgerEntry
from .plugin import Plugin
from .registry import full_name, game_names, load_game, plugin_of
from .rules import ListingRules, Rules
from .state import NOBODY, GameState

__all__ = [
    "NOBODY",
    "Choice",
    "Form",
    "Game",
    "GameState",
    "LedgerEntry",
    "ListingRules",
    "Outcome",
    "Plugin",
    "Refused",
    "Rules",
    "Standing",
    "built_in",
    "full_name",
    "game_names",
    "load_game",
    "plugin_of",
]
