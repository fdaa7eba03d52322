"""What the README and the other pages show is what happens."""

import doctest
import re
from pathlib import Path

import pytest

from jollyroll.games import GAMES, load_game

ROOT = Path(__file__).parent.parent
README = ROOT / "README.md"
PAGES = ["README.md", "CHANGELOG.md", *(f"docs/{page.name}" for page in sorted((ROOT / "docs").glob("*.md")))]


@pytest.mark.parametrize("page", [page for page in PAGES if ">>> " in (ROOT / page).read_text(encoding="utf-8")])
def test_the_examples_run(page: str) -> None:
    failures, examples = doctest.testfile(str(ROOT / page), module_relative=False)
    assert examples
    assert not failures


def test_the_two_commands_come_first() -> None:
    commands = re.findall(r"^    (python3 run\.py .+)$", README.read_text(encoding="utf-8"), re.MULTILINE)
    assert commands[:2] == ["python3 run.py play", "python3 run.py test"]


def test_the_numbers_of_choices_are_those_of_the_games() -> None:
    text = (ROOT / "docs" / "architecture.md").read_text(encoding="utf-8")
    numbers = [f"{load_game(name).choice_numbers:,}" for name in GAMES]
    assert "{}, {} and {}".format(*numbers) in text


@pytest.mark.parametrize("page", PAGES)
def test_links_lead_somewhere(page: str) -> None:
    text = (ROOT / page).read_text(encoding="utf-8")
    for target in re.findall(r"\]\(([^)#]+?)(?:#[^)]*)?\)", text):
        if not target.startswith("http"):
            assert ((ROOT / page).parent / target).exists(), target
