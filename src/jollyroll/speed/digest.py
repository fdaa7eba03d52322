"""Fingerprints of everything that goes into machine code, so that stale code is never used."""

import hashlib
import sys
from collections.abc import Mapping
from pathlib import Path
from types import FunctionType, ModuleType

import numba
import numpy as np

from jollyroll.plain import is_ours, plain_form, source_path

from .twins import Replacements, Twins, unchanged

HERE = Path(__file__).parent


def source_digests(module: ModuleType, replace: Replacements, *more: object) -> dict[str, str]:
    """Fingerprints of all modules that a module, once bound, depends on, by module name.

    A fingerprint covers the modules whose functions are reachable from there, and every value they use by name. Editing unreachable
    code invalidates no machine code, and all callers of the same code share it.
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
    """A fingerprint of one module: its source text and the values it uses by name."""
    digest = hashlib.sha256(f"{name}\0".encode() + source_of(sys.modules[name]))
    for label, value in sorted(vars(twin).items()):
        if not isinstance(value, ModuleType | FunctionType):
            digest.update(f"\0{label}=".encode() + value_bytes(value))
    return digest.digest()


def reached_from(name: str, modules: Mapping[str, ModuleType]) -> set[str]:
    """This module and all modules it uses, directly or indirectly."""
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
    return Path(source_path(module.__file__)).read_bytes() if module.__file__ else b""


def value_bytes(value: object) -> bytes:
    """The bytes of a value that may be compiled in: numbers as they are, our own modules and functions by source text, other
    objects by type.
    """
    if isinstance(value, np.ndarray):
        return repr((value.dtype, value.shape)).encode() + value.tobytes()
    if isinstance(value, int | float | str | tuple | list):
        return repr(value).encode()
    value = plain_form(getattr(value, "py_func", value))  # a replacement may be wrapped already
    if isinstance(value, type | FunctionType) and is_ours(value.__module__):
        return source_of(sys.modules[value.__module__])
    return type(value).__name__.encode()
