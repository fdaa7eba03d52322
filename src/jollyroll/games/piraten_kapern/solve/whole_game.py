"""Solving the whole game for two: sweeps over all positions between turns until none changes any more.

Places are solved from the end of the game towards its beginning, each with the newest values of all others. Within a stage no place
depends on another but its mirror image, so the cores share a stage and the outcome is the same on any number of them.
Between sweeps Anderson's method leaps ahead to where the last few were heading.
"""

from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from itertools import repeat
from typing import Protocol

import numpy as np
import numpy.typing as npt

from jollyroll.solve.solve_job import not_settled
from jollyroll.speed.compile import kernels, record_type, to_record

from ..rules.components import KINDS, MOST_PLAYOFFS
from ..rules.options import FINAL_ROUND, PLAYOFF, SUDDEN, ZERO_FLOOR
from ..rules.state import State
from . import whole
from .between import ABOVE, PLAYOFF_PLACES, Layout, layout_for
from .ends import ENDS
from .margin import fill_margin
from .reading import turn_options
from .sheet import PAGE
from .turn import ROOM, ROUNDS, TO_THE_END
from .whole import EFFECTS, NEAR, Board, count_states
from .writing import array_sheet

Vector = npt.NDArray[np.float64]
Places = npt.NDArray[np.int64]

UNSEEN = 9.0  # no share
FEW = 3  # rounds by which a turn is improved in each sweep; the sweep after goes on from there
FINE = 1e-11  # how exactly turns are solved in the end
MOST_SWEEPS = 200
BACK = 4  # sweeps that the leap looks back on
CHUNK = 400  # places handed to a core at a time


class WholeGame:
    """The game for two under the options of a position."""

    def __init__(self, state: State, lowest: int, cores: int = 1) -> None:
        floor = state.score_floor == ZERO_FLOOR
        failed = state.end != SUDDEN and state.after_failed_round == SUDDEN
        self.layout = layout_for(0 if floor else lowest, state.target, floor, failed)
        self.cores = cores
        self.kernels = kernels(whole)
        table = np.zeros(1, record_type(State))
        to_record(state, table)
        leads = np.zeros(self.layout.places * EFFECTS, np.int32)
        self.kernels.find_leads(table, self.layout, leads, 0, self.layout.places)
        known = np.full(self.layout.places * EFFECTS, UNSEEN)
        sheet = array_sheet(turn_options(state))
        on_shelf = np.cumsum([0, *(count_states(sheet, card * PAGE) for card in range(KINDS))])
        shelf = np.zeros((self.layout.final + self.layout.heights * NEAR) * int(on_shelf[-1]), np.float32)
        self.board = Board(sheet, self.layout, leads, first_guess(self.layout), known, shelf, on_shelf)
        self.stages = list(stages(self.layout, state.end != SUDDEN, state.tie == PLAYOFF))
        self.states = sum(len(stage) for stage in self.stages)
        self.benches = [(np.zeros(ENDS), np.zeros(ROOM)) for _ in range(cores)]

    @property
    def shares(self) -> Vector:
        """What each place is worth to the one on turn."""
        found: Vector = self.board.shares
        return found

    def sweep(self, rounds: int, told: Callable[[float], None]) -> float:
        """Improve every place once, its turns by so many rounds; answers the largest change. `told` hears how much is done."""
        change, done = 0.0, 0
        with ThreadPoolExecutor(self.cores) as pool:
            for stage in self.stages:
                for begin in range(0, len(stage), CHUNK * self.cores):
                    parts = shared_out(stage[begin : begin + CHUNK * self.cores], self.cores)
                    change = max(change, *pool.map(self.solve_part, parts, range(self.cores), repeat(rounds)))
                done += len(stage)
                told(done / self.states)
        return change

    def solve_part(self, places: Places, core: int, rounds: int) -> float:
        """Improve some places on one core; answers the largest change."""
        worth, room = self.benches[core]
        return float(self.kernels.solve_places(self.board, places, worth, room, rounds, FINE))

    def solve(self, precision: float, watcher: "Watcher", resumed: bool = False) -> float:
        """Sweep until nothing changes by more than `precision`, turns solved to their end; answers the last change.

        If the shares come from an earlier run, the turns behind them are solved to their end at once.
        """
        leap = Leap(BACK)
        change = 0.0 if resumed else 1.0
        for _ in range(MOST_SWEEPS):
            exactly = change < precision
            fill_margin(self.layout, self.shares)
            before = self.shares.copy()
            change = self.sweep(ROUNDS[TO_THE_END] if exactly else FEW, watcher.during)
            watcher.after(change, self.shares)
            if exactly and change < precision:
                fill_margin(self.layout, self.shares)
                return change
            self.shares[:] = leap.ahead(before, self.shares)
        raise not_settled(change, precision)


