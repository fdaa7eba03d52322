"""The page and the server speak of the same things."""

from tools.wire_types import PAGE, types


def test_the_types_of_the_page_are_those_of_the_server() -> None:
    assert PAGE.read_text(encoding="utf-8") == types(), "out of date: python -m tools.wire_types"
