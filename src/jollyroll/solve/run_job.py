"""Runs a SolveJob: its checkpoint, its time, the table it makes."""

import json
import shutil
import time
from contextlib import suppress
from dataclasses import replace
from pathlib import Path
from typing import Self

from jollyroll.errors import FileError

from . import tables
from .atomic_folder import DRAFT, check_writable, clean_up
from .solve_job import OnProgress, SolveJob

SPENT = ".spent.json"
SAVE_AFTER = 5.0  # seconds between two saves of the time spent


def key_of(job: SolveJob) -> str:
    """The name of the folder for its table."""
    return tables.key(job.game, job.kind, job.seats, job.options)


def checkpoint_of(job: SolveJob) -> Path:
    """The folder of a job's checkpoint, specific to rules, layout and precision."""
    name = f"{key_of(job)}-{job.game.rules_version}-{job.format}-{job.precision:g}"
    return tables.unfinished_folder() / name


def is_begun(job: SolveJob) -> bool:
    """True if its checkpoint holds something to resume from."""
    return any(any(checkpoint_of(job).glob(pattern)) for pattern in job.checkpoint_files)


def run_job(job: SolveJob, on_progress: OnProgress, where: Path | None = None) -> tables.SolvedTable:
    """Make the table of this job, resuming an interrupted run; returns the table as read back from disk.

    Only one process at a time may run a job.
    """
    asked = (job.game, job.kind, job.seats, job.options)
    checkpoint = checkpoint_of(job)
    target = (where or tables.tables_folder()) / key_of(job)
    check_writable(target.parent)
    try:
        checkpoint.mkdir(parents=True, exist_ok=True)
        clean_up(target)
        with Stopwatch(checkpoint / SPENT) as watch:
            arrays, facts = job.run(watch.watched(on_progress), checkpoint)
    except OSError as error:
        raise FileError("cannot-save", path=str(checkpoint), reason=error.strerror or str(error)) from error
    facts = replace(facts, seconds=facts.seconds or watch.seconds)
    tables.save(*asked, arrays, facts, format=job.format, where=where)
    table = tables.open_table(target.parent, *asked, format=job.format)
    assert table is not None
    shutil.rmtree(checkpoint, ignore_errors=True)
    return table


class Stopwatch:
    """Seconds spent, earlier runs included; saved every few seconds, and when it stops."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.seconds = 0.0

    def __enter__(self) -> Self:
        with suppress(OSError, ValueError, TypeError):
            self.seconds = float(json.loads(self.path.read_text("utf-8")))
        self.saved = time.monotonic()
        return self

    def __exit__(self, *_: object) -> None:
        self.save()

    def save(self) -> None:
        """Save the time spent so far."""
        now = time.monotonic()
        self.seconds += now - self.saved
        self.saved = now
        draft = self.path.with_suffix(DRAFT)
        try:
            draft.write_text(json.dumps(self.seconds), "utf-8")
            draft.replace(self.path)
        except OSError:  # a full disk, perhaps: the time is lost, but no file is left behind
            with suppress(OSError):
                draft.unlink(missing_ok=True)

    def watched(self, on_progress: OnProgress) -> OnProgress:
        """The same callback, which also saves the time now and then, because a killed process cannot."""

        def report(done: float, total: float, note: str = "") -> None:
            if time.monotonic() - self.saved > SAVE_AFTER:
                self.save()
            on_progress(done, total, note)

        return report
