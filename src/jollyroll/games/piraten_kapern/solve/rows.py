"""Names for rows of numbers that plain Python and compiled code share: lists there, arrays here. For annotations alone."""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from array import array

    from jollyroll.solve.arrays import Floats, Ints, Words

    IntRow = list[int] | Ints | Words
    FloatRow = list[float] | array[float] | Floats
    FloatRows = list[list[float]] | list[array[float]] | Floats
else:
    IntRow = FloatRow = FloatRows = object
