"""Errors of estimates for King's Gold; python -m bench.errors_kings_gold compares those for four with the solution."""

import tempfile
from collections.abc import Mapping
from itertools import product
from pathlib import Path
from typing import Any

import numpy as np

from jollyroll.games.kings_gold.solve.fitting import FAR, Trainer
from jollyroll.games.kings_gold.solve.knowledge import first_weights
from jollyroll.games.kings_gold.solve.ranking import layer_starts, ranks
from jollyroll.games.kings_gold.solve.solutions import EVALUATION, SHARES, all_seats, matters, nearest
from jollyroll.games.kings_gold.solve.solve_jobs import solve_jobs
from jollyroll.games.kings_gold.solve.turn_model import turn_start
from jollyroll.kit import load_game
from jollyroll.solve.tables import SolvedTable, find, load

GAME = load_game("kings_gold")
FINER = 0.9
FOUR_GAMES = 600
BOXES = ((1, 5), (6, 10), (11, 20), (21, 30), (31, 40), (41, 50), (51, 60))
GAMES = 40  # whose positions are used to compare weights
OTHER = {"bones_effect": "adds", "end_timing": "instant", "shortage": "player_first"}  # differs everywhere from the table for three


def root_mean_square(apart: Any) -> float:
    """The root mean square of all elements."""
    return float(np.sqrt((apart**2).mean()))


def solved(options: Mapping[str, str], seats: int, precision: float | None = None) -> Any:
    """The shares of all positions, solved on the spot."""
    (job,) = solve_jobs(GAME, seats, options, precision)
    job.cores = 1
    with tempfile.TemporaryDirectory() as folder:
        arrays, _ = job.run(lambda done, total, note: None, Path(folder))
    return all_seats(np.array(arrays["shares"]), SHARES, seats)


def shares_in(table: SolvedTable) -> Any:
    """The shares that a table holds."""
    return all_seats(table.arrays["shares"], SHARES, table.manifest.seats)


def off(options: Mapping[str, str], seats: int) -> float:
    """The error of the nearest table under these options; the shares of an empty box are never taken from it."""
    tables = (find(GAME, SHARES, seats, some) for some in nearest(GAME, dict(options), seats))
    near = next(table for table in tables if table)
    box = layer_starts(seats, GAME.new_state(seats, GAME.resolve()).box)[1]
    found = root_mean_square((solved(options, seats) - shares_in(near))[box:])
    print(f"  {seats} players, {', '.join(options.values())}: {found:.4f}", flush=True)
    return found


def nearest_for_two() -> float:
    """Every combination of options for two without a table."""
    values = {option.name: list(option.values) for option in GAME.options if option.name not in ("first_player", "tie")}
    mixes = [dict(zip(values, mix, strict=True)) for mix in product(*values.values())]
    all_of = [GAME.resolve("", {**mix, "tie": tie}) for mix in mixes for tie in ("full_round", "new_game")]
    return max(off(options, 2) for options in all_of if not find(GAME, SHARES, 2, matters(options, 2)))


def nearest_for_three() -> float:
    """Three players under options that have little in common with those of their table."""
    return off(GAME.resolve("", OTHER), 3)


def two_solutions() -> float:
    """The difference to another, slightly finer solution for three: where nobody gains, choices are arbitrary."""
    table = load(GAME, SHARES, 3, matters(GAME.resolve(), 3))
    apart = solved(GAME.resolve(), 3, FINER * table.manifest.precision) - shares_in(table)
    print(f"  {abs(apart).max():.3f} at most")
    return root_mean_square(apart)


def unfitted() -> float:
    """Estimates with unfitted weights, compared with the fitted ones, plus the latter's error."""
    return max(unfitted_for(seats) for seats in (4, 5, 6))


def unfitted_for(seats: int) -> float:
    """The same at a table of this many."""
    fitted = load(GAME, EVALUATION, seats, {})
    trainer = Trainer(GAME, turn_start(GAME, seats, GAME.resolve()), lambda part: None)
    positions = trainer.play(fitted.arrays["weights"], 0, GAMES).positions
    one, other = np.zeros((2, len(positions), seats))
    trainer.kernels.estimate_all(positions, trainer.memory(fitted.arrays["weights"]), one)
    trainer.kernels.estimate_all(positions, trainer.memory(first_weights()), other)
    found = float(np.hypot(root_mean_square(one - other), fitted.manifest.error))
    print(f"  {seats} players: {found:.4f}", flush=True)
    return found


def estimate_for_four() -> None:
    """The estimate for four compared with the solution, which `jollyroll solve kings_gold --seats 4` makes, by coins in the box."""
    weights, table = load(GAME, EVALUATION, 4, {}).arrays["weights"], load(GAME, SHARES, 4, matters(GAME.resolve(), 4))
    trainer = Trainer(GAME, turn_start(GAME, 4, GAME.resolve()), lambda part: None)
    positions = trainer.play(weights, FAR, FOUR_GAMES).positions
    positions = positions[positions["tie_round"] == 0]
    around = (positions["seat"][:, None] + np.arange(4)) % 4
    box, piles = positions["box"], np.take_along_axis(positions["coins"][:, :4], around, axis=1)
    exact = shares_in(table)[layer_starts(4, GAME.new_state(4, GAME.resolve()).box)[box] + ranks(piles)]
    estimated = np.zeros(exact.shape)
    trainer.kernels.estimate_all(positions, trainer.memory(weights), estimated)
    print(f"estimate for four, {len(box)} positions: {root_mean_square(estimated - exact):.4f}")
    for least, most in BOXES:
        here = (least <= box) & (box <= most)
        off_by, apart = root_mean_square((estimated - exact)[here]), root_mean_square(exact[here] - 1 / 4)
        print(f"  {least} to {most} coins in the box: {off_by:.4f}; seats differ by {apart:.4f}")


if __name__ == "__main__":
    estimate_for_four()
