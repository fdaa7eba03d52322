"""Every mistake gets one clear sentence, the right exit code, and never a traceback."""

import os
from pathlib import Path

import pytest

from tests.terminal.players import run

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
        (["play", "pk", "--option", "target=6001"], "6001"),
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
        (["resume"], "jollyroll play"),
        (["resume", "nowhere.jolly"], "nowhere.jolly"),
        (["replay", "nowhere.jolly"], "nowhere.jolly"),
        (["replay"], "FILE"),
        (["rules", "chess"], "chess"),
        (["rules", "kg", "KG-999"], "KG-999"),
        (["rules", "kg", "PK-17"], "PK-17"),
        (["rules", "kg", "game-kg"], "game-kg"),
    ],
)
def test_a_mistake_on_the_command_line(tmp_path: Path, arguments: list[str], named: str) -> None:
    assert named in refused(tmp_path, *arguments)


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


def test_a_reader_who_has_seen_enough_is_no_failure(tmp_path: Path) -> None:
    import subprocess
    import sys

    process = subprocess.Popen(
        [sys.executable, "-m", "jollyroll", "games"], stdout=subprocess.PIPE, stderr=subprocess.PIPE, env={**os.environ}
    )
    assert process.stdout is not None
    assert process.stderr is not None
    process.stdout.close()
    assert b"Traceback" not in process.stderr.read()
    process.stderr.close()
    process.wait(timeout=60)
