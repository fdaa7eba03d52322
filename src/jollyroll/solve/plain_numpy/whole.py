"""Functions on whole arrays."""

import math
from bisect import bisect_right
from collections.abc import Iterable, Sequence
from functools import reduce
from typing import SupportsFloat

from .array import Array, Operand, asarray, common_kind, transposed
from .kinds import DtypeLike, Number, fitted, float64, kind_of


def cumsum(given: Operand, axis: int | None = None, dtype: DtypeLike = None) -> Array:
    """Cumulative sums, along the last axis or the one given."""
    values = asarray(given)
    kind = kind_of(dtype) if dtype is not None else values.dtype
    axis = -1 if axis is None else axis
    length, step = values.shape[axis], math.prod(values.shape[axis % values.ndim + 1 :])
    found = values.flat[:]
    for place in range(len(found)):
        if place // step % length:
            found[place] += found[place - step]
    return Array([fitted(kind, value) for value in found], values.shape, kind)


def concatenate(parts: Sequence[Operand], axis: int = 0) -> Array:
    """Concatenation along an axis."""
    arrays = [asarray(part) for part in parts]
    axis %= arrays[0].ndim
    outer = math.prod(arrays[0].shape[:axis])
    widths = [math.prod(each.shape[axis:]) for each in arrays]
    flats = [each.flat for each in arrays]
    found: list[Number] = []
    for row in range(outer):
        for flat, width in zip(flats, widths, strict=True):
            found += flat[row * width : (row + 1) * width]
    shape = (*arrays[0].shape[:axis], sum(each.shape[axis] for each in arrays), *arrays[0].shape[axis + 1 :])
    return Array(found, shape, reduce(lambda kind, each: common_kind(each, Array([], (0,), kind)), arrays[1:], arrays[0].dtype))


def column_stack(columns: Sequence[Operand]) -> Array:
    """Vectors as columns, side by side with arrays of columns."""
    parts = [asarray(column) for column in columns]
    return concatenate([part if part.ndim > 1 else part.reshape(-1, 1) for part in parts], axis=1)


def swapaxes(given: Array, one: int, other: int) -> Array:
    order = list(range(given.ndim))
    order[one], order[other] = order[other], order[one]
    return transposed(given, tuple(order))


def interp(places: Operand, knots: Sequence[float], heights: Iterable[SupportsFloat]) -> Array:
    """Linear interpolation between knots."""
    levels = [float(height) for height in heights]
    found: list[Number] = []
    for place in asarray(places).flat:
        right = bisect_right(knots, place)
        if right == 0 or right == len(knots):
            found.append(levels[0 if right == 0 else -1])
            continue
        slope = (levels[right] - levels[right - 1]) / (knots[right] - knots[right - 1])
        found.append(slope * (place - knots[right - 1]) + levels[right - 1])
    return Array(found, (len(found),), float64)


def minimum(one: Operand, other: Operand) -> Array:
    return asarray(one)._with(other, min)


def maximum(one: Operand, other: Operand) -> Array:
    return asarray(one)._with(other, max)


def subtract(one: Operand, other: Operand) -> Array:
    return asarray(one) - asarray(other)


def log(given: Array) -> Array:
    return Array([*map(math.log, given.flat)], given.shape, float64)


def exp(given: Array) -> Array:
    return Array([*map(math.exp, given.flat)], given.shape, float64)


def prod(given: Iterable[Number]) -> Number:
    return math.prod(given)


def unique(given: Array) -> Array:
    found = sorted(set(given.flat))
    return Array(found, (len(found),), given.dtype)
