"""The site without a server: built, served by a plain file server below a path, and played offline."""

import json
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any
from zipfile import ZipFile

import pytest
from playwright.sync_api import Page, expect

from tests.server.serving import PATIENCE
from tests.web.browsers import Browsers
from tests.web.conftest import DESKTOP, FIRST_THOUGHT, listen
from tests.web.player import GAMES, Player, play, play_out, wait_until
from tests.web.situations import SHORT
from tests.web.test_companion import own_dice, tap, use
from tools.static_site.hosting import KEPT, PlainHost

SOON_ANALYSED = ("kings_gold", "piraten_kapern")
NAMES = {**GAMES, "ship_captain_crew": "Ship, Captain and Crew"}
UNADVISED = ("ship_captain_crew",)  # without a judge of its own: rollouts take longer than people wait
BRIEF = {"piraten_kapern": SHORT["piraten_kapern"]}  # in Oh My Gold! somebody asks the coach whether to reroll
BEST = ("kings_gold", "piraten_kapern")  # games with a table of perfect play
# Bots play without pauses, there is one of them, and games are short: sent to the worker as the page would.
BRISKLY = """
([short, best]) => {
  localStorage["jollyroll/patience"] ??= "0"; // buttons take presses at once
  const post = Worker.prototype.postMessage;
  Worker.prototype.postMessage = function (message, ...more) {
    if (message.kind === "ask" && message.path === "/api/tables") {
      const table = JSON.parse(message.body);
      table.settings = { ...table.settings, pace: 0, options: { ...table.settings.options, ...short[table.game] } };
      if (table.seats.length > 2) table.seats = ["free", best.includes(table.game) ? "bot:best" : "bot:greedy"];
      message = { ...message, body: JSON.stringify(table) };
    }
    return post.call(this, message, ...more);
  };
}
"""


DOCS_KEPT = "caches.match(new URL('docs/rules/full.html', document.baseURI).href).then((kept) => kept !== undefined)"


@pytest.fixture
def page(browsers: Browsers, site_host: PlainHost) -> Iterator[Page]:
    """A new device. Errors in the page fail the test."""
    complaints: list[str] = []
    context = browsers.living().new_context(viewport=DESKTOP, reduced_motion="reduce", base_url=site_host.address, locale="en-GB")
    context.set_default_timeout(1_000 * PATIENCE)
    context.add_init_script(f"({BRISKLY.strip()})({json.dumps([BRIEF, BEST])})")
    page = context.new_page()
    listen(page, complaints)
    yield page
    context.close()
    assert complaints == []


def begin(page: Page, game: str) -> Player:
    """To a table against a bot, from the landing page, or from a finished game; then Python has been loaded."""
    if page.locator("#headline").count():
        page.get_by_role("button", name="Back to the games").click()
    else:
        page.goto("./")
    page.get_by_role("button", name=f"Play now: {NAMES[game]}").click()
    expect(page.get_by_role("list", name="At the table")).to_be_visible()
    return Player(page)


def exported(page: Page, folder: Path) -> Path:
    """The record of the finished game, as the page saves it."""
    with page.expect_download() as download:
        page.get_by_role("link", name=re.compile("text")).click()
    record = folder / download.value.suggested_filename
    download.value.save_as(record)
    return record


def verified(record: Path, code: int = 0) -> dict[str, Any]:
    """The verdict of `jollyroll verify` on a record."""
    done = subprocess.run(
        [sys.executable, "-m", "jollyroll", "verify", "--json", record], capture_output=True, text=True, check=False
    )
    assert done.returncode == code, done.stdout + done.stderr
    report: dict[str, Any] = json.loads(done.stdout)
    return report


def read_and_watched(player: Player) -> None:
    """View the report of the finished game, and its replay."""
    page = player.page
    expect(page.get_by_role("heading", name="Luck and skill")).to_be_visible(timeout=FIRST_THOUGHT)
    player.button("Watch the replay").click()
    slider = page.get_by_role("slider")
    slider.fill(slider.get_attribute("max") or "")
    player.button("See the result").click()
    expect(page.locator("#headline")).to_be_visible()


