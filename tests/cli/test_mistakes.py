"""Every mistake gets one clear sentence, the right exit code, and never a traceback."""

import os
import shlex
import subprocess
from pathlib import Path

import pytest

from jollyroll.cli import main
from jollyroll.kit import game_names
from tests.terminal.players import PATIENCE, command, environment, run

TWO_BOTS = ("--seat", "bot:random", "--seat", "bot:random")


def refused(home: Path, *arguments: str, code: int = 2) -> str:
    done = run(home, *arguments)
    sentence = done.stderr
    assert "Traceback" not in sentence
    assert sentence.count("\n") == 1, f"one sentence, not {sentence!r}"
    assert done.returncode == code
    return sentence


@pytest.mark.parametrize(
    ("arguments", "named"),
    [
        (["play", "chess"], "chess"),
        (["play", ""], "“”"),
        (["play", "kg", "--preset", "moon"], "moon"),
        (["play", "kg", "--option", "weather=fine"], "weather"),
        (["play", "kg", "--option", "tie=fight"], "fight"),
        (["play", "kg", "--option", "tie"], "NAME=VALUE"),
        (
            ["play", "pk", "--option", "target=6001"],
            "“6001” isn’t a value of the option target. Its values are: 1000, 1100 .. 20000.",
        ),
        (["play", "kg", "--seat", "Ana"], "2 to 6"),
        (["play", "kg", *["--seat", "bot:random"] * 7], "2 to 6"),
        (["play", "pk", *["--seat", "bot:random"] * 6], "2 to 5"),
        (["play", "omg", *["--seat", "bot:random"] * 5], "2 to 4"),
        (["play", "kg", "--seat", "Ana", "--seat", "Ana"], "Ana"),
        (["play", "kg", "--seat", "Ana", "--seat", "bot:genius"], "genius"),
        (["play", "kg", "--seat", "Ana", "--seat", "Lea=robot"], "Lea=robot"),
        (["play", "kg", "--seat", "", "--seat", "Lea"], "1 to 40"),
        (["play", "kg", "--seat", "A;B", "--seat", "Lea"], "A;B"),
        (["play", "kg", "--seed", "5"], "--dice seeded"),
        (["play", "kg", "--dice", "seeded", "--seed", "-1"], "whole number"),
        (["play", "kg", "--dice", "seeded", "--seed", str(2**62)], "whole number"),
        (["play", "kg", "--dice", "seeded", "--seed", "x"], "--seed"),
        (["play", "kg", "--dice", "loaded"], "loaded"),
        (["play", "kg", "--host", "4"], "4"),
        (["play", "kg", "--youngest", "0"], "0"),
        (["play", "--nonsense"], "--nonsense"),
        (["play"], "kings_gold"),
        (["sing"], "sing"),
        (["resume"], "jollyroll terminal"),
        (["resume", "nowhere.jolly"], "nowhere.jolly"),
        (["replay", "nowhere.jolly"], "nowhere.jolly"),
        (["replay"], "FILE"),
        (["games", "chess"], f"The games are: {', '.join(game_names())}."),
        (["rules", "chess"], "chess"),
        (["rules", "kg", "KG-999"], "KG-999"),
        (["rules", "kg", "PK-17"], "PK-17"),
        (["rules", "kg", "game-kg"], "game-kg"),
    ],
)
def test_a_mistake_on_the_command_line(tmp_path: Path, arguments: list[str], named: str) -> None:
    assert named in refused(tmp_path, *arguments)


@pytest.mark.parametrize(
    "arguments",
    [
        ["\x1b[31mred"],
        ["play", "--\x1b[31mred"],
        ["play", "--plain=\x1b[31mred"],
        ["play", "kg", "--youngest", "\x1b[31mred"],
        ["serve", "\x1b[31mred"],
    ],
)
def test_what_was_typed_is_repeated_without_its_control_characters(tmp_path: Path, arguments: list[str]) -> None:
    assert "\x1b" not in refused(tmp_path, *arguments)


@pytest.mark.parametrize(
    "content",
    [
        b"",
        b"\xff\xfe not text",
        b"Jollyroll: 99\n",
        b'{"format": ' + b"[" * 5000,
        b"Jollyroll: 1\nGame: kings_gold\nRules: 1\nOptions: us\nSeats: Ana; Lea\nResult: unfinished\n\nstart: [12345]\n",
        b"\x00" * 100,
    ],
)
@pytest.mark.parametrize("what", ["resume", "replay"])
def test_a_file_that_is_no_record(tmp_path: Path, what: str, content: bytes) -> None:
    file = tmp_path / "game.jolly"
    file.write_bytes(content)
    refused(tmp_path, what, str(file))
    assert file.read_bytes() == content


def test_a_folder_is_no_record(tmp_path: Path) -> None:
    assert str(tmp_path)[:20] in refused(tmp_path, "replay", str(tmp_path))


def test_a_file_that_is_there_is_never_overwritten(tmp_path: Path) -> None:
    file = tmp_path / "letter.jolly"
    file.write_text("Dear Ana")
    assert "letter.jolly" in refused(tmp_path, "play", "kg", *TWO_BOTS, "--record", str(file))
    assert file.read_text() == "Dear Ana"


