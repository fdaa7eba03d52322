"""The lint of type names passes, and can fail."""

from collections.abc import Mapping
from pathlib import Path

import pytest

from tools import class_names

LINE = "class Line: ...\n"


@pytest.fixture
def empty(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """Neither side has anything, but for what a test writes."""
    monkeypatch.setattr(class_names, "SOURCES", tmp_path / "none")
    monkeypatch.setattr(class_names, "PAGE", tmp_path / "none")


def write(root: Path, sources: Mapping[str, str]) -> None:
    for name, text in sources.items():
        (root / name).parent.mkdir(parents=True, exist_ok=True)
        (root / name).write_text(text, encoding="utf-8")


def test_the_name_of_every_type_stands_for_one_thing(capsys: pytest.CaptureFixture[str]) -> None:
    assert class_names.main() == 0, capsys.readouterr().err


@pytest.mark.usefixtures("empty")
@pytest.mark.parametrize(
    "other",
    [
        "class Line: ...",
        "Line = list[str]",
        "Line: TypeAlias = 'list[str]'",
        "if TYPE_CHECKING:\n    Line = list[str]\nelse:\n    Line = object",
        'Line = TypeVar("Line")',
    ],
)
def test_a_name_with_two_meanings_is_told(
    other: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    write(tmp_path, {"match/record.py": LINE, "lab/report.py": f"LINES = 3\n{other}\n"})
    monkeypatch.setattr(class_names, "SOURCES", tmp_path)
    assert class_names.main() == 1
    second = class_names.VARIABLES if "TypeVar" in other else "lab/report.py"
    assert capsys.readouterr().err == f"Line: {', '.join(sorted([second, 'match/record.py']))}\n"


@pytest.mark.usefixtures("empty")
def test_a_role_of_each_game_and_the_type_variables_of_several_modules_are_not(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    variable = 'ItemT = TypeVar("ItemT")\n'
    state = "class State: ...\nWays = dict[int, int]\n"
    write(tmp_path, {"match/record.py": variable, "lab/report.py": variable})
    write(tmp_path, {"games/sloop/rules/state.py": state, "games/brig/rules/state.py": state})
    monkeypatch.setattr(class_names, "SOURCES", tmp_path)
    assert class_names.main() == 0, capsys.readouterr().err


@pytest.mark.usefixtures("empty")
@pytest.mark.parametrize("other", ["interface Line {", "type Line = string;", "class Line {", "export abstract class Line {"])
def test_a_name_with_two_meanings_in_the_page_is_told(
    other: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    write(tmp_path, {"wire/wire.ts": "export interface Line {\n}\n", "parts/Log.svelte": f"<script>\n  {other}\n</script>\n"})
    monkeypatch.setattr(class_names, "PAGE", tmp_path)
    assert class_names.main() == 1
    assert capsys.readouterr().err == "Line: web/src/parts/Log.svelte, web/src/wire/wire.ts\n"


@pytest.mark.usefixtures("empty")
def test_so_is_a_component_that_is_called_like_another_or_like_a_type(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    write(
        tmp_path, {"parts/Moment.svelte": "", "after/Moment.svelte": "", "parts/Die.svelte": "", "table/dice.ts": "type Die = 1;\n"}
    )
    monkeypatch.setattr(class_names, "PAGE", tmp_path)
    assert class_names.main() == 1
    assert capsys.readouterr().err == (
        "Die: web/src/parts/Die.svelte, web/src/table/dice.ts\nMoment: web/src/after/Moment.svelte, web/src/parts/Moment.svelte\n"
    )


@pytest.mark.usefixtures("empty")
def test_what_every_component_and_every_game_has_is_one_thing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    props = "<script>\n  interface Props {\n"
    write(tmp_path, {"parts/Die.svelte": props, "parts/Face.svelte": props})
    write(tmp_path, {"games/sloop/Stage.svelte": "", "games/brig/Stage.svelte": "", "plain/Stage.svelte": ""})
    monkeypatch.setattr(class_names, "PAGE", tmp_path)
    assert class_names.main() == 0, capsys.readouterr().err


@pytest.mark.usefixtures("empty")
@pytest.mark.parametrize("side", ["parts/Log.svelte", "wire/types.ts"])
def test_so_is_a_name_that_means_something_else_in_python(
    side: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    write(tmp_path / "python", {"match/record.py": LINE})
    write(tmp_path / "page", {side: "interface Line {\n}\n"})
    monkeypatch.setattr(class_names, "SOURCES", tmp_path / "python")
    monkeypatch.setattr(class_names, "PAGE", tmp_path / "page")
    assert class_names.main() == 1
    assert capsys.readouterr().err == f"Line: match/record.py, web/src/{side}\n"


@pytest.mark.usefixtures("empty")
def test_what_the_page_describes_as_it_comes_from_python_is_one_thing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    write(tmp_path / "python", {"server/protocol/shown.py": LINE, "games/sloop/rules/forms.py": "class RaidForm: ...\n"})
    write(
        tmp_path / "page",
        {"wire/types.ts": "export interface Line {\n}\n", "games/sloop/types.ts": "export type RaidForm = {\n};\n"},
    )
    monkeypatch.setattr(class_names, "SOURCES", tmp_path / "python")
    monkeypatch.setattr(class_names, "PAGE", tmp_path / "page")
    assert class_names.main() == 0, capsys.readouterr().err
