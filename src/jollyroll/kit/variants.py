"""Games with other components: `kings_gold+coins=40` is King's Gold with 40 coins in the box.

A game is a package with relative imports, whose constants are in `rules/components.py`. A variant is that package imported again
under another name with other constants. So rules, solver and players follow by themselves, and everything cached by a game's name
or globals (machine code, solved tables, judges) stays separate. Only programs make variants; a name in a request or record does
not.
"""

import sys
from collections.abc import Mapping, Sequence
from importlib.machinery import ModuleSpec, SourceFileLoader
from importlib.util import find_spec, spec_from_file_location
from types import ModuleType

from jollyroll.errors import OptionError
from jollyroll.packages import MADE, SIGN, package_of
from jollyroll.plain import source_path

from .components import ComponentValue, Constants
from .game import Game
from .registry import plugin

COMPONENTS = "rules.components"  # the module that holds the constants
CHANGED: dict[str, Mapping[str, str]] = {}  # by the name of a variant: its components, as they are written


def base_name(name: str) -> str:
    """The game that a variant is made from; other names unchanged."""
    return name.partition(SIGN)[0]


def make_variant(game: Game, components: Mapping[str, ComponentValue]) -> Game:
    """The game with these components; the game itself if they are the usual ones.

    >>> from jollyroll import load_game
    >>> small = make_variant(load_game("kings_gold"), {"coins": 40})
    >>> small.name, small.new_state(2, small.resolve()).box
    ('kings_gold+coins=40', 40)
    >>> make_variant(load_game("kings_gold"), {"coins": 60}).name
    'kings_gold'
    """
    base = base_name(game.name)
    known = {component.name: component for component in plugin(base).components()}
    constants: dict[str, object] = {}
    changed: dict[str, str] = {}
    for name in sorted(components):
        if name not in known:
            raise OptionError("unknown-component", option=name, known=", ".join(known) or "-")
        text = str(components[name])
        found = known[name].constants(text)
        if found == known[name].constants(known[name].usual):
            continue
        changed[name] = known[name].spelled(text)
        constants |= found
    plugin(base).check_components(constants)
    if not changed:
        return plugin(base).game()
    name = SIGN.join([base, *(f"{each}={value.replace(':', '-')}" for each, value in changed.items())])
    CHANGED[name] = changed
    return load_variant(base, name, constants)


def changed_components(name: str) -> Mapping[str, str]:
    """The components in which a variant that was made here differs from its game; none for a game itself."""
    return CHANGED.get(name, {})


def load_variant(base: str, name: str, constants: Constants) -> Game:
    """Import the game's package under this name with these constants."""
    if name not in MADE:
        package = package_of(base)
        MADE[name] = package + name.removeprefix(base)
        FINDER.constants[MADE[name]] = package, constants
    found = plugin(name)
    type(found).name = name
    game = found.game()
    type(game).name = name
    return game


def constants_of(game: Game) -> Constants:
    """The constants of a variant, to make it again in another process; empty for a game itself."""
    return FINDER.constants[MADE[game.name]][1] if game.name in MADE else {}


class VariantFinder:
    """An import finder for the modules of variants."""

    def __init__(self) -> None:
        self.constants: dict[str, tuple[str, Constants]] = {}  # by variant's package: the game's package, and the changed constants

    def find_spec(self, name: str, path: Sequence[str] | None = None, target: ModuleType | None = None) -> ModuleSpec | None:
        """The spec of a variant's module; None for other modules."""
        variant = next((each for each in self.constants if name == each or name.startswith(each + ".")), None)
        if variant is None:
            return None
        package, constants = self.constants[variant]
        original = find_spec(package + name.removeprefix(variant))
        if original is None or original.origin is None:
            return None
        changed = constants if name == f"{variant}.{COMPONENTS}" else {}
        source = source_path(original.origin)  # constants cannot be changed in compiled modules
        loader = VariantLoader(name, source, changed)
        return spec_from_file_location(name, source, loader=loader, submodule_search_locations=original.submodule_search_locations)


class VariantLoader(SourceFileLoader):
    """Runs a module's source, then sets constants."""

    def __init__(self, name: str, path: str, constants: Constants) -> None:
        super().__init__(name, path)
        self.changed = constants

    def exec_module(self, module: ModuleType) -> None:
        super().exec_module(module)
        vars(module).update(self.changed)


FINDER = VariantFinder()
sys.meta_path.insert(0, FINDER)  # before the default finder, which would find the files too
