"""Whole games in real browsers, by pressing what the page offers."""

import re

import pytest
from playwright.sync_api import expect

from tests.server.serving import ServerProcess
from tests.web.conftest import PHONE, NewPlayer
from tests.web.fixed_table import NAMES, FixedTable
from tests.web.player import GAMES, play, play_out
from tests.web.situations import Situations


@pytest.mark.parametrize("game", GAMES)
def test_two_people_on_two_browsers_play_to_the_end(
    new_player: NewPlayer, situations: Situations, web_server: ServerProcess, game: str
) -> None:
    """From shortly before the end; test_witnesses.py has a whole game of two browsers."""
    for_ana, for_ben = situations.late_for_both(game)
    ana, ben = for_ana.go(new_player()), for_ben.go(new_player(size=PHONE))
    play_out(ana, ben)
    snapshot = web_server.get(f"/api/tables/{ana.table}")
    assert snapshot["table"]["stage"] == "over"
    winners = snapshot["now"]["result"]["winners"]
    for seat, player in enumerate((ana, ben)):
        said = player.page.locator("#headline").inner_text()
        assert (said == "You win!") == (winners == [seat])
        assert "Ana" in said or "Ben" in said or said == "You win!"
        expect(player.page.get_by_text(re.compile(r"All .* verified\."))).to_be_visible()


@pytest.mark.parametrize("game", GAMES)
def test_a_game_against_bots_fits_on_a_phone(new_player: NewPlayer, game: str) -> None:
    ana = new_player(size=PHONE)
    ana.play_now(GAMES[game])
    ana.until("document.querySelector('[data-act]:enabled')")
    assert ana.scrolls() == set()
    assert play(ana, presses=5) == 5


def test_a_fine_and_a_theft_from_nobody_are_said_before_they_happen(new_player: NewPlayer) -> None:
    ana = new_player(size=PHONE)
    table = FixedTable(ana, "kg us: coins 0 10 0, box 48, king 2, seat 1, dice KKSSX, rolls 1")
    say = ana.page.locator("main .say")
    expect(say).to_contain_text("no combination: a fine, but you have nothing to pay with")
    table.show("kg us: coins 9 9 0, box 40, king 2, seat 1, dice KKSSX, rolls 1")
    expect(say).to_contain_text("no combination: 3 coins to the King")
    table.show("kg us: coins 0 0 0, box 58, king 2, seat 1, dice 12SSX, rolls 3")
    expect(say).to_contain_text(f"{NAMES[1]} has nothing")
