"""Array creation: from one number, a range, or a file."""

import math
from pathlib import Path
from typing import SupportsIndex

from jollyroll.kit.state import Shape

from .array import Array, array, frombuffer, kind_in
from .kinds import DtypeLike, Number, fitted, int64, kind_of

MAGIC = b"\x93NUMPY"


def full(shape: Shape | list[int] | int, value: Number, dtype: DtypeLike = None) -> Array:
    wanted = tuple(shape) if isinstance(shape, (tuple, list)) else (int(shape),)
    kind = kind_of(dtype) if dtype is not None else kind_in([value], value)
    return Array([fitted(kind, value)] * math.prod(wanted), wanted, kind)


def zeros(shape: Shape | list[int] | int, dtype: DtypeLike = None) -> Array:
    return full(shape, 0, kind_of(dtype))


def ones(shape: Shape | list[int] | int, dtype: DtypeLike = None) -> Array:
    return full(shape, 1, kind_of(dtype))


def arange(*bounds: SupportsIndex, dtype: DtypeLike = None) -> Array:
    return array([*range(*bounds)], dtype or int64)


def load(path: Path, mmap_mode: str | None = None, allow_pickle: bool = False) -> Array:
    """An array from a file in NumPy's format."""
    raw = Path(path).read_bytes()
    if not raw.startswith(MAGIC):
        raise ValueError("no array")
    long = 2 if raw[6] == 1 else 4
    begin = 8 + long
    end = begin + int.from_bytes(raw[8:begin], "little")
    head = raw[begin:end].decode("latin-1")
    name = head.split("'descr':")[1].split("'")[1]
    numbers = head.split("'shape':")[1].split("(")[1].split(")")[0]
    shape = tuple(int(number) for number in numbers.split(",") if number.strip())
    if "'fortran_order': False" not in head:
        raise ValueError("not in the usual order")
    return frombuffer(memoryview(raw)[end:], name).reshape(shape)
