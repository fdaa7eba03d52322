"""Shapes of arrays, and the flat index of each element."""

import math
import operator
from itertools import product
from types import EllipsisType
from typing import NamedTuple, SupportsIndex, TypeAlias, TypeVar, cast

from jollyroll.kit.state import Shape

T = TypeVar("T")


class ChosenPlaces(NamedTuple):
    """Fancy indexing along an axis: places listed one by one."""

    numbers: list[int]
    shape: Shape


AxisKey: TypeAlias = SupportsIndex | slice | ChosenPlaces | None  # an index along one axis; None makes a new one


def broadcast_shape(*shapes: Shape) -> Shape:
    """The common shape to which these broadcast."""
    depth = max(map(len, shapes))
    padded = [(1,) * (depth - len(shape)) + shape for shape in shapes]
    return tuple(next((length for length in lengths if length != 1), 1) for lengths in zip(*padded, strict=True))


def spread(numbers: list[T], own: Shape, shape: Shape) -> list[T]:
    """Numbers of one shape, broadcast to another."""
    if own == shape:
        return numbers
    if len(numbers) == 1:
        return numbers * math.prod(shape)
    return [numbers[place] for place in spread_places(own, shape)]


def spread_places(own: Shape, shape: Shape) -> list[int]:
    """For each place of a shape, the place in an array of shape `own` that is broadcast to it."""
    padded = (1,) * (len(shape) - len(own)) + own
    steps = [0 if padded[axis] == 1 else math.prod(padded[axis + 1 :]) for axis in range(len(padded))]
    axes = [[place * step for place in range(length)] for length, step in zip(shape, steps, strict=True)]
    return [sum(parts) for parts in product(*axes)]


def turned_places(shape: Shape, order: Shape) -> list[int]:
    """For each place of an array with its axes permuted, its place before."""
    steps = [math.prod(shape[axis + 1 :]) for axis in range(len(shape))]
    axes = [[place * steps[axis] for place in range(shape[axis])] for axis in order]
    return [sum(parts) for parts in product(*axes)]


def places_of(shape: Shape, keys: list[AxisKey | EllipsisType]) -> tuple[list[int], Shape]:
    """The flat places that a key selects in an array of this shape, and the shape of the selection."""
    if Ellipsis in [each for each in keys if not isinstance(each, ChosenPlaces)]:
        at = next(place for place, each in enumerate(keys) if each is Ellipsis)
        keys[at : at + 1] = [slice(None)] * (len(shape) - sum(each is not None for each in keys) + 1)
    keys += [slice(None)] * (len(shape) - sum(each is not None for each in keys))
    steps = [math.prod(shape[axis + 1 :]) for axis in range(len(shape))]
    axes: list[list[int]] = []  # of the result: the offsets along each
    found: list[int] = []
    chosen: list[tuple[ChosenPlaces, int, int]] = []  # fancy indices: the index, its length, its stride
    at = -1
    fixed, axis = 0, 0
    for each in cast("list[AxisKey]", keys):
        if each is None:
            axes.append([0])
            found.append(1)
            continue
        length, step = shape[axis], steps[axis]
        axis += 1
        if isinstance(each, slice):
            some = range(*each.indices(length))
            axes.append([place * step for place in some])
            found.append(len(some))
        elif isinstance(each, ChosenPlaces):
            at = len(axes) if at < 0 else at
            chosen.append((each, length, step))
        else:
            index = operator.index(each)
            fixed += (index if index >= 0 else index + length) * step
    if chosen:
        common = broadcast_shape(*(which.shape for which, _, _ in chosen))
        sums = [0] * math.prod(common)
        for which, length, step in chosen:
            for number, index in enumerate(spread(which.numbers, which.shape, common)):
                sums[number] += (index if index >= 0 else index + length) * step
        axes.insert(at, sums)
        found[at:at] = common
    return [fixed + sum(parts) for parts in product(*axes)], tuple(found)
