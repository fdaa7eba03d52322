"""The part of NumPy that judges and players use at a table, in plain Python: for browsers without NumPy.

An array is a flat list with a shape. Rows are views, as in NumPy; any other selection is a copy. It is slow for whole-array
arithmetic and fast enough for single lookups, which are what players wait for.
"""

import sys
from types import ModuleType

from .array import Array, array, asarray, frombuffer
from .kinds import bool_, float32, float64, int8, int16, int32, int64, uint8, uint16, uint32, uint64
from .making import arange, full, load, ones, zeros
from .whole import (
    column_stack,
    concatenate,
    cumsum,
    exp,
    interp,
    log,
    maximum,
    minimum,
    prod,
    subtract,
    swapaxes,
    unique,
)

ndarray = Array
ascontiguousarray = asarray

__all__ = [
    "Array",
    "arange",
    "array",
    "asarray",
    "ascontiguousarray",
    "bool_",
    "column_stack",
    "concatenate",
    "cumsum",
    "exp",
    "float32",
    "float64",
    "frombuffer",
    "full",
    "int8",
    "int16",
    "int32",
    "int64",
    "interp",
    "load",
    "log",
    "maximum",
    "minimum",
    "ndarray",
    "ones",
    "prod",
    "stand_in",
    "stands_in",
    "subtract",
    "swapaxes",
    "uint8",
    "uint16",
    "uint32",
    "uint64",
    "unique",
    "zeros",
]


def stands_in() -> bool:
    """True if this package stands in for NumPy."""
    return sys.modules.get("numpy") is sys.modules[__name__]


def stand_in() -> ModuleType:
    """Install this package as `numpy` if NumPy is missing; returns the module that `import numpy` now finds."""
    try:
        import numpy
    except ImportError:
        numpy = sys.modules["numpy"] = sys.modules[__name__]
    return numpy