def after_failed_round(state: State) -> State:
    """PK-A60: the game that goes on after a final round that nobody won, as one that ends suddenly."""
    sudden = state.copy()
    sudden.end, sudden.after_failed_round = SUDDEN, FINAL_ROUND
    return sudden


class Watcher(Protocol):
    """Somebody who follows the sweeps."""

    def during(self, part: float) -> None:
        """So much of a sweep is done."""

    def after(self, change: float, shares: Vector) -> None:
        """A sweep is done that changed nothing by more than this."""


class Leap:
    """Anderson's acceleration: the mix of the last sweeps in which what they changed cancels best."""

    def __init__(self, back: int) -> None:
        self.back = back
        self.befores: list[Vector] = []
        self.changes: list[Vector] = []

    def ahead(self, before: Vector, after: Vector) -> Vector:
        """Where the sweeps are heading, given the values before and after the last one."""
        change = after - before
        self.befores = [*self.befores, before][-self.back - 1 :]
        self.changes = [*self.changes, change][-self.back - 1 :]
        if len(self.befores) == 1:
            return after
        steps = np.diff(self.befores, axis=0).T
        turns = np.diff(self.changes, axis=0).T
        mix = np.linalg.lstsq(turns, change, rcond=1e-10)[0]
        found: Vector = np.clip(after - (steps + turns) @ mix, 0.0, 1.0)
        return found


def first_guess(layout: Layout) -> Vector:
    """Anything to begin with: who is ahead is likelier to win."""
    shares = np.full(layout.places, 0.5)
    heights = np.arange(layout.heights)
    ahead = heights[:, None] - heights[None, :]
    shares[: layout.final] = (1.0 / (1.0 + np.exp(-(ahead + 2.0) / 12.0))).ravel()
    return shares


def stages(layout: Layout, finals: bool, playoffs: bool) -> Iterator[Places]:
    """All places in the order of solving: playoffs from the last one, final rounds from the highest score, then ordinary play.

    In ordinary play a stage is one sum of both scores; a place and its mirror image lie next to each other.
    """
    for number in range(MOST_PLAYOFFS - 1, -1, -1) if finals and playoffs else ():
        row = layout.playoff + number * PLAYOFF_PLACES
        yield np.arange(row + 1, row + PLAYOFF_PLACES)
        yield np.arange(row, row + 1)
    for own in range(layout.heights - 1, layout.margin - 1, -1) if finals else ():
        yield layout.final + own * ABOVE + np.arange(ABOVE - 1, -1, -1)
    top = layout.heights - 1
    for both in range(2 * top, 2 * layout.margin - 1, -1):
        lower = range(max(layout.margin, both - top), both // 2 + 1)
        places = [own * layout.heights + other for less in lower for own, other in ((less, both - less), (both - less, less))]
        yield np.array(list(dict.fromkeys(places)))


def shared_out(stage: Places, cores: int) -> list[Places]:
    """A part of the stage for each core; pairs stay together."""
    pairs = -(-len(stage) // (2 * cores))
    return [part for begin in range(cores) if len(part := stage[begin * 2 * pairs : (begin + 1) * 2 * pairs])]
