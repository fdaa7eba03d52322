"""One game, two windows: neither overwrites the other's moves."""

from pathlib import Path

from jollyroll.match import load
from tests.terminal.players import run, terminal

TWO = ("--seat", "Ana", "--seat", "Lea", "--option", "first_player=host", "--host", "1")
MANUAL = ("play", "kings_gold", *TWO, "--dice", "manual")


def words(file: Path) -> list[str]:
    return [event.word for event in load(file).events]


def test_a_game_that_is_open_is_refused_elsewhere(tmp_path: Path) -> None:
    file = tmp_path / "game.jolly"
    with terminal(tmp_path, *MANUAL, "--record", str(file)) as screen:
        screen.see("> ")
        other = run(tmp_path, "resume", str(file), typed="12KSX\n")
        assert other.returncode == 2
        assert other.stdout == ""
        assert other.stderr == f"This game is open in another window: {file}. Continue there, or close it first.\n"
        screen.press("33KSX\r")
        screen.see("Stop, or reroll some dice?")
        screen.see("> ")
        assert run(tmp_path, "replay", str(file)).returncode == 0, "looking does no harm"
        screen.press("q")
        assert screen.end() == 0
    assert words(file) == ["[33KSX]"]
    assert run(tmp_path, "resume", str(file)).returncode == 0
    assert [path.name for path in tmp_path.iterdir() if path.is_file()] == ["game.jolly"], "no lock is left behind"


def test_a_killed_game_can_be_resumed_and_leaves_nothing_behind(tmp_path: Path) -> None:
    file = tmp_path / "game.jolly"
    with terminal(tmp_path, *MANUAL, "--record", str(file)) as screen:
        screen.see("> ")
        screen.process.kill()
        screen.process.wait()
    (tmp_path / ".game.jolly.0123abcd.draft").write_text("half a rec")
    (tmp_path / ".game.jolly.mine.draft").write_text("somebody's own")
    assert run(tmp_path, "resume", str(file), typed="12KSX\n").returncode == 0
    assert words(file) == ["[12KSX]"]
    assert sorted(path.name for path in tmp_path.iterdir() if path.is_file()) == [".game.jolly.mine.draft", "game.jolly"]


def test_resume_without_a_name_skips_open_games(tmp_path: Path) -> None:
    folder = tmp_path / "jollyroll" / "games"
    assert run(tmp_path, *MANUAL, typed="12KSX\n").returncode == 0
    (older,) = folder.glob("*.jolly")
    with terminal(tmp_path, *MANUAL) as screen:
        screen.see("> ")
        assert run(tmp_path, "resume", typed="stop\n").returncode == 0
        assert words(older) == ["[12KSX]", "stop"]
        older.unlink()
        (newer,) = folder.glob("*.jolly")
        none_left = run(tmp_path, "resume")
        assert none_left.returncode == 2
        assert none_left.stderr == f"This game is open in another window: {newer}. Continue there, or close it first.\n"


def test_a_file_changed_by_somebody_else_is_left_alone(tmp_path: Path) -> None:
    file, beside = tmp_path / "game.jolly", tmp_path / "game-2.jolly"
    with terminal(tmp_path, *MANUAL, "--record", str(file)) as screen:
        screen.see("> ")
        changed = file.read_text() + "# mine now\n"
        file.write_text(changed)
        screen.press("12KSX\r")
        screen.see("was changed by somebody else and is left alone.")
        screen.see("game-2.jolly")
        screen.see("Stop, or reroll some dice?")
        screen.see("> ")
        screen.press("s\r")
        screen.see("> ")
        screen.press("q\r")
        screen.see(f"The game is saved in {beside}")
        assert screen.end() == 0
        assert screen.screen.count("was changed by somebody else") == 1
    assert file.read_text() == changed
    assert words(beside) == ["[12KSX]", "stop"]


def test_a_file_that_was_removed_is_written_again(tmp_path: Path) -> None:
    file = tmp_path / "game.jolly"
    with terminal(tmp_path, *MANUAL, "--record", str(file)) as screen:
        screen.see("> ")
        file.unlink()
        screen.press("12KSX\r")
        screen.see("> ")
        screen.press("q")
        assert screen.end() == 0
        assert "changed by somebody" not in screen.screen
    assert words(file) == ["[12KSX]"]


def test_a_file_changed_while_the_game_was_closed_is_simply_read(tmp_path: Path) -> None:
    file = tmp_path / "game.jolly"
    assert run(tmp_path, *MANUAL, "--record", str(file), typed="12KSX\n").returncode == 0
    file.write_text(file.read_text() + "1. Ana: stop\n")
    done = run(tmp_path, "resume", str(file), typed="2K\n")
    assert done.stderr == ""
    assert words(file) == ["[12KSX]", "stop", "2K"]


def test_a_wrong_name_to_resume_leaves_no_trace(tmp_path: Path) -> None:
    assert run(tmp_path, "resume", str(tmp_path / "no" / "game.jolly")).returncode == 2
    assert run(tmp_path, "resume", str(tmp_path)).returncode == 2
    assert [path.name for path in tmp_path.iterdir()] == []
