"""A fingerprint of everything that machine code was made from: code made from anything else is never used."""

import hashlib
import sys
from collections.abc import Mapping
from pathlib import Path
from types import FunctionType, ModuleType
from typing import Any

import numba
import numpy as np

from .twins import PACKAGE, Twins, unchanged

HERE = Path(__file__).parent


def source_digest(module: ModuleType, replace: Mapping[Any, Any], *more: object) -> str:
    """The fingerprint of a module as it will be bound: the modules whose functions it reaches, and every value these see by a name.

    A module that is not reached can be edited without costing anybody the machine code of this one.
    """
    digest = hashlib.sha256(f"{sys.version} {numba.__version__} {np.__version__} {more!r}".encode())
    for path in sorted(HERE.glob("*.py")):
        digest.update(path.read_bytes())
    bound = Twins(unchanged, replace, unchanged)
    bound.module(module)
    for name in sorted(bound.modules):
        digest.update(f"\0{name}\0".encode() + source_of(sys.modules[name]))
        for label, value in sorted(vars(bound.modules[name]).items()):
            if not isinstance(value, ModuleType | FunctionType):
                digest.update(f"\0{label}=".encode() + value_bytes(value))
    return digest.hexdigest()[:16]


def source_of(module: ModuleType) -> bytes:
    """The text of a module."""
    return Path(module.__file__).read_bytes() if module.__file__ else b""


def value_bytes(value: Any) -> bytes:
    """What machine code may have taken in of a value: numbers as they are, of what is ours its text, of others their kind."""
    if isinstance(value, np.ndarray):
        return repr((value.dtype, value.shape)).encode() + value.tobytes()
    if isinstance(value, int | float | str | tuple | list):
        return repr(value).encode()
    value = getattr(value, "py_func", value)  # a stand-in, already wrapped
    if isinstance(value, type | FunctionType) and value.__module__.split(".")[0] == PACKAGE:
        return source_of(sys.modules[value.__module__])
    return type(value).__name__.encode()
