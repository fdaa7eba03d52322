"""Fits the evaluation for three and more: rounds of self-play, each with the weights of the round before.

The same games measure the error of estimates, for two players as well.
"""

from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from types import ModuleType

import numpy as np

from jollyroll.kit import template
from jollyroll.kit.state import MOST_SEATS
from jollyroll.solve.arrays import AnyArray, Floats
from jollyroll.solve.chance import SIDES
from jollyroll.solve.fit import Fit, Sample, fit, standard_error
from jollyroll.speed.compile import compiled, record_type, to_record

from ..rules import rulebook as rules
from ..rules.state import State
from . import selfplay
from .features import FEATURES
from .memory import array_memory
from .solutions import ThreePlayerTable, two_player_table

MOST_TURNS = 400  # recorded per game
SEED = 20_240_601
FAR = 1 << 40  # offset of the numbers of games that measure the error
CHUNK = 25  # games between two progress reports


@cache
def selfplay_kernels() -> ModuleType:
    """Self-play for the win, in machine code."""
    return compiled(selfplay, {template: rules})


@dataclass(frozen=True)
class TrainingGames:
    """The weights fitted to some games, and the positions between turns in them."""

    fit: Fit
    positions: AnyArray


class Trainer:
    """Plays games from a state, and fits weights to them."""

    def __init__(self, state: State, on_progress: Callable[[float], None], three: ThreePlayerTable | None = None) -> None:
        self.state = state
        self.on_progress = on_progress
        self.two = two_player_table(state)
        self.three = three  # the solved game for three, used instead of weights
        self.kernels = selfplay_kernels()
        self.start = np.zeros(1, record_type(State))
        to_record(state, self.start)
        self.dice, self.shown = np.zeros(4, np.int64), np.zeros(SIDES, np.int64)

    def round(self, weights: Floats, first: int, games: int, kept: Path) -> Floats:
        """The weights fitted to these games; read from the file `kept` if it exists."""
        with suppress(OSError, ValueError):
            known: Floats = np.load(kept, allow_pickle=False)
            if known.shape == weights.shape:
                return known
        weights = self.play(weights, first, games).fit.weights
        np.save(kept, weights)
        return weights

    def play(self, weights: Floats, first: int, games: int) -> TrainingGames:
        """Play these games with these weights, and fit new ones to the results."""
        memory = array_memory(self.state, self.two, weights, self.three)
        kept = np.zeros(MOST_TURNS, self.start.dtype)
        positions, shares, numbers = [], [], []
        for game in range(first, first + games):
            count = int(self.kernels.play_recorded(kept, self.start, memory, self.dice, self.shown, SEED, game))
            positions.append(kept[1:count].copy())
            won = kept[count]["won"]
            shares.append(np.tile(won / max(1, won.sum()), (len(positions[-1]), 1)))
            numbers.append(np.full(len(positions[-1]), game))
            if game % CHUNK == 0:
                self.on_progress((game - first) / games)
        met = np.concatenate(positions)
        features = np.zeros((len(met), MOST_SEATS, FEATURES), np.float32)
        alive = np.zeros((len(met), MOST_SEATS), np.bool_)
        self.kernels.features_of_all(met, memory, features, alive)
        here = slice(0, self.state.seats)
        sample = Sample(features[:, here], np.concatenate(shares)[:, here], alive[:, here], np.concatenate(numbers))
        return TrainingGames(fit(sample, start=weights), met)

    def measure(self, weights: Floats, positions: AnyArray, games: int) -> float:
        """The standard error of estimated shares in these positions, from `games` rollouts of each."""
        memory = array_memory(self.state, self.two, weights, self.three)
        estimated = np.zeros((len(positions), MOST_SEATS))
        self.kernels.estimate_all(positions, memory, estimated)
        means = np.zeros_like(estimated)
        pair = np.zeros(2, self.start.dtype)
        for place in range(len(positions)):
            pair[0] = positions[place]
            self.kernels.play_on(pair, memory, self.dice, self.shown, SEED, FAR + place * games, games, means[place])
            self.on_progress(place / len(positions))
        seats = self.state.seats
        return standard_error(estimated[:, :seats], means[:, :seats] / games, games)
