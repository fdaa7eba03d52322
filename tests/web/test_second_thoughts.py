"""Nothing is done by accident: a reroll can be called back before a die has fallen, and the browser's way back warns first."""

from typing import Any

from playwright.sync_api import Page, expect

from tests.server.serving import ServerProcess
from tests.web.conftest import PHONE, NewPlayer
from tests.web.player import stopped, wait_until
from tests.web.situations import Situations

LOCKED = 500  # milliseconds in which a button that has just appeared takes no press
HELD = 800  # milliseconds in which a reroll that gives something up waits


def has_pair(now: Any) -> bool:
    """A coin and a cannon or skull lie there, and may be rolled once more."""
    dice = now["view"]["dice"]
    return bool(
        now["phase"] == "reroll" and (dice["cannon"] or dice["skull"]) and any(dice[f"coin-{worth}"] for worth in (1, 2, 3))
    )


def test_a_reroll_that_gives_a_pair_up_can_be_called_back(new_player: NewPlayer, web_server: ServerProcess) -> None:
    ana = new_player(size=PHONE, still=False, patience=LOCKED)
    page = ana.page
    page.clock.install()
    reroll, call_back = page.locator(".choices .primary:enabled"), ana.button("Don’t roll")

    def now() -> Any:
        return web_server.get(f"/api/tables/{ana.table}")["now"]

    def rolled() -> bool:
        """Begin a game, roll, and tell whether there is a pair to give up."""
        ana.play_now("King's Gold")
        expect(reroll).to_be_visible()
        page.clock.run_for(LOCKED + 100)
        reroll.click()
        wait_until(page, lambda: now()["view"]["turn"] > 1 or now()["view"]["rolls_left"] < 3, page.aria_snapshot)
        return now()["view"]["turn"] == 1 and has_pair(now())

    while not rolled():
        pass
    expect(reroll).to_be_visible()
    stopped(page)

    def events() -> int:
        return int(web_server.get(f"/api/tables/{ana.table}")["seq"])

    def press_reroll() -> None:
        page.clock.run_for(LOCKED + 100)
        expect(reroll).to_be_visible()
        reroll.click()
        expect(call_back).to_be_visible()
        page.clock.run_for(HELD - 100)
        expect(call_back).to_be_visible()
        assert events() == before, "no die has fallen"

    before = events()
    for by_key in (False, True):
        press_reroll()
        if by_key:
            page.keyboard.press("Escape")
        else:
            call_back.click()
        expect(call_back).to_have_count(0)
        page.clock.run_for(2 * HELD)
        expect(reroll).to_be_visible()
        assert events() == before
    press_reroll()
    page.clock.run_for(200)
    wait_until(page, lambda: events() > before, page.aria_snapshot)


def test_the_browsers_way_back_warns_before_it_leaves_a_running_game(new_player: NewPlayer, situations: Situations) -> None:
    situation = situations.new_choosing("kings_gold")
    ana = new_player(size=PHONE).open()
    situation.go(ana)
    page, acting = ana.page, ana.page.locator("[data-act]:enabled").first
    expect(acting).to_be_visible()
    page.goto("/")
    ana.page.get_by_role("link", name="Continue: King's Gold").click()
    expect(acting).to_be_visible()
    dialog = page.get_by_role("dialog", name="Leave the table?")
    go_back(page)
    expect(dialog).to_contain_text("You’ll find it under “Your games”.")
    assert page.url.endswith(situation.path)
    dialog.get_by_role("button", name="Stay").click()
    expect(dialog).to_have_count(0)
    expect(acting).to_be_visible()
    go_back(page)
    expect(dialog).to_be_visible()
    go_back(page)  # whoever means it presses twice
    expect(ana.page.get_by_role("link", name="Continue: King's Gold")).to_be_visible()


def test_the_browsers_way_back_leads_from_the_last_position_to_the_result(new_player: NewPlayer, situations: Situations) -> None:
    over = situations.over("kings_gold")
    ana = over.go(new_player())
    page, result = ana.page, ana.page.locator("#headline")
    expect(result).to_be_visible()
    ana.button("Back to the table").click()
    expect(result).to_have_count(0)
    expect(ana.button("See the result")).to_be_in_viewport()
    expect(page.locator("aside.log li.turn").last).to_be_visible()
    assert page.evaluate("document.documentElement.scrollHeight <= innerHeight"), "nothing hangs below the table"
    go_back(page)
    expect(result).to_be_visible()
    assert page.url.endswith(over.path)


def go_back(page: Page) -> None:
    """As the browser's own button does."""
    page.evaluate("history.back()")
