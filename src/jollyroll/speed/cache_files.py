"""Files of machine code on disk, named so that processes that write at the same time do not mix them up."""

import hashlib
import pickle
from collections.abc import Callable
from typing import Any, Protocol, cast

from numba.core.caching import IndexDataCacheFile

UNREADABLE = (AttributeError, EOFError, ImportError, IndexError, KeyError, TypeError, ValueError, pickle.UnpicklingError)


class NumbaFiles(Protocol):
    """What Numba's own class does with such files."""

    _cache_path: str
    _index_name: str
    _source_stamp: object

    def _load_index(self) -> dict[object, str]: ...

    def load(self, key: object, /) -> object: ...


class NumbaCache(Protocol):
    """Where Numba keeps the machine code of a function."""

    _cache_file: NumbaFiles


class CachedFunction(Protocol):
    """A function whose machine code Numba keeps."""

    _cache: NumbaCache


class CacheFiles(IndexDataCacheFile):
    """An index and one file for each signature, named by that signature.

    Numba numbers these files. Two processes that save code for different signatures at once may take the same number, and whoever
    reads it then gets code for other arguments than it asked for.

    What cannot be read counts as not there: a file cut short, or one that names a class that has moved since.
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

    def save(self: Any, key: tuple[object, ...], data: object) -> None:
        overloads = self._load_index()
        name = self._data_name_pattern.format(number=signature_number(key))
        if overloads.get(key) != name:
            self._save_index({**overloads, key: name})
        self._save_data(name, data)


def signature_number(key: tuple[object, ...]) -> int:
    """A number that no other signature has."""
    return int.from_bytes(hashlib.sha256(repr(key).encode()).digest()[:8])


def name_by_signature(function: CachedFunction) -> None:
    """Let a compiled function keep its machine code in such files."""
    make: Callable[[str, str, object], NumbaFiles] = CacheFiles
    files = function._cache._cache_file
    function._cache._cache_file = make(files._cache_path, files._index_name.removesuffix(".nbi"), files._source_stamp)
