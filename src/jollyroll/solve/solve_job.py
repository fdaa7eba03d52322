"""The jobs of `jollyroll solve`: each SolveJob makes one solved table, with checkpoints so that it can be interrupted."""

import os
from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import TYPE_CHECKING, ClassVar

from jollyroll.errors import ArgumentError, Refused, SolvedTableError
from jollyroll.kit import Game

from .job_plan import JobPlan
from .solver import solver_of
from .tables import TableFacts
from .workers import Hire, threads

if TYPE_CHECKING:
    from .arrays import Arrays

OnProgress = Callable[[float, float, str], None]  # called with the work done, the total, and a note


class SolveJob(ABC):
    """The making of one table. `options` holds only those that matter for it, so that presets that agree on them share a table."""

    format: ClassVar[int] = 1  # the layout of the arrays; tables of another layout are stale
    size: int = 0  # approximate bytes of the table; 0 if unknown
    effort: float = 0.0  # approximate single-core seconds; 0 if unknown
    unasked: bool = True  # it may be proposed, and made along with all others; False if it takes too long for that
    finest: float = 0.0  # the best precision that can be reached
    chunked: ClassVar[bool] = False  # it is done in chunks by the workers from `hire`; other jobs use `cores` themselves
    checkpoint_files: ClassVar[tuple[str, ...]] = ("[!.]*",)  # patterns: any match in a checkpoint can be resumed from

    def __init__(self, game: Game, kind: str, seats: int, options: Mapping[str, str], precision: float) -> None:
        self.game = game
        self.kind = kind
        self.seats = seats
        self.options = dict(options)
        self.precision = precision
        self.cores = os.cpu_count() or 1
        self.hire: Hire = threads

    @abstractmethod
    def run(self, on_progress: OnProgress, checkpoint: Path) -> "tuple[Arrays, TableFacts]":
        """Make the table. Intermediate results go into the folder `checkpoint`, from which a later run resumes.

        `on_progress` is called at least every half second or so; Ctrl-C comes as KeyboardInterrupt between two compiled calls.
        """

    def chunk_solver(self, checkpoint: Path) -> object:
        """The object whose methods do chunks of the job, made where a worker is: each returns its result and its figures."""
        raise NotImplementedError

    def plan(self, folder: str) -> JobPlan | None:
        """An estimate of the job's cost, measured here on samples; `folder` is for temporary files. None if unknown."""
        return None

    def said(self) -> str:
        """The job in one line."""
        options = ",".join(f"{name}={value}" for name, value in sorted(self.options.items()))
        return f"{self.game.name} {self.kind} {self.seats} {options} {self.game.rules_version} {self.format} {self.precision:g}"


class StepProgress:
    """Reports the progress of a job of several steps."""

    def __init__(self, on_progress: OnProgress, lengths: tuple[int, ...]) -> None:
        self.on_progress = on_progress
        self.lengths = lengths
        self.step = 0

    def report(self, part: float) -> None:
        """Report the progress of the current step, from 0 to 1."""
        before = sum(self.lengths[: self.step])
        self.on_progress(before + part * self.lengths[self.step], sum(self.lengths), "")

    def next_step(self) -> None:
        """Go on to the next step."""
        self.step += 1


def solve_jobs(game: Game, seats: int, options: Mapping[str, str], precision: float | None = None) -> list[SolveJob]:
    """The tables that can be made for this game, number of seats and options (all resolved); nothing is computed yet."""
    jobs = [*solver_of(game).solve_jobs(game, seats, options, precision)]
    for job in jobs:
        if job.precision < job.finest:
            raise ArgumentError("precision-finest", asked=f"{job.precision:g}", finest=f"{job.finest:g}")
    return jobs


def not_settled(residual: float, wanted: float) -> Refused:
    """The error for a table whose residual stays above the requested precision."""
    return SolvedTableError("not-settled", left=f"{residual:.2g}", wanted=f"{wanted:.2g}")
