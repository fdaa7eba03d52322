"""Accessibility: axe finds nothing serious, in both themes and in all languages; no page is wider than a phone."""

import re
from collections.abc import Iterator
from importlib.util import find_spec
from pathlib import Path
from typing import Any, Literal

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.web.conftest import DESKTOP, PHONE, NewPlayer
from tests.web.crowded import CROWDED
from tests.web.fixed_table import FixedTable
from tests.web.languages import LANGUAGES
from tests.web.player import Player
from tests.web.situations import CODES, Situations

PACKAGE = find_spec("axe_playwright_python")
AXE = Path(str(PACKAGE and PACKAGE.origin)).parent / "axe.min.js"
RUN = """async (more) => {
  for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame); // colours have changed by then
  const brief = document.getAnimations().filter((change) => change.effect.getComputedTiming().endTime < 5_000);
  await Promise.allSettled(brief.map((change) => change.finished)); // and what appears is there
  const found = await axe.run(document, { resultTypes: ["violations"], ...more });
  const where = (one) => one.nodes.slice(0, 3).map((node) => `${node.html.slice(0, 200)} ${node.any[0]?.message ?? ""}`);
  return found.violations.map((one) => ({ rule: one.id, impact: one.impact, where: where(one) }));
}"""
BEYOND = """async () => {
  const look = () => {
    const seen = [...document.querySelectorAll("body *")].filter((one) => one.checkVisibility() && !one.closest(".unseen"));
    const beyond = seen.filter((one) => one.getBoundingClientRect().right > innerWidth + 1 && !one.closest(".scroll"));
    const described = beyond.map((one) => `${one.tagName}.${one.className}: ${one.textContent}`);
    return document.documentElement.scrollWidth > innerWidth ? ["the page", ...described] : described;
  };
  let beyond = look();
  for (let frame = 0; frame < 120 && beyond.length > 0; frame += 1) { // the page has just become narrow
    await new Promise(requestAnimationFrame);
    beyond = look();
  }
  return beyond;
}"""

Theme = Literal["dark", "light"]
COLOURS = {"runOnly": ["color-contrast"]}
NO_TIPS = """localStorage.setItem("jollyroll/tips", JSON.stringify(["kg-throw", "kg-locked", "kg-keep", "kg-pair", "kg-king"]))"""


def findings(page: Page) -> list[dict[str, Any]]:
    """axe's findings in both themes, which differ in nothing but colours."""
    return [*looked(page, "dark", {}), *looked(page, "light", COLOURS)]


def contrasts(page: Page) -> list[dict[str, Any]]:
    """axe's findings about the colours of both themes."""
    return [*looked(page, "dark", COLOURS), *looked(page, "light", COLOURS)]


def looked(page: Page, theme: Theme, options: dict[str, Any]) -> list[dict[str, Any]]:
    page.emulate_media(color_scheme=theme)
    expect(page.locator("html")).to_have_attribute("data-theme", theme)
    return [{"theme": theme, **one} for one in page.evaluate(RUN, options)]


def views(player: Player, situations: Situations) -> Iterator[str]:
    """Every page, one after the other."""
    page = player.page
    player.open("/")
    expect(page.locator("section button").first).to_be_visible()
    yield "landing"
    player.open("/lobby")
    expect(page.locator("h1")).not_to_be_empty()
    yield "lobby"
    situations.open_table().go(player)
    expect(page.locator("form")).to_be_visible()
    yield "sitting down"
    for game in CODES:
        situations.choosing(game).go(player)
        expect(page.locator("[data-act]:enabled").first).to_be_visible()
        yield game
    over = situations.over("kings_gold")
    over.go(player)
    expect(page.locator("#headline")).to_be_visible()
    expect(page.locator("figure svg")).to_be_visible()
    yield "after the game"
    player.open("/").open(f"{over.path}#replay=20")
    expect(page.locator("input[type=range]")).to_be_visible()
    yield "replay"


@pytest.mark.parametrize("language", LANGUAGES)
def test_axe_finds_nothing_serious_and_no_page_is_wider_than_a_phone(
    new_player: NewPlayer, situations: Situations, language: str
) -> None:
    """On a phone in English only: nothing but the words is different in other languages, and none is wider than the screen."""
    player = new_player(locale=language, analysed=True)
    page = player.page
    page.context.add_init_script(path=AXE)
    for view in views(player, situations):
        assert page.locator("html").get_attribute("lang") == language
        assert findings(page) == [], view
        page.set_viewport_size(PHONE)
        assert page.evaluate(BEYOND) == [], view
        if language == "en":
            assert findings(page) == [], view
        page.set_viewport_size(DESKTOP)


def test_colours_can_be_told_apart_in_rare_positions(new_player: NewPlayer) -> None:
    for positions in CROWDED.values():
        player = new_player(size=PHONE)
        player.page.context.add_init_script(path=AXE)
        table = FixedTable(player, positions[0])
        for position in (*positions[::3], *(one for one in positions if "island" in one)):
            table.show(position)
            assert contrasts(player.page) == [], position


def sheets(player: Player, situations: Situations) -> Iterator[str]:
    """Everything that opens above a page on a phone."""
    page = player.page

    def opened(button: Locator, name: str) -> str:
        button.click()
        expect(page.locator("dialog[open]")).to_be_visible()
        return name

    def closed() -> None:
        page.keyboard.press("Escape")
        expect(page.locator("dialog[open]")).to_have_count(0)

    def entries(*names: str) -> Iterator[str]:
        for name in names:
            opened(player.button("Menu"), name)
            page.locator("dialog").get_by_role("button", name=name).click()
            expect(page.locator("dialog").get_by_role("heading", name=name)).to_be_visible()
            yield name
            closed()

    player.open("/")
    yield opened(player.button("Settings"), "settings")
    situations.new_choosing("kings_gold", actions=12).go(player)
    expect(page.locator("[data-act]:enabled").first).to_be_visible()
    for button in (
        "Menu",
        "Rules",
        "Say something",
        "Ask the coach",
        re.compile("^Ship’s log:"),
        re.compile("^The box:"),
        re.compile("rolls verified"),
    ):
        yield opened(player.button(button), f"{button}")
        closed()
    yield from entries("Invite others", "Settings", "Leave the game", "Move my seat to another device")
    situations.over("kings_gold").go(player)
    expect(page.locator("figure svg")).to_be_visible()
    page.get_by_text("The numbers behind the lines").click()
    yield "after the game"
    yield opened(player.button("Share this game"), "share")


def test_axe_finds_nothing_serious_in_sheets_on_a_phone(new_player: NewPlayer, situations: Situations) -> None:
    player = new_player(size=PHONE, analysed=True)
    player.page.context.add_init_script(path=AXE)
    player.page.context.add_init_script(NO_TIPS)
    for sheet in sheets(player, situations):
        assert findings(player.page) == [], sheet
