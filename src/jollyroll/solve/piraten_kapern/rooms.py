"""Room to work out a turn, as lists at the table or as arrays for machine code."""

from .sheet import BAGS, LEVELS, NODES
from .turn import VALUES, Room

LENGTHS = {"value": VALUES, "kept": BAGS, "floor": BAGS, "step": BAGS, "saved": BAGS, "risk": LEVELS * LEVELS, "island": NODES}


def plain_room() -> Room:
    """Lists."""
    return Room(**{name: [0.0] * length for name, length in LENGTHS.items()})


def array_room() -> Room:
    """Arrays."""
    import numpy as np

    return Room(**{name: np.zeros(length) for name, length in LENGTHS.items()})
