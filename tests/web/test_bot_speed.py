"""How fast bots play: this device remembers it, and it can be changed while they play."""

from random import Random

from playwright.sync_api import expect

from tests.server.clients import alone
from tests.server.serving import ServerProcess
from tests.web.conftest import PHONE, NewPlayer
from tests.web.player import Player, wait_until
from tests.web.situations import Situation, keys_of

SLOW = 5_000  # milliseconds before each action of a bot
PACES = {"normal": 100, "fast": 20, "instant": 0}


def pick(player: Player, speed: str) -> None:
    """Pick a speed where it is offered."""
    player.page.get_by_role("group", name="Bot speed").get_by_role("radio", name=speed).click()


def test_this_device_remembers_how_fast_bots_play(new_player: NewPlayer, web_server: ServerProcess) -> None:
    ana = new_player(size=PHONE)
    ana.page.route("**/api/tables", lambda route: route.continue_())  # as the page asks for it, no quicker

    def pace() -> int:
        return int(web_server.get(f"/api/tables/{ana.table}")["table"]["pace"])

    ana.play_now("King's Gold")
    assert pace() == PACES["normal"]
    for speed in ("fast", "instant"):
        ana.open().button("Settings").click()
        pick(ana, speed)
        ana.page.reload()
        ana.play_now("King's Gold")
        assert pace() == PACES[speed]
    ana.button("Menu").click()
    pick(ana, "normal")
    wait_until(ana.page, lambda: pace() == PACES["normal"], lambda: f"{ana.table} {pace()}")
    ana.play_now("King's Gold")
    assert pace() == PACES["normal"], "what was picked at a table counts for the next one, too"


def test_slow_bots_play_at_once_when_that_is_picked_in_their_turn(new_player: NewPlayer, web_server: ServerProcess) -> None:
    with alone(web_server, bots=2, absent=0, pace=SLOW, options={"first_player": "host"}) as client:
        luck = Random(1)
        while client.now and client.now["seat"] == 0:
            client.act(luck)
        situation = Situation(client.table_id, keys_of(client))
        ana = situation.go(new_player(size=PHONE))
        ana.button("Menu").click()
        expect(ana.page.get_by_role("radio", name="normal")).to_be_checked()
        pick(ana, "instant")
        expect(ana.page.get_by_role("radio", name="instant")).to_be_checked()
        ana.page.keyboard.press("Escape")
        expect(ana.page.locator("main.table [data-act]:enabled").first).to_be_visible()
    frames = web_server.get(f"/api/tables/{situation.table}/events?after=0")["events"]
    begun = next(place for place, frame in enumerate(frames) if frame["event"]["kind"] == "changed")
    theirs = [frame for frame in frames[begun:] if frame["event"].get("by") == "bot"]
    assert len(theirs) >= 2
    assert theirs[-1]["at"] - frames[begun]["at"] < SLOW, "all that they did took less time than one of them was to take"
