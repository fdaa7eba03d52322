"""`jollyroll simulate` and `jollyroll tournament` as people call them."""

import json
import os
import re
import shlex
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

import pytest

from jollyroll.cli import main
from jollyroll.terminal.series_request import read_request
from jollyroll.terminal.simulate import ProgressDisplay
from tests.terminal.players import terminal

TWO = ("--seat", "random", "--seat", "bot:random")
GAMES = ("--games", "500", "--seed", "9")


@dataclass
class Done:
    """How a command ended."""

    returncode: int
    stdout: str
    stderr: str


@pytest.fixture
def call(capsys: pytest.CaptureFixture[str]) -> Callable[..., Done]:
    """A command in this very process."""

    def calling(*arguments: str) -> Done:
        with pytest.raises(SystemExit) as ended:
            main.main(list(arguments))
        out, err = capsys.readouterr()
        return Done(int(ended.value.code or 0), out, "".join(line for line in err.splitlines(True) if "Getting ready" not in line))

    return calling


def refused(done: Done, code: int = 2) -> str:
    assert done.returncode == code
    assert done.stderr.count("\n") == 1, f"one sentence, not {done.stderr!r}"
    assert done.stdout == ""
    return done.stderr


@pytest.mark.parametrize(
    ("arguments", "named"),
    [
        (["simulate", "chess", *TWO], "chess"),
        (["simulate", "kg"], "simulate kings_gold --seat greedy --seat best"),
        (["simulate", "kg", "--seat", "random"], "2 to 6"),
        (["simulate", "omg", *["--seat", "random"] * 5], "2 to 4"),
        (["simulate", "kg", "--seat", "random", "--seat", "genius"], "genius"),
        (["simulate", "kg", *TWO, "--games", "0"], "from 1"),
        (["simulate", "kg", *TWO, "--games", "many"], "--games"),
        (["simulate", "kg", *TWO, "--seed", "-4"], "0 to"),
        (["simulate", "kg", *TWO, "--cores", "0"], "--cores"),
        (["simulate", "kg", *TWO, "--preset", "moon"], "moon"),
        (["simulate", "kg", *TWO, "--option", "tie=fight"], "fight"),
        (["simulate", "kg", *TWO, "--host", "3"], "3"),
        (["simulate", "kg", *TWO, "--csv", "no/where.csv"], "no folder"),
        (["simulate", "kg", *TWO, "--json", "."], "isn’t a file name"),
        (["simulate", "kg", *TWO, "--json", ""], "isn’t a file name"),
        (["simulate", "kg", *TWO, "--json", "x" * 300], "too long"),
        (["simulate", "kg", *TWO, "--csv", "a", "--json", "./a"], "named twice"),
        (["tournament", "kg", "--levels", "random"], "at least two"),
        (["tournament", "kg", "--levels", "random,random"], "twice"),
        (["tournament", "kg", "--levels", "random,genius"], "genius"),
        (["tournament", "kg", "--levels", "random,"], "“”"),
        (["tournament", "kg", "--seats", "7"], "2 to 6"),
        (["tournament", "kg", "--seats", "1"], "2 to 6"),
        (["tournament", "kg", "--games", "-1"], "from 1"),
    ],
)
def test_mistakes_are_answered_before_anything_is_played(
    call: Callable[..., Done], monkeypatch: pytest.MonkeyPatch, arguments: list[str], named: str
) -> None:
    monkeypatch.setattr("jollyroll.lab.parallel.play_series", None)
    assert named in refused(call(*arguments))


def test_the_same_seed_gives_the_same_files_on_one_core_and_two(call: Callable[..., Done], tmp_path: Path) -> None:
    pages = []
    for cores in ("1", "2"):
        names = [str(tmp_path / f"{cores}.{kind}") for kind in ("csv", "json")]
        done = call("simulate", "kg", *TWO, *GAMES, "--cores", cores, "--csv", names[0], "--json", names[1])
        assert done.returncode == 0, done.stderr
        assert all(f"Written: {name}" in done.stdout for name in names)
        pages.append([Path(name).read_bytes() for name in names])
    assert pages[0] == pages[1]
    page = json.loads(pages[0][1])
    table = call("simulate", "kg", *TWO, *GAMES).stdout
    for result in page["results"][:2]:
        assert re.search(rf"^{result['number']} random +{result['won_alone']} ", table, re.MULTILINE)


def test_one_game_is_one(call: Callable[..., Done]) -> None:
    shown = call("simulate", "kg", *TWO, "--games", "1", "--seed", "9").stdout
    assert "One game in " in shown
    assert "in 0.0 s" not in shown


