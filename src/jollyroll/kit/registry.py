"""Finds games and their plugins by name."""

from collections.abc import Iterator
from contextlib import contextmanager, suppress
from functools import cache
from importlib import import_module

from jollyroll.errors import Refused, UnknownGameError
from jollyroll.packages import GROUP, MADE, built_in, registered

from .completeness import check_whole
from .game import Game
from .plugin import Plugin


@cache
def game_names() -> tuple[str, ...]:
    """All games: built-in ones, then third-party ones that can be loaded.

    >>> game_names()[:3]
    ('kings_gold', 'oh_my_gold', 'piraten_kapern')
    """
    return (*built_in(), *(name for name in registered() if name not in broken_games()))


@cache
def broken_games() -> dict[str, Refused]:
    """Third-party games that cannot be loaded, with the reason."""
    troubles: dict[str, Refused] = {}
    for name in registered():
        try:
            load_game(name)
        except Refused as refused:
            troubles[name] = refused
    return troubles


@cache
def plugin(name: str) -> Plugin:
    """The plugin of the game with this name."""
    if name in built_in() or name in MADE:
        found: Plugin = import_module(MADE.get(name, f"{GROUP}.{name}")).plugin
        return found
    if name not in registered():
        raise unknown(name)
    point = registered()[name]
    with refuse_broken_package(name):
        loaded = point.load()
    if not isinstance(loaded, Plugin) or getattr(loaded, "name", "") != name:
        raise UnknownGameError("game-no-plugin", game=name, package=point.value)
    return loaded


def full_name(name: str) -> str:
    """The full name of a game from its name or code in any spelling; unknown names are returned unchanged.

    >>> full_name("Kings Gold"), full_name("kg"), full_name("chess")
    ('kings_gold', 'kings_gold', 'chess')
    """
    wanted = name.strip().lower().replace("-", "_").replace(" ", "_")
    if wanted in built_in() or wanted in registered():
        return wanted
    ours = next((other for other in built_in() if plugin(other).code == wanted), "")
    return ours or next((other for other in game_names() if plugin(other).code == wanted), wanted)


def load_game(name: str) -> Game:
    """The game with this name or code.

    >>> load_game("pk").name
    'piraten_kapern'
    """
    wanted = name if name in MADE else full_name(str(name))
    if wanted in built_in() or wanted in MADE:
        return plugin(wanted).game()
    if wanted not in registered():
        raise unknown(name)
    found = plugin(wanted)
    with refuse_broken_package(wanted):
        game = found.game()
        check_whole(game, wanted, found.code)
        holder = code_holder(found.code)
        if holder != wanted:
            raise ValueError(f"its code {found.code} is that of {holder}")
        return game


def code_holder(code: str) -> str:
    """The game that owns a code: a built-in one, or the first that claims it."""
    for name in (*built_in(), *registered()):
        with suppress(Refused):
            if getattr(plugin(name), "code", "") == code:
                return name
    return ""


@contextmanager
def refuse_broken_package(name: str) -> Iterator[None]:
    """Turn any error of a third-party package into a refusal."""
    try:
        yield
    except Exception as error:
        reason = f"{type(error).__name__}: {error}"
        raise UnknownGameError("game-broken", game=name, package=registered()[name].value, reason=reason) from error


def unknown(name: str) -> UnknownGameError:
    """The refusal of an unknown name."""
    return UnknownGameError("unknown-game", game=name, known=", ".join(game_names()))


def plugin_of(game: Game) -> Plugin:
    """The plugin of this game.

    >>> plugin_of(load_game("omg")).code
    'omg'
    """
    return plugin(game.name)
