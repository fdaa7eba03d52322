"""Nothing is lost: Ctrl-C, the end of the input, and disks that reject the game."""

import os
import resource
import signal
import subprocess
from pathlib import Path

import pytest

from jollyroll.match import load, read_record
from tests.terminal.players import Terminal, command, environment, run, terminal

TWO = ("--seat", "Ana", "--seat", "Lea", "--option", "first_player=host", "--host", "1")
MANUAL = ("play", "kings_gold", *TWO, "--dice", "manual")


def roll(screen: Terminal) -> None:
    """The first roll, up to the choice what to do with it."""
    screen.see("> ")
    screen.press("12KSX\r")
    screen.see("Stop, or reroll some dice?")
    screen.see("> ")


def test_ctrl_c_at_a_prompt_saves_and_says_how_to_go_on(tmp_path: Path) -> None:
    file = tmp_path / "game.jolly"
    with terminal(tmp_path, *MANUAL, "--record", str(file)) as screen:
        roll(screen)
        screen.press("\x03")
        screen.see("jollyroll resume")
        assert screen.end() == 130
        assert "Traceback" not in screen.screen
    assert [event.word for event in load(file).events] == ["[12KSX]"]


def test_ctrl_c_while_bots_play(tmp_path: Path) -> None:
    file = tmp_path / "game.jolly"
    with terminal(tmp_path, "play", "kings_gold", "--seat", "bot:greedy", "--seat", "bot:greedy", "--record", str(file)) as screen:
        screen.see("Turn 1")
        screen.interrupt()
        screen.see("jollyroll resume")
        assert screen.end() == 130
        assert "Traceback" not in screen.screen
    assert load(file).events
    assert run(tmp_path, "resume", str(file)).returncode == 0


def test_ctrl_c_before_anything_was_asked(tmp_path: Path) -> None:
    with terminal(tmp_path, "play") as screen:
        screen.see("Which game?")
        screen.press("\x03")
        assert screen.end() == 130
        assert "Traceback" not in screen.screen


@pytest.mark.parametrize("keys", ["", "12KSX\n", "12KSX\n?\n", "12KSX\ns"])
def test_the_end_of_the_input_saves(tmp_path: Path, keys: str) -> None:
    file = tmp_path / "game.jolly"
    done = run(tmp_path, *MANUAL, "--record", str(file), typed=keys)
    assert done.returncode == 0
    assert f"jollyroll resume {file}" in done.stdout
    assert done.stderr == ""
    assert load(file).result is None


def test_ctrl_d_at_a_prompt_is_the_end_of_the_input(tmp_path: Path) -> None:
    file = tmp_path / "game.jolly"
    with terminal(tmp_path, *MANUAL, "--record", str(file)) as screen:
        screen.see("> ")
        screen.press("\x04")
        screen.see("jollyroll resume")
        assert screen.end() == 0


def unwritable(home: Path) -> Path:
    """A folder that is not writable; for the superuser, one that the system makes unwritable."""
    folder = home / "closed"
    folder.mkdir()
    folder.chmod(0o555)
    return Path("/proc") if os.access(folder, os.W_OK) else folder


def test_a_read_only_folder_is_one_warning_and_the_record_is_printed_in_the_end(tmp_path: Path) -> None:
    file = unwritable(tmp_path) / "game.jolly"
    done = run(tmp_path, *MANUAL, "--record", str(file), typed="12KSX\nroll:1\n3\nq\n")
    assert done.returncode == 1
    assert done.stderr.count("Warning") == 1
    assert done.stderr.count("\n") == 2, "the warning, and what the record below is for"
    record = read_record(done.stdout[done.stdout.index("Jollyroll: 1") :])
    assert [event.word for event in record.events] == ["[12KSX]", "roll:1", "[3]"]


def test_a_full_disk_is_one_warning_and_the_game_goes_on(tmp_path: Path) -> None:
    """The size of files is limited, which acts like a full disk."""
    file = tmp_path / "game.jolly"
    done = subprocess.run(
        command(*MANUAL, "--record", str(file)),
        input="12KSX\nroll:1\n3\nq\n",
        capture_output=True,
        text=True,
        env=environment(tmp_path, PYTHONDONTWRITEBYTECODE="1"),
        preexec_fn=lambda: resource.setrlimit(resource.RLIMIT_FSIZE, (100, 100)),
        timeout=60,
        check=False,
    )
    assert done.returncode == 1
    assert done.stderr.count("Warning") == 1
    assert "Traceback" not in done.stderr
    assert "Ana rolls [3]" in done.stdout
    assert len(read_record(done.stdout[done.stdout.index("Jollyroll: 1") :]).events) == 3
    assert not list(tmp_path.glob("*.jolly")), "no half-written file"
    assert not list(tmp_path.glob(".*draft"))


def test_saving_is_tried_again_after_every_move(tmp_path: Path) -> None:
    folder = tmp_path / "folder"
    folder.write_text("a file where the folder should be")
    file = folder / "game.jolly"
    with terminal(tmp_path, *MANUAL, "--record", str(file)) as screen:
        screen.see("can’t be saved right now")
        screen.see("> ")
        folder.unlink()
        screen.press("12KSX\r")
        screen.see("is saved again in")
        screen.see("Stop, or reroll some dice?")
        screen.see("> ")
        screen.press("q")
        screen.see("jollyroll resume")
        assert screen.end() == 0
    assert len(load(file).events) == 1


def test_the_game_is_on_the_disk_before_it_is_on_the_screen(tmp_path: Path) -> None:
    file = tmp_path / "game.jolly"
    with terminal(tmp_path, *MANUAL, "--record", str(file)) as screen:
        screen.see("> ")
        assert load(file).events == ()
        screen.press("12KSX\r")
        screen.see("Stop, or reroll some dice?")
        assert len(load(file).events) == 1
        screen.process.kill()
    assert len(load(file).events) == 1


@pytest.mark.parametrize(("number", "code"), [(signal.SIGTERM, 143), (signal.SIGHUP, 129)])
@pytest.mark.parametrize("extra", [{}, {"TERM": "dumb"}])
def test_a_program_told_to_end_says_where_the_game_is(tmp_path: Path, number: int, code: int, extra: dict[str, str]) -> None:
    file = tmp_path / "game.jolly"
    with terminal(tmp_path, *MANUAL, "--record", str(file), extra=extra) as screen:
        roll(screen)
        screen.process.send_signal(number)
        screen.see(f"The game is saved in {file}")
        assert screen.end() == code
        assert "Traceback" not in screen.screen
    assert len(load(file).events) == 1
    assert [path.name for path in tmp_path.iterdir() if path.is_file()] == ["game.jolly"]


def test_a_terminal_that_is_closed_ends_the_game_quietly(tmp_path: Path) -> None:
    file = tmp_path / "game.jolly"
    with terminal(tmp_path, *MANUAL, "--record", str(file)) as screen:
        roll(screen)
        nowhere = os.open(os.devnull, os.O_RDWR)
        os.dup2(nowhere, screen.master)  # the other end is closed
        os.close(nowhere)
        assert screen.process.wait(timeout=40) == 129
    assert len(load(file).events) == 1
    assert [path.name for path in tmp_path.iterdir() if path.is_file()] == ["game.jolly"]
