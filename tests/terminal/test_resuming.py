"""Resuming a game, whoever wrote its record."""

from pathlib import Path

import pytest

from jollyroll.match import load
from tests.terminal.players import run

BY_HAND = """\
Jollyroll: 1
Game: piraten_kapern
Rules: 1
Seats: Ana; Ben
Options: book first_player=host
Host: 1
{dice}
1. Ana: [card:gold] [G G D M P W S S]
"""


@pytest.mark.parametrize(
    ("line", "sentence"),
    [
        ("Dice: thrown by hand", "Dice: your own."),
        ("Dice: manual", "Dice: your own."),
        ("Dice: Manual", "Dice: your own."),
        ("Dice: fair", "Dice: fair, sealed in an envelope with the mark"),
        ("", "Dice: fair, sealed in an envelope with the mark"),
        ("Dice: seeded\nSeed: 7", "Dice: seed 7."),
        ("Dice: seeded\nSeed: seven", "Dice: fair, sealed in an envelope with the mark"),
        ("Dice: seeded", "Dice: fair, sealed in an envelope with the mark"),
    ],
)
def test_a_record_goes_on_with_the_dice_it_names(tmp_path: Path, line: str, sentence: str) -> None:
    file = tmp_path / "game.jolly"
    file.write_text(BY_HAND.format(dice=line + "\n" if line else ""))
    done = run(tmp_path, "resume", str(file), typed="")
    assert done.returncode == 0
    assert sentence in done.stdout


def test_a_game_rolled_by_hand_goes_on_by_hand(tmp_path: Path) -> None:
    file = tmp_path / "game.jolly"
    file.write_text(BY_HAND.format(dice="Dice: thrown by hand\n"))
    run(tmp_path, "resume", str(file), typed="roll:MP\nGG\nstop\n")
    record = load(file)
    assert [event.word for event in record.events][-3:] == ["roll:MP", "[GG]", "stop"]
    assert record.header["Dice"] == "thrown by hand"


@pytest.mark.parametrize("bot", ["greedy", "random", "beginner"])
def test_games_against_bots_of_every_age_go_on(tmp_path: Path, bot: str) -> None:
    file = tmp_path / "game.jolly"
    file.write_text(BY_HAND.format(dice="Dice: seeded\nSeed: 7\n").replace("Ana; Ben", f"Ana (bot:{bot}); Ben"))
    done = run(tmp_path, "resume", str(file), typed="")
    assert done.returncode == 0
    assert len(load(file).events) > 2, "the bot has made its move"


def test_a_game_with_a_bot_that_nobody_knows_is_refused_and_left_alone(tmp_path: Path) -> None:
    file = tmp_path / "game.jolly"
    text = BY_HAND.format(dice="").replace("Ana; Ben", "Ana; Ben (bot:genius)")
    file.write_text(text)
    done = run(tmp_path, "resume", str(file), typed="")
    assert done.returncode == 2
    assert done.stderr == "There’s no bot called “genius”. The bots are: beginner, greedy, exact, best, random.\n"
    assert file.read_text() == text
    assert run(tmp_path, "replay", str(file), "--once").returncode == 0, "to look at it, nobody has to play"