def test_a_finished_game_cannot_be_resumed_and_has_no_other_turns(tmp_path: Path) -> None:
    file = tmp_path / "game.jolly"
    assert run(tmp_path, "play", "kg", *TWO_BOTS, "--record", str(file)).returncode == 0
    assert "replay" in refused(tmp_path, "resume", str(file))
    assert "999" in refused(tmp_path, "replay", str(file), "--turn", "999")
    assert "--json" in refused(tmp_path, "replay", str(file), "--json", "--text")


def through(home: Path, line: str, **more: str) -> subprocess.CompletedProcess[str]:
    """The result of this line in a shell, in which J is the program."""
    program = shlex.join(command())
    return subprocess.run(
        ["bash", "-c", f"set -o pipefail; {line.replace('J ', program + ' ')}"],
        capture_output=True,
        text=True,
        encoding="utf-8",
        env=environment(home, **more),
        timeout=PATIENCE,
        check=False,
    )


@pytest.mark.parametrize("what", ["games", "--help", "rules kg", "play kg --seat bot:greedy --seat bot:greedy"])
def test_a_reader_who_has_seen_enough_is_no_failure(tmp_path: Path, what: str) -> None:
    done = through(tmp_path, f"J {what} | head -1")
    assert done.returncode == 0
    assert done.stdout.count("\n") == 1
    assert done.stderr == ""


def test_a_reader_who_never_read_is_no_failure(tmp_path: Path) -> None:
    reader, writer = os.pipe()
    os.close(reader)
    done = subprocess.run(command("games"), stdout=writer, stderr=subprocess.PIPE, env=environment(tmp_path), check=False)
    os.close(writer)
    assert done.returncode == 0
    assert done.stderr == b""


def test_a_closed_input_is_the_end_of_the_input(tmp_path: Path) -> None:
    file = tmp_path / "game.jolly"
    done = through(tmp_path, f"J play kings_gold --seat Ana --seat Lea --dice manual --record {shlex.quote(str(file))} <&-")
    assert done.returncode == 0
    assert done.stderr == ""
    assert "resume" in done.stdout
    assert file.exists()


@pytest.mark.parametrize(
    ("line", "code", "lines"),
    [
        ("J games >&-", 1, 1),
        ("J games >/dev/full", 1, 1),
        ("J games >&- 2>&-", 1, 0),
        ("J games 2>&- >/dev/null", 0, 0),
        ("J sing 2>&-", 2, 0),
    ],
)
def test_a_closed_or_full_output_is_one_sentence(tmp_path: Path, line: str, code: int, lines: int) -> None:
    done = through(tmp_path, line)
    assert done.returncode == code
    assert done.stderr.count("\n") == lines
    assert "Traceback" not in done.stderr


@pytest.mark.parametrize(
    ("name", "sentence"),
    [
        ("", "“” isn’t a file name"),
        (".", "“.” isn’t a file name"),
        ("nowhere/game.jolly", "There’s no folder “nowhere”"),
        ("x" * 300, "File name too long"),
    ],
)
def test_a_record_that_cannot_be_is_refused_before_the_game(tmp_path: Path, name: str, sentence: str) -> None:
    arguments = command("play", "kg", *TWO_BOTS, "--record", name)
    done = subprocess.run(arguments, cwd=tmp_path, capture_output=True, text=True, env=environment(tmp_path), check=False)
    assert done.returncode == 2
    assert sentence in done.stderr
    assert done.stderr.count("\n") == 1
    assert not list(tmp_path.iterdir())


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["sing"], f"There’s no command “sing”. The commands are: {', '.join(sorted(main.commands))}."),
        (["terminal", "--nonsense"], "There’s no option --nonsense; see: python3 run.py terminal --help"),
        (["replay"], "FILE is missing; see: python3 run.py replay --help"),
        (["play", "kg", "--seed", "x"], "--seed takes a whole number, not “x”."),
        (["play", "kg", "--seed"], "The option --seed needs a value: --seed N; see: python3 run.py play --help"),
        (["play", "kg", "--fast=1"], "The option --fast takes no value; see: python3 run.py play --help"),
        (["play", "kg", "--dice", "loaded"], "There are no “loaded” dice; --dice takes one of: fair, seeded, manual."),
        (
            ["games", "kg", "rules"],
            "Unexpected argument: “rules”. Write: python3 run.py games [OPTIONS] [GAME]; see: python3 run.py games --help",
        ),
        (["resume"], "There’s no unfinished game. Start one with: python3 run.py terminal"),
    ],
)
def test_hints_are_our_own_words_and_name_the_command_that_works(tmp_path: Path, arguments: list[str], sentence: str) -> None:
    done = run(tmp_path, *arguments, JOLLYROLL_COMMAND="python3 run.py")
    assert done.stderr == sentence + "\n"
    assert done.returncode == 2


def test_the_way_on_names_the_command_that_works(tmp_path: Path) -> None:
    for name, shown in (("python3 run.py", "python3 run.py"), ("", "jollyroll"), ("\x1b[31m", "jollyroll")):
        done = run(tmp_path, "play", "kg", "--dice", "manual", JOLLYROLL_COMMAND=name)
        assert f"Continue it with: {shown} resume " in done.stdout
