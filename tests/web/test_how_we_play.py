"""Settings of a table: editions with their languages, every option, coach, clock, bots, the lobby."""

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from jollyroll.kit import load_game
from jollyroll.words import say
from tests.server.serving import ServerProcess
from tests.web.conftest import PHONE, NewPlayer
from tests.web.languages import LANGUAGES
from tests.web.player import play, wait_until
from tests.web.situations import CODES, Situations

PRINTED = {"us": "en", "eu-en": "en", "de": "de", "it": "it", "es": "es", "fr": "fr", "pt": "pt", "nl": "nl"}
NAMES = {
    "en": "English",
    "de": "Deutsch",
    "it": "Italiano",
    "es": "Español",
    "fr": "Français",
    "pt": "Português",
    "nl": "Nederlands",
}


def the_table(web_server: ServerProcess, table: str) -> dict[str, Any]:
    info: dict[str, Any] = web_server.get(f"/api/tables/{table}")["table"]
    return info


def settled(page: Page, web_server: ServerProcess, table: str, **wanted: Any) -> None:
    """Wait until server and page agree."""

    def settings() -> dict[str, Any]:
        known = the_table(web_server, table)
        return {name: known[name] for name in wanted}

    wait_until(page, lambda: settings() == wanted, settings)


@pytest.mark.parametrize("language", ["de", "fr", "pt"])
def test_play_now_follows_the_booklet_in_the_readers_language(
    new_player: NewPlayer, web_server: ServerProcess, language: str
) -> None:
    ana = new_player(locale=language)
    for name, code in CODES.items():
        game = load_game(name)
        preset = next((one for one, printed in game.editions.items() if printed == language), next(iter(game.presets)))
        label = say("labelled", language, label=say("page-play-now", language), text=say(f"game-{code}", language))
        ana.open().button(label).click()
        expect(ana.page.locator("main.table .stage .stage")).to_be_visible()
        options = the_table(web_server, ana.table)["options"]
        assert options == {**game.resolve(preset), "first_player": options["first_player"]}, name  # who plays begins


def test_each_edition_can_be_picked_with_its_language(
    new_player: NewPlayer, situations: Situations, web_server: ServerProcess
) -> None:
    situation = situations.open_table("kings_gold")
    page = situation.go(new_player()).page
    edition = page.locator("#how ~ * select").first
    presets = {one["name"]: one for one in web_server.get("/api/games")}["kings_gold"]["presets"]
    assert set(presets) == set(PRINTED)
    for preset, language in PRINTED.items():
        edition.select_option(preset)
        settled(page, web_server, situation.table, preset=preset)
        options = the_table(web_server, situation.table)["options"]
        assert all(options[name] == value for name, value in presets[preset].items())
        expect(edition.locator(f"option[value='{preset}']")).to_contain_text(NAMES[language])
        spoken = page.locator("html").get_attribute("lang")
        if language in LANGUAGES and language != spoken:
            page.locator(f"button[lang={language}]").click()
            expect(page.locator("html")).to_have_attribute("lang", language)
            expect(edition).to_have_value(preset)


def test_options_coach_clock_and_company_can_be_chosen(new_player: NewPlayer, web_server: ServerProcess) -> None:
    ana = new_player()
    ana.with_friends("Piraten Kapern")
    page, table = ana.page, ana.table
    page.get_by_label("Coach").select_option("always")
    page.get_by_label("Time per decision").select_option("120")
    page.get_by_label("If a player disconnects").select_option("0")
    page.get_by_label("List publicly").check()
    for speed, pace in (("fast", 20), ("normal", 100), ("instant", 0)):
        page.get_by_label("Bot speed").select_option(speed)
        settled(page, web_server, table, pace=pace)
    settled(page, web_server, table, coach="always", clock=120, absent=0, listed=True)
    ana.aim_at(1_000)
    page.get_by_label("Seat 2").select_option("bot:beginner")
    ana.button("Add a seat").click()
    page.get_by_label("Seat 3").select_option("bot:greedy")
    ana.sit("Ana")
    info = the_table(web_server, table)
    assert info["options"]["target"] == "1000"
    assert [seat["kind"] for seat in info["seats"]] == ["person", "bot:beginner", "bot:greedy"]

    ben = new_player(size=PHONE).open("/lobby")
    expect(ben.page.get_by_text("No table is waiting")).to_be_visible()
    page.get_by_label("Seat 3").select_option("free")
    expect(ben.page.get_by_role("listitem").filter(has_text="Ana")).to_be_visible()
    ben.page.get_by_role("link", name="Join").click()
    ben.sit("Ben")
    ana.button("Start the game").click()
    assert play(ana, ben, presses=1) == 1
    assert the_table(web_server, table)["stage"] == "playing"

    def position() -> Any:
        return web_server.get(f"/api/tables/{table}")["now"]

    wait_until(page, lambda: position()["deadline"], position)  # clocks stop for witnesses and bots
