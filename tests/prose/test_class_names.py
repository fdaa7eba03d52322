"""The lint of class names: it is silent, and it would speak."""

from pathlib import Path

import pytest

from tools import class_names


def test_every_class_name_stands_for_one_thing(capsys: pytest.CaptureFixture[str]) -> None:
    assert class_names.main() == 0, capsys.readouterr().err


def test_a_name_with_two_meanings_is_told_and_a_role_of_each_game_is_not(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    for name in ("match/record.py", "lab/report.py", "games/sloop/rules/state.py", "games/brig/rules/state.py"):
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_text(f"class {'State' if 'state' in name else 'Line'}: ...\n", encoding="utf-8")
    monkeypatch.setattr(class_names, "SOURCES", tmp_path)
    assert class_names.main() == 1
    assert capsys.readouterr().err == "Line: lab/report.py, match/record.py\n"
