"""Experiments that run: the lab's numbers, the same after an interruption, and files with them."""

import csv
import json
import os
import signal
from collections.abc import Mapping
from pathlib import Path

import pyarrow.parquet
import pytest

from jollyroll.cli import main
from jollyroll.errors import Refused
from jollyroll.experiments import Experiment, ExperimentPlan, run_experiment
from jollyroll.experiments.measures import half_width
from jollyroll.experiments.results import estimates
from jollyroll.experiments.running import NoExperimentProgress
from jollyroll.experiments.tracked_series import TrackedWorker
from jollyroll.lab import simulate

PLAYED = {"game": "kings_gold", "players": ["random", "random"], "seed": 3}
GRID = {**PLAYED, "vary": {"tie": ["shared", "full_round"]}, "stop": {"games": 1500}}


class Impatient(NoExperimentProgress):
    """Presses Ctrl-C in the second cell, after some of its games."""

    def __init__(self) -> None:
        self.number = 0

    def cell(self, number: int, cells: int, varied: Mapping[str, str]) -> None:
        self.number = number

    def played(self, games: int) -> None:
        if self.number == 2 and games:
            raise KeyboardInterrupt


def test_a_cell_counts_what_a_simulation_counts() -> None:
    row = next(iter(run_experiment(ExperimentPlan.make({**PLAYED, "stop": {"games": 1500}}), cores=1).table))
    simulation = simulate("kings_gold", ["random", "random"], games=1500, seed=3, cores=1)
    assert (row["games"], row["turns"], row["first_turn"]) == (1500, simulation.turns.mean, simulation.first_turn.mean)
    assert 0 < float(str(row["decided"])) < 1
    assert 0 < float(str(row["comeback"])) < 1
    assert row["better_play"] is None  # all of one level


def test_an_interrupted_experiment_goes_on_and_comes_to_the_same_numbers(tmp_path: Path) -> None:
    plan = ExperimentPlan.make(GRID)
    experiment = Experiment(plan, tmp_path / "run")
    with pytest.raises(KeyboardInterrupt):
        experiment.run(2, Impatient())
    said = json.loads((tmp_path / "run" / "run.json").read_text())
    assert [cell["done"] for cell in said["cells"]] == [True, False]
    again = Experiment(plan, tmp_path / "run")
    assert again.table["complete"] == [True, False]
    assert again.cells[1].played == experiment.cells[1].played < 1500
    again.run(1)
    assert again.complete
    assert again.table.to_csv() == run_experiment(plan, cores=2).table.to_csv()


def test_a_cell_ends_once_it_is_precise_enough() -> None:
    stop = {"games": 100_000, "measure": "turns", "precision": 1.0}
    experiment = run_experiment(ExperimentPlan.make({**PLAYED, "stop": stop}))
    games, reach = experiment.cells[0].played, half_width(estimates(experiment.plan.cells[0], experiment.cells[0])["turns"])
    assert games in (1000, 2000, 4000, 8000)
    assert reach <= 1.0


def test_the_folder_of_another_experiment_is_refused(tmp_path: Path) -> None:
    plan, other = ExperimentPlan.make(GRID), ExperimentPlan.make({**GRID, "seed": 4})
    Experiment(plan, tmp_path / "run").save()
    with pytest.raises(Refused, match="another experiment"):
        Experiment(other, tmp_path / "run")
    (tmp_path / "run" / "run.json").write_text("{")
    with pytest.raises(Refused, match="damaged"):
        Experiment(plan, tmp_path / "run")
    (tmp_path / "notes.txt").touch()
    with pytest.raises(Refused, match="something other"):
        Experiment(plan, tmp_path)


PLAN = """
title = "Ties <b>"
game = "kings_gold"
players = ["greedy", "random"]
[vary]
tie = ["shared"]
[stop]
games = 200
[coach]
games = 1
"""


def test_the_command_writes_numbers_and_a_report(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    Path("ties.toml").write_text(PLAN)
    with pytest.raises(SystemExit) as ended:
        main.main(["experiment", "ties.toml", "--cores", "1"])
    assert not ended.value.code
    assert "tie shared" in capsys.readouterr().out
    folder = tmp_path / "ties-results"
    names = {"run.json", "results.csv", "results.parquet", "choices.csv", "choices.parquet", "report.html"}
    assert {path.name for path in folder.iterdir()} == names
    with (folder / "results.csv").open(newline="") as file:
        row = next(csv.DictReader(file))
    assert (row["tie"], row["games"], row["coach_games"], row["exact"]) == ("shared", "200", "1", "true")
    assert float(row["better_play"]) > 0.3
    assert abs(float(row["luck"]) + float(row["skill"]) - 1) < 1e-9  # no drift, and both begin alike
    assert pyarrow.parquet.read_table(folder / "results.parquet").to_pylist()[0]["turns"] == float(row["turns"])
    page = (folder / "report.html").read_text()
    assert "Ties &lt;b&gt;" in page
    assert "<svg" in page
    assert not any(word in page for word in ("<script", "https://", "INCOMPLETE"))


def test_games_are_tracked_by_machine_code_alone_even_if_it_is_not_there_yet(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(TrackedWorker, "is_ready", lambda _: False)
    plan = ExperimentPlan.make({"game": "kings_gold", "players": ["random", "random"], "stop": {"games": 10}})
    assert run_experiment(plan, cores=1).table["games"] == [10]


JUDGED = {**PLAYED, "players": ["greedy", "random"], "stop": {"games": 10}, "coach": {"games": 8}}


class Killer(NoExperimentProgress):
    """Kills a process that analyses games, once the first game has been analysed."""

    def __init__(self) -> None:
        self.killed = 0

    def judged(self, games: int, wanted: int) -> None:
        if games == 1:
            for process in Path("/proc").glob("[0-9]*"):
                if b"jollyroll.experiments.coaching" in (process / "cmdline").read_bytes() and parent(process) == os.getpid():
                    os.kill(int(process.name), signal.SIGKILL)
                    self.killed += 1
                    return


def parent(process: Path) -> int:
    """The parent of a process."""
    return int((process / "stat").read_text().rpartition(")")[2].split()[1])


@pytest.mark.skipif(not Path("/proc/self/stat").exists(), reason="processes are found in /proc")
def test_the_coach_comes_to_the_same_in_several_processes_though_one_is_killed(tmp_path: Path) -> None:
    plan, killer = ExperimentPlan.make(JUDGED), Killer()
    alone, together = Experiment(plan), Experiment(plan, tmp_path / "run")
    alone.run(1)
    together.run(2, killer)
    assert killer.killed == 1
    assert together.cells[0].sample == alone.cells[0].sample
    assert (together.table.to_csv(), together.choices.to_csv()) == (alone.table.to_csv(), alone.choices.to_csv())
    assert len(alone.choices) > 1
