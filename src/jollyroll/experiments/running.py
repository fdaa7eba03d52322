"""Running an experiment: cell after cell, until each is precise enough; it can be interrupted and resumed."""

from collections.abc import Mapping
from contextlib import closing
from itertools import permutations
from pathlib import Path
from typing import Protocol

from jollyroll.bots.levels import BEST, LEVELS
from jollyroll.kit.state import GameState
from jollyroll.lab.arguments import check_cores, numbers_of, whole_rounds
from jollyroll.lab.parallel import Interrupted, play_series
from jollyroll.lab.ray_solving import employ
from jollyroll.lab.tables import ResultTable
from jollyroll.solve import tables
from jollyroll.solve.judge import judge_for
from jollyroll.solve.run_job import run_job
from jollyroll.solve.solve_job import solve_jobs
from jollyroll.speed.installed import require_speed

from .coaching import all_findings
from .measures import half_width, measured
from .plan import ExperimentCell, ExperimentPlan, Stop, read_plan
from .results import choice_rows, result_row
from .run_file import CellRun, read_run, write_run
from .tracked_series import TrackedSeries, TrackedTally

FIRST_LOOK = 1_000  # games before the stopping rule is first checked; then after twice as many, and so on
SAVED_EVERY = 5  # games analysed by the coach


class ExperimentProgress(Protocol):
    """Receives progress reports of an experiment."""

    def cell(self, number: int, cells: int, varied: Mapping[str, str]) -> None:
        """This cell is next."""

    def solving(self, done: float, total: float, note: str) -> None:
        """A table is being solved."""

    def getting_ready(self) -> None:
        """Machine code is being compiled or loaded."""

    def played(self, games: int) -> None:
        """This many games of the cell were played since the stopping rule was last checked."""

    def judged(self, games: int, wanted: int) -> None:
        """The coach has analysed this many games of the cell."""


class NoExperimentProgress:
    """Ignores all reports."""

    def cell(self, number: int, cells: int, varied: Mapping[str, str]) -> None: ...
    def solving(self, done: float, total: float, note: str) -> None: ...
    def getting_ready(self) -> None: ...
    def played(self, games: int) -> None: ...
    def judged(self, games: int, wanted: int) -> None: ...


