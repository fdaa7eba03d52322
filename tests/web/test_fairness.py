"""The page checks every roll itself, and reports a forged one."""

import re
import sqlite3
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Route, expect

from jollyroll.match import read_record, write_text
from jollyroll.match.game_mark import game_mark
from jollyroll.match.verify_page import verify_page
from tests.server.clients import Client, alone
from tests.server.serving import ServerProcess
from tests.web.cheating import (
    Cheat,
    Form,
    LinkLeftOut,
    LuckOfAnother,
    SealCopied,
    SeedChosenLate,
    drawn_otherwise,
    throws,
    told_otherwise,
)
from tests.web.conftest import NewPlayer
from tests.web.player import play, play_out, wait_until
from tests.web.situations import SHORT, Situations

GOOD, BROKEN = "came out of the sealed envelope", re.compile("(doesn’t|don’t) match the sealed envelope!")


def events(web_server: ServerProcess, table: str) -> list[Form]:
    """The events of a table so far."""
    past: list[Form] = web_server.get(f"/api/tables/{table}/events?after=0")["events"]
    return past


def other_dice(part: Form) -> None:
    """Another face, as shown by a cheating server."""
    first = part["chance"][0]
    part["chance"] = ("K" if first != "K" else "B") + part["chance"][1:]


def other_link(part: Form) -> None:
    """Another link than the sealed one."""
    part["link"] = ("0" if part["link"][0] != "0" else "1") + part["link"][1:]


class Meddler(Cheat):
    """Changes one roll and nothing else."""

    def __init__(self, web_server: ServerProcess, change: Callable[[Form], None]) -> None:
        super().__init__(web_server)
        self.change = change

    def forge(self, event: Form) -> None:
        for part in throws(event):
            if not self.forged:
                self.change(part)
                self.forged += 1


CHEATS: dict[str, Callable[[ServerProcess], Cheat]] = {
    "other dice": lambda web_server: Meddler(web_server, other_dice),
    "another link": lambda web_server: Meddler(web_server, other_link),
    "another link of one's own device": LuckOfAnother,
    "no link of one's own device": lambda web_server: LuckOfAnother(web_server, role=""),
    "another link of the witness": lambda web_server: LuckOfAnother(web_server, "bot", "witness"),
    "a witness left out": lambda web_server: LuckOfAnother(web_server, "bot", ""),
    "a bot said to be a person": lambda web_server: LuckOfAnother(web_server, "bot", "witness", "person"),
    "a link left out": LinkLeftOut,
    "a bot with one's own chain": SealCopied,
}


@pytest.mark.parametrize("name", CHEATS)
def test_a_forged_roll_is_noticed(new_player: NewPlayer, web_server: ServerProcess, name: str) -> None:
    cheat = CHEATS[name](web_server)
    ana = cheat.watch(new_player())
    cheat.play_until_forged(ana)
    expect(ana.button(BROKEN)).to_be_visible()
    expect(ana.page.locator("aside").get_by_text("not as sealed").first).to_be_visible()
    ana.button(BROKEN).click()
    expect(ana.page.get_by_role("dialog")).to_contain_text("Don’t trust this server’s dice.")


def test_a_seed_that_was_chosen_late_is_noticed(new_player: NewPlayer, web_server: ServerProcess) -> None:
    ana = SeedChosenLate(web_server).watch(new_player()).play_now("King's Gold")
    assert play(ana, presses=1) == 1
    expect(ana.button(BROKEN)).to_be_visible()


def test_a_reload_in_mid_turn_forgets_nothing(new_player: NewPlayer, web_server: ServerProcess) -> None:
    ana = new_player().play_now("King's Gold")
    while not any(event["event"].get("by") == "person" for event in events(web_server, ana.table)):
        play(ana, presses=1)
    expect(ana.page.locator("[data-act]:enabled").first).to_be_visible()
    ana.page.reload()
    expect(ana.button(GOOD, exact=False)).to_be_visible()
    play(ana, presses=3)
    ana.page.reload()
    expect(ana.button(GOOD, exact=False)).to_be_visible()

    cheat = LuckOfAnother(web_server)

    def rewrite(route: Route) -> None:
        """Change an event of the past."""
        past = route.fetch().json()
        for frame in past["events"]:
            cheat.see(frame)
        route.fulfill(json=past)

    ana.page.route("**/events?after=0", rewrite)
    ana.page.reload()
    expect(ana.button(BROKEN)).to_be_visible()


def came(client: Client, *signs: str) -> bool:
    """Wait for an event with these keys; False if the game ended before."""
    client.wait(lambda: client.table["stage"] == "over" or all(sign in client.raw[-1] for sign in signs))
    return bool(client.table["stage"] == "playing")


@pytest.mark.parametrize("code", ["kg", "pk", "omg"])
def test_honest_rolls_of_all_kinds_fit(new_player: NewPlayer, web_server: ServerProcess, code: str) -> None:
    """By bots, a clock and a stand-in, by nobody, and after somebody has left for good."""
    with alone(web_server, code, bots=2, clock=1, options={"first_player": "random"}) as client:
        if came(client, '"by":"clock"', '"link"'):
            client.do("leave", seat=0)
            if came(client, '"seat":0,"by":"bot"', '"link"'):
                client.do("leave", seat=0, for_good=True)
        eve = new_player().open(f"/t/{client.table_id}")
        came(client, '"kind":"nothing more"')
    count = sum(event.count('"link"') for event in client.raw)
    label = re.compile(f"^All {count} rolls .* came out of the sealed envelope")
    own_checks = eve.page.get_by_text(f"Your own device checked {count} rolls, too.")
    expect(eve.button(label).or_(own_checks).first).to_be_visible()


