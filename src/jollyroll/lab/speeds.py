"""The two speeds of a game: its playouts as plain Python, and compiled."""

from functools import cache
from types import ModuleType
from typing import Any, cast

from jollyroll.kit import Game, GameState, load_game, template
from jollyroll.speed.twins import rebound

from . import playout


@cache
def plain(game: str) -> ModuleType:
    """The playouts of this game as they are written."""
    return rebound(playout, stand_in(load_game(game)))


@cache
def fast(game: str) -> ModuleType:
    """The playouts of this game in machine code; compiled once per machine, then read from the cache."""
    from jollyroll.speed.compile import compiled

    return compiled(playout, stand_in(load_game(game)))


def stand_in(game: Game) -> dict[ModuleType, ModuleType]:
    """The game's rulebook in the place of the template."""
    return {template: cast(ModuleType, game.rules)}


def as_records(state: GameState, places: int = 1) -> Any:
    """An array of records, the first of them holding this position."""
    import numpy as np

    from jollyroll.speed.compile import record_type, to_record

    records = np.zeros(places, record_type(type(state)))
    to_record(state, records)
    return records


def new_stream() -> Any:
    """Room for a stream in compiled play."""
    import numpy as np

    return np.zeros(4, np.int64)
