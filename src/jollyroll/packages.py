"""Packages with a game: those under `jollyroll.games`, and third-party ones registered as entry points."""

from functools import cache
from importlib.metadata import EntryPoint, entry_points
from importlib.util import find_spec
from pathlib import Path
from pkgutil import iter_modules

GROUP = "jollyroll.games"
OURS = __name__.split(".")[0]
SIGN = "+"  # separates a game's name from the components of a variant
MADE: dict[str, str] = {}  # packages of the variants made in this process, by name; see kit/variants.py


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
    """Third-party games by name. They cannot replace built-in ones."""
    found = sorted(entry_points(group=GROUP), key=lambda point: point.name)
    return {point.name: point for point in found if point.name not in built_in()}


@cache
def holds_rules(top: str) -> bool:
    """Whether modules of this top-level package may contain rules: it is ours or has a registered game."""
    return top == OURS or any(top == point.module.split(".")[0] for point in registered().values())


def package_of(name: str) -> str:
    """The package of this game."""
    if name in MADE:
        return MADE[name]
    return f"{GROUP}.{name}" if name in built_in() else registered()[name].module


def folder_of(name: str) -> Path | None:
    """The folder of this game's package, or None. Imports only its parent packages."""
    try:
        spec = find_spec(package_of(name))
    except Exception:  # a broken third-party package; loading the game reports it
        return None
    return Path(spec.origin).parent if spec and spec.origin else None


def words_folders() -> list[Path]:
    """The folders with the games' catalogues; each has a folder per language."""
    folders = [folder / "words" for name in (*built_in(), *registered()) if (folder := folder_of(name))]
    return [folder for folder in folders if folder.is_dir()]
