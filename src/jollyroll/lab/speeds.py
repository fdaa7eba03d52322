"""The two speeds of a game: its playouts in plain Python, and compiled."""

from functools import cache
from types import ModuleType
from typing import TYPE_CHECKING, cast

from jollyroll.dice.stream import Stream
from jollyroll.kit import GameState, load_game
from jollyroll.speed.binding import rulebook_of
from jollyroll.speed.twins import rebound

from . import playout

if TYPE_CHECKING:
    import numpy as np
    import numpy.typing as npt


@cache
def plain(game: str) -> ModuleType:
    """The playouts of this game in plain Python."""
    return rebound(playout, rulebook_of(load_game(game)))


@cache
def fast(game: str) -> ModuleType:
    """The playouts of this game in machine code; compiled once per machine, then read from the cache."""
    from jollyroll.speed.compile import compiled

    return compiled(playout, rulebook_of(load_game(game)))


def as_records(state: GameState, places: int = 1) -> "npt.NDArray[np.void]":
    """An array of records whose first element is this position."""
    import numpy as np

    from jollyroll.speed.compile import record_type, to_record

    records = np.zeros(places, record_type(type(state)))
    to_record(state, records)
    return records


def new_stream() -> Stream:
    """A stream for compiled play."""
    import numpy as np

    return cast(Stream, np.zeros(4, np.int64))