def test_an_envelope_that_is_used_up_is_carried_on(new_player: NewPlayer, tmp_path: Path) -> None:
    with ServerProcess(tmp_path) as server:
        opened = server.open("pk", ("free", "bot:random"), options={"first_player": "rolloff"})
        assert server.stop() == 0
    with sqlite3.connect(tmp_path / "tables.sqlite") as store:
        store.execute("UPDATE events SET body = json_set(body, '$.links', 8)")
    with ServerProcess(tmp_path) as server, Client(server, opened["table"], host=opened["host"]) as host:
        ana = new_player(port=server.port).open(f"/t/{opened['table']}").sit("Ana")
        host.do("start")
        host.wait(lambda: host.now)
        for _ in range(40):
            play(ana, presses=1)
            past = [part for event in events(server, opened["table"]) for part in event["event"].get("parts", []) if "link" in part]
            if past and past[-1]["chain"] == 1 and past[-1]["roll"] > 3:
                break
        expect(ana.page.locator("[data-act]:enabled, #headline").first).to_be_visible()
        expect(ana.page.locator("aside").get_by_text("not as sealed")).to_have_count(0)
        ana.page.reload()
        expect(ana.button(GOOD, exact=False)).to_be_visible()
        assert server.get(f"/api/tables/{opened['table']}/verify")["status"] == "verified"
        assert {part["chain"] for part in past} == {0, 1}
        sealed = server.get(f"/api/tables/{opened['table']}")["table"]["fair"]["chains"][1]["seals"]
        assert [(seal["seat"], seal["after"]) for seal in sealed] == [(0, 8)], "the device has sealed its next chain in time"


def test_a_table_of_version_1_is_played_to_its_end(new_player: NewPlayer, tmp_path: Path) -> None:
    with ServerProcess(tmp_path) as server:
        opened = server.open("pk", ("free", "bot:random"), pace=0, options=SHORT["piraten_kapern"])
        assert server.stop() == 0
    with sqlite3.connect(tmp_path / "tables.sqlite") as store:
        store.execute("UPDATE events SET body = json_remove(body, '$.version')")
    with ServerProcess(tmp_path) as server, Client(server, opened["table"], host=opened["host"]) as host:
        ana = new_player(port=server.port).open(f"/t/{opened['table']}").sit("Ana")
        host.do("start")
        play_out(ana)
        past = [part for event in events(server, opened["table"]) for part in event["event"].get("parts", []) if "link" in part]
        assert all(part["nonce"] and "devices" not in part for part in past)
        expect(ana.page.get_by_text(f"Your own device checked {len(past)} rolls, too.")).to_be_visible()
        assert server.get(f"/api/tables/{opened['table']}/verify")["status"] == "verified"


def test_honest_rolls_are_checked_one_by_one(new_player: NewPlayer, situations: Situations) -> None:
    ana = situations.new_choosing("piraten_kapern").go(new_player())
    envelope = ana.button(GOOD, exact=False)
    expect(envelope).to_be_visible()

    def checked() -> int:
        return int("".join(filter(str.isdigit, envelope.get_attribute("aria-label") or "")))

    before = checked()
    play(ana, presses=6)
    wait_until(ana.page, lambda: checked() > before, checked)
    envelope.click()
    expect(ana.page.get_by_role("dialog")).to_contain_text("your device checks at once")


def test_a_record_changed_after_the_game_is_found_out(
    new_player: NewPlayer, situations: Situations, web_server: ServerProcess, tmp_path: Path
) -> None:
    """By the page that verifies records, without a network, with the mark that was shown after the game."""
    over = situations.over("oh_my_gold")
    ana = over.go(new_player())
    record = read_record(web_server.fetch(f"/api/tables/{over.table}/record.jolly")[1].decode())
    mark = game_mark(record)
    expect(ana.page.get_by_text(f"The mark of the whole game is {mark}.")).to_be_visible()

    file = tmp_path / "verify.html"
    file.write_text(verify_page(), encoding="utf-8")
    page = ana.page.context.new_page()
    page.goto(file.as_uri())

    def verdict(text: str, noted: str = "") -> str:
        page.locator("#text").fill(text)
        page.locator("#mark").fill(noted)
        page.locator("#check").click()
        return page.locator("#answer").inner_text()

    assert f"This is the very game whose mark you noted, {mark}" in verdict(write_text(record), mark)
    for forged in drawn_otherwise(record).values():
        assert verdict(write_text(forged)).startswith("Not as sealed!")
    for forged in told_otherwise(record).values():
        assert verdict(write_text(forged)).startswith("All verified"), "the record alone does not tell"
        assert "nor any of its envelopes bears the mark" in verdict(write_text(forged), mark)


def test_a_server_whose_record_is_another_game_is_found_out(new_player: NewPlayer, situations: Situations) -> None:
    over = situations.over("kings_gold")
    ana = new_player()
    other = "0123 4567 89ab cdef 0123"
    ana.page.route("**/verify", lambda route: route.fulfill(json={**route.fetch().json(), "game_mark": other}))
    over.go(ana)
    expect(ana.page.get_by_text("isn’t the game your device saw!")).to_contain_text(other)
