"""A compiled module as Python sees it: functions become callable when first used."""

from collections.abc import Callable
from types import FunctionType, ModuleType

from numba.core.compiler_lock import global_compiler_lock
from numba.core.dispatcher import Dispatcher


class EntryModule(ModuleType):
    """A module of parts, with an entry for each function accessed by name."""

    def __init__(self, parts: ModuleType, make: Callable[[FunctionType], object]) -> None:
        super().__init__(parts.__name__)
        self._parts = parts
        self._make = make

    def __getattr__(self, name: str) -> object:
        with global_compiler_lock:
            if name not in vars(self):
                setattr(self, name, self._callable(getattr(self._parts, name)))
        return vars(self)[name]

    def _callable(self, value: object) -> object:
        """The entry for a function; other values unchanged."""
        if isinstance(value, Dispatcher):
            return self._make(value.py_func)
        return EntryModule(value, self._make) if isinstance(value, ModuleType) else value
