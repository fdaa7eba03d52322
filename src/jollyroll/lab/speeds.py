"""The two speeds of a game: its playouts as plain Python, and compiled."""

from functools import cache
from types import ModuleType
from typing import Any, cast

from jollyroll.games import Game, Table, load_game
from jollyroll.games.kings_gold import rules as template

from . import playout


@cache
def plain(game: str) -> Any:
    """The playouts of this game as they are written."""
    from jollyroll.speed.compile import rebound

    return rebound(playout, rulebook(load_game(game)), template)


@cache
def fast(game: str) -> Any:
    """The playouts of this game in machine code; compiled once per machine, then read from the cache."""
    from jollyroll.speed.compile import compiled

    return compiled(playout, game, rulebook(load_game(game)), template)


def rulebook(game: Game) -> ModuleType:
    """The rules module of a game."""
    return cast(ModuleType, game.rules)


def as_records(state: Table, places: int = 1) -> Any:
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
