"""Reduced motion, and announcements for screen readers."""

import re

import pytest
from playwright.sync_api import expect

from tests.server.serving import ServerProcess
from tests.web.conftest import NewPlayer
from tests.web.languages import LANGUAGES
from tests.web.player import Player, play, wait_until
from tests.web.situations import CODES, Situations

ROLLS = re.compile(r"(\w+) rolls? ([^:]+)\.")  # not: `Ana has 3 crossbones: that means a fine.`
# Records additions to the live region, in order.
LISTEN = """() => {
  window.heard = [];
  const hear = (change) => window.heard.push(...[...change.addedNodes].map((node) => node.textContent));
  const region = document.querySelector("[role=log][aria-live=polite]");
  new MutationObserver((changes) => changes.forEach(hear)).observe(region, { childList: true });
}"""
# Looks at the dice, which lie there without a face, until they have fallen; then the page is marked with the longest movement
# of one, in milliseconds. Fading is no movement. After a tie they are soon without a face again, for the next roll.
WATCH = """() => {
  let longest = 0;
  let thrown = false;
  const look = () => {
    const changes = document.getAnimations().filter((change) => change.effect.target.closest("[aria-label=Dice]"));
    for (const { effect } of changes) {
      const moved = effect.getKeyframes().some((frame) => "transform" in frame || "rotate" in frame || "translate" in frame);
      if (moved) longest = Math.max(longest, Number(effect.getComputedTiming().duration));
    }
    thrown ||= !document.querySelector("[aria-label=Dice] .blank");
    if (!thrown || changes.length > 0) requestAnimationFrame(look);
    else document.documentElement.dataset.longest = longest;
  };
  look();
}"""


@pytest.mark.parametrize("game", CODES)
def test_rolls_and_movements_are_announced(
    new_player: NewPlayer, situations: Situations, web_server: ServerProcess, game: str
) -> None:
    situation = situations.new_choosing(game, actions=0)
    ana = situation.go(new_player())
    expect(ana.page.locator("[data-act]:enabled").first).to_be_visible()
    ana.page.evaluate(LISTEN)
    seq = web_server.get(f"/api/tables/{situation.table}")["seq"]
    said = [
        "You" if seat["name"] == "Ana" else seat["name"]
        for seat in web_server.get(f"/api/tables/{situation.table}")["table"]["seats"]
    ]

    def rolled() -> list[tuple[str, int]]:
        events = [frame["event"] for frame in web_server.get(f"/api/tables/{situation.table}/events?after={seq}")["events"]]
        parts = [(event["seat"], part) for event in events for part in event.get("parts", [])]
        return [(said[seat], len(part["chance"])) for seat, part in parts if "chance" in part and not part["left"]]

    def heard(rolls: bool) -> list[str]:
        return [line for line in ana.page.evaluate("window.heard") if (ROLLS.fullmatch(line) is not None) == rolls]

    play(ana, presses=8)
    while not (rolled() and heard(rolls=False)):  # luck decides when dice are rolled and something moves
        assert play(ana, presses=1) == 1

    def announced() -> list[tuple[str, int]]:
        found = map(ROLLS.fullmatch, heard(rolls=True))
        return [(roll[1], dice_in(roll[2])) for roll in found if roll]

    wait_until(ana.page, lambda: announced() == rolled(), lambda: (announced(), rolled()))


def dice_in(what: str) -> int:
    """The number of dice in a text such as `2 x skull, coin 1`."""
    return sum(int(part.split(" \u00d7 ")[0]) if "\u00d7" in part else 1 for part in what.split(", "))


def roll_dice(ana: Player) -> float:
    """Roll all dice; returns how long one tumbles."""
    expect(ana.button("Roll 5 dice")).to_be_visible()
    expect(ana.page.locator("[aria-label=Dice] .blank")).to_have_count(5)
    ana.page.evaluate(WATCH)
    ana.button("Roll 5 dice").click()
    expect(ana.page.locator("html[data-longest]")).to_have_count(1)
    return float(ana.page.locator("html").get_attribute("data-longest") or "nan")


def test_dice_tumble_unless_asked_not_to(new_player: NewPlayer) -> None:
    moving, still = new_player(still=False), new_player()
    for player in (moving, still):
        player.play_now("King's Gold")
    assert roll_dice(moving) >= 500
    assert roll_dice(still) <= 1

    chosen = new_player(still=False)  # the device has no such setting, but the player chooses it
    chosen.page.context.add_init_script("localStorage.setItem('jollyroll/motion', JSON.stringify('less'))")
    chosen.play_now("King's Gold")
    assert roll_dice(chosen) <= 1


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_speaks_the_language_of_the_browser(new_player: NewPlayer, language: str) -> None:
    page = new_player(locale=f"{language}-XX").open().page
    expect(page.locator("html")).to_have_attribute("lang", language)
    assert page.evaluate("navigator.language").startswith(language)


def test_another_language_can_be_chosen_and_is_kept(new_player: NewPlayer) -> None:
    ana = new_player(locale="ja")
    page = ana.open().page
    expect(page.locator("html")).to_have_attribute("lang", "en")
    for language in [*LANGUAGES, "en"]:
        if len(LANGUAGES) > 1:
            page.locator("header select").select_option(language)
        expect(page.locator("html")).to_have_attribute("lang", language)
        page.reload()
        expect(page.locator("html")).to_have_attribute("lang", language)
