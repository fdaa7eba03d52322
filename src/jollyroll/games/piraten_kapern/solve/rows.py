"""Type aliases for rows of numbers: lists in plain Python, arrays in compiled code. For annotations alone."""

from typing import TYPE_CHECKING, TypeAlias

if TYPE_CHECKING:
    from array import array

    from jollyroll.solve.arrays import Floats, Ints, UShorts, Words

    IntRow: TypeAlias = list[int] | array[int] | Ints | UShorts | Words
    FloatRow: TypeAlias = list[float] | array[float] | Floats
    FloatRows: TypeAlias = list[list[float]] | list[array[float]] | Floats
else:
    IntRow = FloatRow = FloatRows = object
