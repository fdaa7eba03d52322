"""Two people's devices witness each other's throws automatically; the page checks everything and reports its findings."""

import re
from collections.abc import Callable, Iterator
from itertools import chain
from typing import Any

import pytest
from playwright.sync_api import Route, expect

from tests.server.serving import ServerProcess
from tests.web.cheating import AnotherChoice, AnotherSeat, AnswerDropped, AsksEarly, Cheat, Deaf, NeverAsked, SlowLine
from tests.web.conftest import PHONE, QUICK, NewPlayer
from tests.web.player import Player, play, play_out, wait_until
from tests.web.situations import Situation, Situations, history

GOOD = "came out of the sealed envelope"
ALONE = "device is at this table, so nobody can witness your rolls."


def throws(web_server: ServerProcess, table: str) -> Iterator[dict[str, Any]]:
    """The devices' contributions to each throw and draw."""
    parts = chain.from_iterable(event.get("parts", []) for event in history(web_server, table))
    return (part["devices"] for part in parts if "chance" in part)


def fair_sheet(player: Player) -> Any:
    """The sheet about the dice, opened."""
    player.page.locator("button.envelope").click()
    sheet = player.page.get_by_role("dialog")
    expect(sheet).to_be_visible()
    return sheet


def two_people(
    new_player: NewPlayer, situations: Situations, game: str = "kings_gold", options: dict[str, str] | None = None, **settings: Any
) -> tuple[Player, Player]:
    """Ana and Ben, each with a device of their own, in a game that has begun."""
    situation = situations.open_table(game, options={"first_player": "host", **(options or {})}, **settings)
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
    ana, ben = two_people(
        new_player, situations, "piraten_kapern", {"target": "1000", "score_floor": "zero"}
    )  # soon over, once both have rolled
    play_out(ana, ben)
    devices = list(throws(web_server, ana.table))
    assert {(put["thrower"], put["witness"]) for put in devices} == {(0, 1), (1, 0)}
    assert not any(put["passed"] for put in devices)
    assert web_server.get(f"/api/tables/{ana.table}/verify")["status"] == "verified"
    for player in (ana, ben):
        expect(player.page.get_by_text(f"Your own device checked {len(devices)} rolls, too.")).to_be_visible()
        expect(player.page.get_by_text("isn’t the game your device saw!")).to_have_count(0)


def test_who_has_closed_the_page_is_passed_over_and_told(
    new_player: NewPlayer, situations: Situations, web_server: ServerProcess
) -> None:
    ana, ben = two_people(new_player, situations, absent=0)
    ben.page.close()
    play(ana, presses=1)
    wait_until(ana.page, lambda: list(throws(web_server, ana.table)), lambda: "nothing falls")
    assert next(throws(web_server, ana.table))["passed"] == [1]
    sheet = fair_sheet(ana)
    expect(sheet).to_contain_text("Ben was passed over once as a witness: no answer.")
    expect(sheet).to_contain_text("One roll had no witness.")
    expect(ana.page.locator("aside").get_by_text("as sealed, without a witness")).to_have_count(1)
    expect(sheet).not_to_contain_text("Don’t trust")


def test_dice_tumble_until_it_is_known_how_they_fall(
    new_player: NewPlayer, situations: Situations, web_server: ServerProcess
) -> None:
    situation = situations.open_table(options={"first_player": "host"}, absent=0)
    ana, deaf = situation.go(new_player(still=False)), Deaf(web_server)
    ben = deaf.watch(new_player())
    ana.sit("Ana")
    ben.open(situation.path).sit("Ben")
    ana.button("Start the game").click()
    ana.page.locator("[data-main]:enabled").click()
    expect(ana.page.locator(".die.tumbling")).to_have_count(5)
    expect(ana.page.locator(".turn .prompt")).to_have_text("The dice are rolling…")
    expect(ana.page.locator(".die.tumbling")).to_have_count(0)
    expect(ana.page.locator(".turn .prompt")).not_to_have_text("The dice are rolling…")
    assert next(throws(web_server, ana.table))["passed"] == [1]
    assert [frame["at"] for frame in deaf.sent if frame["do"] == "witness"]
    expect(ben.page.get_by_role("button", name="The server has broken its word!")).to_be_visible()
    expect(fair_sheet(ben)).to_contain_text("Your device answered as a witness")


def test_a_device_that_was_asked_too_late_accuses_nobody(
    new_player: NewPlayer, situations: Situations, web_server: ServerProcess
) -> None:
    situation = situations.open_table(options={"first_player": "host"}, absent=0)
    ana, slow = situation.go(new_player()), SlowLine(web_server, QUICK["WITNESS_WITHIN"] + 0.5)
    ben = slow.watch(new_player())
    ana.sit("Ana")
    ben.open(situation.path).sit("Ben")
    ana.button("Start the game").click()
    play(ana, presses=1)
    wait_until(ana.page, lambda: list(throws(web_server, ana.table)), lambda: "nothing falls")
    assert next(throws(web_server, ana.table))["passed"] == [1]
    wait_until(ben.page, lambda: [frame for frame in slow.sent if frame["do"] == "witness"], lambda: "no answer")
    expect(ben.page.locator(".die.tumbling")).to_have_count(0)
    assert ben.page.evaluate("new Promise((done) => setTimeout(done, 500))") is None
    expect(ben.page.get_by_role("button", name="The server has broken its word!")).to_have_count(0)
    expect(ben.page.locator("button.envelope")).to_be_visible()


