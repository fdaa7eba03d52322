"""Going on with a game, whoever wrote its record."""

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
        ("Dice: fair", "Dice: the operating system's random numbers."),
        ("", "Dice: the operating system's random numbers."),
        ("Dice: seeded\nSeed: 7", "Dice: seed 7."),
        ("Dice: seeded\nSeed: seven", "Dice: the operating system's random numbers."),
        ("Dice: seeded", "Dice: the operating system's random numbers."),
    ],
)
def test_a_record_goes_on_with_the_dice_it_names(tmp_path: Path, line: str, sentence: str) -> None:
    file = tmp_path / "game.jolly"
    file.write_text(BY_HAND.format(dice=line + "\n" if line else ""))
    done = run(tmp_path, "resume", str(file), typed="")
    assert done.returncode == 0
    assert sentence in done.stdout


def test_a_game_thrown_by_hand_goes_on_by_hand(tmp_path: Path) -> None:
    file = tmp_path / "game.jolly"
    file.write_text(BY_HAND.format(dice="Dice: thrown by hand\n"))
    run(tmp_path, "resume", str(file), typed="roll:MP\nGG\nstop\n")
    record = load(file)
    assert [event.word for event in record.events][-3:] == ["roll:MP", "[GG]", "stop"]
    assert record.header["Dice"] == "thrown by hand"
