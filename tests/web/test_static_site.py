"""The site without a server: built, served by a plain file server below a folder, and played at without a network."""

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
from tests.web.conftest import DESKTOP, listen
from tests.web.player import GAMES, Player, play_out, wait_until
from tests.web.situations import SHORT
from tools.static_site.hosting import KEPT, PlainHost

NAMES = {**GAMES, "ship_captain_crew": "Ship, Captain and Crew"}
UNADVISED = ("ship_captain_crew",)  # a game without a judge of its own: playing it out takes longer than people wait
BRIEF = {"piraten_kapern": SHORT["piraten_kapern"]}  # in Oh My Gold! somebody asks the coach whether to reroll
# Bots do not wait for eyes to follow, there is one of them, and games are short: said to the worker as the page says it.
BRISKLY = """
(short) => {
  localStorage["jollyroll/patience"] ??= "0"; // buttons take presses at once
  const post = Worker.prototype.postMessage;
  Worker.prototype.postMessage = function (message, ...more) {
    if (message.kind === "ask" && message.path === "/api/tables") {
      const table = JSON.parse(message.body);
      table.settings = { ...table.settings, pace: 0, options: short[table.game] ?? {} };
      table.seats = table.seats.slice(0, 2);
      message = { ...message, body: JSON.stringify(table) };
    }
    return post.call(this, message, ...more);
  };
}
"""


@pytest.fixture
def page(browsers: Browsers, site_host: PlainHost) -> Iterator[Page]:
    """A device that has never been here. What the page complains about fails the test."""
    complaints: list[str] = []
    context = browsers.living().new_context(viewport=DESKTOP, reduced_motion="reduce", base_url=site_host.address, locale="en-GB")
    context.set_default_timeout(1_000 * PATIENCE)
    context.add_init_script(f"({BRISKLY.strip()})({json.dumps(BRIEF)})")
    page = context.new_page()
    listen(page, complaints)
    yield page
    context.close()
    assert complaints == []


def begin(page: Page, game: str) -> Player:
    """To a table against a bot, from the landing page, or from a game that is over; Python is there then, and stays."""
    if page.locator("#headline").count():
        page.get_by_role("button", name="Back to the games").click()
    else:
        page.goto("./")
    page.get_by_role("button", name=f"Play now: {NAMES[game]}").click()
    expect(page.get_by_role("list", name="At the table")).to_be_visible()
    return Player(page)


def exported(page: Page, folder: Path) -> Path:
    """The record of the game that is over, as the page saves it."""
    with page.expect_download() as download:
        page.get_by_role("link", name=re.compile("text")).click()
    record = folder / download.value.suggested_filename
    download.value.save_as(record)
    return record


def verified(record: Path) -> dict[str, Any]:
    """What `jollyroll verify` says of a record."""
    done = subprocess.run(
        [sys.executable, "-m", "jollyroll", "verify", "--json", record], capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stdout + done.stderr
    report: dict[str, Any] = json.loads(done.stdout)
    return report


def new_version(site: Path, folder: Path) -> Path:
    """The site as it is built another time: something has changed, Python has not."""
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

    # a new version is announced, comes when the visitor says so, and the game goes on
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

    page.context.set_offline(True)
    for game in (first, *others):
        player = player if game == first else begin(page, game)
        page.reload()  # in the middle of the game, from what is kept
        expect(page.get_by_role("list", name="At the table")).to_be_visible()
        expect(page.get_by_role("region", name="Rules")).to_be_visible()  # what stands beside the table is there
        expect(page.locator("section.coach")).to_have_count(int(game not in UNADVISED))
        if game == "oh_my_gold":  # whose turns are searched: as Python, here
            page.locator("main.table [data-act]:enabled").click()
            page.get_by_role("button", name="Ask the coach").click()
            expect(page.locator("section.coach .row").first).to_be_visible()
        assert play_out(player) > 0
        if game not in GAMES:
            continue  # whoever verifies it has to have the game
        record = exported(page, tmp_path)
        assert f"Game: {game}\n" in record.read_text(encoding="utf-8")
        report = verified(record)
        assert report["status"] == "verified"
        assert report["throws"] > 0
    page.goto("./")
    expect(page.get_by_role("heading", name="Your games")).to_be_visible()
    with page.expect_download() as download:
        page.get_by_role("button", name="Download all games").click()
    assert len(ZipFile(download.value.path()).namelist()) == len(NAMES)


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
