"""Solving at the command line with a real game: Piraten Kapern for two, shortened to 2000 points so that it takes seconds."""

import os
import signal
import subprocess
import sys
import time
from contextlib import suppress
from pathlib import Path

import pytest

from jollyroll.cli import main
from jollyroll.games.oh_my_gold.solve.evaluation_tables import ALSO_FITTED
from jollyroll.kit import built_in, load_game
from jollyroll.solve import tables
from jollyroll.solve.inventory import DAMAGED, MADE, MISSING, SHIPPED, STALE, InventoryEntry, examine, inventory
from jollyroll.solve.run_job import Stopwatch, checkpoint_of
from jollyroll.solve.solve_job import SolveJob, solve_jobs
from jollyroll.words import say
from tests.terminal.players import PATIENCE, command, environment, run

PK = load_game("piraten_kapern")
CHANGES = {"target": "2000", "score_floor": "zero"}
PRECISION = 0.0001
SHORT = (
    "pk",
    *(word for name, value in CHANGES.items() for word in ("--option", f"{name}={value}")),
    "--precision",
    str(PRECISION),
)
TITLE = "Piraten Kapern, "
FIRST_TIME = 15 * PATIENCE  # the machine code may have to be compiled first


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A data folder for this test, here and in the programs it starts."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    return tmp_path


def solve(home: Path, *more: str) -> "subprocess.CompletedProcess[str]":
    """Run the solver."""
    return run(home, "solve", *SHORT, *more, patience=FIRST_TIME)


def short_job() -> SolveJob:
    (job,) = solve_jobs(PK, 2, PK.resolve("", CHANGES), PRECISION)
    return job


def begun(home: Path) -> "subprocess.Popen[str]":
    """A solver paused with a checkpoint written: a fast machine would soon be done."""
    before = kept()
    solver = subprocess.Popen(
        command("solve", *SHORT),
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        env=environment(home),
        preexec_fn=take_signals,
    )
    deadline = time.monotonic() + FIRST_TIME
    while kept() <= before:
        assert solver.poll() is None, solver.communicate()
        assert time.monotonic() < deadline
        time.sleep(0.02)
    solver.send_signal(signal.SIGSTOP)
    return solver


def kept() -> set[tuple[str, int]]:
    """The contents of the checkpoint, each file with its last modification."""
    with suppress(FileNotFoundError):  # just being replaced
        return {(str(path), path.stat().st_ino) for path in checkpoint_of(short_job()).glob("[!.]*/*")}
    return set()


def take_signals() -> None:
    """Reset signal handlers: the parent process may ignore them."""
    for number in (signal.SIGINT, signal.SIGTERM):
        signal.signal(number, signal.SIG_DFL)


def entry() -> InventoryEntry:
    found = InventoryEntry(short_job())
    examine(found)
    return found


def test_an_interrupted_solve_goes_on_where_it_stopped(home: Path) -> None:
    for number in (signal.SIGINT, signal.SIGTERM):
        with begun(home) as solver:
            if number == signal.SIGINT:
                other = solve(home)
                assert other.returncode == 2
                assert "another window is already solving this." in other.stderr
            solver.send_signal(number)
            solver.send_signal(signal.SIGCONT)
            shown, errors = solver.communicate(timeout=PATIENCE)
        assert solver.returncode == 128 + number
        assert all(line.startswith(TITLE) for line in errors.splitlines())  # on a slow machine there are progress reports
        assert shown.startswith(TITLE)
        call = f"jollyroll solve piraten_kapern --seats 2 --option score_floor=zero --option target=2000 --precision {PRECISION}"
        assert shown.endswith(f"interrupted. What was done is saved; continue with: {call}\n")
        assert entry().status == MISSING
        assert entry().begun
        spent = float((checkpoint_of(short_job()) / ".spent.json").read_text())
        assert spent > 0
    with begun(home) as solver:
        solver.kill()
    assert entry().begun, "what is kept is the sign, which a kill cannot take away"

    done = solve(home)
    assert done.returncode == 0, done.stderr
    assert done.stdout.splitlines()[1].startswith(f"Saved in {tables.tables_folder()}")
    made = entry()
    assert made.status == MADE
    assert made.table is not None
    assert made.table.manifest.seconds > spent
    assert made.table.manifest.precision == PRECISION
    assert not made.begun
    assert not checkpoint_of(short_job()).exists()
    assert len(list(tables.tables_folder().iterdir())) == 1

    stamp = (made.table.path / "manifest.json").stat().st_mtime_ns
    again = solve(home)
    assert again.returncode == 0
    assert again.stdout.startswith(TITLE)
    assert "already solved. To solve it again: jollyroll solve piraten_kapern" in again.stdout
    assert (made.table.path / "manifest.json").stat().st_mtime_ns == stamp

    spoil_and_mend(home, made)


def spoil_and_mend(home: Path, made: InventoryEntry) -> None:
    """A damaged or stale table is reported; the command in the sentence makes it anew."""
    assert made.table is not None
    manifest = made.table.path / "manifest.json"
    text = manifest.read_text()
    manifest.write_text(text.replace(f'"rules_version": {made.job.game.rules_version}', '"rules_version": 0'))
    assert entry().status == STALE
    manifest.write_text(text[:-9])
    broken = entry()
    assert broken.status == DAMAGED
    assert str(broken.trouble).endswith("--option score_floor=zero --option target=2000 --again")
    assert solve(home).returncode == 0
    assert entry().status == MADE


