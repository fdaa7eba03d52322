"""Compiles the rules to machine code.

A rules module and every module of ours it uses get a twin in which each function is wrapped by Numba's `njit`, each table of
numbers is an array, and the ledger is silent. The twin's functions work on records of arrays made by `record_type`. The rules know
nothing of this.
"""

import os
import shutil
from collections.abc import Callable, Iterable, Iterator, Mapping
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

from .cache_files import CachedFunction, CacheFiles, name_by_signature
from .digest import source_digests
from .entries import EntryModule
from .linking import DIGEST, EntryCompiler, PartCompiler, PartLibrary, PartName
from .part_cache import PartCache
from .recursion import call_cycle
from .twins import NumberTable, Replacements, Twins, bound_functions

StateArray = npt.NDArray[np.void]  # states as records
# Rules make no arrays, so Numba need not count references (`_nrt`): counting took half of all time.
FLAGS: dict[str, bool | str] = {"nogil": True, "error_model": "numpy", "_nrt": False}
# Computed anew in plain Python, looked up in a table in machine code.
BY_TABLE: dict[object, object] = {bags.list_picks: pick_lists.list_picks}
VERSIONS_KEPT = 16  # of each module: several games, and several versions of the sources


class NumbaSettings(Protocol):
    """The Numba settings changed here. Numba builds this module's names at run time, so it has no types of its own."""

    CACHE_DIR: str


class CompiledPart(Protocol):
    """What Numba made of a function for some types of arguments."""

    library: PartLibrary


class CompiledFunction(Protocol):
    """A function that Numba has wrapped."""

    overloads: Mapping[tuple[object, ...], CompiledPart]

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
    """A table of numbers as an array for machine code, in the narrowest integer type that fits, so that it stays in the processor's
    cache.
    """
    widest = max(abs(int(np.max(table))), abs(int(np.min(table))))
    return np.array(table, dtype=np.int16 if widest < 1 << 15 else np.int32 if widest < 1 << 31 else np.int64)


@contextmanager
def cached_in(folder: Path) -> Iterator[None]:
    """Cache machine code in this folder. Numba checks only a function's own file for changes, so each set of sources gets its own
    folder.

    The setting is global to the process, so compiling threads wait for each other.
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
    """The compiled twin of a module. `replace` maps templates to their replacements, such as a rulebook.

    Machine code is cached module by module, so twins of several modules share the code of the functions they have in common.
    Recursive functions are compiled anew in each process.
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

    by_name: dict[tuple[str, str], CompiledFunction] = {}

    def find(name: PartName) -> PartLibrary:
        function = by_name[name.module, name.function]
        function.compile(name.arguments)
        return function.overloads[name.arguments].library

    return EntryModule(Twins(part, replacements, as_array).module(module), entry)


def kernels(module: ModuleType, allocates: bool = False) -> ModuleType:
    """The compiled twin of a module of numeric functions, bound once per process.

    Arrays, scratch arrays included, are passed as arguments. A module whose functions allocate arrays must say so with `allocates`.
    """
    return bound_kernels(module, allocates)


@cache
def bound_kernels(module: ModuleType, allocates: bool) -> ModuleType:
    """As `kernels`, cached by module."""
    return compiled(module, _nrt=allocates)


def make_ready(function: CompiledFunction, *arguments: object) -> None:
    """Compile a function for these arguments, or load its cached machine code, without running it."""
    function.compile(signature_of(arguments))


def signature_of(arguments: Iterable[object]) -> tuple[object, ...]:
    """Numba's types of these arguments."""
    typeof: Callable[[object], object] = numba.typeof
    return tuple(typeof(argument) for argument in arguments)


def is_ready(function: CompiledFunction, *arguments: object) -> bool:
    """The machine code for these arguments is loaded or cached: nothing has to be compiled."""
    fast = cast("CachedFunction", function)
    signature = signature_of(arguments)
    if signature in fast.overloads:
        return True
    files = getattr(fast._cache, "_cache_file", None)  # there is none where the folder cannot be written
    return isinstance(files, CacheFiles) and files.holds(fast._cache._index_key(signature, fast.targetctx.codegen()))


def make_cache_folder(folder: Path) -> bool:
    """Make this folder for machine code and remove the versions unused for longest. False if the folder is not writable."""
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
