"""The run file: the progress of an experiment, so that it can be resumed with the same results."""

import json
from dataclasses import dataclass, field
from pathlib import Path

from jollyroll.errors import FileError, Refused, quote
from jollyroll.match.files import replace_file

from .luck_and_skill import CoachSample
from .plan import ExperimentPlan
from .tracked_series import TrackedTally

NAME = "run.json"
FORMAT = 1


@dataclass
class CellRun:
    """The progress of a cell."""

    tally: TrackedTally
    played: int = 0  # games, unfinished ones included
    done: bool = False  # its stopping rule is met
    sample: CoachSample = field(default_factory=CoachSample)
    exact: bool | None = None  # whether its judge is exact; None before one was asked
    error: float | None = None


def write_run(folder: Path, plan: ExperimentPlan, cells: list[CellRun]) -> None:
    """Save the progress of an experiment, atomically."""
    form = {
        "format": FORMAT,
        "experiment": plan.digest(),
        "asked": plan.asked,
        "cells": [cell_form(cell) for cell in cells],
    }
    try:
        folder.mkdir(parents=True, exist_ok=True)
        replace_file(folder / NAME, (json.dumps(form, ensure_ascii=False) + "\n").encode())
    except OSError as error:
        raise FileError("cannot-save", path=quote(str(folder)), reason=error.strerror or str(error)) from error


def cell_form(cell: CellRun) -> dict[str, object]:
    """A cell for the run file."""
    found = {"played": cell.played, "done": cell.done, "exact": cell.exact, "error": cell.error}
    return {**found, "tally": cell.tally.form(), "coach": cell.sample.form()}


def read_run(folder: Path, plan: ExperimentPlan) -> list[CellRun] | None:
    """The progress of this experiment in this folder; None if it has not begun. A folder of another experiment is refused."""
    path = folder / NAME
    try:
        if not folder.exists():
            return None
        if not path.exists():
            if folder.is_dir() and not any(folder.iterdir()):
                return None
            raise FileError("experiment-folder", folder=quote(str(folder)))
        form = json.loads(path.read_bytes().decode("utf-8"))
    except OSError as error:
        raise FileError("cannot-read", path=quote(str(path)), reason=error.strerror or str(error)) from error
    except ValueError as error:
        if isinstance(error, Refused):
            raise
        raise FileError("experiment-run-damaged", path=quote(str(path))) from error
    if not isinstance(form, dict) or (form.get("format"), form.get("experiment")) != (FORMAT, plan.digest()):
        raise FileError("experiment-other", folder=quote(str(folder)))
    try:
        return [read_cell(cell) for cell in form["cells"]]
    except (KeyError, TypeError, ValueError) as error:
        raise FileError("experiment-run-damaged", path=quote(str(path))) from error


def read_cell(form: dict[str, object]) -> CellRun:
    """A cell from the run file."""
    tally = TrackedTally.read(form["tally"])
    sample = CoachSample.read(form["coach"])  # type: ignore[arg-type]
    return CellRun(tally, int(str(form["played"])), bool(form["done"]), sample, form["exact"], form["error"])  # type: ignore[arg-type]