def test_a_table_can_go_elsewhere(home: Path, tmp_path: Path) -> None:
    where = tmp_path / "some" / "where"
    done = solve(home, "--where", str(where), "--cores", "1")
    assert done.returncode == 0, done.stderr
    (path,) = where.iterdir()
    assert f"Saved in {path}\n" in done.stdout
    job = short_job()
    assert tables.open_table(where, job.game, job.kind, job.seats, job.options, format=job.format)
    assert entry().status == MISSING
    assert "already solved" in solve(home, "--where", str(where)).stdout


def test_a_folder_that_cannot_be_written_is_told_at_once(tmp_path: Path) -> None:
    """Something stands where the data folder would be."""
    (tmp_path / "home").write_text("not a folder")
    done = solve(tmp_path / "home")
    assert done.returncode == 1
    assert "can’t be written" in done.stderr
    assert done.stderr.count("\n") == 1


def test_a_place_for_the_table_that_cannot_be_written_is_told_before_the_work(home: Path, tmp_path: Path) -> None:
    (tmp_path / "file").write_text("not a folder")
    for where in ("/proc/x", str(tmp_path / "file"), str(tmp_path / "file" / "deep" / "down")):
        done = solve(home, "--where", where, "--again")
        assert (done.returncode, done.stdout) == (1, "")
        assert done.stderr.startswith(f"“{where}” can’t be written")
        assert not checkpoint_of(short_job()).exists(), "nothing was begun"


def test_a_full_disk_is_told_and_leaves_no_table(home: Path, tmp_path: Path) -> None:
    if not (sys.platform == "linux" and os.geteuid() == 0):
        pytest.skip("only root may mount a small disk")
    disk = tmp_path / "disk"
    disk.mkdir()
    if subprocess.run(["mount", "-t", "tmpfs", "-o", "size=16k", "none", str(disk)], capture_output=True).returncode:
        pytest.skip("this machine lets nobody mount a small disk")
    try:
        done = solve(disk)
        assert done.returncode == 1
        assert "No space left" in done.stderr
        assert done.stderr.count("\n") == 1
        assert not [path for path in disk.rglob("*.npy") if "tables" in path.parts]
    finally:
        subprocess.run(["umount", str(disk)], check=True)


def test_nothing_is_said_to_be_kept_before_anything_is(
    home: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def interrupted(*_: object) -> None:
        checkpoint_of(short_job()).mkdir(parents=True)
        raise KeyboardInterrupt

    monkeypatch.setattr("jollyroll.terminal.solve.run_job", interrupted)
    with pytest.raises(SystemExit) as ended:
        main.main(["solve", *SHORT])
    assert ended.value.code == 130
    assert "interrupted before there was anything to save. Start again with: jollyroll solve pir" in capsys.readouterr().out
    assert not entry().begun


def test_time_is_written_down_while_it_passes(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("jollyroll.solve.run_job.SAVE_AFTER", -1.0)
    heard = []
    with Stopwatch(tmp_path / "time.json") as watch:
        watch.watched(lambda *progress: heard.append(progress))(1.0, 2.0, "box 3")
        before = float((tmp_path / "time.json").read_text())
    assert heard == [(1.0, 2.0, "box 3")]
    with Stopwatch(tmp_path / "time.json") as watch:
        assert watch.seconds >= before >= 0


def test_the_list_names_every_table_and_for_those_missing_the_command(home: Path) -> None:
    done = run(home, "solve")
    assert done.returncode == 0, done.stderr
    shown = " ".join(done.stdout.split())
    for name in built_in():
        game = load_game(name)
        assert say(f"game-{game.code}") in shown
        for entry in inventory(game):
            assert ", ".join(entry.presets) in shown
            assert (entry.command + " ") in shown + " " or entry.status == SHIPPED


def test_the_list_for_some_players_names_the_games_for_so_many(home: Path) -> None:
    shown = run(home, "solve", "--seats", "6").stdout
    assert [say(f"game-{code}") in shown for code in ("kg", "pk", "omg")] == [True, False, False]


def test_every_table_that_comes_with_the_program_is_sound_and_small(home: Path) -> None:
    omg = load_game("oh_my_gold")
    beside = [
        InventoryEntry(job)
        for rules in ALSO_FITTED
        for seats in omg.seat_range
        for job in solve_jobs(omg, seats, omg.resolve("", rules))
    ]
    for entry in beside:
        examine(entry)
    games = [load_game(name).under(version) for name in built_in() for version in range(1, load_game(name).rules_version + 1)]
    entries = beside + [entry for game in games for entry in inventory(game) if entry.status != MISSING]
    assert {entry.status for entry in entries} == {SHIPPED}
    known = {tables.key(entry.job.game, entry.job.kind, entry.job.seats, entry.job.options) for entry in entries}
    assert {
        path.name for name in built_in() for path in tables.shipped_folder(load_game(name)).iterdir() if path.is_dir()
    } == known, "nobody reads the others"
    assert max(entry.size for entry in entries) < 5_000_000
    assert sum(entry.size for entry in entries) < 25_000_000
