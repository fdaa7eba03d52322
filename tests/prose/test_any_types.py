"""The lint of blank types passes, counts aliases too, and can fail."""

from pathlib import Path

import pytest

from tools import any_types
from tools.class_names import SOURCES

EXAMPLE = """
from typing import Any
Blank = Any
Blanks = list[Blank]
Row = dict[str, Any]

def one(first: Blank, second: "Blanks", third: Row) -> "list[Any]":
    return cast("Any", first)
"""


def test_few_types_say_nothing(capsys: pytest.CaptureFixture[str]) -> None:
    assert any_types.main() == 0, capsys.readouterr().err
    assert any_types.blank_types(SOURCES).total() > any_types.MOST - 10, "lower the bar"


def test_every_use_is_counted_by_whichever_name(tmp_path: Path) -> None:
    (tmp_path / "one.py").write_text(EXAMPLE, encoding="utf-8")
    assert any_types.blank_types(tmp_path) == {"Any": 4, "Blank": 2, "Blanks": 1}


def test_too_many_are_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "one.py").write_text(EXAMPLE, encoding="utf-8")
    monkeypatch.setattr(any_types, "SOURCES", tmp_path)
    monkeypatch.setattr(any_types, "MOST", 3)
    assert any_types.main() == 1
    assert "3 at most: Any" in capsys.readouterr().err
