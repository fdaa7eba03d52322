"""King's Gold with few coins and few dice, for trying everything: the constants of the real rulebook, changed."""

import sys
from typing import Any

import pytest

ROOMS = ("jollyroll.games.kings_gold.rules", "jollyroll.games.kings_gold.solve")


def shrink(monkeypatch: pytest.MonkeyPatch, **constants: int) -> None:
    """Give constants other values wherever the rulebook or the solver has taken them in."""
    import jollyroll.games.kings_gold.solve.judge
    import jollyroll.games.kings_gold.solve.ties
    import jollyroll.games.kings_gold.solve.whole_game  # noqa: F401

    for module in [module for name, module in sys.modules.items() if name.startswith(ROOMS)]:
        for name, value in constants.items():
            if hasattr(module, name):
                monkeypatch.setattr(module, name, value)


def solved(game: Any, seats: int, options: dict[str, str], gain: float) -> tuple[Any, Any]:
    """The shares of every position between turns, and the field they stand on; by machine code, as always."""
    import numpy as np

    from jollyroll.games.kings_gold.solve import layer
    from jollyroll.games.kings_gold.solve.crew import crew_of
    from jollyroll.games.kings_gold.solve.field import beginning, make_field
    from jollyroll.games.kings_gold.solve.succession import Succession
    from jollyroll.games.kings_gold.solve.ties import Shelf, Ties
    from jollyroll.games.kings_gold.solve.whole_game import WholeGame
    from jollyroll.speed.compile import kernels

    start = beginning(game, seats, options)
    field = make_field(game, start)
    tied = make_field(game, beginning(game, seats, options, 1), field.all_piles)
    start.first_player, start.host = 0, -1
    ties = Ties(tied, Succession(start), kernels(layer))
    whole = WholeGame(field, kernels(layer), np.zeros((int(field.begins[-1]), seats)))
    with crew_of(1) as crew:
        ties.solve(crew, 1e-13, lambda _: None, Shelf())
        whole.set_ends([ties.ends((), 0)])
        for box in range(1, len(field.begins) - 1):
            assert whole.solve_layer(crew, box, gain, lambda _: None).residual <= gain
    return whole.shares, field