# Asks the coach as soon as there is something to choose; until then plays on. In one go, lest the moment be over in between.
ASK_OR_PLAY = """() => {
  const ask = document.querySelector("section.coach [data-shortcut=coach]:enabled");
  (ask ?? document.querySelector("main.table [data-act]:enabled") ?? document.querySelector(".middle"))?.click();
  return ask !== null;
}"""


def advised(player: Player) -> bool:
    """Play on until there is something to choose, and ask the coach about it; a game may be over before that."""
    page, over = player.page, player.page.locator("#headline")
    wait_until(page, lambda: over.count() > 0 or page.evaluate(ASK_OR_PLAY), page.aria_snapshot)
    if over.count() > 0:
        return False
    expect(page.locator("section.coach .row").first).to_be_visible()
    return True


def read_offline(page: Page) -> None:
    """The documents, which were kept with the first game."""
    page.goto("./")
    page.locator("a[href='docs/index.html']").click()
    expect(page.get_by_role("heading", name="Documents")).to_have_css("color", "rgb(1, 2, 3)")
    page.get_by_role("link", name="The rules").click()
    expect(page.get_by_role("heading", name="Rules in full")).to_be_visible()


def played_with_real_dice(page: Page, folder: Path) -> None:
    """A game in which people type what fell: a turn that is lost, and one that wins."""
    us = own_dice(Player(page), "piraten_kapern", "Ana", "Ben", first="Ana", home="./")
    captain = page.locator(".pad").get_by_role("button", name="Captain", exact=False)
    for letters in ("SSSGGGGG", "DDDDDDDD"):
        captain.click()
        tap(us, "piraten_kapern", letters)
        use(us)
    us.button("Stop", exact=False).click()
    expect(page.locator("#headline")).to_have_text("Ben wins!")
    expect(page.get_by_role("heading", name="Luck and skill")).to_be_visible(timeout=FIRST_THOUGHT)
    record = exported(page, folder)
    assert "Dice: manual\n" in record.read_text(encoding="utf-8")
    assert verified(record, code=3)["status"] == "nothing", "nobody takes typed dice for sealed ones"


def passed_round(page: Page) -> None:
    """A turn on a shared device."""
    page.goto("./")
    us = Player(page)
    us.button("Play together on this device: Piraten Kapern").click()
    us.sit("Ana")
    us.button("Add a player on this device").click()
    us.sit("Ben")
    us.button("Start the game").click()
    seats = page.get_by_role("list", name="At the table")
    expect(seats).to_be_visible()
    first = seats.locator("[aria-current]").inner_text()
    while seats.locator("[aria-current]").inner_text() == first:
        play(us, presses=1)


def new_version(site: Path, folder: Path) -> Path:
    """Another build of the site: something has changed, Python has not."""
    shutil.copytree(site, folder, copy_function=os.link)
    for name, old, new in (
        ("index.html", "<head>", '<head><meta name="edition" content="second" />'),
        ("service_worker.js", 'VERSION = "', 'VERSION = "2'),
    ):
        text = (folder / name).read_text(encoding="utf-8")
        (folder / name).unlink()
        (folder / name).write_text(text.replace(old, new), encoding="utf-8")
    return folder


