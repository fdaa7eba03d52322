"""The whole game for three: sweeps over all states between turns, by policies from turns solved in some of them.

Three phases. *Search*: sweeps in retrograde order in which each mover takes the best column found so far; after each sweep the
turns of sampled states are solved exactly, and policies that gain more become columns. *Evaluation*: columns stay fixed, and sweeps
go on until the shares converge. *Check*: turns of many states are solved exactly, to measure the remaining gain; if it is too
large, the search resumes.
"""

from collections.abc import Callable, Iterator
from typing import NamedTuple, Protocol

import numpy as np

from jollyroll.solve.arrays import Arrays, Floats, Ints
from jollyroll.solve.solve_job import not_settled
from jollyroll.speed.compile import kernels, record_type, to_record

from ..rules.components import KINDS
from ..rules.options import SUDDEN, ZERO_FLOOR
from ..rules.state import State
from . import three_kernels
from .model_builder import array_models
from .policy import POLICY
from .rule_queries import turn_options
from .state_index import ABOVE
from .successors import EFFECTS
from .three_index import DISTANCES, HOLDERS, MOST_LOSS, PLAYERS, ThreeLayout, three_layout
from .three_kernels import ThreeGame, ThreeScratch
from .turn_results import RESULTS
from .turn_values import TURN_VALUES

COLUMNS = 3_000  # at most, for each card
CHUNK = 10_000  # states between two progress reports
EXACTLY = 300  # the same for exactly solved turns
SAMPLED = 4_000  # states whose turns are solved after each sweep
CHECKED = 60_000  # in the final check
MOST_SEARCHES, MOST_SWEEPS, MOST_CHECKS = 40, 200, 10
NO_SEARCH = -1
SPREAD = 12.0  # hundreds of points that multiply a player's odds by e in the first guess


class ThreeKernels(Protocol):
    """The functions of `three_kernels` in machine code."""

    def sweep_three(self, game: ThreeGame, scratch: ThreeScratch, order: Ints, tried: int, /) -> float: ...

    def find_gains(self, game: ThreeGame, scratch: ThreeScratch, states: Ints, least: float, gains: Floats, /) -> None: ...

    def gains_of_table(self, game: ThreeGame, scratch: ThreeScratch, states: Ints, tolerance: float, gains: Floats, /) -> None: ...


class SweepProgress(NamedTuple):
    """The progress of a run, saved between runs."""

    searches: int = 0
    sweeps: int = 0  # of the evaluation
    settled: int = 0  # 1 once the search is over


class ThreeListener(Protocol):
    """Receives progress reports from the sweeps."""

    def on_progress(self, part: float) -> None:
        """This fraction of the current sweep is done."""

    def on_sweep(self, left: float) -> None:
        """A sweep is done, with this gain or change left."""


