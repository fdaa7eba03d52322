"""Whole games in real browsers, by pressing what the page offers."""

import pytest
from playwright.sync_api import expect

from tests.server.serving import ServerProcess
from tests.web.conftest import PHONE, Sit
from tests.web.player import play_to_the_end

GAMES = {"kings_gold": "King's Gold", "piraten_kapern": "Piraten Kapern", "oh_my_gold": "Oh My Gold!"}


@pytest.mark.parametrize("game", GAMES)
def test_two_people_on_two_browsers_play_to_the_end(person: Sit, house: ServerProcess, game: str) -> None:
    ana, lea = person(), person(size=PHONE)
    path = ana.with_friends(GAMES[game])
    ana.sit("Ana")
    lea.open(path).sit("Lea")
    ana.button("Start the game").click()
    play_to_the_end(ana, lea)
    result = ana.page.get_by_role("heading", level=2).first.inner_text()
    assert "Ana" in result or "Lea" in result or "You win" in result
    for player in (ana, lea):
        expect(player.page.get_by_text("All as sealed")).to_be_visible()
    snapshot = house.get(f"/api/tables/{ana.table}")
    assert snapshot["table"]["stage"] == "over"
    winners = snapshot["now"]["result"]["winners"]
    for seat, player in enumerate((ana, lea)):
        said = player.page.locator("#headline").inner_text()
        assert (said == "You win!") == (winners == [seat])


@pytest.mark.parametrize("game", GAMES)
def test_a_game_against_bots_on_a_phone_never_scrolls(person: Sit, game: str) -> None:
    ana = person(size=PHONE)
    ana.play_now(GAMES[game])
    sizes = "({ wide: document.documentElement.scrollWidth, high: document.documentElement.scrollHeight })"
    for _ in range(25):
        if not ana.act():
            ana.hurry()
            ana.page.wait_for_timeout(40)
        size = ana.page.evaluate(sizes)
        if not ana.is_over:
            assert size["wide"] <= PHONE["width"]
            assert size["high"] <= PHONE["height"]
