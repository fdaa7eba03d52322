"""Experiments in the terminal: run or resume a plan, and write the results."""

import sys
from collections.abc import Mapping
from importlib.util import find_spec
from pathlib import Path

from jollyroll.errors import INTERRUPTED, OK
from jollyroll.experiments.plan import ExperimentPlan, read_plan
from jollyroll.lab.arguments import check_cores
from jollyroll.lab.tables import ResultTable
from jollyroll.speed.installed import require_speed
from jollyroll.words import figures, say, whole

from .columns import columns
from .progress import ProgressBar
from .signals import Terminated, catch_signals
from .style import Style, put, wrapped

SHOWN = ("turns", "minutes", "first_turn", "lead_changes", "decided", "comeback", "better_play", "luck", "skill")
RESULTS = "-results"  # suffix of a plan's results folder


class ExperimentDisplay:
    """Shows the current cell and its progress."""

    def __init__(self, plan: ExperimentPlan, plain: bool) -> None:
        self.plan = plan
        self.plain = plain
        self.title = ""
        self.bar: ProgressBar | None = None

    def __enter__(self) -> "ExperimentDisplay":
        return self

    def __exit__(self, *_: object) -> None:
        if self.bar is not None:
            self.bar.__exit__()

    def cell(self, number: int, cells: int, varied: Mapping[str, str]) -> None:
        self.__exit__()
        what = ", ".join(f"{name} {value}" for name, value in varied.items())
        self.title = say("experiment-cell", number=number, cells=cells, what=what or self.plan.game)
        self.bar = ProgressBar(self.title, self.plain)
        if not self.bar.terminal:
            sys.stderr.write(self.title + "\n")

    def solving(self, done: float, total: float, note: str) -> None:
        if self.bar is not None:
            self.bar(done, total, say("experiment-solving"))

    def getting_ready(self) -> None:
        return

    def played(self, games: int) -> None:
        if self.bar is not None:
            self.bar(games, self.plan.stop.games, say("lab-so-far", games=whole(games), asked=whole(self.plan.stop.games)))

    def judged(self, games: int, wanted: int) -> None:
        if self.bar is not None:
            self.bar(games, wanted, say("experiment-judged", games=games, wanted=wanted))


def show_experiment(file: str, out: str | None, cores: int | None, on: str, plain: bool, style: Style) -> int:
    """Run or resume the plan in this file; print the results and where they are."""
    plan = read_plan(file)
    check_cores(cores)
    require_speed()
    if on:
        from jollyroll.lab.ray_cluster import check_cluster

        check_cluster(on)
    from jollyroll.experiments.files import write_results
    from jollyroll.experiments.running import Experiment

    folder = Path(out if out is not None else Path(file).stem + RESULTS)
    experiment = Experiment(plan, folder)
    if any(cell.played for cell in experiment.cells) and not experiment.complete:
        put(say("experiment-resumed", folder=str(folder)))
    catch_signals()
    code = OK
    with ExperimentDisplay(plan, plain) as display:
        try:
            experiment.run(cores, display, on)
        except KeyboardInterrupt:
            code = INTERRUPTED
        except Terminated as ended:
            return ended.code
    put(*result_lines(experiment.table, plan, style))
    if not experiment.complete:
        put(*wrapped(say("experiment-incomplete")))
    for path in write_results(experiment, folder):
        put(say("lab-written", path=str(path)))
    if not find_spec("pyarrow"):
        put(*wrapped(say("experiment-no-parquet")))
    return code


def result_lines(table: ResultTable, plan: ExperimentPlan, style: Style) -> list[str]:
    """The results as a table with a line per cell."""
    names = [name for name in SHOWN if name in table.names and any(value is not None for value in table[name])]
    rows = []
    for cell, row in zip(plan.cells, table, strict=True):
        what = ", ".join(f"{name} {value}" for name, value in cell.varied.items()) or plan.game
        rows.append([what, whole(int(str(row["games"]))), *(cell_text(row[name]) for name in names)])
    return columns([plan.title, say("experiment-games"), *names], rows, style)


def cell_text(value: object) -> str:
    """A number as a cell of the table."""
    return figures(f"{value:.3f}") if isinstance(value, float) else say("no-figure")
