"""Twins of modules: the same functions, re-bound to other globals."""

import sys
from collections.abc import Callable, Mapping
from types import FunctionType, ModuleType
from typing import Any, TypeAlias, TypeGuard, cast

from jollyroll.packages import holds_rules

NumberTable: TypeAlias = "tuple[int | NumberTable, ...]"  # of whole numbers, in rows of any depth
Replacements = Mapping[Any, object]  # what stands in for which function or module


def is_ours(module: str) -> bool:
    """True for modules whose functions are re-bound: ours, and those of installed games."""
    return holds_rules(module.split(".")[0])


class Twins:
    """Twins of our modules. Every function of ours is re-bound to its twin module's names and then wrapped.

    `replace` says what stands in for a function or module; `table` makes what stands in for a table of numbers.
    """

    def __init__(
        self, wrap: Callable[[FunctionType], object], replace: Replacements, table: Callable[[NumberTable], object]
    ) -> None:
        self.wrap = wrap
        self.replace = replace
        self.table = table
        self.modules: dict[str, ModuleType] = {}
        self.functions: dict[FunctionType, object] = {}

    def module(self, original: ModuleType) -> ModuleType:
        """The twin of a module."""
        if original.__name__ in self.modules:
            return self.modules[original.__name__]
        twin = ModuleType(original.__name__)
        self.modules[original.__name__] = twin
        for name, value in vars(original).items():
            if not name.startswith("__"):
                setattr(twin, name, self.value(value))
        return twin

    def value(self, value: object) -> object:
        """The twin of whatever a name stands for."""
        if isinstance(value, FunctionType | ModuleType) and value in self.replace:
            value = self.replace[value]
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
    """A tuple of whole numbers, or of such tuples."""
    if not isinstance(value, tuple) or not value:
        return False
    return all(isinstance(item, int) or is_table(item) for item in value)


def unchanged(value: object) -> object:
    """As it is."""
    return value


def rebound(module: ModuleType, replace: Replacements) -> ModuleType:
    """The module as it is, with these things in the place of those."""
    return Twins(unchanged, replace, unchanged).module(module)


def bound_functions(module: ModuleType, replace: Replacements) -> list[FunctionType]:
    """All functions of ours that a module is made of, with these things in the place of those."""
    twins = Twins(unchanged, replace, unchanged)
    twins.module(module)
    return cast("list[FunctionType]", list(twins.functions.values()))
