"""The examples of docs/fair-dice.md are correct."""

import re
from pathlib import Path

import pytest

from jollyroll.match import read_record
from jollyroll.match.dealing import AHEAD
from jollyroll.match.fair import MARK_DIGITS
from jollyroll.match.report import VERIFIED
from jollyroll.match.verify import verify
from jollyroll.match.verify_page import FINDINGS, REMARKS
from tests.match.code_blocks import blocks

PAGE = (Path(__file__).parents[2] / "docs" / "fair-dice.md").read_text(encoding="utf-8")


def block(language: str, version: int) -> str:
    """A code block; that of version 2 comes first."""
    second, first = blocks(PAGE, language)
    return first if version == 1 else second


@pytest.mark.parametrize("version", [1, 2])
def test_the_example_is_as_sealed(version: int) -> None:
    record = read_record(block("jolly", version))
    report = verify(record)
    assert record.fair
    assert record.fair.version == version
    assert (report.status, report.count(dice=True)) == (VERIFIED, 3)
    assert [remark.code for remark in report.remarks] == ([] if version == 1 else ["passed-over"])
    assert version == 1 or f"sealed in an envelope with the mark {report.marks[0]}" in PAGE


@pytest.mark.parametrize("version", [1, 2])
def test_the_numbers_in_the_program_are_those_of_the_example(version: int) -> None:
    example = block("jolly", version)
    assert all(digits in example for digits in re.findall(r"[0-9a-f]{32,}", block("python", version)))


def test_every_code_that_is_named_exists() -> None:
    named = set(re.findall(r"`([a-z]+(?:-[a-z]+)+)`", PAGE))
    assert named - {*FINDINGS, *REMARKS} == set()


def test_limits_are_the_real_ones() -> None:
    assert f"seals it {AHEAD} links\nahead" in PAGE
    assert all(f"first {digits} hexadecimal digits" in PAGE for digits in MARK_DIGITS.values())


def test_what_is_named_exists() -> None:
    root = Path(__file__).parents[2]
    for path in re.findall(r"`((?:src|tests)/[^`*]+)`", PAGE):
        assert (root / path).exists(), path
    for module in re.findall(r"`(jollyroll\.(?:dice|match)\.[a-z]+)", PAGE):
        assert (root / "src" / (module.replace(".", "/") + ".py")).exists(), module
