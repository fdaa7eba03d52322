"""What docs/fair-dice.md shows is true."""

import re
from pathlib import Path

from jollyroll.match import read_record
from jollyroll.match.dealing import AHEAD
from jollyroll.match.fair import MARK_DIGITS
from jollyroll.match.findings import VERIFIED
from jollyroll.match.verify import verify

PAGE = (Path(__file__).parents[2] / "docs" / "fair-dice.md").read_text(encoding="utf-8")


def block(language: str) -> str:
    (found,) = re.findall(rf"^```{language}\n(.*?)^```$", PAGE, re.MULTILINE | re.DOTALL)
    return str(found)


def test_the_example_is_as_sealed() -> None:
    report = verify(read_record(block("jolly")))
    assert (report.status, report.count(dice=True)) == (VERIFIED, 3)


def test_the_numbers_in_the_program_are_those_of_the_example() -> None:
    example = block("jolly")
    assert all(digits in example for digits in re.findall(r"[0-9a-f]{32,}", block("python")))


def test_limits_are_the_real_ones() -> None:
    assert f"{AHEAD}\n   links ahead" in PAGE
    assert f"first {MARK_DIGITS[1]} hexadecimal digits" in PAGE


def test_what_is_named_exists() -> None:
    root = Path(__file__).parents[2]
    for path in re.findall(r"`((?:src|tests)/[^`*]+)`", PAGE):
        assert (root / path).exists(), path
    for module in re.findall(r"`(jollyroll\.(?:dice|match)\.[a-z]+)", PAGE):
        assert (root / "src" / (module.replace(".", "/") + ".py")).exists(), module