def test_a_game_of_each_kind_is_played_without_a_network_and_its_record_is_right(
    page: Page, site_host: PlainHost, tmp_path: Path
) -> None:
    first, *others = NAMES
    player = begin(page, first)
    wait_until(page, lambda: page.evaluate(KEPT), lambda: "Python is not kept")

    # a new version is announced, activated by the visitor, and the game goes on
    page.reload()
    expect(page.get_by_role("list", name="At the table")).to_be_visible()
    site_host.folder = new_version(site_host.folder, tmp_path / "site")
    page.evaluate("navigator.serviceWorker.getRegistration().then((there) => there.update()).then(() => undefined)")
    expect(page.get_by_text("A new version is ready.")).to_be_visible()
    assert page.locator("meta[name=edition]").count() == 0
    with page.expect_navigation():
        page.get_by_role("button", name="Reload").click()
    expect(page.locator("meta[name=edition]")).to_have_count(1)
    expect(page.get_by_role("list", name="At the table")).to_be_visible()
    expect(page.get_by_text("A new version is ready.")).to_have_count(0)

    wait_until(page, lambda: page.evaluate(DOCS_KEPT), lambda: "the documents are not kept")
    page.context.set_offline(True)
    site_host.go()
    tables: list[str] = []
    for game in (first, *others):
        player = player if game == first else begin(page, game)
        page.reload()  # in the middle of the game, from what is kept
        expect(page.get_by_role("list", name="At the table")).to_be_visible()
        expect(page.get_by_role("region", name="Rules")).to_be_visible()  # what stands beside the table is there
        expect(page.locator("section.coach")).to_have_count(int(game not in UNADVISED))
        tables.append(player.table)
        while game not in UNADVISED and not advised(player):
            player = begin(page, game)
            tables.append(player.table)
        assert play_out(player) > 0
        if game not in GAMES:
            continue  # whoever verifies it has to have the game
        record = exported(page, tmp_path)
        written = record.read_text(encoding="utf-8")
        assert f"Game: {game}\n" in written
        assert ("bot:best" in written) == (game in BEST)
        report = verified(record)
        assert report["status"] == "verified"
        assert report["throws"] > 0
        if game in SOON_ANALYSED:
            read_and_watched(player)
    page.goto("./")
    expect(page.get_by_role("heading", name="Your games")).to_be_visible()
    with page.expect_download() as download:
        page.get_by_role("button", name="Download all games").click()
    assert len(ZipFile(download.value.path()).namelist()) == len(tables)
    played_with_real_dice(page, tmp_path)
    passed_round(page)
    read_offline(page)


def test_the_site_can_be_installed(page: Page) -> None:
    page.goto("./")
    page.evaluate("navigator.serviceWorker.ready.then(() => undefined)")
    browser = page.context.new_cdp_session(page)
    assert browser.send("Page.getAppManifest")["errors"] == []
    found = [each["errorId"] for each in browser.send("Page.getInstallabilityErrors")["installabilityErrors"]]
    assert set(found) <= {"in-incognito"}  # as the windows of tests are


def test_only_bots_and_coaches_that_can_be_had_are_offered(site: Path) -> None:
    games = {game["name"]: game for game in json.loads((site / "api" / "games.json").read_text(encoding="utf-8"))}
    assert sorted(games) == sorted(NAMES)
    for name in GAMES:
        assert games[name]["levels"] == ["beginner", "greedy", *([] if name in UNADVISED else ["exact", "best"])]
        assert games[name]["coach"] == (name not in UNADVISED)


def test_nothing_of_python_is_fetched_before_somebody_plays(page: Page) -> None:
    asked: list[str] = []
    page.context.on("request", lambda request: asked.append(request.url))
    page.goto("./")
    page.evaluate("navigator.serviceWorker.ready.then(() => undefined)")
    expect(page.get_by_role("button", name=re.compile("Play now")).first).to_be_enabled()
    assert [url for url in asked if "/python-" in url] == []
    assert any(url.endswith("/api/games.json") for url in asked)


def test_a_document_that_is_not_kept_leads_offline_to_the_first_page(page: Page, site_host: PlainHost) -> None:
    page.goto("./")
    page.evaluate("navigator.serviceWorker.ready.then(() => undefined)")
    page.reload()  # from here on the worker answers
    expect(page.get_by_role("button", name=re.compile("Play now")).first).to_be_enabled()
    page.context.set_offline(True)
    site_host.go()
    page.goto("./docs/rules/full.html")
    expect(page.get_by_role("button", name=re.compile("Play now")).first).to_be_enabled()
    assert page.url == site_host.address
