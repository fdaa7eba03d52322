"""Type aliases for the arrays of tables, evaluations and solvers.

NumPy is imported only where arrays are made, so these names exist for annotations alone.
"""

from typing import TYPE_CHECKING, Any, TypeAlias

if TYPE_CHECKING:
    import numpy as np
    import numpy.typing as npt

    from .lookahead import StateList

    Floats: TypeAlias = npt.NDArray[np.float64]
    Singles: TypeAlias = npt.NDArray[np.float32]
    Ints: TypeAlias = npt.NDArray[np.int64]
    Words: TypeAlias = npt.NDArray[np.int32]
    Shorts: TypeAlias = npt.NDArray[np.int16]
    UShorts: TypeAlias = npt.NDArray[np.uint16]
    UWords: TypeAlias = npt.NDArray[np.uint32]
    SmallInts: TypeAlias = npt.NDArray[np.int8]
    Bytes: TypeAlias = npt.NDArray[np.uint8]
    Keys: TypeAlias = npt.NDArray[np.uint64]
    Flags: TypeAlias = npt.NDArray[np.bool_]
    AnyArray: TypeAlias = npt.NDArray[Any]  # numbers of any kind
    StateRecords: TypeAlias = "npt.NDArray[np.void] | StateList"  # states with the fields of a game's `State`, copied on assignment
else:
    Floats = Singles = Ints = Words = Shorts = UShorts = UWords = SmallInts = Bytes = Keys = Flags = AnyArray = StateRecords = (
        object
    )

Arrays: TypeAlias = dict[str, AnyArray]  # the arrays of a table, by name
