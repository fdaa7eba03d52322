"""Mistakes in asking for solved tables are answered before anything long begins."""

from pathlib import Path

import pytest

from jollyroll.kit import game_names
from tests.terminal.players import run

KNOWN = ", ".join(game_names())


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["chess"], f"There’s no game called “chess”. The games are: {KNOWN}."),
        (["kg", "--seats", "7"], "This game takes 2 to 6 players, not 7."),
        (["--seats", "9"], "There’s no game for 9; the games take 2 to 6 players."),
        (["--all", "--seats", "1"], "There’s no game for 1; the games take 2 to 6 players."),
        (["kg", "--seats", "two"], "--seats takes a whole number, not “two”."),
        (["kg", "--preset", "mars"], "“mars” is not a preset of this game."),
        (["kg", "--option", "tie=never"], "“never” isn’t a value of the option tie."),
        (["kg", "--option", "tie"], "“tie” isn’t an option; write it as NAME=VALUE"),
        (["kg", "--precision", "fine"], "--precision takes a number, not “fine”."),
        (["kg", "--precision", "0"], "--precision takes a number from 1e-11 to 0.1."),
        (["kg", "--precision", "nan"], "--precision takes a number from 1e-11 to 0.1."),
        (["kg", "--precision", "1e-12"], "--precision takes a number from 1e-11 to 0.1."),
        (["kg", "--seats", "3", "--precision", "1e-7"], "A precision of 1e-07 can’t be reached for this table;"),
        (["pk", "--precision", "1e-8"], "A precision of 1e-08 can’t be reached for this table;"),
        (["omg", "--precision", "1e-4"], "A precision of 0.0001 can’t be reached for this table;"),
        (["kg", "--cores", "0"], "--cores takes a number from 1 to 1,024."),
        (["kg", "--all", "--preset", "fr"], "--all means every preset: don’t name any, and no options."),
        (["--preset", "fr"], f"Say which game: {KNOWN}."),
        (["--again"], f"Say which game: {KNOWN}."),
    ],
)
def test_a_mistake_is_one_sentence(tmp_path: Path, arguments: list[str], sentence: str) -> None:
    done = run(tmp_path, "solve", *arguments)
    assert done.stderr.startswith(sentence)
    assert done.stderr.count("\n") == 1
    assert done.returncode == 2
    assert done.stdout == ""
    assert not list(tmp_path.iterdir())
