"""Where a table is missing that would make the numbers better, the coach names the command that makes it."""

import pytest

from jollyroll.coach import wanting
from jollyroll.games import load_game
from jollyroll.match import read_position
from tests.match.playing import CUSTOM

THREE = "loot - - -, row 1 2 3, top 2, seat 1, dice KKCW, again"


def test_a_missing_table_is_named_by_its_command(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(wanting, "find", lambda *_, **__: None)
    position = read_position(f"omg seadogs: {THREE}")
    assert wanting.table_wanting(position.game, position.state) == "jollyroll solve oh_my_gold --seats 3 --preset seadogs"


def test_a_table_that_is_there_is_not_wanting(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(wanting, "find", lambda *_, **__: object())
    position = read_position(f"omg seadogs: {THREE}")
    assert wanting.table_wanting(position.game, position.state) == ""


def test_no_table_is_made_for_dice_of_ones_own(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(wanting, "find", lambda *_, **__: None)
    position = read_position(THREE, "omg", options={"dice": CUSTOM["dice"]})
    assert wanting.table_wanting(position.game, position.state) == ""


@pytest.mark.parametrize("name", ["kg", "pk", "omg"])
def test_options_are_read_off_a_position(name: str) -> None:
    game = load_game(name)
    for preset in game.presets:
        chosen = game.resolve(preset)
        assert wanting.options_of(game, game.new_state(2, chosen)) == chosen
