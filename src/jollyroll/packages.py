"""Packages that bring a game: those under `jollyroll.games`, and those that others register as entry points of that name."""

from functools import cache
from importlib.metadata import EntryPoint, entry_points
from importlib.util import find_spec
from pathlib import Path
from pkgutil import iter_modules

GROUP = "jollyroll.games"
OURS = __name__.split(".")[0]
SIGN = "+"  # between the name of a game and the components in which a variant of it differs
MADE: dict[str, str] = {}  # variants that this program has made, and the packages they were loaded as: see kit/variants.py


@cache
def built_in() -> tuple[str, ...]:
    """The games that come with Jollyroll, by name.

    >>> built_in()
    ('kings_gold', 'oh_my_gold', 'piraten_kapern')
    """
    from jollyroll import games

    return tuple(sorted(module.name for module in iter_modules(games.__path__) if module.ispkg))


@cache
def registered() -> dict[str, EntryPoint]:
    """The games of others, by name. None of them takes the place of one of ours."""
    found = sorted(entry_points(group=GROUP), key=lambda point: point.name)
    return {point.name: point for point in found if point.name not in built_in()}


@cache
def holds_rules(top: str) -> bool:
    """Modules of this package may be rules: it is ours or brings a game."""
    return top == OURS or any(top == point.module.split(".")[0] for point in registered().values())


def package_of(name: str) -> str:
    """The package that brings this game."""
    if name in MADE:
        return MADE[name]
    return f"{GROUP}.{name}" if name in built_in() else registered()[name].module


def folder_of(name: str) -> Path | None:
    """Where the package of this game lies; none if it cannot be found. It is not run for that, only what it is part of."""
    try:
        spec = find_spec(package_of(name))
    except Exception:  # whatever goes wrong in a package of somebody else's; whoever loads the game is told
        return None
    return Path(spec.origin).parent if spec and spec.origin else None


def words_folders() -> list[Path]:
    """Where the games keep their words: a folder `words` in each package, with a folder for each language."""
    folders = [folder / "words" for name in (*built_in(), *registered()) if (folder := folder_of(name))]
    return [folder for folder in folders if folder.is_dir()]
