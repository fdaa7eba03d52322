"""If a missing table would improve the numbers, the coach names the command that makes it."""

from pathlib import Path

import pytest

from jollyroll.coach import missing_table as wanting
from jollyroll.match import read_position
from jollyroll.solve import tables
from tests.match.playing import CUSTOM

THREE = "loot - - -, row 1 2 3, top 2, seat 1, dice KKCW, again"


@pytest.fixture
def no_tables(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """A data folder without tables."""
    monkeypatch.setattr(tables, "shipped_folder", lambda game: tmp_path / "shipped")
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))


@pytest.mark.usefixtures("no_tables")
def test_a_missing_table_is_named_by_its_command() -> None:
    position = read_position(f"omg seadogs: {THREE}")
    assert wanting.table_wanting(position.game, position.state) == "jollyroll solve oh_my_gold --seats 3 --preset seadogs"


def test_a_table_that_is_there_is_not_wanting_and_not_read_to_know_that(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tables, "checksum", lambda *_: pytest.fail("the whole table was read"))
    position = read_position(f"omg seadogs: {THREE}")
    assert wanting.table_wanting(position.game, position.state) == ""


@pytest.mark.usefixtures("no_tables")
def test_no_table_is_made_for_dice_of_ones_own() -> None:
    position = read_position(THREE, "omg", options={"dice": CUSTOM["dice"]})
    assert wanting.table_wanting(position.game, position.state) == ""