class Experiment:
    """A plan and its progress, saved in a folder if one is given.

    >>> plan = ExperimentPlan.make({"game": "kings_gold", "players": ["random", "random"], "stop": {"games": 10}})
    >>> Experiment(plan).complete
    False
    """

    def __init__(self, plan: ExperimentPlan, folder: str | Path | None = None) -> None:
        self.plan = plan
        self.folder = None if folder is None else Path(folder)
        found = read_run(self.folder, plan) if self.folder else None
        self.cells = found or [CellRun(series_of(plan, cell).nothing()) for cell in plan.cells]

    @property
    def complete(self) -> bool:
        """True if every cell is done."""
        return all(run.done and len(run.sample.games) >= self.plan.coach_games for run in self.cells)

    @property
    def table(self) -> ResultTable:
        """A row for each cell: what was varied, how many games, and every measure with its interval."""
        return ResultTable([result_row(self.plan, cell, run) for cell, run in zip(self.plan.cells, self.cells, strict=True)])

    @property
    def choices(self) -> ResultTable:
        """A row for each choice that the coach met, cell by cell."""
        return ResultTable([row for cell, run in zip(self.plan.cells, self.cells, strict=True) for row in choice_rows(cell, run)])

    def run(self, cores: int | None = None, progress: ExperimentProgress | None = None, on: str = "") -> None:
        """Run until every cell is done. Ctrl-C raises KeyboardInterrupt once everything played so far is saved."""
        check_cores(cores)
        require_speed()
        report = progress or NoExperimentProgress()
        self.save()
        for cell, run in zip(self.plan.cells, self.cells, strict=True):
            if run.done and len(run.sample.games) >= self.plan.coach_games:
                continue
            report.cell(cell.number, len(self.cells), cell.varied)
            try:
                self.solve(cell, cores, report, on)
                self.play(cell, run, cores, report, on)
                self.judge(cell, run, cores, report, on)
            finally:
                self.save()

    def save(self) -> None:
        """Write the run file."""
        if self.folder:
            write_run(self.folder, self.plan, self.cells)

    def solve(self, cell: ExperimentCell, cores: int | None, report: ExperimentProgress, on: str = "") -> None:
        """Make the tables that the best players and the coach need, within the time limit of the plan."""
        if LEVELS[BEST] not in cell.players and not self.plan.coach_games:
            return
        for seats in range(cell.game.seat_range[0], len(cell.players) + 1):
            for job in solve_jobs(cell.game, seats, cell.options):
                there = tables.is_there(cell.game, job.kind, job.seats, job.options)
                if job.unasked and not there and 0 < job.effort <= self.plan.solve_seconds:
                    employ(job, cores, on)
                    run_job(job, report.solving)

    def play(self, cell: ExperimentCell, run: CellRun, cores: int | None, report: ExperimentProgress, on: str = "") -> None:
        """Play until the stopping rule of the cell is met."""
        series = series_of(self.plan, cell)
        while not run.done:
            look = next_look(run.played, self.plan.stop, len(series.seatings))
            try:
                more, games = play_series(series, look - run.played, cores, report, run.played, on), look - run.played
            except Interrupted as interrupted:
                run.tally += as_tracked(interrupted.tally)
                run.played += interrupted.games
                raise KeyboardInterrupt from None
            run.tally += as_tracked(more)
            run.played += games
            run.done = is_enough(run.tally, series, self.plan.stop, run.played)

    def judge(self, cell: ExperimentCell, run: CellRun, cores: int | None, report: ExperimentProgress, on: str = "") -> None:
        """Let the coach analyse some games."""
        if not self.plan.coach_games:
            return
        start: GameState = cell.game.new_state(len(cell.players), cell.options)
        judge = judge_for(cell.game, start)
        run.exact, run.error = judge.exact, judge.error
        wanted = range(len(run.sample.games), self.plan.coach_games)
        report.judged(wanted.start, wanted.stop)
        with closing(all_findings(cell, self.plan.seed, wanted, cores, on)) as found:
            for number, findings in zip(wanted, found, strict=True):
                run.sample.add(findings)
                if number % SAVED_EVERY == 0:
                    self.save()
                report.judged(number + 1, wanted.stop)


def run_experiment(
    plan: ExperimentPlan | str | Path,
    folder: str | Path | None = None,
    cores: int | None = None,
    progress: ExperimentProgress | None = None,
    on: str = "",
) -> Experiment:
    """Run a plan, or the one in a TOML file, to its end; with a folder an interrupted run is resumed.

    >>> plan = ExperimentPlan.make({"game": "kings_gold", "players": ["random", "random"], "stop": {"games": 10}})
    >>> run_experiment(plan, cores=1).table["games"]
    [10]
    """
    experiment = Experiment(plan if isinstance(plan, ExperimentPlan) else read_plan(plan), folder)
    experiment.run(cores, progress, on)
    return experiment


def series_of(plan: ExperimentPlan, cell: ExperimentCell) -> TrackedSeries:
    """The games of a cell: players change seats so that every seating comes equally often."""
    seatings = tuple(sorted(set(permutations(numbers_of(cell.players)))))
    return TrackedSeries(cell.game, cell.options, seatings, plan.seed, pace=plan.pace)


def next_look(played: int, stop: Stop, round_length: int) -> int:
    """The number of games at which the stopping rule is checked next: within the maximum, in whole rounds."""
    look = FIRST_LOOK
    while whole_rounds(min(look, stop.games), round_length) <= played:
        look *= 2
    return whole_rounds(min(look, stop.games), round_length)


def is_enough(tally: TrackedTally, series: TrackedSeries, stop: Stop, played: int) -> bool:
    """True if the maximum of games is reached or the interval is narrow enough."""
    if played >= whole_rounds(stop.games, len(series.seatings)):
        return True
    return stop.precision > 0 and half_width(measured(tally, series.seatings)[stop.measure]) <= stop.precision


def as_tracked(tally: object) -> TrackedTally:
    """The tally of a tracked series."""
    assert isinstance(tally, TrackedTally)
    return tally
