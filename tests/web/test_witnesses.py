"""Two people's devices witness each other's throws, by themselves; the page checks it all and says what it finds."""

from collections.abc import Iterator
from itertools import chain
from typing import Any

from playwright.sync_api import expect

from tests.server.serving import ServerProcess
from tests.web.conftest import NewPlayer
from tests.web.player import Player, play, play_out
from tests.web.situations import Situations, history

GOOD = "came out of the sealed envelope"


def throws(web_server: ServerProcess, table: str) -> Iterator[dict[str, Any]]:
    """What the devices put into each throw and draw."""
    parts = chain.from_iterable(event.get("parts", []) for event in history(web_server, table))
    return (part["devices"] for part in parts if "chance" in part)


def two_people(new_player: NewPlayer, situations: Situations, **settings: Any) -> tuple[Player, Player]:
    """Ana and Ben, each with a device of their own, in a game that has begun."""
    situation = situations.open_table(options={"first_player": "host"}, **settings)
    ana, ben = situation.go(new_player()), new_player()
    ana.sit("Ana")
    ben.open(situation.path).sit("Ben")
    ana.button("Start the game").click()
    for player in (ana, ben):
        expect(player.page.get_by_role("list", name="At the table")).to_be_visible()
    return ana, ben


def test_a_game_of_two_people_is_witnessed_throw_by_throw(
    new_player: NewPlayer, situations: Situations, web_server: ServerProcess
) -> None:
    ana, ben = two_people(new_player, situations)
    play_out(ana, ben)
    devices = list(throws(web_server, ana.table))
    assert {(put["thrower"], put["witness"]) for put in devices} == {(0, 1), (1, 0)}
    assert not any(put["passed"] for put in devices)
    assert web_server.get(f"/api/tables/{ana.table}/verify")["status"] == "verified"
    for player in (ana, ben):
        expect(player.page.get_by_text(f"Your own device has checked {len(devices)} throws, too.")).to_be_visible()
        expect(player.page.get_by_text("is not the game that your device has seen")).to_have_count(0)
