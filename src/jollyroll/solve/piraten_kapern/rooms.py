"""Room to work out turns, as lists at the table or as arrays for machine code."""

from typing import Any, NamedTuple

from jollyroll.games.piraten_kapern.state import State

from .ends import ENDS
from .sheet import BAGS, LEVELS, NODES
from .turn import VALUES, Room

LENGTHS = {"value": VALUES, "kept": BAGS, "floor": BAGS, "step": BAGS, "saved": BAGS, "risk": LEVELS * LEVELS, "island": NODES}


class Rooms(NamedTuple):
    """Several rooms, and what the ends of a turn are worth in each."""

    value: Any
    kept: Any
    floor: Any
    step: Any
    saved: Any
    risk: Any
    island: Any
    worth: Any


class Positions(list[State]):
    """Positions in plain Python that are copied when put in a place, as records are."""

    def __setitem__(self, place: Any, state: Any) -> None:
        twin = state.copy()
        twin.told = None
        super().__setitem__(place, twin)


def room_at(rooms: Rooms, number: int) -> Room:
    """One of the rooms."""
    return Room(
        rooms.value[number],
        rooms.kept[number],
        rooms.floor[number],
        rooms.step[number],
        rooms.saved[number],
        rooms.risk[number],
        rooms.island[number],
    )


def plain_room() -> Room:
    """A room of lists."""
    return Room(**{name: [0.0] * length for name, length in LENGTHS.items()})


def array_room() -> Room:
    """A room of arrays."""
    import numpy as np

    return Room(**{name: np.zeros(length) for name, length in LENGTHS.items()})


def plain_rooms(count: int) -> Rooms:
    """Rooms of lists."""
    return Rooms(**{name: [[0.0] * length for _ in range(count)] for name, length in {**LENGTHS, "worth": ENDS}.items()})


def array_rooms(count: int) -> Rooms:
    """Rooms of arrays."""
    import numpy as np

    return Rooms(**{name: np.zeros((count, length)) for name, length in {**LENGTHS, "worth": ENDS}.items()})
