"""The page and the server speak of the same things."""

import re

from jollyroll.server.store.sqlite import BUSY
from tools.page import WEB
from tools.wire_types import PAGE, types


def test_the_types_of_the_page_are_those_of_the_server() -> None:
    assert PAGE.read_text(encoding="utf-8") == types(), "out of date: python -m tools.wire_types"


def test_a_store_that_is_locked_is_answered_for_before_the_page_gives_up() -> None:
    patience = re.search(r"const PATIENCE = ([\d_]+);", (WEB / "src" / "wire" / "socket.ts").read_text(encoding="utf-8"))
    assert patience
    assert int(patience[1]) > 2 * BUSY, "somebody else's action may wait before one's own"
