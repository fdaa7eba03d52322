"""Games with other components: `kings_gold+coins=40` is King's Gold with 40 coins in the box.

A game is one folder whose modules know each other by relative imports, and its constants stand in `rules/components.py`. A variant
is that folder loaded once more under another name, with other constants there: rules, solver and players all follow, nothing else
has to know, and whatever is kept by a game's name or by the values its functions see (machine code, solved tables, judges) is
kept apart. A variant exists only where a program has made it: no name that somebody sends makes one.
"""

import sys
from collections.abc import Mapping, Sequence
from importlib.machinery import ModuleSpec, SourceFileLoader
from importlib.util import find_spec, spec_from_file_location
from types import ModuleType

from jollyroll.errors import OptionError
from jollyroll.packages import MADE, SIGN, package_of

from .components import ComponentValue, Constants
from .game import Game
from .registry import plugin

COMPONENTS = "rules.components"  # the module that holds the constants


def base_name(name: str) -> str:
    """The name of the game that a variant is made from; any other name as it is."""
    return name.partition(SIGN)[0]


def make_variant(game: Game, components: Mapping[str, ComponentValue]) -> Game:
    """The game with these components; the game itself where they are those of the box.

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
    parts = []
    for name in sorted(components):
        if name not in known:
            raise OptionError("unknown-component", option=name, known=", ".join(known) or "-")
        text = str(components[name])
        found = known[name].constants(text)
        if found == known[name].constants(known[name].usual):
            continue
        parts.append(f"{name}={known[name].spelled(text).replace(':', '-')}")
        constants |= found
    plugin(base).check_components(constants)
    name = SIGN.join([base, *parts])
    return load_variant(base, name, constants) if parts else plugin(base).game()


def load_variant(base: str, name: str, constants: Constants) -> Game:
    """The folder of the game loaded under this name with these constants."""
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
    """What makes a variant differ from its game, to make it again in another process; nothing for a game itself."""
    return FINDER.constants[MADE[game.name]][1] if game.name in MADE else {}


class VariantFinder:
    """Finds the modules of variants: the files of the game under another name."""

    def __init__(self) -> None:
        self.constants: dict[str, tuple[str, Constants]] = {}  # package of a variant: that of the game, and what differs

    def find_spec(self, name: str, path: Sequence[str] | None = None, target: ModuleType | None = None) -> ModuleSpec | None:
        """The spec of a module of a variant; none of other modules."""
        variant = next((each for each in self.constants if name == each or name.startswith(each + ".")), None)
        if variant is None:
            return None
        package, constants = self.constants[variant]
        original = find_spec(package + name.removeprefix(variant))
        if original is None or original.origin is None:
            return None
        changed = constants if name == f"{variant}.{COMPONENTS}" else {}
        loader = VariantLoader(name, original.origin, changed)
        return spec_from_file_location(
            name, original.origin, loader=loader, submodule_search_locations=original.submodule_search_locations
        )


class VariantLoader(SourceFileLoader):
    """Runs a file and then sets constants."""

    def __init__(self, name: str, path: str, constants: Constants) -> None:
        super().__init__(name, path)
        self.changed = constants

    def exec_module(self, module: ModuleType) -> None:
        super().exec_module(module)
        vars(module).update(self.changed)


FINDER = VariantFinder()
sys.meta_path.insert(0, FINDER)  # before the usual one, which would find the files too
