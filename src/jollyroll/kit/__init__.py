"""What every game has in common: states, choices, outcomes, the ledger, options, positions, and the registry of games."""

from jollyroll.errors import Refused
from jollyroll.packages import built_in

from .game import Choice, Form, Game, Outcome, Rules, Standing
from .ledger import LedgerEntry
from .plugin import Plugin
from .registry import full_name, game_names, load_game, plugin_of
from .state import NOBODY, GameState

__all__ = [
    "NOBODY",
    "Choice",
    "Form",
    "Game",
    "GameState",
    "LedgerEntry",
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
