"""docs/solved.md agrees with its facts, and the quick facts are still true."""

import json
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest

from jollyroll.kit import built_in
from jollyroll.lab.claims import FalseClaim, check
from jollyroll.lab.findings import findings_of
from jollyroll.lab.plot import CORAL, GOLD, Axis, Plot, Squares, bars
from tools.ratings import main as ratings
from tools.rulebook import main as rulebook
from tools.solved.__main__ import FACTS, PAGE, PICTURES, files, stale
from tools.solved.__main__ import main as solved


def kept() -> dict[str, Any]:
    facts: dict[str, Any] = json.loads(FACTS.read_text(encoding="utf-8"))
    return facts


def test_page_and_pictures_are_those_of_the_facts() -> None:
    assert [path.name for path in stale()] == [], "run python3 run.py docs solved --page"
    assert set(PICTURES.glob("*.svg")) <= set(files(kept())), "no picture is left over"


def test_every_picture_is_shown_and_every_one_shown_is_there() -> None:
    shown = set(re.findall(r"\((pictures/solved/[^)]+)\)", PAGE.read_text(encoding="utf-8")))
    for picture in shown:
        root = ElementTree.parse(PAGE.parent / picture).getroot()
        assert root.get("aria-label"), "said to those who cannot see it"
        assert root.tag.endswith("svg")


@pytest.mark.parametrize(("name", "fact"), [(name, fact) for name in built_in() for fact in findings_of(name).QUICK])
def test_quick_facts_are_still_so(name: str, fact: str) -> None:
    found = json.loads(json.dumps(findings_of(name).FACTS[fact]()))
    assert close(found, kept()[name][fact]), "run python3 run.py docs solved"


def close(one: Any, other: Any) -> bool:
    """Equal except for the last digits."""
    if isinstance(one, dict):
        return one.keys() == other.keys() and all(close(one[key], other[key]) for key in one)
    if isinstance(one, list):
        return len(one) == len(other) and all(close(*pair) for pair in zip(one, other, strict=True))
    return abs(one - other) < 1e-4 if isinstance(one, float) else bool(one == other)


@pytest.mark.parametrize("main", [solved, ratings, rulebook])
@pytest.mark.parametrize("wrong", ["king_gold", "--mising"])
def test_a_wrong_name_or_option_is_refused_before_anything_is_computed(
    main: Callable[[list[str]], int], wrong: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit) as ended:
        main([wrong])
    assert ended.value.code == 2
    assert wrong in capsys.readouterr().err


def test_a_claim_that_the_facts_do_not_bear_out_is_not_written() -> None:
    facts = kept()
    facts["piraten_kapern"]["first_player"] = 0.4
    with pytest.raises(FalseClaim, match="first player"):
        files(facts)
    check(True, "")


def test_charts_are_sound_svg_whatever_stands_in_them(tmp_path: Path) -> None:
    chart = Plot("<Tom & 'Jerry'>", Axis("x", 0, 10), Axis("y", 0, 1))
    chart.line([(0, 0), (5, 0.5), (10, 1)], "one & only")
    chart.line([(0, 1), (10, 0)], "two", steps=True)
    chart.level(0.5, "<even>")
    squares = Squares("t", "x", "y", ["0", "1"], ["0", "1"], [[0, 1], [-1, 0]], [("a", GOLD), ("b", CORAL)])
    rows = [("a & b", 3.0, 2.0, 4.0), ("c", 1.0, 1.0, 1.0)]
    for picture in (chart.svg(), squares.svg(), bars("t", rows, Axis("x", 0, 5)), bars("t", rows, Axis("x", 1, 5), (2.0, "two"))):
        ElementTree.fromstring(picture)


def test_axes_are_marked_at_round_numbers() -> None:
    assert list(Axis("", 0, 1).marks()) == [0, 0.2, 0.4, 0.6, 0.8, 1.0]
    assert list(Axis("", -24, 24).marks()) == [-20, -10, 0, 10, 20]
    assert min(Axis("", 44, 60).marks()) >= 44
