"""Interrupted series: the tally so far in a file, so that the same request goes on with it and comes to the same numbers."""

import hashlib
import json
import time
from contextlib import suppress
from pathlib import Path

import numpy as np

from jollyroll import __version__
from jollyroll.match.files import replace_file
from jollyroll.solve import tables
from jollyroll.solve.run_job import SAVE_AFTER

from .parallel import Interrupted, NoProgressReport, ProgressReport, play_series
from .series import Series
from .tally import Tally

FORMAT = 1
SUFFIX = ".series.json"
MOST_KEPT = 50  # interrupted series in a folder; beyond that the oldest go


def play_resumable(
    series: Series,
    games: int,
    cores: int | None = None,
    progress: ProgressReport | None = None,
    on: str = "",
    folder: str | Path | None = None,
) -> Tally:
    """Play the first games of a series. With a folder, an interrupted run is kept there and resumed by the same request."""
    if folder is None:
        return play_series(series, games, cores, progress, on=on)
    kept = UnfinishedSeries(series, games, Path(folder))
    begin, before = kept.played, kept.tally
    if begin < games:
        try:
            report = ProgressAfter(progress or NoProgressReport(), begin)
            play_series(series, games - begin, cores, report, begin, on, lambda tally, played: kept.grow(before + tally, played))
        except Interrupted:
            raise Interrupted(kept.tally, kept.played, kept.save()) from None
        except BaseException:  # a lost cluster, too little memory: what was played remains
            kept.save()
            raise
    kept.remove()
    return kept.tally


class ProgressAfter:
    """Reports the games of a resumed series, those of earlier runs included."""

    def __init__(self, report: ProgressReport, before: int) -> None:
        self.report = report
        self.before = before

    def getting_ready(self) -> None:
        self.report.getting_ready()

    def played(self, games: int) -> None:
        self.report.played(self.before + games)


class UnfinishedSeries:
    """The tally of the first games of a series and its file, written every few seconds."""

    def __init__(self, series: Series, asked: int, folder: Path) -> None:
        self.request = request_form(series, asked)
        digest = hashlib.sha256(json.dumps(self.request, sort_keys=True).encode()).hexdigest()[:16]
        self.path = folder / f"{series.game.name}-{digest}{SUFFIX}"
        self.tally, self.played = self.read(series.nothing())
        self.saved = time.monotonic()

    def read(self, nothing: Tally) -> tuple[Tally, int]:
        """The tally in the file and the number of its games; nothing if there is no sound one."""
        try:
            form = json.loads(self.path.read_bytes())
            tally, played = Tally.read(form["tally"]), int(form["played"])
        except (OSError, ValueError, KeyError, TypeError):
            return nothing, 0
        shapes = [[np.shape(sums) for sums in vars(each).values()] for each in (tally, nothing)]
        if form.get("request") != self.request or shapes[0] != shapes[1] or tally.games.sum() + tally.unfinished.sum() != played:
            return nothing, 0
        return tally, played

    def grow(self, tally: Tally, played: int) -> None:
        """Take over a longer tally, and save it now and then."""
        self.tally, self.played = tally, played
        if time.monotonic() - self.saved > SAVE_AFTER:
            self.save()

    def save(self) -> bool:
        """Write the file if there is anything to keep. A full disk, say, is no reason to end the series: then this is false."""
        self.saved = time.monotonic()
        if not self.played:
            return False
        form = {"request": self.request, "played": self.played, "tally": self.tally.form()}
        try:
            self.path.parent.mkdir(parents=True, exist_ok=True)
            replace_file(self.path, json.dumps(form).encode())
        except OSError:
            return False
        self.tidy()
        return True

    def tidy(self) -> None:
        """Remove the oldest of too many files."""
        with suppress(OSError):
            for path in sorted(self.path.parent.glob(f"*{SUFFIX}"), key=lambda path: path.stat().st_mtime)[:-MOST_KEPT]:
                path.unlink(missing_ok=True)

    def remove(self) -> None:
        """Remove the file of a series that is complete."""
        with suppress(OSError):
            self.path.unlink(missing_ok=True)


def request_form(series: Series, asked: int) -> dict[str, object]:
    """Everything that the numbers depend on: the series, how many games, the version, and the tables that players may read."""
    return {
        "format": FORMAT,
        "jollyroll": __version__,
        "game": series.game.name,
        "rules_version": series.game.rules_version,
        "options": dict(series.options),
        "seatings": [list(seating) for seating in series.seatings],
        "seed": series.seed,
        "host": series.host,
        "youngest": series.youngest,
        "most": series.most,
        "asked": asked,
        "tables": tables.made_digest(series.game),
    }
