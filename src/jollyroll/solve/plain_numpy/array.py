"""`Array`: numbers with a shape, and functions that make one of rows or bytes."""

import math
import operator
import sys
from array import array as typed_array
from collections.abc import Callable, Iterable, Iterator, MutableSequence, Sequence
from types import EllipsisType
from typing import SupportsIndex, TypeAlias, cast

from jollyroll.kit.state import Shape

from .kinds import CODES, SIZES, Dtype, DtypeLike, Number, bool_, fitted, float32, float64, int64, kind_of
from .shapes import ChosenPlaces, broadcast_shape, places_of, spread, turned_places

Operand: TypeAlias = "Number | Array | list[Operand] | tuple[Operand, ...]"  # operands of arithmetic
KeyPart: TypeAlias = "SupportsIndex | slice | EllipsisType | Array | list[Operand] | None"
Key: TypeAlias = "KeyPart | tuple[KeyPart, ...]"
Rows: TypeAlias = "list[Number] | list[Rows]"
Found: TypeAlias = "Array | Number"  # the result of indexing: a number if no axis is left


class ArrayFlags:
    """An array's flags; `writeable` is not enforced here."""

    writeable = True


class Array:
    """Numbers with a shape."""

    __slots__ = ("_wide", "data", "dtype", "flags", "offset", "shape")

    def __init__(self, data: MutableSequence[Number], shape: Shape, dtype: Dtype, offset: int = 0) -> None:
        self.data, self.shape, self.dtype, self.offset = data, shape, dtype, offset
        self.flags = ArrayFlags()
        self._wide = math.prod(shape[1:])

    # properties

    @property
    def size(self) -> int:
        return math.prod(self.shape)

    @property
    def ndim(self) -> int:
        return len(self.shape)

    @property
    def T(self) -> "Array":
        return transposed(self, tuple(reversed(range(self.ndim))))

    @property
    def flat(self) -> list[Number]:
        """All numbers in order."""
        if self.offset == 0 and len(self.data) == self.size and isinstance(self.data, list):
            return self.data
        return list(self.data[self.offset : self.offset + self.size])

    def __len__(self) -> int:
        return self.shape[0]

    def __iter__(self) -> Iterator[Found]:
        return (self[place] for place in range(self.shape[0]))

    def __repr__(self) -> str:
        return f"Array({self.tolist()}, {self.dtype})"

    def __bool__(self) -> bool:
        return bool(self.item())

    def __int__(self) -> int:
        return int(self.item())

    def __float__(self) -> float:
        return float(self.item())

    def item(self) -> Number:
        [only] = self.flat
        return only

    # indexing

    def __getitem__(self, key: Key) -> Found:
        if type(key) is int:
            if key < 0:
                key += self.shape[0]
            if key >= self.shape[0] or key < 0:
                raise IndexError(key)
            if len(self.shape) == 1:
                return self.data[self.offset + key]
            return Array(self.data, self.shape[1:], self.dtype, self.offset + key * self._wide)
        if type(key) is tuple and len(key) == len(self.shape):
            place = 0
            for index, length in zip(key, self.shape, strict=True):
                if type(index) is not int:
                    break
                place = place * length + (index if index >= 0 else index + length)
            else:
                return self.data[self.offset + place]
        if type(key) is slice and key.step in (None, 1):
            begin, end, _ = key.indices(self.shape[0])
            return Array(self.data, (max(0, end - begin), *self.shape[1:]), self.dtype, self.offset + begin * self._wide)
        places, shape = self._places(key)
        base = self.offset
        if shape == ():
            return self.data[base + places[0]]
        return Array([self.data[base + place] for place in places], shape, self.dtype)

    def __setitem__(self, key: Key, value: Operand) -> None:
        if type(key) is int and len(self.shape) == 1 and not isinstance(value, Array):
            # a full index gives one number
            self.data[self.offset + (key if key >= 0 else key + self.shape[0])] = value  # type: ignore[assignment]
            return
        places, shape = self._places(key)
        given = asarray(value).spread(shape) if isinstance(value, (Array, list, tuple)) else [value] * len(places)
        base, exact = self.offset, self.dtype == "f8"
        for place, each in zip(places, given, strict=True):
            self.data[base + place] = each if exact else fitted(self.dtype, each)

    def _places(self, key: Key) -> tuple[list[int], Shape]:
        keys = key if isinstance(key, tuple) else (key,)
        chosen = (asarray(each) if isinstance(each, (Array, list, tuple)) else each for each in keys)
        return places_of(
            self.shape,
            [ChosenPlaces(cast("list[int]", each.flat), each.shape) if isinstance(each, Array) else each for each in chosen],
        )

    def spread(self, shape: Shape) -> list[Number]:
        """All numbers, broadcast to the shape."""
        return spread(self.flat, self.shape, shape)

    # reshaping

    def tolist(self) -> Rows:
        if self.ndim == 1:
            return self.flat[:]
        return [row.tolist() for row in cast("Iterator[Array]", iter(self))]

    def tobytes(self) -> bytes:
        return typed_array(CODES[self.dtype], self.flat).tobytes()

    def astype(self, kind: DtypeLike) -> "Array":
        wanted = kind_of(kind)
        if wanted == "f8":
            return Array([*map(float, self.flat)], self.shape, wanted)
        return Array([fitted(wanted, value) for value in self.flat], self.shape, wanted)

    def copy(self) -> "Array":
        return Array(self.flat[:], self.shape, self.dtype)

    def reshape(self, *shape: int | Shape | list[int]) -> "Array":
        wanted = tuple(shape[0]) if len(shape) == 1 and isinstance(shape[0], (tuple, list)) else cast("Shape", shape)
        if -1 in wanted:
            rest = self.size // max(1, -math.prod(wanted))
            wanted = tuple(rest if length == -1 else length for length in wanted)
        return Array(self.data, wanted, self.dtype, self.offset)

    def ravel(self) -> "Array":
        return self.reshape(self.size)

    def view(self, kind: DtypeLike) -> "Array":
        return frombuffer(self.tobytes(), kind)

    # reductions

    def _along(self, how: Callable[[Iterable[Number]], Number], axis: int | None, keepdims: bool, kind: Dtype) -> Found:
        if axis is None:
            return how(self.flat)
        axis %= self.ndim
        order = (*(other for other in range(self.ndim) if other != axis), axis)
        rows = transposed(self, order)
        length = self.shape[axis]
        found = [how(rows.data[place : place + length]) for place in range(0, len(rows.data), length)] if length else []
        shape = tuple(1 if place == axis and keepdims else n for place, n in enumerate(self.shape) if keepdims or place != axis)
        return Array(found, shape, kind)

    def sum(self, axis: int | None = None, keepdims: bool = False) -> Found:
        return self._along(sum, axis, keepdims, self.dtype if self.dtype[0] == "f" else int64)

    def any(self, axis: int | None = None) -> Found:
        return self._along(any, axis, False, bool_)

    def max(self, axis: int | None = None) -> Found:
        return self._along(max, axis, False, self.dtype)

    # elementwise arithmetic

    def _with(
        self, other: Operand, how: Callable[[Number, Number], Number], kind: Dtype | None = None, turned: bool = False
    ) -> "Array":
        left, right = (asarray(other), self) if turned else (self, asarray(other))
        shape = broadcast_shape(left.shape, right.shape)
        result = kind or common_kind(self, other)
        found = map(how, left.spread(shape), right.spread(shape))
        return Array([*found] if result in ("f8", "b1") else [fitted(result, value) for value in found], shape, result)

    def __add__(self, other: Operand) -> "Array":
        return self._with(other, operator.add)

    __radd__ = __add__

    def __sub__(self, other: Operand) -> "Array":
        return self._with(other, operator.sub)

    def __rsub__(self, other: Operand) -> "Array":
        return self._with(other, operator.sub, turned=True)

    def __mul__(self, other: Operand) -> "Array":
        return self._with(other, operator.mul)

    __rmul__ = __mul__

    def __truediv__(self, other: Operand) -> "Array":
        return self._with(other, operator.truediv, float32 if self.dtype == "f4" else float64)

    def __rtruediv__(self, other: Operand) -> "Array":
        return self._with(other, operator.truediv, float64, turned=True)

    def __or__(self, other: Operand) -> "Array":
        return self._with(other, operator.or_)

    def __and__(self, other: Operand) -> "Array":
        return self._with(other, operator.and_)

    def __lshift__(self, other: Operand) -> "Array":
        return self._with(other, operator.lshift)

    def __invert__(self) -> "Array":
        return Array(
            [not value if self.dtype == "b1" else ~value for value in cast("list[int]", self.flat)], self.shape, self.dtype
        )

    def __matmul__(self, other: "Array") -> float:
        return math.fsum(map(operator.mul, self.flat, other.flat))

    def __eq__(self, other: Operand) -> "Array":  # type: ignore[override]
        return self._with(other, operator.eq, bool_)

    def __lt__(self, other: Operand) -> "Array":
        return self._with(other, operator.lt, bool_)

    def __ge__(self, other: Operand) -> "Array":
        return self._with(other, operator.ge, bool_)

    __hash__ = None  # type: ignore[assignment]


