"""Twins of modules: the same functions, re-bound to other globals.

Only Python functions can be re-bound; for modules that mypyc has compiled, the plain source is loaded.
"""

import sys
from collections.abc import Callable, Mapping
from types import FunctionType, ModuleType
from typing import Any, TypeAlias, TypeGuard, cast

from jollyroll.plain import is_ours, plain_form

NumberTable: TypeAlias = "tuple[int | NumberTable, ...]"  # integers, nested to any depth
Replacements = Mapping[Any, object]  # replacements for functions or modules


class Twins:
    """Twins of our modules: every function of ours is re-bound to its twin module's globals and then wrapped.

    `replace` gives the replacement for a function or module; `table` converts a table of numbers.
    """

    def __init__(
        self, wrap: Callable[[FunctionType], object], replace: Replacements, table: Callable[[NumberTable], object]
    ) -> None:
        self.wrap = wrap
        self.replace = {plain_form(original): stand_in for original, stand_in in replace.items()}
        self.table = table
        self.modules: dict[str, ModuleType] = {}
        self.functions: dict[FunctionType, object] = {}

    def module(self, original: ModuleType) -> ModuleType:
        """The twin of a module."""
        if original.__name__ in self.modules:
            return self.modules[original.__name__]
        twin = ModuleType(original.__name__)
        self.modules[original.__name__] = twin
        for name, value in vars(plain_form(original)).items():
            if not name.startswith("__"):
                setattr(twin, name, self.value(value))
        return twin

    def value(self, value: object) -> object:
        """The twin of a value found under a global name."""
        value = plain_form(value)
        if isinstance(value, FunctionType | ModuleType) and value in self.replace:
            value = plain_form(self.replace[value])
        if isinstance(value, FunctionType) and is_ours(value.__module__):
            return self.function(value)
        if isinstance(value, ModuleType) and is_ours(value.__name__):
            return self.module(value)
        return self.table(value) if is_table(value) else value

    def function(self, original: FunctionType) -> object:
        """The twin of a function, bound to the names of its module's twin."""
        if original not in self.functions:
            home = self.module(sys.modules[original.__module__])
            if original not in self.functions:
                bound = FunctionType(original.__code__, vars(home), original.__name__, original.__defaults__)
                bound.__module__ = original.__module__
                bound.__qualname__ = original.__qualname__
                self.functions[original] = self.wrap(bound)
        return self.functions[original]


def is_table(value: object) -> TypeGuard[NumberTable]:
    """True for a tuple of integers, or of such tuples."""
    if not isinstance(value, tuple) or not value:
        return False
    return all(isinstance(item, int) or is_table(item) for item in value)


def unchanged(value: object) -> object:
    """The value itself."""
    return value


def rebound(module: ModuleType, replace: Replacements) -> ModuleType:
    """The module with these functions or modules replaced.

    >>> from jollyroll import Match
    >>> from jollyroll.kit import cases, template
    >>> match = Match.start("kings_gold", ["Ana", "Lea"], options={"first_player": "random"})
    >>> rebound(cases, {template: match.game.rules}).outcome_of_case(match.state, 1)
    1
    """
    return Twins(unchanged, replace, unchanged).module(module)


def bound_functions(module: ModuleType, replace: Replacements) -> list[FunctionType]:
    """All functions of ours that a module depends on, after these replacements."""
    twins = Twins(unchanged, replace, unchanged)
    twins.module(module)
    return cast("list[FunctionType]", list(twins.functions.values()))
