"""Names for the arrays that tables, evaluations and solvers are made of.

NumPy is loaded only where arrays are made, so at run time these are mere names: use them in annotations alone.
"""

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    import numpy as np
    import numpy.typing as npt

    from .lookahead import StateList

    Floats = npt.NDArray[np.float64]
    Singles = npt.NDArray[np.float32]
    Ints = npt.NDArray[np.int64]
    Words = npt.NDArray[np.int32]
    Shorts = npt.NDArray[np.int16]
    UShorts = npt.NDArray[np.uint16]
    SmallInts = npt.NDArray[np.int8]
    Bytes = npt.NDArray[np.uint8]
    Keys = npt.NDArray[np.uint64]
    Flags = npt.NDArray[np.bool_]
    AnyArray = npt.NDArray[Any]  # numbers of any kind
    StateRecords = npt.NDArray[np.void] | StateList  # states with the fields of a game's `State`, copied on assignment
else:
    Floats = Singles = Ints = Words = Shorts = UShorts = SmallInts = Bytes = Keys = Flags = AnyArray = StateRecords = object

Arrays = dict[str, AnyArray]  # the arrays of a table, by name
