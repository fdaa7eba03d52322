"""The whole game for two: sweeps over all states between turns until their shares converge.

A sweep backs states up in retrograde order, each with the newest shares of all others. Scores can also fall, so one sweep is not
enough. Within a batch a state depends on no other but its mirror image: the cores share a batch, and the result is the same on any
number of them. Between sweeps Anderson acceleration extrapolates from the last few.
"""

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from itertools import repeat
from typing import Protocol

import numpy as np

from jollyroll.solve.arrays import Floats, Ints, StateRecords, Words
from jollyroll.solve.solve_job import not_settled
from jollyroll.speed.compile import kernels, record_type, to_record

from ..rules.components import KINDS
from ..rules.options import FINAL_ROUND, PLAYOFF, SUDDEN, ZERO_FLOOR
from ..rules.state import State
from . import successors, sweep_kernels
from .anderson import AndersonAcceleration
from .margin import fill_margin
from .model_builder import array_models
from .rule_queries import turn_options
from .state_index import Layout, layout_for
from .successors import EFFECTS
from .sweep_kernels import NEAR, GameModel, GameValues, count_saved
from .sweep_order import split, sweep_order
from .turn import SWEEPS, TO_THE_END
from .turn_results import RESULTS
from .turn_values import TURN_VALUES

UNSEEN = 9.0  # not a share
FEW = 3  # sweeps that improve a turn in each backup; the next backup resumes from there
FINE = 1e-11  # the tolerance of turns at the end
MOST_SWEEPS = 200
DEPTH = 4  # sweeps used by the acceleration
CHUNK = 400  # states handed to a core at a time


class SweepKernels(Protocol):
    """The functions of `sweep_kernels` in machine code."""

    def sweep_states(
        self, game: GameModel, found: GameValues, order: Ints, payoff: Floats, values: Floats, sweeps: int, tolerance: float, /
    ) -> float: ...


class SuccessorKernels(Protocol):
    """The functions of `successors` in machine code."""

    def find_successors(self, states: StateRecords, layout: Layout, successor: Words, first: int, last: int, /) -> None: ...


class SweepListener(Protocol):
    """Receives progress reports from the sweeps."""

    def on_progress(self, part: float) -> None:
        """This fraction of the current sweep is done."""

    def on_sweep(self, residual: float, shares: Floats) -> None:
        """A sweep is done."""


class WholeGame:
    """The game for two under the options of a state."""

    def __init__(self, state: State, lowest: int, cores: int = 1) -> None:
        floor = state.score_floor == ZERO_FLOOR
        failed = state.end != SUDDEN and state.after_failed_round == SUDDEN
        self.layout = layout_for(0 if floor else lowest, state.target, floor, failed)
        self.cores = cores
        self.kernels: SweepKernels = kernels(sweep_kernels)
        self.model = self.game_model(state)
        self.values = self.start_values()
        self.batches = list(sweep_order(self.layout, state.end != SUDDEN, state.tie == PLAYOFF))
        self.states = sum(len(batch) for batch in self.batches)
        self.scratch = [(np.zeros(RESULTS), np.zeros(TURN_VALUES)) for _ in range(cores)]

    def game_model(self, state: State) -> GameModel:
        """The model of the game under these options, by the rulebook."""
        record = np.zeros(1, record_type(State))
        to_record(state, record)
        successor = np.zeros(self.layout.states * EFFECTS, np.int32)
        finder: SuccessorKernels = kernels(successors)
        finder.find_successors(record, self.layout, successor, 0, self.layout.states)
        models = array_models(turn_options(state))
        return GameModel(models, self.layout, successor, np.cumsum([0, *(count_saved(models[card]) for card in range(KINDS))]))

    def start_values(self) -> GameValues:
        """The values with which sweeps begin."""
        rows = self.layout.final + self.layout.heights * NEAR
        return GameValues(
            shares=first_guess(self.layout),
            payoffs=np.full(self.layout.states * EFFECTS, UNSEEN),
            saved=np.zeros(rows * int(self.model.saved_starts[-1]), np.float32),
        )

    @property
    def shares(self) -> Floats:
        """The mover's share in each state."""
        return self.values.shares

    def sweep(self, sweeps: int, on_progress: Callable[[float], None]) -> float:
        """Back every state up once, with `sweeps` sweeps of each turn; returns the residual."""
        residual, done = 0.0, 0
        with ThreadPoolExecutor(self.cores) as pool:
            for batch in self.batches:
                for begin in range(0, len(batch), CHUNK * self.cores):
                    parts = split(batch[begin : begin + CHUNK * self.cores], self.cores)
                    residual = max(residual, *pool.map(self.sweep_part, parts, range(self.cores), repeat(sweeps)))
                done += len(batch)
                on_progress(done / self.states)
        return residual

    def sweep_part(self, states: Ints, core: int, sweeps: int) -> float:
        """Back some states up on one core; returns the residual."""
        payoff, values = self.scratch[core]
        return float(self.kernels.sweep_states(self.model, self.values, states, payoff, values, sweeps, FINE))

    def solve(self, precision: float, listener: SweepListener, resumed: bool = False) -> float:
        """Sweep until the residual is below `precision` with turns solved to the end; returns the last residual.

        If the shares come from an earlier run, the turns behind them are solved to the end at once.
        """
        acceleration = AndersonAcceleration(DEPTH)
        residual = 0.0 if resumed else 1.0
        for _ in range(MOST_SWEEPS):
            exactly = residual < precision
            fill_margin(self.layout, self.shares)
            before = self.shares.copy()
            residual = self.sweep(SWEEPS[TO_THE_END] if exactly else FEW, listener.on_progress)
            listener.on_sweep(residual, self.shares)
            if exactly and residual < precision:
                fill_margin(self.layout, self.shares)
                return residual
            self.shares[:] = acceleration.accelerate(before, self.shares)
        raise not_settled(residual, precision)


def after_failed_round(state: State) -> State:
    """PK-A60: the game after a final round that nobody won, expressed as one that ends suddenly."""
    sudden = state.copy()
    sudden.end, sudden.after_failed_round = SUDDEN, FINAL_ROUND
    return sudden


def first_guess(layout: Layout) -> Floats:
    """An arbitrary first guess: the higher the score, the larger the share."""
    shares = np.full(layout.states, 0.5)
    heights = np.arange(layout.heights)
    ahead = heights[:, None] - heights[None, :]
    shares[: layout.final] = (1.0 / (1.0 + np.exp(-(ahead + 2.0) / 12.0))).ravel()
    return shares
