"""Fitting the estimate for three and more: games in rounds, each played with the weights fitted to the one before.

The same games tell how far estimates are off, for two players as well.
"""

from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt

from jollyroll.kit import template
from jollyroll.kit.state import MOST_SEATS
from jollyroll.solve.chance import SIDES
from jollyroll.solve.fit import Fit, Sample, fit, standard_error
from jollyroll.speed.compile import compiled, record_type, to_record

from ..rules import rulebook as rules
from ..rules.state import State
from . import selfplay
from .charts import array_chart, two_seats
from .evaluation import FEATURES

Vector = npt.NDArray[np.float64]

MOST_TURNS = 400  # kept of a game
SEED = 20_240_601
FAR = 1 << 40  # added to the numbers of games that are played to measure
CHUNK = 25  # games between two looks at the clock


@cache
def players() -> Any:
    """Games between players for the win, in machine code."""
    return compiled(selfplay, {template: rules})


@dataclass(frozen=True)
class Lesson:
    """What was fitted, and the positions it was fitted to."""

    fit: Fit
    positions: Any

    def some_positions(self, count: int, seed: int) -> Any:
        """So many of them, by lot."""
        return self.positions[np.random.default_rng(seed).permutation(len(self.positions))[:count]]


class School:
    """Games at a table of so many seats, under the options of a position."""

    def __init__(self, state: State, told: Callable[[float], None]) -> None:
        self.state = state
        self.told = told
        self.two = two_seats(state)
        self.kernels = players()
        self.start = np.zeros(1, record_type(State))
        to_record(state, self.start)
        self.dice, self.shown = np.zeros(4, np.int64), np.zeros(SIDES, np.int64)

    def round(self, weights: Vector, first: int, games: int, kept: Path) -> Vector:
        """The weights fitted to these games; from the file `kept` if they were fitted before."""
        with suppress(OSError, ValueError):
            known: Vector = np.load(kept, allow_pickle=False)
            if known.shape == weights.shape:
                return known
        weights = self.lesson(weights, first, games).fit.weights
        np.save(kept, weights)
        return weights

    def lesson(self, weights: Vector, first: int, games: int) -> "Lesson":
        """Play these games with such weights, and fit new ones to what happened."""
        chart = array_chart(self.state, self.two, weights)
        kept = np.zeros(MOST_TURNS, self.start.dtype)
        positions, shares, numbers = [], [], []
        for game in range(first, first + games):
            count = int(self.kernels.play_and_keep(kept, self.start, chart, self.dice, self.shown, SEED, game))
            positions.append(kept[1:count].copy())
            won = kept[count]["won"]
            shares.append(np.tile(won / max(1, won.sum()), (len(positions[-1]), 1)))
            numbers.append(np.full(len(positions[-1]), game))
            if game % CHUNK == 0:
                self.told((game - first) / games)
        met = np.concatenate(positions)
        features = np.zeros((len(met), MOST_SEATS, FEATURES), np.float32)
        alive = np.zeros((len(met), MOST_SEATS), np.bool_)
        self.kernels.look_at_all(met, chart, features, alive)
        here = slice(0, self.state.seats)
        sample = Sample(features[:, here], np.concatenate(shares)[:, here], alive[:, here], np.concatenate(numbers))
        return Lesson(fit(sample, start=weights), met)

    def measure(self, weights: Vector, positions: Any, games: int) -> float:
        """The standard error of an estimated share in these positions, each played to its end so many times."""
        chart = array_chart(self.state, self.two, weights)
        estimated = np.zeros((len(positions), MOST_SEATS))
        self.kernels.weigh_all(positions, chart, estimated)
        means = np.zeros_like(estimated)
        pair = np.zeros(2, self.start.dtype)
        for place in range(len(positions)):
            pair[0] = positions[place]
            self.kernels.play_on(pair, chart, self.dice, self.shown, SEED, FAR + place * games, games, means[place])
            self.told(place / len(positions))
        seats = self.state.seats
        return standard_error(estimated[:, :seats], means[:, :seats] / games, games)