class WholeThree:
    """The game for three under the options of a state."""

    def __init__(self, state: State, lowest: int, columns: int | None = None) -> None:
        floor = state.score_floor == ZERO_FLOOR
        layout = three_layout(0 if floor else lowest, state.target, floor)
        self.kernels: ThreeKernels = kernels(three_kernels)
        self.game = ThreeGame(
            models=array_models(turn_options(state)),
            layout=layout,
            shares=first_guess(layout),
            column=np.zeros((layout.states, KINDS), np.uint16),
            chance=np.zeros((KINDS, columns or COLUMNS, EFFECTS)),
            known=np.zeros(KINDS, np.int64),
        )
        self.scratch = new_scratch(state)
        self.parts = list(retrograde(layout, state.end != SUDDEN))
        self.order = np.concatenate(self.parts)
        self.progress = SweepProgress()

    def solve(self, precision: float, listener: ThreeListener, sampled: int | None = None, checked: int | None = None) -> Floats:
        """Solve the game until no checked turn gains more than `precision`; returns the gains."""
        gains = np.full(1, np.inf)
        for number in range(MOST_CHECKS):
            self.search(precision, listener, sampled or SAMPLED)
            self.evaluate(precision / 10, listener)
            states = self.sampled_states(checked or CHECKED, MOST_SEARCHES + number + 1)
            gains = self.gains(states, precision / 2, listener.on_progress)
            if gains.max() <= precision:
                return gains
            self.progress = self.progress._replace(settled=0)
        raise not_settled(float(gains.max()), precision)

    def search(self, precision: float, listener: ThreeListener, sampled: int) -> None:
        """Sweep, and add columns, until no sampled turn gains more."""
        if self.progress.searches == 0:
            self.gains(self.sampled_states(sampled, MOST_SEARCHES), precision / 2, listener.on_progress, first=True)
        while not self.progress.settled:
            number = self.progress.searches + 1
            self.sweep(number * sampled, listener.on_progress)
            gains = self.gains(self.sampled_states(sampled, number), precision / 2, listener.on_progress)
            done = gains.max() <= precision or number >= MOST_SEARCHES
            self.progress = SweepProgress(number, self.progress.sweeps, settled=int(done))
            listener.on_sweep(float(gains.max()))

    def evaluate(self, enough: float, listener: ThreeListener) -> None:
        """Sweep with fixed columns until no share changes by more than `enough`."""
        change = np.inf
        for _ in range(MOST_SWEEPS):
            change = self.sweep(NO_SEARCH, listener.on_progress)
            self.progress = self.progress._replace(sweeps=self.progress.sweeps + 1)
            listener.on_sweep(change)
            if change <= enough:
                return
        raise not_settled(change, enough)

    def sweep(self, tried: int, on_progress: Callable[[float], None]) -> float:
        """Back every state up once; returns the residual."""
        residual = 0.0
        for begin in range(0, len(self.order), CHUNK):
            some = self.order[begin : begin + CHUNK]
            residual = max(residual, float(self.kernels.sweep_three(self.game, self.scratch, some, tried)))
            on_progress(begin / len(self.order))
        return residual

    def gains(self, states: Ints, least: float, on_progress: Callable[[float], None], first: bool = False) -> Floats:
        """The gains that the movers of these states would make by the best turn; above `least` its policy becomes a column.

        With `first` there are no columns yet: the turn of the first state supplies one.
        """
        found = np.zeros(len(states))
        for begin in range(0, len(states), EXACTLY):
            some = slice(begin, begin + EXACTLY) if begin or not first else slice(0, 1)
            self.kernels.find_gains(self.game, self.scratch, states[some], -1.0 if first and not begin else least, found[some])
            on_progress(begin / len(states))
        return found

    def sampled_states(self, count: int, seed: int) -> Ints:
        """A sample of states, equally many from each part of the table."""
        luck = np.random.default_rng(seed)
        each = -(-count // len(self.parts))
        return np.concatenate([part if len(part) <= each else luck.choice(part, each, replace=False) for part in self.parts])

    def arrays(self) -> Arrays:
        """The arrays from which a later run resumes."""
        return {
            "shares": self.game.shares,
            "column": self.game.column,
            "chance": self.game.chance[:, : int(self.game.known.max())],
            "known": self.game.known,
            "progress": np.array(self.progress, np.int64),
        }

    def recall(self, kept: Arrays) -> None:
        """Resume from these arrays; refused if they are of another game."""
        if kept["shares"].shape != self.game.shares.shape or kept["chance"].shape[1] > self.game.chance.shape[1]:
            raise ValueError
        self.game.shares[:] = kept["shares"]
        self.game.column[:] = kept["column"]
        self.game.chance[:, : kept["chance"].shape[1]] = kept["chance"]
        self.game.known[:] = kept["known"]
        self.progress = SweepProgress(*map(int, kept["progress"]))


def new_scratch(state: State) -> ThreeScratch:
    """Scratch space for backups under the options of this state."""
    states = np.zeros(1, record_type(State))
    to_record(state, states)
    return ThreeScratch(
        states,
        payoffs=np.zeros((PLAYERS, EFFECTS)),
        payoff=np.zeros(RESULTS),
        values=np.zeros(TURN_VALUES),
        mass=np.zeros(TURN_VALUES),
        policy=np.zeros(POLICY, np.int32),
        chances=np.zeros(RESULTS),
    )


def retrograde(layout: ThreeLayout, finals: bool) -> Iterator[Ints]:
    """The parts of the table in retrograde order; ordinary play by descending sum of the scores."""
    heights = layout.heights
    if finals:
        yield np.arange(layout.far, layout.states)
        rows = np.arange(layout.far - layout.last) // heights
        tops, lower = np.divmod(rows, heights + MOST_LOSS)
        higher = tops // HOLDERS - MOST_LOSS + layout.target - layout.lowest
        yield layout.last + np.flatnonzero(lower + tops % HOLDERS <= higher)  # with level scores, the holder is the first
        if layout.starts < ABOVE:
            yield np.arange(layout.ahead, layout.ahead + DISTANCES * DISTANCES)
        yield np.arange(layout.ahead - 1, layout.first - 1, -1)
    together = np.sum(np.unravel_index(np.arange(layout.first), (heights,) * PLAYERS), axis=0)
    yield np.argsort(-together, kind="stable")


def first_guess(layout: ThreeLayout) -> Floats:
    """An arbitrary first guess: the higher the score, the larger the share."""
    shares = np.full((layout.states, PLAYERS - 1), 1.0 / PLAYERS)
    scores = np.array(np.unravel_index(np.arange(layout.first), (layout.heights,) * PLAYERS))
    odds = np.exp((scores - scores.max(axis=0)) / SPREAD)
    shares[: layout.first] = (odds / odds.sum(axis=0)).T[:, :-1]
    return shares
