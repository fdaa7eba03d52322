"""Several people pass one device round."""

from itertools import pairwise

import pytest
from playwright.sync_api import expect

from tests.server.serving import ServerProcess
from tests.web.conftest import PHONE, NewPlayer
from tests.web.player import GAMES, play_out
from tests.web.situations import history


@pytest.mark.parametrize("game", GAMES)
def test_two_people_share_one_phone(new_player: NewPlayer, web_server: ServerProcess, game: str) -> None:
    us = new_player(size=PHONE)
    us.with_friends(GAMES[game])
    if game == "piraten_kapern":
        us.aim_at(1_000)
    us.sit("Ana")
    us.button("Somebody else plays on this device too").click()
    us.sit("Ben")
    us.button("Start the game").click()
    play_out(us)
    handed = [said for said in us.pressed if said.startswith("I am")]
    acted = [
        0,
        *(event["seat"] for event in history(web_server, us.table) if event["kind"] == "played"),
    ]  # Ana has it in hand first
    assert handed == [f"I am {('Ana', 'Ben')[two]}" for one, two in pairwise(acted) if one != two]
    assert handed
    winners = web_server.get(f"/api/tables/{us.table}")["now"]["result"]["winners"]
    said = "Ana and Ben share the victory" if len(winners) > 1 else ("Ana wins!", "Ben wins!")[winners[0]]
    expect(us.page.locator("#headline")).to_have_text(said)
