"""A fingerprint of everything that machine code was made from: code made from anything else is never used."""

import hashlib
import sys
from collections.abc import Mapping
from pathlib import Path
from types import FunctionType, ModuleType

import numba
import numpy as np

from .twins import Replacements, Twins, is_ours, unchanged

HERE = Path(__file__).parent


def source_digests(module: ModuleType, replace: Replacements, *more: object) -> dict[str, str]:
    """Fingerprints of all modules that a module, as it will be bound, is made of, each by its name.

    A fingerprint covers the modules whose functions are reached from there, and every value these see by a name. Whatever is not
    reached can be edited without costing anybody machine code, and whoever reaches the same from elsewhere shares it.
    """
    bound = Twins(unchanged, replace, unchanged)
    bound.module(module)
    settings = hashlib.sha256(f"{sys.version} {numba.__version__} {np.__version__} {more!r}".encode())
    for path in sorted(HERE.glob("*.py")):
        settings.update(path.read_bytes())
    own = {name: own_digest(name, twin) for name, twin in bound.modules.items()}
    known = {}
    for name in bound.modules:
        digest = settings.copy()
        for reached in sorted(reached_from(name, bound.modules)):
            digest.update(own[reached])
        known[name] = digest.hexdigest()[:16]
    return known


def own_digest(name: str, twin: ModuleType) -> bytes:
    """A fingerprint of one module: its text, and the values it sees by a name."""
    digest = hashlib.sha256(f"{name}\0".encode() + source_of(sys.modules[name]))
    for label, value in sorted(vars(twin).items()):
        if not isinstance(value, ModuleType | FunctionType):
            digest.update(f"\0{label}=".encode() + value_bytes(value))
    return digest.digest()


def reached_from(name: str, modules: Mapping[str, ModuleType]) -> set[str]:
    """The modules that this one uses, and those that these use, and so on; itself too."""
    found, new = {name}, [name]
    while new:
        for value in vars(modules[new.pop()]).values():
            used = value.__module__ if isinstance(value, FunctionType) else value.__name__ if isinstance(value, ModuleType) else ""
            if used in modules and used not in found:
                found.add(used)
                new.append(used)
    return found


def source_of(module: ModuleType) -> bytes:
    """The text of a module."""
    return Path(module.__file__).read_bytes() if module.__file__ else b""


def value_bytes(value: object) -> bytes:
    """What machine code may have taken in of a value: numbers as they are, of what is ours its text, of others their kind."""
    if isinstance(value, np.ndarray):
        return repr((value.dtype, value.shape)).encode() + value.tobytes()
    if isinstance(value, int | float | str | tuple | list):
        return repr(value).encode()
    value = getattr(value, "py_func", value)  # a stand-in, already wrapped
    if isinstance(value, type | FunctionType) and is_ours(value.__module__):
        return source_of(sys.modules[value.__module__])
    return type(value).__name__.encode()
