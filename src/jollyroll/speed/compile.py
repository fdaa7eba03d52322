"""The same rules at the speed of machine code.

A rules module and every module of ours it uses get a twin in which each function is wrapped by Numba's `njit`, each table of
numbers is an array, and the ledger is silent. The twin's functions work on records of arrays made by `record_type`.
Nothing in the rules knows of this.
"""

import hashlib
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from types import FunctionType, ModuleType
from typing import Any

import numba
import numba.core.config
import numpy as np
import platformdirs

from jollyroll.games import ledger
from jollyroll.games.table import Table

SETTINGS: Any = numba.core.config  # made of names set at run time
PACKAGE = __name__.split(".")[0]
SOURCES = Path(__file__).parent.parent


def record_type(state: type[Table]) -> np.dtype[Any]:
    """The layout of a position as a record."""
    return np.dtype([(name, np.int32, shape) for name, shape in state.FIELDS.items()])


def to_record(state: Table, records: Any, place: int = 0) -> None:
    """Write a position into an array of records."""
    for name in state.FIELDS:
        records[name][place] = getattr(state, name)


def from_record(state: Table, record: Any) -> None:
    """Read a record back into a position."""
    for name, shape in state.FIELDS.items():
        setattr(state, name, record[name].tolist() if shape else int(record[name]))


class Twins:
    """Modules bound anew: every function of ours re-bound to its twin's names and wrapped."""

    def __init__(self, wrap: Callable[[FunctionType], Any], replace: dict[Any, Any], tables_as_arrays: bool) -> None:
        self.wrap = wrap
        self.replace = replace
        self.tables_as_arrays = tables_as_arrays
        self.modules: dict[str, ModuleType] = {}
        self.functions: dict[FunctionType, Any] = {}

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

    def value(self, value: Any) -> Any:
        """The twin of whatever a name stands for."""
        if isinstance(value, FunctionType | ModuleType) and value in self.replace:
            replacement = self.replace[value]
            return self.module(replacement) if isinstance(replacement, ModuleType) else replacement
        if isinstance(value, FunctionType) and value.__module__.split(".")[0] == PACKAGE:
            return self.function(value)
        if isinstance(value, ModuleType) and value.__name__.split(".")[0] == PACKAGE:
            return self.module(value)
        if self.tables_as_arrays and is_table(value):
            return np.array(value, dtype=np.int64)
        return value

    def function(self, original: FunctionType) -> Any:
        """The twin of a function, bound to the names of its module's twin."""
        if original not in self.functions:
            home = self.module(sys.modules[original.__module__])
            if original not in self.functions:
                bound = FunctionType(original.__code__, vars(home), original.__name__, original.__defaults__)
                bound.__module__ = original.__module__
                bound.__qualname__ = original.__qualname__
                self.functions[original] = self.wrap(bound)
        return self.functions[original]


def is_table(value: Any) -> bool:
    """A tuple of whole numbers, or of such tuples."""
    if not isinstance(value, tuple) or not value:
        return False
    return all(isinstance(item, int) or is_table(item) for item in value)


def source_digest() -> str:
    """A fingerprint of all rules: machine code of other rules is never used."""
    digest = hashlib.sha256(f"{sys.version} {numba.__version__} {np.__version__}".encode())
    for room in ("games", "dice", "lab", "speed"):
        for path in sorted((SOURCES / room).rglob("*.py")):
            digest.update(path.relative_to(SOURCES).as_posix().encode() + b"\0" + path.read_bytes())
    return digest.hexdigest()[:16]


@contextmanager
def cached_in(folder: Path) -> Iterator[None]:
    """Keep machine code in this folder. Numba looks only at a function's own file, so each set of sources has its own folder."""
    before = SETTINGS.CACHE_DIR
    SETTINGS.CACHE_DIR = str(folder)
    try:
        yield
    finally:
        SETTINGS.CACHE_DIR = before


def silent_moved(state: Any, rule: str, what: str, source: int, target: int, amount: int) -> None:
    """Nobody listens."""


def silent_noted(state: Any, rule: str, what: str, seat: int, amount: int) -> None:
    """Nobody listens."""


def compiled(module: ModuleType, game: str, rules: ModuleType | None = None, template: ModuleType | None = None) -> ModuleType:
    """The compiled twin of a module; `rules` stands in for the `template` rulebook that the module names."""
    replace: dict[Any, Any] = {
        ledger.moved: numba.njit(silent_moved),
        ledger.noted: numba.njit(silent_noted),
    }
    if rules is not None and template is not None and rules is not template:
        replace[template] = rules
    folder = Path(platformdirs.user_cache_dir("jollyroll")) / "compiled" / source_digest() / game
    with cached_in(folder):
        return Twins(numba.njit(cache=True, error_model="numpy"), replace, tables_as_arrays=True).module(module)


def rebound(module: ModuleType, rules: ModuleType, template: ModuleType) -> ModuleType:
    """The same re-binding without compiling: the module, with `rules` in the place of `template`."""
    return Twins(lambda function: function, {template: rules} if rules is not template else {}, False).module(module)
