"""Finding a game by name: its plugin, and the game itself."""

from functools import cache
from importlib import import_module

from jollyroll.errors import UnknownGameError
from jollyroll.packages import GROUP, built_in, registered

from .game import Game
from .plugin import Plugin


def game_names() -> tuple[str, ...]:
    """Every game there is: ours, then those of others.

    >>> game_names()[:3]
    ('kings_gold', 'oh_my_gold', 'piraten_kapern')
    """
    return (*built_in(), *registered())


@cache
def plugin(name: str) -> Plugin:
    """The plugin of the game of this name."""
    if name in built_in():
        found: Plugin = import_module(f"{GROUP}.{name}").plugin
        return found
    if name not in registered():
        raise UnknownGameError("unknown-game", game=name, known=", ".join(game_names()))
    loaded = registered()[name].load()
    if not isinstance(loaded, Plugin):
        raise UnknownGameError("game-no-plugin", game=name, package=registered()[name].module)
    return loaded


def full_name(name: str) -> str:
    """The name of a game, given by its name, its code, or nearly so; a name that nobody knows comes back as it was."""
    wanted = name.strip().lower().replace("-", "_").replace(" ", "_")
    if wanted in game_names():
        return wanted
    return next((other for other in game_names() if plugin(other).code == wanted), wanted)


def load_game(name: str) -> Game:
    """The game of this name or code; only its own rules are loaded.

    >>> load_game("pk").name
    'piraten_kapern'
    """
    wanted = full_name(str(name))
    if wanted not in game_names():
        raise UnknownGameError("unknown-game", game=name, known=", ".join(game_names()))
    return plugin(wanted).game()


def plugin_of(game: Game) -> Plugin:
    """The plugin that this game came with."""
    return plugin(game.name)
