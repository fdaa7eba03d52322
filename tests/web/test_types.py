"""The page and the server have the same types."""

import re
from collections.abc import Mapping
from typing import Literal

from jollyroll.server.store.sqlite import BUSY
from tools.game_types import game_types, written
from tools.page import WEB
from tools.wire_types import files


def test_the_types_of_the_page_are_those_of_the_server() -> None:
    for path, text in files().items():
        assert path.read_text(encoding="utf-8") == text, f"{path.name} is out of date: python -m tools.wire_types"


def test_every_game_with_a_stage_of_its_own_has_types() -> None:
    stages = {path.parent for path in (WEB / "src" / "games").glob("*/Stage.svelte")}
    assert {path.parent for path in game_types()} == stages
    assert len(stages) > 1


def test_types_of_python_are_written_as_those_of_the_page() -> None:
    assert written(Mapping[str, int]) == "Record<string, number>"
    assert written(tuple[int | None, ...]) == "(number | null)[]"
    assert written(tuple[tuple[str, ...], ...]) == "string[][]"
    assert written(Literal["open", "load"]) == '"open" | "load"'


def test_a_store_that_is_locked_is_answered_for_before_the_page_gives_up() -> None:
    patience = re.search(r"const PATIENCE = ([\d_]+);", (WEB / "src" / "wire" / "socket.ts").read_text(encoding="utf-8"))
    assert patience
    assert int(patience[1]) > 2 * BUSY, "somebody else's action may wait before one's own"
