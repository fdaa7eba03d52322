"""An interrupted series is kept, and the same request goes on with it to the same numbers, byte for byte."""

import json
import os
import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import pytest

from jollyroll.lab import unfinished
from jollyroll.lab.exports import csv_text, json_text, simulation_rows
from jollyroll.lab.simulation import Simulation, SimulationInterrupted, simulate
from jollyroll.lab.tournament import TournamentInterrupted, hold_tournament
from jollyroll.lab.unfinished import MOST_KEPT, SUFFIX
from jollyroll.solve import tables

ASKED: Mapping[str, Any] = {"game": "kg", "levels": ["random", "random"], "games": 600_000, "seed": 4, "cores": 1}


class CtrlC:
    """Presses it once some games have been played in this run."""

    def __init__(self) -> None:
        self.reports: list[int] = []

    def getting_ready(self) -> None: ...

    def played(self, games: int) -> None:
        self.reports.append(games)
        if games > self.reports[0]:
            raise KeyboardInterrupt


def interrupted(folder: Path, **more: object) -> SimulationInterrupted:
    with pytest.raises(SimulationInterrupted) as stopped:
        simulate(**{**ASKED, "progress": CtrlC(), "folder": folder, **more})
    return stopped.value


def sheets(found: Simulation) -> tuple[str, str]:
    rows = simulation_rows(found)
    return csv_text(rows), json_text("simulation", found, rows)


@pytest.mark.parametrize("cores", [1, 2])
def test_three_times_interrupted_comes_to_the_same_files(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, cores: int) -> None:
    monkeypatch.setattr("jollyroll.lab.parallel.CHUNK_SECONDS", 0.02)
    monkeypatch.setattr("jollyroll.lab.parallel.POLL_SECONDS", 0.01)
    so_far = [0]
    for _ in range(3):
        stopped = interrupted(tmp_path, cores=cores)
        so_far.append(stopped.simulation.games)
        assert stopped.kept
        assert len(list(tmp_path.iterdir())) == 1
    assert so_far == sorted(set(so_far)), "each run goes on after the one before"
    assert so_far[-1] < ASKED["games"]
    assert sheets(simulate(**ASKED, folder=tmp_path)) == sheets(simulate(**ASKED))
    assert list(tmp_path.iterdir()) == []


def test_progress_counts_the_games_of_earlier_runs(tmp_path: Path) -> None:
    games = interrupted(tmp_path).simulation.games
    again = CtrlC()
    interrupted(tmp_path, progress=again)
    assert again.reports[0] == games


def test_a_tournament_goes_on_too(tmp_path: Path) -> None:
    def held(**more: Any) -> object:
        return hold_tournament("kg", ["random", "beginner"], 60_000, seed=4, cores=1, **more)

    for _ in range(3):
        with pytest.raises(TournamentInterrupted) as stopped:
            held(progress=CtrlC(), folder=tmp_path)
        assert stopped.value.kept
    assert held(folder=tmp_path) == held()
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("other", [{"seed": 5}, {"games": 300_001}, {"preset": "de"}, {"levels": ["random"] * 3}, {"rotate": True}])
def test_another_request_begins_anew(tmp_path: Path, other: Mapping[str, object]) -> None:
    interrupted(tmp_path)
    progress = CtrlC()
    interrupted(tmp_path, progress=progress, **other)
    assert progress.reports[0] == 0
    assert len(list(tmp_path.iterdir())) == 2


def test_a_table_made_meanwhile_begins_anew(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tables, "tables_folder", lambda: tmp_path / "tables")
    kept = tmp_path / "kept"
    interrupted(kept)
    made = tmp_path / "tables" / "kings_gold-shares-6-00000000"
    made.mkdir(parents=True)
    (made / tables.MANIFEST).write_text("{}")
    progress = CtrlC()
    interrupted(kept, progress=progress)
    assert progress.reports[0] == 0, "the players may play otherwise now"


@pytest.mark.parametrize("damage", ["", "{", "[]", "{}", "tally", "played", "request"])
def test_a_damaged_file_is_no_beginning(tmp_path: Path, damage: str) -> None:
    interrupted(tmp_path)
    (file,) = tmp_path.iterdir()
    form = json.loads(file.read_text())
    changed = {"tally": {**form["tally"], "games": [[1, 2]]}, "played": form["played"] + 1, "request": {}}
    file.write_text(json.dumps({**form, damage: changed[damage]}) if damage in changed else damage)
    progress = CtrlC()
    interrupted(tmp_path, progress=progress)
    assert progress.reports[0] == 0


KILLED = """
import os, sys
from jollyroll.lab import simulate, unfinished
unfinished.SAVE_AFTER = 0.0
class Killed:
    def getting_ready(self): ...
    def played(self, games):
        if os.listdir(sys.argv[1]):
            os._exit(9)
simulate("kg", ["random", "random"], 10**9, seed=4, cores=1, progress=Killed(), folder=sys.argv[1])
"""


def test_a_killed_run_has_saved_its_games_on_the_way(tmp_path: Path) -> None:
    done = subprocess.run([sys.executable, "-c", KILLED, str(tmp_path)], check=False, timeout=300)
    assert done.returncode == 9
    progress = CtrlC()
    with pytest.raises(SimulationInterrupted) as stopped:
        simulate("kg", ["random", "random"], 10**9, seed=4, cores=1, progress=progress, folder=tmp_path)
    assert progress.reports[0] > 0
    games = stopped.value.simulation.games
    assert stopped.value.simulation.players == simulate("kg", ["random", "random"], games, seed=4).players


def test_an_error_on_the_way_keeps_what_was_played(tmp_path: Path) -> None:
    class Failing(CtrlC):
        def played(self, games: int) -> None:
            if games:
                raise MemoryError

    with pytest.raises(MemoryError):
        simulate(**ASKED, progress=Failing(), folder=tmp_path)
    progress = CtrlC()
    interrupted(tmp_path, progress=progress)
    assert progress.reports[0] > 0


def test_a_folder_that_cannot_be_made_keeps_nothing_and_says_so(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    stopped = interrupted(tmp_path / "file" / "kept")
    assert not stopped.kept
    assert stopped.simulation.games > 0
    assert simulate(**{**ASKED, "games": 500}, folder=tmp_path / "file" / "kept").complete


def test_the_oldest_of_many_go(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(unfinished, "MOST_KEPT", 3)
    for number in range(4):
        old = tmp_path / f"old-{number}{SUFFIX}"
        old.touch()
        os.utime(old, (number, number))
    interrupted(tmp_path)
    left = {path.name for path in tmp_path.iterdir()}
    assert len(left) == 3 < MOST_KEPT
    assert {f"old-2{SUFFIX}", f"old-3{SUFFIX}"} < left
