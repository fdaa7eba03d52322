"""A small solved game for two: a low target, and no scores below zero."""

from functools import cache
from typing import Any

from jollyroll.games.piraten_kapern.solve.solutions import TwoPlayerTable
from jollyroll.games.piraten_kapern.solve.whole_game import WholeGame, after_failed_round
from jollyroll.kit import load_game

GAME = load_game("pk")
SMALL = {"target": "1000", "score_floor": "zero", "first_player": "host", "deck": "with_replacement"}


class SilentListener:
    """Ignores the sweeps."""

    def on_progress(self, part: float) -> None: ...

    def on_sweep(self, residual: float, shares: Any) -> None: ...


def new_state(seats: int = 2, **changes: str) -> Any:
    """A game about to begin."""
    state = GAME.new_state(seats, GAME.resolve("", {**SMALL, **changes}), host=0)
    state.ledger = None
    return state


@cache
def solved(*, cores: int = 1, **changes: str) -> WholeGame:
    """The game solved."""
    game = WholeGame(new_state(2, **changes), -3500, cores)
    if game.layout.failed < game.layout.states:
        after = WholeGame(after_failed_round(new_state(2, **changes)), -3500, cores)
        after.solve(1e-9, SilentListener())
        game.shares[game.layout.failed :] = after.shares[: after.layout.final]
    game.solve(1e-9, SilentListener())
    return game


def as_table(game: WholeGame) -> TwoPlayerTable:
    """The table for judges and players."""
    return TwoPlayerTable(game.layout, game.shares, True, 1e-7)
