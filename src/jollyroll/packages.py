"""Packages that bring a game: those under `jollyroll.games`, and those that others register as entry points of that name."""

from functools import cache
from importlib.metadata import EntryPoint, entry_points
from importlib.resources import files
from importlib.resources.abc import Traversable
from pkgutil import iter_modules

GROUP = "jollyroll.games"


@cache
def built_in() -> tuple[str, ...]:
    """The games that come with Jollyroll, by name."""
    from jollyroll import games

    return tuple(sorted(module.name for module in iter_modules(games.__path__) if module.ispkg))


@cache
def registered() -> dict[str, EntryPoint]:
    """The games of others, by name. None of them takes the place of one of ours."""
    found = sorted(entry_points(group=GROUP), key=lambda point: point.name)
    return {point.name: point for point in found if point.name not in built_in()}


def package_of(name: str) -> str:
    """The package that brings this game."""
    return f"{GROUP}.{name}" if name in built_in() else registered()[name].module


def words_folders() -> list[Traversable]:
    """Where the games keep their words: a folder `words` in each package, with a folder for each language."""
    folders = [files(package_of(name)) / "words" for name in (*built_in(), *registered())]
    return [folder for folder in folders if folder.is_dir()]
