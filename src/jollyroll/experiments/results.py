"""The results of an experiment as rows; docs/experiments.md explains each name."""

from collections.abc import Iterator

from jollyroll.bots.levels import LEVELS
from jollyroll.lab.exports import estimate_cells
from jollyroll.lab.intervals import Estimate
from jollyroll.lab.rows import DataRow

from .luck_and_skill import NAMES as COACH_NAMES
from .measures import NAMES, measured
from .plan import ExperimentCell, ExperimentPlan
from .run_file import CellRun


def estimates(cell: ExperimentCell, run: CellRun) -> dict[str, Estimate]:
    """All measures of a cell available so far."""
    found: dict[str, Estimate] = {}
    if run.tally.games.sum():
        seatings = sorted({tuple(LEVELS.index(level) for level in order) for order in orders(cell)})
        found |= measured(run.tally, seatings)
    if run.sample.games:
        found |= run.sample.measured()
    return found


def orders(cell: ExperimentCell) -> Iterator[tuple[str, ...]]:
    """Every seating of a cell."""
    from itertools import permutations

    yield from permutations(cell.players)


def result_row(plan: ExperimentPlan, cell: ExperimentCell, run: CellRun) -> DataRow:
    """A cell in one row."""
    complete = run.done and len(run.sample.games) >= plan.coach_games
    row: DataRow = {"cell": cell.number, **{name: str(value) for name, value in cell.varied.items()}, "game": cell.game.name}
    row |= {"options": " ".join(f"{name}={value}" for name, value in cell.options.items()), "players": "+".join(cell.players)}
    row |= {
        "seed": plan.seed,
        "games": int(run.tally.games.sum()),
        "unfinished": int(run.tally.unfinished.sum()),
        "complete": complete,
    }
    found = estimates(cell, run)
    none = Estimate(float("nan"), float("nan"), float("nan"))
    for name in (*NAMES, *(COACH_NAMES if plan.coach_games else ())):
        row |= estimate_cells(name, found.get(name, none))
    if plan.coach_games:
        row |= {"coach_games": len(run.sample.games), "exact": run.exact, "error": run.error}
        row["dominated"] = " ".join(text for text, _ in run.sample.dominated())
    return row


def choice_rows(cell: ExperimentCell, run: CellRun) -> Iterator[DataRow]:
    """Each choice of a cell in one row, the most frequent first."""
    for text, count in sorted(run.sample.choices.items(), key=lambda one: (-one[1].there, one[0])):
        row: DataRow = {"cell": cell.number, **{name: str(value) for name, value in cell.varied.items()}, "choice": text}
        yield {**row, "there": count.there, "good": count.good, "taken": count.taken, "mean_cost": count.cost / count.there}
