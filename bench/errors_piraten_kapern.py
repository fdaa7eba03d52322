"""How far estimates of Piraten Kapern are off."""

import random
from collections.abc import Mapping
from math import sqrt
from typing import Any

import numpy as np

from jollyroll.games.piraten_kapern.rules.state import State
from jollyroll.games.piraten_kapern.solve.features import UNFITTED
from jollyroll.games.piraten_kapern.solve.fitting import FAR, MOST_TURNS, SEED, Trainer
from jollyroll.games.piraten_kapern.solve.knowledge import Memory
from jollyroll.games.piraten_kapern.solve.memory import array_memory
from jollyroll.games.piraten_kapern.solve.solutions import TwoPlayerTable, approximate, fitted_weights, options_for_two
from jollyroll.games.piraten_kapern.solve.solve_jobs import PRECISION, TURNS
from jollyroll.games.piraten_kapern.solve.state_index import Layout
from jollyroll.games.piraten_kapern.solve.whole_game import WholeGame
from jollyroll.kit import load_game
from jollyroll.solve.judge import judge_for

from .errors_kings_gold import root_mean_square

GAME = load_game("piraten_kapern")
STARTS = 24  # positions, from each of which two games are played
GAMES = 20  # from which come the positions that weights are compared on
TARGETS = ("1000", "3000", "5000", "8000")
MIXES, SOON = 10, "2000"
BASE = "zero"  # of all scores: such games are solved soonest


def new_state(seats: int, options: Mapping[str, str]) -> Any:
    """A game about to begin."""
    state = GAME.new_state(seats, GAME.resolve("", options))
    state.ledger = None
    return state


def real_pile() -> float:
    """Two players with a pile that runs down.

    A share as it was foreseen and as it is judged once the next turn has begun differ by a trifle; a judged share is off by what
    these trifles come to on the way to the end, on average over all ways. Two ways from a position, neither knowing of the other,
    tell the square of that average.
    """
    trainer = Trainer(new_state(2, {"first_player": "random"}), lambda part: None)
    memory = array_memory(trainer.state, trainer.two)
    products = []
    for place, start in enumerate(trainer.play(np.array(UNFITTED), 0, GAMES).some_positions(STARTS, 1)):
        one, other = (drift(trainer, memory, start, way) for way in (4 * place, 4 * place + 2))
        products.append(one * other)
    mean, unsure = float(np.mean(products)), 2 * float(np.std(products)) / sqrt(STARTS)
    print(f"  no more than {sqrt(max(0.0, mean + unsure)):.4f}, 19 times in 20", flush=True)
    return sqrt(max(0.0, mean))


def drift(trainer: Trainer, memory: Memory, start: Any, way: int) -> float:
    """What the first seat's share changes by at the ends of turns, from this position to the end of the game."""
    kept = np.zeros(MOST_TURNS, trainer.start.dtype)
    count = int(trainer.kernels.play_recorded(kept, np.array([start]), memory, trainer.dice, trainer.shown, SEED, FAR + way))
    foreseen = np.zeros((count, len(start["present"])))
    trainer.kernels.estimate_all(kept[:count], memory, foreseen)
    total = 0.0
    for place in range(count):
        state = to_state(kept, place)
        total += judge_for(GAME, state).shares(state)[0] - foreseen[place, 0]
    return total


def to_state(records: Any, place: int) -> Any:
    """A position of many as a plain one."""
    state = State()
    state.ledger = None
    for name in State.FIELDS:
        setattr(state, name, records[name][place].tolist())
    return state


class SilentListener:
    """Nobody waits for the sweeps of a solver."""

    def on_progress(self, part: float) -> None:
        """So much of a sweep is done."""

    def on_sweep(self, residual: float, shares: Any) -> None:
        """A sweep is done."""


def rescaled_tables() -> float:
    """Tables rescaled to other targets, and for any mixes of options, held against the solutions."""
    luck = random.Random(1)
    mixes = [{option.name: luck.choice(list(option.values)) for option in GAME.options} for _ in range(MIXES)]
    return max(*(rescaled_for({"target": target}) for target in TARGETS), *(rescaled_for({**mix, "target": SOON}) for mix in mixes))


def rescaled_for(changes: Mapping[str, str]) -> float:
    """One of them."""
    options = options_for_two(GAME.resolve("", {**changes, "score_floor": BASE}))
    game = WholeGame(new_state(2, options), 0)
    game.solve(PRECISION / TURNS, SilentListener())
    return apart(" ".join(changes.values()), approximate(GAME, options), game.layout, game.shares)


def apart(name: str, table: TwoPlayerTable, layout: Layout, shares: Any) -> float:
    """How far two tables are apart, from a score of 0 on."""
    one, other = (table[: layout.final].reshape(layout.heights, -1) for table in (table.shares, shares))
    found = root_mean_square((one - other)[-layout.lowest :, -layout.lowest :])
    print(f"  {name}: {found:.4f}", flush=True)
    return found


def unfitted() -> float:
    """Estimates by weights that nobody fitted, held against the fitted ones, whose own error comes on top."""
    return max(unfitted_for(seats) for seats in (3, 4, 5))


def unfitted_for(seats: int) -> float:
    """The same at a table of so many."""
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
    """What each seat's share is taken for, by such weights."""
    shares = np.zeros((len(positions), len(positions[0]["present"])))
    trainer.kernels.estimate_all(positions, array_memory(trainer.state, trainer.two, weights), shares)
    return shares
