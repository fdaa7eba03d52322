"""The rulebooks: pure functions on positions, one folder per game."""

from importlib import import_module

from jollyroll.errors import Refused

from .game import Choice, Form, Game, Outcome, Rules, Standing
from .table import NOBODY, Table

GAMES = {
    "kings_gold": "KingsGold",
    "piraten_kapern": "PiratenKapern",
    "oh_my_gold": "OhMyGold",
}
CODES = {"kg": "kings_gold", "pk": "piraten_kapern", "omg": "oh_my_gold"}

__all__ = [
    "CODES",
    "GAMES",
    "NOBODY",
    "Choice",
    "Form",
    "Game",
    "Outcome",
    "Refused",
    "Rules",
    "Standing",
    "Table",
    "load_game",
]


def load_game(name: str) -> Game:
    """The game of this name or code; only its own rulebook is loaded."""
    wanted = str(name).strip().lower().replace("-", "_").replace(" ", "_")
    wanted = CODES.get(wanted, wanted)
    if wanted not in GAMES:
        raise Refused("unknown-game", game=name, known=", ".join(GAMES))
    module = import_module(f"{__name__}.{wanted}.game")
    game: Game = getattr(module, GAMES[wanted])()
    return game
