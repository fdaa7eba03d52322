"""The same rules at the speed of machine code.

A rules module and every module of ours it uses get a twin in which each function is wrapped by Numba's `njit`, each table of
numbers is an array, and the ledger is silent. The twin's functions work on records of arrays made by `record_type`.
Nothing in the rules knows of this.
"""

import os
import shutil
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from functools import cache
from pathlib import Path
from types import FunctionType, ModuleType
from typing import Any, Protocol, cast

import numba
import numba.core.config
import numpy as np
import numpy.typing as npt
import platformdirs
from numba.core.compiler_lock import global_compiler_lock

from jollyroll.kit import bags, ledger, pick_lists
from jollyroll.kit.state import GameState

from .cache_files import name_by_signature
from .digest import source_digests
from .entries import EntryModule
from .linking import DIGEST, EntryCompiler, PartCompiler, PartLibrary, PartName
from .part_cache import PartCache
from .recursion import call_cycle
from .twins import NumberTable, Replacements, Twins, bound_functions

StateArray = npt.NDArray[np.void]  # states as records
# Rules make no arrays, so Numba need not count who holds one (`_nrt`): counting took half of all time.
FLAGS: dict[str, bool | str] = {"nogil": True, "error_model": "numpy", "_nrt": False}
# What is computed anew in plain Python and looked up in machine code.
BY_TABLE: dict[object, object] = {bags.list_picks: pick_lists.list_picks}
VERSIONS_KEPT = 16  # of each module: several games, and several versions of the sources


class NumbaSettings(Protocol):
    """What is set here of Numba's settings, a module whose names are made at run time."""

    CACHE_DIR: str


class CompiledFunction(Protocol):
    """A function that Numba has wrapped."""

    def compile(self, signature: tuple[object, ...], /) -> object: ...


SETTINGS = cast("NumbaSettings", numba.core.config)


def record_type(state: type[GameState]) -> np.dtype[np.void]:
    """The layout of a position as a record."""
    return np.dtype([(name, np.int32, shape) for name, shape in state.FIELDS.items()])


def to_record(state: GameState, records: StateArray, place: int = 0) -> None:
    """Write a position into an array of records."""
    for name in state.FIELDS:
        records[name][place] = getattr(state, name)


def as_array(table: NumberTable) -> npt.NDArray[np.integer]:
    """A table of numbers as machine code reads it: as narrow as it goes, so that tables stay close to the processor."""
    widest = max(abs(int(np.max(table))), abs(int(np.min(table))))
    return np.array(table, dtype=np.int16 if widest < 1 << 15 else np.int32 if widest < 1 << 31 else np.int64)


@contextmanager
def cached_in(folder: Path) -> Iterator[None]:
    """Keep machine code in this folder. Numba looks only at a function's own file, so each set of sources has its own folder.

    The setting is the whole process's: threads that compile wait for each other.
    """
    with global_compiler_lock:
        before = SETTINGS.CACHE_DIR
        SETTINGS.CACHE_DIR = str(folder)
        try:
            yield
        finally:
            SETTINGS.CACHE_DIR = before


def silent_moved(state: GameState, rule: str, what: str, source: int, target: int, amount: int) -> None:
    """Compiled rules keep no ledger."""


def silent_noted(state: GameState, rule: str, what: str, seat: int, amount: int) -> None:
    """Compiled rules keep no ledger."""


def compiled(module: ModuleType, replace: Replacements | None = None, **flags: Any) -> ModuleType:
    """The compiled twin of a module. `replace` maps templates to what takes their place, such as a rulebook.

    Machine code is kept module by module, so that twins of several modules share that of the functions they have in common.
    Where functions call themselves it is compiled again each time.
    """
    silent = {ledger.moved: numba.njit(silent_moved), ledger.noted: numba.njit(silent_noted)}
    replacements = {**BY_TABLE, **silent, **(replace or {})}
    settings = {**FLAGS, **flags}
    cache_root = Path(platformdirs.user_cache_dir("jollyroll")) / "machine_code"
    folders = {name: cache_root / name / digest for name, digest in source_digests(module, replacements, settings).items()}
    if call_cycle(bound_functions(module, replacements)):
        return Twins(numba.njit(**settings), replacements, as_array).module(module)
    kept = {name: make_cache_folder(folder) for name, folder in folders.items()}

    def entry(function: FunctionType) -> object:
        keep = kept[function.__module__]
        with cached_in(folders[function.__module__]):
            fast = numba.njit(cache=keep, pipeline_class=EntryCompiler, **settings)(function)
        if keep:
            name_by_signature(fast)
        return fast

    def part(function: FunctionType) -> object:
        function.__globals__[DIGEST] = folders[function.__module__].name
        fast = numba.njit(pipeline_class=PartCompiler, **settings)(function)
        by_name[function.__module__, function.__qualname__] = fast
        if kept[function.__module__]:
            with cached_in(folders[function.__module__]):
                fast._cache = PartCache(function, find)
            name_by_signature(fast)
        return fast

    by_name: dict[tuple[str, str], Any] = {}

    def find(name: PartName) -> PartLibrary:
        function = by_name[name.module, name.function]
        function.compile(name.arguments)
        library: PartLibrary = function.overloads[name.arguments].library
        return library

    return EntryModule(Twins(part, replacements, as_array).module(module), entry)


def kernels(module: ModuleType, allocates: bool = False) -> ModuleType:
    """The compiled twin of a module of numeric functions; kept, so that each module is bound once a process.

    Arrays are arguments, scratch ones too. A module whose functions make arrays of their own has to say so: `allocates`.
    """
    return bound_kernels(module, allocates)


@cache
def bound_kernels(module: ModuleType, allocates: bool) -> ModuleType:
    """As `kernels`, once for each module."""
    return compiled(module, _nrt=allocates)


def make_ready(function: CompiledFunction, *arguments: object) -> None:
    """Have the machine code of a compiled function for such arguments, without running it."""
    typeof: Callable[[object], object] = numba.typeof
    function.compile(tuple(typeof(argument) for argument in arguments))


def make_cache_folder(folder: Path) -> bool:
    """Make this folder for machine code, and remove the versions unused for longest. False if the folder cannot be written."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError:
        return False
    with suppress(OSError):
        os.utime(folder)
        newest_first = sorted(folder.parent.iterdir(), key=lambda other: other.stat().st_mtime, reverse=True)
        for old in newest_first[VERSIONS_KEPT:]:
            shutil.rmtree(old, ignore_errors=True)
    return os.access(folder, os.W_OK)
