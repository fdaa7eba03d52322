"""The claims of the README and the architecture page."""

import re
from pathlib import Path

from jollyroll.kit import load_game

ROOT = Path(__file__).parents[2]
README = ROOT / "README.md"


def test_the_two_commands_come_first() -> None:
    commands = re.findall(r"^    (python3 run\.py .+)$", README.read_text(encoding="utf-8"), re.MULTILINE)
    assert commands[:2] == ["python3 run.py play", "python3 run.py test"]


def test_three_pictures_show_a_desktop_a_phone_and_the_report() -> None:
    shown = re.findall(r"^!\[.+\]\((.+)\)$", README.read_text(encoding="utf-8"), re.MULTILINE)
    assert [Path(each).parent.as_posix() for each in shown] == 3 * ["docs/pictures/page"]
    assert all((ROOT / each).is_file() for each in shown)
    assert [Path(each).stem.split("-") for each in shown] == [
        ["kings_gold", "desktop", "dark"],
        ["piraten_kapern", "phone", "dark"],
        ["report", "phone", "light"],
    ]


def test_the_numbers_of_choices_are_those_of_the_games() -> None:
    text = (ROOT / "docs" / "architecture.md").read_text(encoding="utf-8")
    numbers = [f"{load_game(name).choice_numbers:,}" for name in ("kings_gold", "piraten_kapern", "oh_my_gold")]
    assert "{}, {} and {}".format(*numbers) in text
