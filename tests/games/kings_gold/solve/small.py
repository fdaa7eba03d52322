"""King's Gold with few coins and few dice, for trying everything: the constants of the real rulebook, changed."""

import sys
from typing import TYPE_CHECKING

import pytest

from jollyroll.kit import Game
from jollyroll.solve.arrays import Floats

if TYPE_CHECKING:
    from jollyroll.games.kings_gold.solve.endings import Tied
    from jollyroll.games.kings_gold.solve.turn_model import TurnModel

ROOMS = ("jollyroll.games.kings_gold.rules", "jollyroll.games.kings_gold.solve")


def shrink(monkeypatch: pytest.MonkeyPatch, **constants: int) -> None:
    """Give constants other values wherever the rulebook or the solver has taken them in."""
    import jollyroll.games.kings_gold.solve.judge
    import jollyroll.games.kings_gold.solve.tie_rounds
    import jollyroll.games.kings_gold.solve.whole_game  # noqa: F401

    for module in [module for name, module in sys.modules.items() if name.startswith(ROOMS)]:
        for name, value in constants.items():
            if hasattr(module, name):
                monkeypatch.setattr(module, name, value)


class NoStore:
    """Keeps no tie rounds."""

    def recall_round(self, tied: "Tied", number: int) -> list[Floats] | None:
        return None

    def keep_round(self, tied: "Tied", number: int, movers: list[Floats]) -> list[Floats]:
        return movers


def solved(game: Game, seats: int, options: dict[str, str], gain: float) -> "tuple[Floats, TurnModel]":
    """The shares of every state between turns, and the model they were solved by; by machine code, as always."""
    import numpy as np

    from jollyroll.games.kings_gold.solve.endings import Endings
    from jollyroll.games.kings_gold.solve.layer_kernels import layer_kernels
    from jollyroll.games.kings_gold.solve.tie_rounds import TieRounds
    from jollyroll.games.kings_gold.solve.turn_model import turn_model, turn_start
    from jollyroll.games.kings_gold.solve.whole_game import WholeGame
    from jollyroll.games.kings_gold.solve.workers import worker_pool

    start = turn_start(game, seats, options)
    model = turn_model(game, start)
    tie_model = turn_model(game, turn_start(game, seats, options, 1), model.all_piles)
    start.first_player, start.host = 0, -1
    ties = TieRounds(tie_model, Endings(start), layer_kernels())
    whole = WholeGame(model, layer_kernels(), np.zeros((int(model.layer_starts[-1]), seats)))
    with worker_pool(1) as workers:
        ties.solve(workers, 1e-13, lambda _: None, NoStore())
        whole.set_ends(ties.end_shares((), 0))
        for box in range(1, len(model.layer_starts) - 1):
            assert whole.solve_layer(workers, box, gain, lambda _: None).residual <= gain
    return whole.shares, model
