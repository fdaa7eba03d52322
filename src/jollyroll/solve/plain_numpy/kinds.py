"""Number types by their short names, such as `f8`, and conversion of numbers to them."""

import struct
from array import array as typed_array
from typing import TypeAlias

Number: TypeAlias = int | float  # a bool is one too
DtypeLike: TypeAlias = str | type[Number] | None  # by name, by a Python type, or None for the default

CODES = {"u1": "B", "i1": "b", "u2": "H", "i2": "h", "i4": "i", "u4": "I", "i8": "q", "u8": "Q", "f4": "f", "f8": "d", "b1": "B"}
SIZES = {name: typed_array(code).itemsize for name, code in CODES.items()}


class Dtype(str):
    """A number type by its short name, such as `f8`; calling it converts a number."""

    __slots__ = ()

    def __call__(self, value: Number) -> Number:
        return fitted(self, value)


float64, float32, int64, int32, int16, int8 = map(Dtype, ("f8", "f4", "i8", "i4", "i2", "i1"))
uint64, uint32, uint16, uint8, bool_ = map(Dtype, ("u8", "u4", "u2", "u1", "b1"))


def kind_of(given: DtypeLike) -> Dtype:
    """The type for a name, a Python type or a `Dtype`."""
    if given is float or given is None:
        return float64
    if given is int:
        return int64
    if given is bool:
        return bool_
    return Dtype(str(given).lstrip("<|="))


def fitted(kind: str, value: Number) -> Number:
    """A number converted to this type: cut to its bits, or rounded."""
    if kind == "f8":
        return float(value)
    if kind == "f4":
        single: float = struct.unpack("f", struct.pack("f", value))[0]
        return single
    if kind == "b1":
        return bool(value)
    bits = 8 * SIZES[kind]
    cut = int(value) & ((1 << bits) - 1)
    return cut - (1 << bits) if kind[0] == "i" and cut >> (bits - 1) else cut
