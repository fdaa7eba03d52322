"""`python3 run.py new-game NAME` writes a package that can be installed, is conformant and can be played at once."""

import subprocess
import sys
import venv
from pathlib import Path

import pytest

import jollyroll as jollyroll_package
import run
from tests.examples.site import at, install, jollyroll, run_python
from tests.terminal.players import terminal
from tools.new_game.skeleton import Names, write

ROOT = Path(__file__).parents[2]
LOADED = "import inspect; from jollyroll import load_game; game = load_game('md'); print(game.name, inspect.getfile(type(game)))"


def test_a_new_game_is_conformant_and_can_be_played_at_once(tmp_path: Path) -> None:
    made = subprocess.run(
        [sys.executable, "-m", "tools.new_game", "Shut-the-Hatch", "--into", str(tmp_path)],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    )
    assert made.returncode == 0, made.stderr
    site = install(tmp_path / "shut_the_hatch", tmp_path / "site")
    checked = run_python(
        site, "from jollyroll.testing import check_game; from jollyroll import load_game; check_game(load_game('sth'), walks=5)"
    )
    assert (checked.returncode, checked.stderr) == (0, "")
    seats = ("--seat", "bot:greedy", "--seat", "bot:random", "--fast", "--record", str(tmp_path / "game.jolly"))
    played = jollyroll(tmp_path, site, "terminal", "shut_the_hatch", *seats)
    assert played.returncode == 0, played.stderr
    assert "Shut The Hatch" in played.stdout
    person_plays(tmp_path, site)


def person_plays(home: Path, site: Path) -> None:
    """With fair dice, which nobody takes back; the game does not say which rules are at hand."""
    seats = ("--seat", "Ana", "--seat", "bot:greedy", "--option", "first_player=host", "--host", "1", "--fast")
    with terminal(home, "terminal", "sth", *seats, extra=at(site)) as screen:
        screen.see("r STH-01 shows a rule")
        screen.see("> ")
        screen.press("?\r")
        screen.see("STH-05")
        screen.see("> ")
        screen.press("r\r")
        screen.see("for example: r STH-01")
        screen.see("> ")
        screen.press("s\r")
        screen.see("Ana scores")
        screen.see("Game over")
        assert screen.end() == 0


def test_it_can_be_installed_as_it_is_told(tmp_path: Path) -> None:
    """Editable, offline, with the packages of a clone's .venv; in a Python of its own that sees all that ours sees."""
    package = write(Names.of("moon_dice"), tmp_path)
    venv.create(tmp_path / "venv", with_pip=False, symlinks=True)
    python = tmp_path / "venv" / "bin" / "python"
    where = subprocess.run([python, "-c", "import sysconfig; print(sysconfig.get_path('purelib'))"], capture_output=True, text=True)
    seen = [str(Path(jollyroll_package.__file__).parents[1]), *(folder for folder in sys.path if folder.endswith("site-packages"))]
    Path(where.stdout.strip(), "ours.pth").write_text("\n".join(seen), encoding="utf-8")
    for program in (["-m", "pip", "install", "--no-index", "--no-build-isolation", "-e", package], ["-c", LOADED]):
        done = subprocess.run([python, *program], cwd=tmp_path, capture_output=True, text=True, check=False)
        assert done.returncode == 0, done.stdout + done.stderr
    assert done.stdout == f"moon_dice {package / 'moon_dice' / 'game.py'}\n"


def test_nothing_of_the_skeletons_own_names_is_left(tmp_path: Path) -> None:
    home = write(Names.of("moon_dice"), tmp_path)
    written = {path.relative_to(home).as_posix(): path.read_text(encoding="utf-8") for path in home.rglob("*") if path.is_file()}
    assert "moon_dice/rulebook.py" in written
    assert "md-" not in written["pyproject.toml"]
    assert not [name for name, text in written.items() if "skel" in (name + text).lower()]


def test_a_game_may_be_called_like_the_skeleton(tmp_path: Path) -> None:
    home = write(Names.of("Skeleton Crew"), tmp_path)
    assert (home / "skeleton_crew" / "__init__.py").is_file()
    assert 'name = "skeleton_crew"\n    code = "sc"' in (home / "skeleton_crew" / "game.py").read_text(encoding="utf-8")
    assert "class SkeletonCrew(DiceGame)" in (home / "skeleton_crew" / "game.py").read_text(encoding="utf-8")
    assert "game-sc = Skeleton Crew" in (home / "skeleton_crew" / "words" / "en" / "game.ftl").read_text(encoding="utf-8")


@pytest.mark.parametrize("into", [(), ("--into", "below"), ("--into", "{}/elsewhere")])
def test_it_is_written_where_one_is_or_says(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, into: tuple[str, ...]) -> None:
    prepared: list[str] = []
    called: list[str] = []
    monkeypatch.setattr(run, "prepare", prepared.append)  # it would install packages
    monkeypatch.setattr(run, "become", called.extend)
    monkeypatch.chdir(tmp_path)
    said = [word.format(tmp_path) for word in into]
    run.new_game(["moon_dice", *said])
    assert prepared == ["test"]  # the next command is pytest
    made = subprocess.run([sys.executable, *called], cwd=ROOT, capture_output=True, text=True, check=False)
    package = tmp_path.joinpath(*said[1:]) / "moon_dice"
    assert (package / "pyproject.toml").is_file(), made.stderr
    assert f"/bin/activate\n  pip install --no-build-isolation -e {package}\n  pytest {package}\n" in made.stdout


@pytest.mark.parametrize(
    ("name", "code"),
    [
        ("kings_gold", ""),
        ("new_game", "kg"),
        ("new_game", "dig"),
        ("1st", ""),
        ("für_elise", ""),
        ("new_game", "a1"),
        ("class", ""),
        ("random", ""),
        ("jollyroll", ""),
    ],
)
def test_names_that_cannot_be_are_refused(name: str, code: str) -> None:
    with pytest.raises(ValueError, match=r"cannot be|already"):
        Names.of(name, code)
