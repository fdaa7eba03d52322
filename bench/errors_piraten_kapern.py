"""Errors of estimates for Piraten Kapern."""

import random
from collections.abc import Mapping
from typing import Any

import numpy as np

from jollyroll.games.piraten_kapern.solve.drift import measure_drift
from jollyroll.games.piraten_kapern.solve.features import UNFITTED
from jollyroll.games.piraten_kapern.solve.fitting import Trainer
from jollyroll.games.piraten_kapern.solve.judge import judge_with
from jollyroll.games.piraten_kapern.solve.memory import array_memory
from jollyroll.games.piraten_kapern.solve.solutions import (
    SHARES,
    TwoPlayerTable,
    approximate,
    fitted_weights,
    options_for_two,
    three_player_table,
)
from jollyroll.games.piraten_kapern.solve.solve_jobs import PRECISION, TURNS
from jollyroll.games.piraten_kapern.solve.state_index import Layout
from jollyroll.games.piraten_kapern.solve.whole_game import WholeGame
from jollyroll.kit import load_game
from jollyroll.solve.fit import sampled
from jollyroll.solve.tables import load

from .errors_kings_gold import root_mean_square

GAME = load_game("piraten_kapern")
STARTS = {2: 24, 3: 100}  # positions, with two games from each, by players
GAMES = 20  # whose positions are used to compare weights
TARGETS = ("1000", "3000", "5000", "8000")
MIXES, SOON = 10, "2000"
BASE = "zero"  # of all scores: such games are solved fastest


def new_state(seats: int, options: Mapping[str, str]) -> Any:
    """The start of a game."""
    state = GAME.new_state(seats, GAME.resolve("", options))
    state.ledger = None
    return state


def real_pile(seats: int = 2) -> float:
    """Two players with a pile without replacement."""
    state = new_state(seats, {"first_player": "random"})
    trainer = Trainer(state, lambda part: None, three_player_table(state))
    starts = sampled(trainer.play(np.array(UNFITTED), 0, GAMES).positions, STARTS[seats], 1)
    drift = measure_drift(trainer, starts, judge_with(GAME, trainer.two, trainer.three), lambda part: None)
    print(f"  no more than {drift.bound:.4f}, with a confidence of 97.5 %", flush=True)
    return drift.error


def real_pile_of_three() -> float:
    """The same for three players who use the shipped table."""
    return real_pile(3)


def stated_of_three() -> float:
    """The error that the shipped table for three states."""
    return load(GAME, SHARES, 3, options_for_two(GAME.resolve())).manifest.error


class SilentListener:
    """Ignores the progress of a solver."""

    def on_progress(self, part: float) -> None:
        """Do nothing."""

    def on_sweep(self, residual: float, shares: Any) -> None:
        """Do nothing."""


def rescaled_tables() -> float:
    """Tables rescaled to other targets, and for arbitrary combinations of options, compared with the solutions."""
    luck = random.Random(1)
    mixes = [{option.name: luck.choice(list(option.values)) for option in GAME.options} for _ in range(MIXES)]
    return max(*(rescaled_for({"target": target}) for target in TARGETS), *(rescaled_for({**mix, "target": SOON}) for mix in mixes))


def rescaled_for(changes: Mapping[str, str]) -> float:
    """The error of one rescaled table."""
    options = options_for_two(GAME.resolve("", {**changes, "score_floor": BASE}))
    game = WholeGame(new_state(2, options), 0)
    game.solve(PRECISION / TURNS, SilentListener())
    return apart(" ".join(changes.values()), approximate(GAME, options), game.layout, game.shares)


def apart(name: str, table: TwoPlayerTable, layout: Layout, shares: Any) -> float:
    """The difference of two tables, from a score of 0 on."""
    one, other = (table[: layout.final].reshape(layout.heights, -1) for table in (table.shares, shares))
    found = root_mean_square((one - other)[-layout.lowest :, -layout.lowest :])
    print(f"  {name}: {found:.4f}", flush=True)
    return found


def unfitted() -> float:
    """Estimates with unfitted weights, compared with the fitted ones, plus the latter's error."""
    return max(unfitted_for(seats) for seats in (3, 4, 5))


def unfitted_for(seats: int) -> float:
    """The same at a table of this many."""
    fitted = fitted_weights(seats)
    assert fitted is not None
    weights = fitted.arrays["weights"]
    trainer = Trainer(new_state(seats, {"first_player": "random"}), lambda part: None)
    positions = trainer.play(weights, 0, GAMES).positions
    one, other = (estimates(trainer, positions, some)[:, :seats] for some in (weights, np.array(UNFITTED)))
    found = float(np.hypot(root_mean_square(one - other), fitted.manifest.error))
    print(f"  {seats} players: {found:.4f}", flush=True)
    return found


def estimates(trainer: Trainer, positions: Any, weights: Any) -> Any:
    """Each seat's estimated share, with these weights."""
    shares = np.zeros((len(positions), len(positions[0]["present"])))
    trainer.kernels.estimate_all(positions, array_memory(trainer.state, trainer.two, weights), shares)
    return shares