def common_kind(one: Array, other: Operand) -> Dtype:
    """The result type of two operands: a bare number takes the array's type, unless it has a fraction."""
    if not isinstance(other, Array):
        return float64 if isinstance(other, float) and one.dtype[0] != "f" else one.dtype
    return max(one.dtype, other.dtype, key=lambda kind: (kind[0] == "f", kind != "b1", SIZES[kind], kind[0] == "i"))


def transposed(given: Array, order: Shape) -> Array:
    """The array with its axes permuted."""
    flat = given.flat
    turned = [flat[place] for place in turned_places(given.shape, order)]
    return Array(turned, tuple(given.shape[axis] for axis in order), given.dtype)


def array(given: "Operand | range", dtype: DtypeLike = None) -> Array:
    """An array of numbers, rows, or rows of rows."""
    if isinstance(given, Array):
        return given.astype(dtype) if dtype is not None else given.copy()
    flat, shape = flattened(given)
    kind = kind_of(dtype) if dtype is not None else kind_in(flat, given)
    return Array([fitted(kind, value) for value in flat], shape, kind)


def flattened(given: "Operand | range") -> tuple[list[Number], Shape]:
    """All numbers in order, and their shape."""
    if isinstance(given, Array):
        return given.flat, given.shape
    if not isinstance(given, (list, tuple, range)):
        return [given], ()
    rows = [flattened(row) for row in given]
    shape = rows[0][1] if rows else ()
    return [value for values, _ in rows for value in values], (len(rows), *shape)


def kind_in(flat: Sequence[Number], given: "Operand | range") -> Dtype:
    """The type of numbers given without one."""
    while isinstance(given, (list, tuple)) and given:
        given = given[0]
    if isinstance(given, Array):
        return given.dtype
    if any(isinstance(value, float) for value in flat) or not flat:
        return float64
    return bool_ if all(isinstance(value, bool) for value in flat) else int64


def asarray(given: Operand) -> Array:
    return given if isinstance(given, Array) else array(given)


def frombuffer(raw: bytes | memoryview, dtype: DtypeLike = None) -> Array:
    kind = kind_of(dtype)
    values: typed_array[float] = typed_array(CODES[kind])
    values.frombytes(raw)
    if sys.byteorder == "big":
        values.byteswap()
    return Array(cast("MutableSequence[Number]", values), (len(values),), kind)
