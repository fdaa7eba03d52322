"""King's Gold with few coins and few dice, for enumeration: the constants of the real rulebook, changed."""

import sys
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING

import pytest

from jollyroll.games.kings_gold.solve.solutions import SHARES
from jollyroll.kit import Game
from jollyroll.solve.arrays import Floats

if TYPE_CHECKING:
    from jollyroll.games.kings_gold.solve.turn_model import TurnModel

ROOMS = ("jollyroll.games.kings_gold.rules", "jollyroll.games.kings_gold.solve")


def shrink(monkeypatch: pytest.MonkeyPatch, **constants: int) -> None:
    """Give constants other values wherever the rulebook or the solver has imported them."""
    import jollyroll.games.kings_gold.solve.judge
    import jollyroll.games.kings_gold.solve.tie_rounds  # noqa: F401

    for module in [module for name, module in sys.modules.items() if name.startswith(ROOMS)]:
        for name, value in constants.items():
            if hasattr(module, name):
                monkeypatch.setattr(module, name, value)


def solved(game: Game, seats: int, options: dict[str, str], gain: float) -> "tuple[Floats, TurnModel]":
    """The shares of every state between turns, and their model; in machine code, as always."""
    import numpy as np

    from jollyroll.games.kings_gold.solve.solve_jobs import SharesJob

    job = SharesJob(game, SHARES, seats, options, gain)
    job.cores = 1
    with TemporaryDirectory() as folder:
        layers, _ = job.solve(gain, lambda done, total, note: None, Path(folder))
        assert layers.residual <= gain
        return np.array(layers.file), job.chunk_solver(Path(folder)).model
