"""Everybody can use the page: axe finds nothing serious, in both themes and in all languages."""

from collections.abc import Iterator
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.web.conftest import Sit
from tests.web.languages import LANGUAGES
from tests.web.player import Player
from tests.web.situations import CODES, Situations

PACKAGE = find_spec("axe_playwright_python")
AXE = Path(str(PACKAGE and PACKAGE.origin)).parent / "axe.min.js"
RUN = """async (more) => {
  for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame); // colours have changed by then
  const found = await axe.run(document, { resultTypes: ["violations"], ...more });
  const where = (one) => one.nodes.slice(0, 3).map((node) => `${node.html.slice(0, 200)} ${node.any[0]?.message ?? ""}`);
  return found.violations.map((one) => ({ rule: one.id, impact: one.impact, where: where(one) }));
}"""


def findings(page: Page) -> list[dict[str, Any]]:
    """What axe finds in both themes, which differ in nothing but colours."""
    found = []
    for theme in ("dark", "light"):
        more = {} if theme == "dark" else {"runOnly": ["color-contrast"]}
        page.emulate_media(color_scheme=theme)
        expect(page.locator("html")).to_have_attribute("data-theme", theme)
        found += [{"theme": theme, **one} for one in page.evaluate(RUN, more)]
    return found


def views(player: Player, situations: Situations) -> Iterator[str]:
    """Every page there is, one after the other."""
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
def test_axe_finds_nothing_serious(person: Sit, situations: Situations, language: str) -> None:
    player = person(locale=language)
    player.page.context.add_init_script(path=AXE)
    for view in views(player, situations):
        assert player.page.locator("html").get_attribute("lang") == language
        assert findings(player.page) == [], view
