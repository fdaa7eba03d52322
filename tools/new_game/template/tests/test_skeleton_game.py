"""The conformance suite."""

from skeleton_game import plugin

from jollyroll.testing import check_game


def test_the_game_keeps_what_every_game_must_keep() -> None:
    check_game(plugin.game())
