"""Fitting the estimate for four and more: games in rounds, each played with the weights fitted to the one before.

Who wins says little about a position at the beginning, whose chances hardly differ. So the luck of the turns is taken out of what
became of a position: of a turn, how much better things stood after it, as estimated, than was to be expected before it. What is
left is how wrong the estimates on the way turned out to be, and the further away the less of it counts.
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

MOST_TURNS = 1_000  # kept of a game
SEED = 20_250_110
FAR = 1 << 40  # added to the numbers of games that are played to measure
CHUNK = 25  # games between two looks at the clock
RIDGE = 1e-6
TRUST = 0.8  # how much of what the next turn says of an estimate counts for the turn before


class TrainingGames:
    """Games played with such weights: the positions between turns, what became of them but for luck, and in which game."""

    def __init__(self, positions: AnyArray, shares: Floats, games: Ints) -> None:
        self.positions = positions
        self.shares = shares  # from the one to move on
        self.games = games

    def some_positions(self, count: int, seed: int) -> AnyArray:
        """So many of them, drawn at random."""
        return self.positions[np.random.default_rng(seed).permutation(len(self.positions))[:count]]


class Trainer:
    """Games at the table of a position, which begins a turn."""

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
        """The weights fitted to these games; from the file `kept` if they were fitted before."""
        with suppress(OSError, ValueError):
            known: Floats = np.load(kept, allow_pickle=False)
            if known.shape == weights.shape:
                return known
        weights = self.fitted(weights, self.play(weights, first, games))
        np.save(kept, weights)
        return weights

    def play(self, weights: Floats, first: int, games: int) -> TrainingGames:
        """Play these games with such weights."""
        memory, seats = self.memory(weights), self.state.seats
        kept: AnyArray = np.zeros(MOST_TURNS, self.start.dtype)
        expected, estimated = np.zeros((2, MOST_TURNS, seats))
        positions, shares, numbers = [], [], []
        for game in range(first, first + games):
            count = int(self.kernels.play_recorded(kept, expected, self.start, memory, self.luck, self.shown, SEED, game))
            self.kernels.estimate_all(kept[:count], memory, estimated)
            positions.append(kept[:count].copy())
            shares.append(less_luck(kept["seat"][:count], expected, estimated))
            numbers.append(np.full(count, game))
            if game % CHUNK == 0:
                self.on_progress((game - first) / games)
        return TrainingGames(np.concatenate(positions), np.concatenate(shares), np.concatenate(numbers))

    def sample(self, weights: Floats, games: TrainingGames) -> Sample:
        """The positions of a lesson as they are looked at."""
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
        """How well the game proper is predicted, as a mean log-loss."""
        proper = games.positions["tie_round"] == 0
        sample = self.sample(weights, games).where(proper)
        return log_loss(weights[TIE_ROUND + 1 :].ravel(), by_knot(sample, games.positions["box"][proper]))

    def measure(self, weights: Floats, positions: AnyArray, games: int) -> float:
        """The standard error of an estimated share in these positions, each played to its end so many times."""
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


def less_luck(movers: AnyArray, expected: Floats, estimated: Floats) -> Floats:
    """What became of the positions of a game, without the luck of its turns; told from the mover of each turn on.

    Turn by turn `expected` is what its end was to bring on average, and `estimated` how things stood before it: where the two
    differ, the estimate is taken to have been wrong, and with it that of the turn before.
    """
    seats = expected.shape[1]
    shares, wrong = np.zeros((len(movers), seats)), np.zeros(seats)
    for turn in range(len(movers) - 1, -1, -1):
        around = (movers[turn] + np.arange(seats)) % seats
        shares[turn] = expected[turn] + wrong[around]
        wrong[around] = TRUST * (shares[turn] - estimated[turn])
    return shares


def by_knot(sample: Sample, box: AnyArray) -> Sample:
    """The features once for each knot, by how much its weights count for a box."""
    parts = np.column_stack([np.interp(box, KNOTS, row) for row in np.eye(len(KNOTS))]).astype(np.float32)
    features = (parts[:, None, :, None] * sample.features[:, :, None, :]).reshape(*sample.present.shape, -1)
    return Sample(features, sample.shares, sample.present, sample.games)