def test_a_page_in_the_background_and_a_second_tab_witness_too(
    new_player: NewPlayer, situations: Situations, web_server: ServerProcess
) -> None:
    ana, ben = two_people(new_player, situations, absent=0)
    ben.page.evaluate(
        """() => {
          Object.defineProperty(document, "hidden", { get: () => true });
          window.requestAnimationFrame = () => 0;
          document.dispatchEvent(new Event("visibilitychange"));
        }"""
    )
    play(ana, presses=1)
    wait_until(ana.page, lambda: list(throws(web_server, ana.table)), lambda: "nothing falls")
    assert next(throws(web_server, ana.table))["witness"] == 1
    other = Player(ben.page.context.new_page()).open(f"/t/{ana.table}")
    expect(other.button(GOOD, exact=False)).to_be_visible()
    play(ana, other, presses=8)
    assert all(put["witness"] >= 0 for put in throws(web_server, ana.table))
    for player in (ana, ben, other):
        expect(player.button(GOOD, exact=False)).to_be_visible()


def test_people_at_one_device_cannot_witness_for_each_other(new_player: NewPlayer, web_server: ServerProcess) -> None:
    us = new_player(size=PHONE)
    us.with_friends("King's Gold")
    us.sit("Ana")
    us.button("Add a player on this device").click()
    us.sit("Ben")
    us.button("Start the game").click()
    play(us, presses=4)
    wait_until(us.page, lambda: list(throws(web_server, us.table)), lambda: "nothing falls")
    assert {put["witness"] for put in throws(web_server, us.table)} == {-1}
    assert not any(put["passed"] for put in throws(web_server, us.table))
    us.page.reload()
    expect(us.button(GOOD, exact=False)).to_be_visible()
    sheet = fair_sheet(us)
    expect(sheet).to_contain_text(ALONE)
    assert sheet.evaluate("(sheet) => sheet.scrollWidth <= sheet.clientWidth"), "the mark fits"


def test_bots_are_witnessed_by_the_only_person(new_player: NewPlayer, web_server: ServerProcess) -> None:
    opened = web_server.open("pk", ("free", "bot:beginner"), pace=0, options={"target": "1000", "score_floor": "zero"})
    ana = Situation(opened["table"], {"host": opened["host"], "tokens": {}}).go(new_player()).sit("Ana")
    ana.button("Start the game").click()
    play_out(ana)
    devices = list(throws(web_server, ana.table))
    assert {(put["thrower"], put["witness"]) for put in devices} == {(0, -1), (-1, 0)}
    assert not any(put["passed"] for put in devices)
    expect(ana.page.get_by_text(f"Your own device checked {len(devices)} rolls, too.")).to_be_visible()
    assert web_server.get(f"/api/tables/{ana.table}/verify")["status"] == "verified"


def test_a_reload_in_the_middle_goes_on_witnessing(
    new_player: NewPlayer, situations: Situations, web_server: ServerProcess
) -> None:
    ana, ben = two_people(new_player, situations, absent=0)
    for _ in range(2):
        play(ana, ben, presses=3)
        ben.page.reload()
        expect(ben.button(GOOD, exact=False)).to_be_visible()
        ana.page.reload()
        expect(ana.button(GOOD, exact=False)).to_be_visible()
    before = len(list(throws(web_server, ana.table)))
    devices: list[dict[str, Any]] = []
    while not devices:
        play(ana, ben, presses=2)
        devices = list(throws(web_server, ana.table))[before:]
    assert {(put["thrower"], put["witness"]) for put in devices} <= {(0, 1), (1, 0)}
    for player in (ana, ben):
        expect(player.button(GOOD, exact=False)).to_be_visible()


