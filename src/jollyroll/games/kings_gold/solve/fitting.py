"""Fits the evaluation for four and more: rounds of self-play, each with the weights of the round before.

The winner says little about an early position, where chances hardly differ. So the luck of each turn is subtracted from the result
of a position: how much better the estimate after a turn was than the expectation before it. What remains are the errors of later
estimates, discounted by distance.
"""

from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from types import ModuleType

import numpy as np

from jollyroll.kit import Game, template
from jollyroll.kit.state import MOST_SEATS
from jollyroll.solve.arrays import AnyArray, Floats, Ints
from jollyroll.solve.chance import SIDES
from jollyroll.solve.fit import Sample, fit, log_loss, standard_error
from jollyroll.speed.compile import compiled, record_type, to_record

from ..rules import rulebook
from ..rules.state import State
from . import selfplay
from .features import FEATURES, KNOTS, TIE_ROUND
from .knowledge import Memory, make_memory

MOST_TURNS = 1_000  # recorded per game
SEED = 20_250_110
FAR = 1 << 40  # offset of the numbers of games that measure the error
CHUNK = 25  # games between two progress reports
RIDGE = 1e-6
TRUST = 0.8  # discount, per turn, of the error of later estimates


class TrainingGames:
    """Games played with given weights: the positions between turns, their results with luck removed, and their games."""

    def __init__(self, positions: AnyArray, shares: Floats, games: Ints) -> None:
        self.positions = positions
        self.shares = shares  # from the next to move on
        self.games = games


class Trainer:
    """Self-play at the table of a position in which a turn begins."""

    def __init__(self, game: Game, state: State, on_progress: Callable[[float], None]) -> None:
        self.game = game
        self.state = state
        self.on_progress = on_progress
        self.kernels: ModuleType = compiled(selfplay, {template: rulebook})
        self.start = np.zeros(1, record_type(State))
        to_record(state, self.start)
        self.luck, self.shown = np.zeros(4, np.int64), np.zeros(SIDES, np.int64)

    def memory(self, weights: Floats) -> Memory:
        """The memory of players with these weights."""
        return make_memory(self.game, self.state, True, True, weights)

    def round(self, weights: Floats, first: int, games: int, kept: Path) -> Floats:
        """The weights fitted to these games; read from the file `kept` if it exists."""
        with suppress(OSError, ValueError):
            known: Floats = np.load(kept, allow_pickle=False)
            if known.shape == weights.shape:
                return known
        weights = self.fitted(weights, self.play(weights, first, games))
        np.save(kept, weights)
        return weights

    def play(self, weights: Floats, first: int, games: int) -> TrainingGames:
        """Play these games with these weights."""
        memory, seats = self.memory(weights), self.state.seats
        kept: AnyArray = np.zeros(MOST_TURNS, self.start.dtype)
        expected, estimated = np.zeros((2, MOST_TURNS, seats))
        positions, shares, numbers = [], [], []
        for game in range(first, first + games):
            count = int(self.kernels.play_recorded(kept, expected, self.start, memory, self.luck, self.shown, SEED, game))
            self.kernels.estimate_all(kept[:count], memory, estimated)
            positions.append(kept[:count].copy())
            shares.append(without_luck(kept["seat"][:count], expected, estimated))
            numbers.append(np.full(count, game))
            if game % CHUNK == 0:
                self.on_progress((game - first) / games)
        return TrainingGames(np.concatenate(positions), np.concatenate(shares), np.concatenate(numbers))

    def sample(self, weights: Floats, games: TrainingGames) -> Sample:
        """The features and results of these games' positions, to fit to."""
        shape = (len(games.positions), self.state.seats)
        features, able = np.zeros((*shape, FEATURES), np.float32), np.zeros(shape, np.bool_)
        self.kernels.features_of_all(games.positions, self.memory(weights), features, able)
        return Sample(features, games.shares, able, games.games)

    def fitted(self, weights: Floats, games: TrainingGames) -> Floats:
        """New weights, for tie rounds and for the game proper."""
        sample, box = self.sample(weights, games), games.positions["box"]
        tied = games.positions["tie_round"] > 0
        proper = fit(by_knot(sample.where(~tied), box[~tied]), RIDGE, start=weights[TIE_ROUND + 1 :].ravel())
        ties = fit(sample.where(tied), RIDGE, start=weights[TIE_ROUND])
        return np.array([ties.weights, *proper.weights.reshape(len(KNOTS), FEATURES)])

    def loss(self, weights: Floats, games: TrainingGames) -> float:
        """The mean log-loss of predictions for the game proper."""
        proper = games.positions["tie_round"] == 0
        sample = self.sample(weights, games).where(proper)
        return log_loss(weights[TIE_ROUND + 1 :].ravel(), by_knot(sample, games.positions["box"][proper]))

    def measure(self, weights: Floats, positions: AnyArray, games: int) -> float:
        """The standard error of estimated shares in these positions, from `games` rollouts of each."""
        memory, seats = self.memory(weights), self.state.seats
        estimated = np.zeros((len(positions), seats))
        self.kernels.estimate_all(positions, memory, estimated)
        means = np.zeros((len(positions), MOST_SEATS))
        pair = np.zeros(2, self.start.dtype)
        for place in range(len(positions)):
            pair[0] = positions[place]
            self.kernels.play_on(pair, memory, self.luck, self.shown, SEED, FAR + place * games, games, means[place])
            self.on_progress(place / len(positions))
        movers = positions["seat"][:, None]
        means = np.take_along_axis(means[:, :seats], (movers + np.arange(seats)) % seats, axis=1)
        return standard_error(estimated, means / games, games)


def without_luck(movers: AnyArray, expected: Floats, estimated: Floats) -> Floats:
    """The results of a game's positions with the luck of its turns removed; by seat from the mover of each turn on.

    For each turn, `expected` is the expectation of the estimate at its end, and `estimated` the estimate before it. Their
    difference is the error of the estimate, which is passed back to earlier turns.
    """
    seats = expected.shape[1]
    shares, wrong = np.zeros((len(movers), seats)), np.zeros(seats)
    for turn in range(len(movers) - 1, -1, -1):
        around = (movers[turn] + np.arange(seats)) % seats
        shares[turn] = expected[turn] + wrong[around]
        wrong[around] = TRUST * (shares[turn] - estimated[turn])
    return shares


def by_knot(sample: Sample, box: AnyArray) -> Sample:
    """The features multiplied by each knot's weight for the box."""
    parts = np.column_stack([np.interp(box, KNOTS, row) for row in np.eye(len(KNOTS))]).astype(np.float32)
    features = (parts[:, None, :, None] * sample.features[:, :, None, :]).reshape(*sample.present.shape, -1)
    return Sample(features, sample.shares, sample.present, sample.games)
