"""Files of machine code on disk, named so that concurrent writers never mix them up."""

import hashlib
import pickle
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any, Protocol, cast

from numba.core.caching import IndexDataCacheFile

UNREADABLE = (AttributeError, EOFError, ImportError, IndexError, KeyError, TypeError, ValueError, pickle.UnpicklingError)


class NumbaFiles(Protocol):
    """The part of Numba's cache file class that is used here."""

    _cache_path: str
    _index_name: str
    _source_stamp: object

    def _load_index(self) -> dict[object, str]: ...

    def load(self, key: object, /) -> object: ...


class NumbaCache(Protocol):
    """Numba's cache of one function's machine code."""

    _cache_file: NumbaFiles

    def _index_key(self, signature: tuple[object, ...], codegen: object, /) -> object: ...


class TargetContext(Protocol):
    """What Numba compiles for."""

    def codegen(self) -> object: ...


class CachedFunction(Protocol):
    """A function whose machine code Numba caches."""

    _cache: NumbaCache
    overloads: Mapping[tuple[object, ...], object]
    targetctx: TargetContext


class CacheFiles(IndexDataCacheFile):
    """A cache index, and one file per signature, named by that signature.

    Numba numbers these files. Two processes that save code for different signatures at once may take the same number, and a later
    reader then gets code compiled for other arguments.

    Unreadable files count as missing: truncated ones, or ones that name a class that has since moved.
    """

    def _load_index(self) -> dict[object, str]:
        numba_files = cast("NumbaFiles", super())
        try:
            return numba_files._load_index()
        except UNREADABLE:
            return {}

    def load(self, key: object) -> object:
        numba_files = cast("NumbaFiles", super())
        try:
            return numba_files.load(key)
        except UNREADABLE:
            return None

    def holds(self, key: object) -> bool:
        """There is machine code for this signature."""
        files = cast("NumbaFiles", self)
        name = files._load_index().get(key)
        return name is not None and Path(files._cache_path, name).is_file()

    def save(self: Any, key: tuple[object, ...], data: object) -> None:
        overloads = self._load_index()
        name = self._data_name_pattern.format(number=signature_number(key))
        if overloads.get(key) != name:
            self._save_index({**overloads, key: name})
        self._save_data(name, data)


def signature_number(key: tuple[object, ...]) -> int:
    """A number unique to this signature."""
    return int.from_bytes(hashlib.sha256(repr(key).encode()).digest()[:8])


def name_by_signature(function: CachedFunction) -> None:
    """Make a compiled function cache its machine code in such files."""
    make: Callable[[str, str, object], NumbaFiles] = CacheFiles
    files = function._cache._cache_file
    function._cache._cache_file = make(files._cache_path, files._index_name.removesuffix(".nbi"), files._source_stamp)