def test_a_seat_on_another_device_seals_anew_and_witnesses(
    new_player: NewPlayer, situations: Situations, web_server: ServerProcess
) -> None:
    ana, ben = two_people(new_player, situations, absent=0)
    play(ana, presses=1)
    link = ben.page.evaluate(
        """async () => {
          const id = location.pathname.slice(3), keys = JSON.parse(localStorage[`jollyroll/table/${id}`]);
          const frame = { v: 1, id: "1", do: "move", seat: 1 };
          const body = JSON.stringify({ tokens: Object.values(keys.tokens), host: null, frame });
          const headers = { "Content-Type": "application/json" };
          const answer = await fetch(`/api/tables/${id}/do`, { method: "POST", headers, body });
          return (await answer.json()).link;
        }"""
    )
    other = new_player().open(link)
    wait_until(
        other.page,
        lambda: any(event["kind"] == "resealed" for event in history(web_server, ana.table)),
        lambda: history(web_server, ana.table)[-3:],
    )
    before = len(list(throws(web_server, ana.table)))
    devices: list[dict[str, Any]] = []
    while {put["witness"] for put in devices} != {0, 1} and len(devices) < 60:  # whoever is on turn may be so for long
        play(ana, other, presses=4)
        devices = list(throws(web_server, ana.table))[before:]
    assert {(put["thrower"], put["witness"]) for put in devices} <= {(0, 1), (1, 0)}
    assert {put["witness"] for put in devices} == {0, 1}
    for player, who in ((ana, "Ben"), (other, "You")):
        expect(player.button(GOOD, exact=False)).to_be_visible()
        expect(fair_sheet(player)).to_contain_text(f"{who} sealed new numbers during the game")
        player.page.keyboard.press("Escape")
    assert web_server.get(f"/api/tables/{ana.table}/verify")["status"] == "verified"


def test_a_device_that_has_forgotten_its_numbers_seals_new_ones(
    new_player: NewPlayer, situations: Situations, web_server: ServerProcess
) -> None:
    ana, ben = two_people(new_player, situations, absent=0)
    play(ana, presses=1)
    ana.page.evaluate(
        """() => {
          const name = `jollyroll/table/${location.pathname.slice(3)}`, { tokens, host } = JSON.parse(localStorage[name]);
          localStorage[name] = JSON.stringify({ tokens, host });
        }"""
    )
    ana.page.reload()
    expect(ana.button(GOOD, exact=False)).to_be_visible()
    before = len(list(throws(web_server, ana.table)))
    play(ana, ben, presses=10)
    assert [event["seat"] for event in history(web_server, ana.table) if event["kind"] == "resealed"] == [0]
    assert {put["thrower"] for put in list(throws(web_server, ana.table))[before:]} <= {0, 1}
    for player in (ana, ben):
        expect(player.button(GOOD, exact=False)).to_be_visible()


FORGERS: dict[str, tuple[Callable[[ServerProcess], Cheat], str]] = {
    "passes over one who answered": (AnswerDropped, "Your device answered as a witness, but the server acts as if it hadn’t."),
    "passes over one it never asked": (NeverAsked, "The server passed your device over as a witness without asking it."),
    "asks for a later link": (AsksEarly, "The server asked your device for a number too early."),
    "shows another action": (AnotherChoice, "A roll came out differently from how it was announced"),
    "asks somebody else": (AnotherSeat, "the wrong player was to witness it"),
}


@pytest.mark.parametrize("name", FORGERS)
def test_a_server_that_meddles_with_witnesses_is_found_out(new_player: NewPlayer, web_server: ServerProcess, name: str) -> None:
    forger, said = FORGERS[name]
    cheat = forger(web_server)
    ana = cheat.watch(new_player())
    cheat.play_until_forged(ana)
    expect(ana.button(re.compile("broken its word!|match the sealed envelope!"))).to_be_visible()
    expect(fair_sheet(ana)).to_contain_text(said)
    ana.page.keyboard.press("Escape")
    answered = [frame for frame in cheat.sent if frame["do"] == "witness"]
    assert len({frame["link"] for frame in answered}) == len(answered), "one link for each throw"

    def links() -> int:
        return len([frame for frame in cheat.sent if frame["do"] == "witness"])

    def no_more_come() -> bool:
        before = links()
        ana.page.wait_for_timeout(300)
        return links() == before

    wait_until(ana.page, no_more_come, links)  # those sent before it was found out
    seen = links()
    ana.act()
    wait_until(ana.page, no_more_come, links)
    assert links() == seen, "whoever cheats gets no more links"


def test_a_server_that_tells_the_game_otherwise_after_a_reload_is_found_out(
    new_player: NewPlayer, web_server: ServerProcess
) -> None:
    """Even for a choice without dice."""
    ana = new_player().play_now("King's Gold")

    def chosen() -> list[int]:
        """Ana's actions without dice before the last throw."""
        past = history(web_server, ana.table)
        last = max((place for place, event in enumerate(past) if "chance" in str(event.get("parts"))), default=0)
        mine = [place for place in range(last) if past[place]["kind"] == "played" and past[place]["seat"] == 0]
        return [place for place in mine if "'chance'" not in str(past[place]["parts"])]

    while not chosen():
        play(ana, presses=1)
    ana.page.reload()
    expect(ana.button(GOOD, exact=False)).to_be_visible()

    def rewrite(route: Route) -> None:
        past = route.fetch().json()
        past["events"][chosen()[0]]["event"]["parts"][0]["choice"] += 1
        route.fulfill(json=past)

    ana.page.route("**/events?after=0", rewrite)
    ana.page.reload()
    expect(ana.button("The server has broken its word!")).to_be_visible()
    expect(fair_sheet(ana)).to_contain_text("The server now tells this game differently from before.")
