"""Structs: named numbers that the same functions use in plain Python, as an object with lists, and in machine code, as a record.

Machine code passes a record by its address, however many arrays it holds.
"""

from inspect import get_annotations
from typing import TYPE_CHECKING, ClassVar, get_args

from jollyroll.kit.state import Shape

if TYPE_CHECKING:
    import numpy as np
    import numpy.typing as npt

Nested = float | list["Nested"]  # a number, a list, or a list of lists

INTEGER, REAL = "<i8", "<f8"


class Struct:
    """Subclasses annotate their fields: `int`, `float`, or lists of these with their lengths, such as `Annotated[list[int], 4]`."""

    FIELDS: ClassVar[dict[str, tuple[str, Shape]]] = {}

    def __init_subclass__(cls) -> None:
        cls.FIELDS = {name: layout(annotation) for name, annotation in get_annotations(cls).items()}

    def __init__(self) -> None:
        for name, (kind, shape) in self.FIELDS.items():
            setattr(self, name, zeros(0 if kind == INTEGER else 0.0, shape))


def layout(annotation: object) -> tuple[str, Shape]:
    """The kind of number and the shape of a field."""
    kind, *shape = get_args(annotation) or (annotation,)
    while inner := get_args(kind):
        kind = inner[0]
    return {int: INTEGER, float: REAL}[kind], tuple(shape)


def zeros(zero: float, shape: Shape) -> Nested:
    """Zeros of this shape, in lists."""
    return [zeros(zero, shape[1:]) for _ in range(shape[0])] if shape else zero


def new_record(struct: type[Struct]) -> "npt.NDArray[np.void]":
    """An array of one record, all zeros, for machine code."""
    import numpy as np

    return np.zeros(1, np.dtype([(name, kind, shape) for name, (kind, shape) in struct.FIELDS.items()]))
