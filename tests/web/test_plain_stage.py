"""A game without a page of its own has the plain stage; ours can be played there, too."""

import re

import pytest
from playwright.sync_api import expect

from tests.web.conftest import NewPlayer
from tests.web.player import play_out
from tests.web.situations import CODES, Situations


@pytest.mark.parametrize("game", CODES)
def test_a_game_is_played_to_its_end_on_the_plain_stage(new_player: NewPlayer, situations: Situations, game: str) -> None:
    """From shortly before it: the plain stage draws every position alike, from its fields and its choices."""
    ana = new_player(size={"width": 390, "height": 844})
    situations.late_against_bots(game).go(ana, "?plain")
    expect(ana.page.get_by_role("group", name="Dice").get_by_role("button").first).to_be_visible()
    assert play_out(ana) > 0
    expect(ana.page.locator("#headline")).to_be_visible()
    expect(ana.page.get_by_text(re.compile(r"All .* verified\."))).to_be_visible()