def test_a_file_that_is_there_stays_unless_it_may_go(call: Callable[..., Done], tmp_path: Path) -> None:
    file = tmp_path / "old.csv"
    file.write_text("mine")
    assert "--overwrite" in refused(call("simulate", "kg", *TWO, *GAMES, "--csv", str(file)))
    assert file.read_text() == "mine"
    assert call("simulate", "kg", *TWO, *GAMES, "--csv", str(file), "--overwrite").returncode == 0
    assert file.read_text().startswith("game,")
    assert [path.name for path in tmp_path.iterdir() if "draft" in path.name] == []


@pytest.mark.skipif(os.name == "nt" or os.geteuid() == 0, reason="root may write everywhere")
def test_a_folder_nobody_may_write_to_is_refused_before_the_run(call: Callable[..., Done], tmp_path: Path) -> None:
    closed = tmp_path / "closed"
    closed.mkdir(mode=0o500)
    assert "Permission denied" in refused(call("simulate", "kg", *TWO, "--csv", str(closed / "a.csv")), code=1)


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="no full disk at hand")
def test_a_full_disk_is_one_sentence_after_the_table(call: Callable[..., Done], tmp_path: Path) -> None:
    done = call("simulate", "kg", *TWO, *GAMES, "--csv", "/dev/full", "--overwrite")
    assert done.returncode == 1
    assert "share of wins" in done.stdout
    assert done.stderr.count("\n") == 1
    assert "No space left" in done.stderr


def test_ctrl_c_shows_what_was_played_so_far(call: Callable[..., Done], tmp_path: Path) -> None:
    file = tmp_path / "part.json"
    call("simulate", "kg", *TWO, *GAMES)  # so that machine code is ready
    with terminal(tmp_path, "simulate", "kg", *TWO, "--games", "1000000000", "--seed", "9", "--json", str(file)) as program:
        program.see("k/s")
        program.interrupt()
        program.see("INCOMPLETE: interrupted after ")
        games = program.see(" of 1,000,000,000 games")
        program.see("share of wins")
        assert program.end() == 130
        assert "Traceback" not in program.screen
    page = json.loads(file.read_text())
    assert page["complete"] is False
    assert f"{page['games']:,}" == games


def pressing_ctrl_c(display: ProgressDisplay, games: int) -> None:
    """Report progress, and press Ctrl-C as soon as some games have been played in this run."""
    PLAYED(display, games)
    if games > display.before:
        raise KeyboardInterrupt


PLAYED = ProgressDisplay.played


@pytest.mark.parametrize(
    "command", [["simulate", "kg", *TWO, "--rotate", "--host", "2"], ["tournament", "kg", "--levels", "random,beginner"]]
)
def test_the_command_shown_goes_on_and_comes_to_the_same(
    call: Callable[..., Done], tmp_path: Path, monkeypatch: pytest.MonkeyPatch, command: list[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr("jollyroll.lab.parallel.CHUNK_SECONDS", 0.02)
    monkeypatch.setattr("jollyroll.lab.parallel.POLL_SECONDS", 0.01)
    call(*command, "--games", "20000")  # so that machine code is ready
    asked = [*command, "--games", "600000", "--option", "tie=shared", "--cores", "1", "--csv", "a b.csv", "--json", "part.json"]
    so_far = []
    for run in range(3):
        with monkeypatch.context() as patch:
            patch.setattr(ProgressDisplay, "played", pressing_ctrl_c)
            done = call(*asked)
        assert done.returncode == 130
        so_far.append(json.loads(Path("part.json").read_text())["games"])
        kept = re.search(r"^What was played is kept\. Go on with: jollyroll (.*)$", done.stdout, re.MULTILINE)
        assert kept
        asked = shlex.split(kept[1])
        assert ("Going on after" in done.stderr) == bool(run)
    assert so_far == sorted(set(so_far))
    assert call(*asked).returncode == 0
    whole = Path("a b.csv").read_bytes(), Path("part.json").read_bytes()
    done = call(*asked)
    assert "Going on after" not in done.stderr
    assert whole == (Path("a b.csv").read_bytes(), Path("part.json").read_bytes())


def test_the_command_that_goes_on_says_everything_that_was_asked() -> None:
    request = read_request(
        "kg", ["random"] * 2, 9, None, "de", ["tie=shared"], ["coins=20"], 2, "ray", "a b.csv", None, False, True
    )
    said = request.again("simulate", 4, "--seat", "random", "--seat", "random").replace("jollyroll ", "", 1)
    assert said == (
        "simulate kings_gold --component coins=20 --seat random --seat random --games 9 --seed 4 --preset de --option tie=shared "
        "--cores 2 --on ray --csv 'a b.csv' --overwrite --plain"
    )
