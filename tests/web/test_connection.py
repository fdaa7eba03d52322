"""Nothing is lost: not by a reload, not with the network, not in the middle of a turn."""

from typing import Any

import pytest
from playwright.sync_api import expect

from tests.server.serving import ServerProcess
from tests.web.conftest import NewPlayer
from tests.web.network import Network
from tests.web.player import Player, play, wait_until
from tests.web.situations import CODES, Situations

LOST = "Connection lost"


def shown(player: Player) -> dict[str, Any]:
    """What somebody sees of a game in which they have to act: dice, what can be pressed, seats, log."""
    expect(player.page.locator("[data-act]:enabled").first).to_be_visible()
    seen: dict[str, Any] = player.page.evaluate(
        """() => ({
          dice: [...document.querySelectorAll("[aria-label=Dice] [data-pick]")].map((die) => die.ariaLabel).sort(),
          acts: [...document.querySelectorAll("[data-act]:enabled")].map((act) => act.textContent.trim()).sort(),
          seats: [...document.querySelectorAll("main ul li")].slice(0, 3).map((seat) => seat.textContent.trim()),
          log: [...document.querySelectorAll("aside ol li")].map((line) => line.textContent.trim()).slice(-8),
        })"""
    )
    return seen


def still_shown(player: Player, before: dict[str, Any], **except_for: Any) -> None:
    """Wait until somebody sees again what they saw before."""
    wait_until(player.page, lambda: {**shown(player), **except_for} == {**before, **except_for}, lambda: (shown(player), before))


def events(web_server: ServerProcess, table: str) -> int:
    seq: int = web_server.get(f"/api/tables/{table}")["seq"]
    return seq


@pytest.mark.parametrize("game", CODES)
def test_a_reload_in_mid_turn_loses_nothing(new_player: NewPlayer, situations: Situations, game: str) -> None:
    ana = situations.choosing(game).go(new_player())
    before = shown(ana)
    expect(ana.page.locator("aside ol li").nth(3)).to_be_visible()
    ana.page.reload()
    expect(ana.page.locator("aside ol li").nth(3)).to_be_visible()
    still_shown(ana, before, log=[])
    assert ana.page.locator("[aria-current]").inner_text().startswith("Ana")


def test_a_reload_between_two_pairs_loses_nothing(new_player: NewPlayer, situations: Situations, web_server: ServerProcess) -> None:
    def second(now: Any) -> bool:
        return bool(now["phase"] == "pair" and sum(now["view"]["dice"].values()) < 5)

    situation = situations.new_choosing("kings_gold", when=second)
    ana, seq = situation.go(new_player()), events(web_server, situation.table)

    def actions() -> list[dict[str, Any]]:
        later = web_server.get(f"/api/tables/{situation.table}/events?after={seq}")["events"]
        return [frame["event"] for frame in later if frame["event"]["kind"] == "played"]

    while not actions():
        assert play(ana, presses=1) == 1
    action = actions()[0]
    assert (action["seat"], action["by"]) == (0, "person")


def test_network_loss_in_mid_turn(new_player: NewPlayer, situations: Situations, web_server: ServerProcess) -> None:
    with Network(web_server.port) as network:
        situation = situations.new_choosing("kings_gold")
        ana = situation.go(new_player(port=network.port))
        expect(ana.page.locator("aside ol li").nth(3)).to_be_visible()  # what happened before is there
        before = shown(ana)
        seq = events(web_server, situation.table)

        network.lose()
        expect(ana.page.get_by_text(LOST)).to_be_visible()
        expect(ana.page.get_by_text(LOST)).to_contain_text("Nothing is lost.")
        network.mend()
        ana.page.evaluate("dispatchEvent(new Event('online'))")
        expect(ana.page.get_by_text(LOST)).to_have_count(0)
        still_shown(ana, before)
        assert events(web_server, situation.table) == seq

        network.deaf = True  # an action gets lost on its way, then the network goes
        assert play(ana, presses=1) == 1
        ana.page.wait_for_timeout(100)
        assert events(web_server, situation.table) == seq
        network.lose()
        expect(ana.page.get_by_text(LOST)).to_be_visible()
        network.mend()
        ana.page.evaluate("dispatchEvent(new Event('online'))")
        expect(ana.page.get_by_text(LOST)).to_have_count(0)
        ana.until(
            "(seq) => fetch(`/api/tables/${location.pathname.slice(3)}`).then((got) => got.json()).then((got) => got.seq > seq)",
            seq,
        )
        play(ana, presses=10)
        actions = [event["event"] for event in web_server.get(f"/api/tables/{situation.table}/events?after={seq}")["events"]]
        assert all(one.get("by") in ("person", "bot") for one in actions)
        expect(ana.page.get_by_role("button", name="does not fit")).to_have_count(0)


@pytest.mark.parametrize("address", ["/t/aaaaaaaaaa", "/t/aaaaaaaaa", "/t/No%20table"])
def test_a_table_that_is_not_there_is_said_so(new_player: NewPlayer, address: str) -> None:
    ana = new_player().open(address)
    expect(ana.page.get_by_role("heading", name="There is no such table.", exact=False)).to_be_visible()
    ana.page.locator("main .primary").click()
    expect(ana.button("Play now: King's Gold")).to_be_visible()


def test_an_address_under_which_there_is_nothing_is_said_so(new_player: NewPlayer, web_server: ServerProcess) -> None:
    status, page, _ = web_server.fetch("/nothing/here", headers={"Accept": "text/html"})
    assert (status, page) == (404, web_server.fetch("/")[1])
    ana = new_player().open("/lobby")
    ana.page.evaluate("history.pushState(null, '', '/nothing'); dispatchEvent(new PopStateEvent('popstate'))")
    expect(ana.page.get_by_role("heading", name="There is nothing under this address.")).to_be_visible()
    ana.page.locator("main .primary").click()
    expect(ana.button("Play now: King's Gold")).to_be_visible()
