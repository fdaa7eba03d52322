"""The conformance suite, and what is special about this game."""

from ship_captain_crew import plugin

from jollyroll import Match
from jollyroll.testing import check_game


def test_the_game_keeps_what_every_game_must_keep() -> None:
    check_game(plugin.game())


def test_SCC_03_ship_captain_and_crew_come_aboard_in_order() -> None:
    match = Match.start("ship_captain_crew", ["Ana", "Lea"], options={"first_player": "host"}, host=0)
    match.apply_outcome("54461")
    assert match.game.dice_shown(match.state) == {"table": "14", "aside": "654"}
