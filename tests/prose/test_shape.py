"""The table of before and after measures what it says, and says what is wrong where there is no before."""

from pathlib import Path

import pytest

from bench import shape
from tools import game_names


def sources_of(root: Path, **sources: str) -> shape.Sources:
    for name, text in sources.items():
        path = root / name.replace("__", "/").replace("_py", ".py")
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
    return shape.Sources(root, game_names.words_of_games())


def test_a_shallow_clone_is_told_what_is_missing(capsys: pytest.CaptureFixture[str]) -> None:
    assert shape.main(["no-such-commit"]) == 2
    said = capsys.readouterr()
    assert said.out == ""
    assert "no commit no-such-commit here" in said.err
    assert "git fetch --unshallow" in said.err


def test_names_blank_types_and_games_are_counted(tmp_path: Path) -> None:
    found = sources_of(
        tmp_path,
        src__jollyroll__server__table_py="Box = Any\nclass Line: ...\ndef lie(box: Box) -> None: ...\n",
        src__jollyroll__match__line_py="class Line: ...\nGAME = 'oh_my_gold'\n",
        src__jollyroll__games__oh_my_gold__state_py="class State: ...\n",
        src__jollyroll__games__kings_gold__state_py="class State: ...\n",
    )
    assert shape.several_meanings(found) == "1 in Python, 0 in the page"
    assert shape.blank(found) == "2, 1 of them the word `Any`"
    assert shape.naming_games(found) == "1"
    for name in ("parts/Line.svelte", "parts/Sail.svelte"):
        (tmp_path / shape.PAGE / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / shape.PAGE / name).touch()
    assert shape.across_the_border(found) == "1"
    assert shape.server(found) == "1 in 1 folders, at most 1 in one"
    assert shape.longest("*.py", shape.SRC)(found).startswith("`server/table.py` 3, `match/line.py` 2")
    assert shape.rooms(found) == "`games/` 2, `match/` 1, `server/` 1"
    assert shape.for_one_game(found) == "0 to 1 in 0 to 1 folders"
    example = tmp_path / shape.EXAMPLE / "rules.py"
    example.parent.mkdir(parents=True)
    example.touch()
    assert shape.for_one_game(found) == "1 in one folder"
