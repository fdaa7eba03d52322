"""The page checks every throw itself, and says so when one was forged."""

import json
from typing import Any

import pytest
from playwright.sync_api import WebSocketRoute, expect

from tests.web.conftest import Sit
from tests.web.player import play
from tests.web.situations import Situations

GOOD, BROKEN = "came out of the sealed envelope", "does not fit the sealed envelope!"


def other_dice(part: dict[str, Any]) -> None:
    """Another face, as a server would show it that likes it better."""
    first = part["chance"][0]
    part["chance"] = ("K" if first != "K" else "B") + part["chance"][1:]


def other_link(part: dict[str, Any]) -> None:
    """Another piece than was in the envelope."""
    part["link"] = ("0" if part["link"][0] != "0" else "1") + part["link"][1:]


def other_nonce(part: dict[str, Any]) -> None:
    """What the thrower put in is exchanged."""
    part["nonce"] = ("0" if part["nonce"][0] != "0" else "1") + part["nonce"][1:]


@pytest.mark.parametrize("forge", [other_dice, other_link, other_nonce])
def test_a_forged_throw_is_noticed(person: Sit, situations: Situations, forge: Any) -> None:
    ana = person()
    forged: list[str] = []

    def meddle(browser: WebSocketRoute) -> None:
        server = browser.connect_to_server()

        def pass_on(message: str | bytes) -> None:
            frame = json.loads(message)
            for part in frame.get("event", {}).get("parts", []):
                if "chance" in part and not part["left"] and not forged:
                    forge(part)
                    forged.append(part["chance"])
            browser.send(json.dumps(frame))

        server.on_message(pass_on)

    ana.page.route_web_socket("**/ws/*", meddle)
    situations.new_choosing("kings_gold").go(ana)
    expect(ana.button(GOOD, exact=False)).to_be_visible()
    for _ in range(20):
        play(ana, presses=1)
        if forged:
            break
    expect(ana.button(BROKEN, exact=False)).to_be_visible()
    expect(ana.page.locator("aside").get_by_text("not as sealed")).to_have_count(1)
    ana.button(BROKEN, exact=False).click()
    expect(ana.page.get_by_role("dialog")).to_contain_text("Do not trust the dice of this server.")


def test_honest_throws_are_checked_one_by_one(person: Sit, situations: Situations) -> None:
    ana = situations.new_choosing("piraten_kapern").go(person())
    envelope = ana.button(GOOD, exact=False)
    expect(envelope).to_be_visible()
    before = int("".join(filter(str.isdigit, envelope.get_attribute("aria-label") or "")))
    play(ana, presses=6)
    expect(ana.page.locator("[data-act]:enabled").first).to_be_visible()
    assert int("".join(filter(str.isdigit, envelope.get_attribute("aria-label") or ""))) > before
    envelope.click()
    expect(ana.page.get_by_role("dialog")).to_contain_text("your device checks at once")
