"""No accidents: a reroll can be cancelled before a die has fallen, and the browser's back button warns first."""

from typing import Any

import pytest
from playwright.sync_api import FloatRect, Page, ViewportSize, expect

from tests.server.serving import ServerProcess
from tests.web.conftest import PHONE, NewPlayer
from tests.web.fixed_table import FixedTable
from tests.web.player import Player, passed, stopped, wait_until
from tests.web.situations import Situations

LOCKED = 500  # milliseconds for which a new button ignores presses
HELD = 1_800  # milliseconds for which a reroll that gives something up is held
LARGE: ViewportSize = {"width": 1440, "height": 900}
# A roll of all dice gives up a pair, a set, a treasure.
POSED = {
    "kings_gold": "kg us: coins 10 10 8, box 30, king 2, seat 1, dice 123KS, rolls 1",
    "piraten_kapern": "pk book: scores 5900 -1200, seat 1, card captain, dice GGGGMPWS, rolls 1",
    "oh_my_gold": "omg base: loot - -, before C - , opened 1C, row 1 2 3, top 3, turn 5, seat 1, dice CDKK, again",
}


def has_pair(now: Any) -> bool:
    """True if a coin and a cannon or skull are on the table, and may be rerolled."""
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
        pressed = reroll.bounding_box()
        page.mouse.click(*middle(pressed))
        expect(call_back).to_be_visible()
        beside = call_back.bounding_box()
        assert pressed
        assert beside
        assert reroll.bounding_box() == pressed, "what was pressed stands where it stood"
        assert abs(middle(beside)[1] - middle(pressed)[1]) < 1, "the way back stands beside it"
        assert 0 <= pressed["x"] - beside["x"] - beside["width"] <= 12
        page.clock.run_for(250)
        page.mouse.click(*middle(pressed))
        page.clock.run_for(HELD - LOCKED - 350)
        expect(call_back).to_be_visible()
        assert events() == before, "no die has fallen, however impatient the taps"

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
    page.clock.run_for(LOCKED)
    reroll.click()
    wait_until(page, lambda: events() > before, page.aria_snapshot)


@pytest.mark.parametrize("presses", [1, 2])
@pytest.mark.parametrize("game", POSED)
def test_a_reroll_that_gives_something_up_waits_until_its_time_is_up_or_it_is_pressed_again(
    new_player: NewPlayer, game: str, presses: int
) -> None:
    ana = at_fixed_table(new_player, POSED[game])
    page = ana.page
    for press in range(presses):
        expect(page.locator(".stage .turn")).not_to_contain_text("rolling")
        page.locator(".choices .primary:enabled").click()
        if press == 0:
            expect(ana.button("Don’t roll")).to_be_visible()  # from then on it is locked for a while
        passed(page, LOCKED + 100)
    if presses == 1:
        expect(ana.button("Don’t roll")).to_be_visible()
        passed(page, HELD - LOCKED)
    expect(page.locator(".stage .turn")).to_contain_text("The dice are rolling…")
    expect(ana.button("Don’t roll")).to_have_count(0)


@pytest.mark.parametrize("game", POSED)
def test_the_way_back_is_there_before_it_is_needed(new_player: NewPlayer, game: str) -> None:
    ana = at_fixed_table(new_player, POSED[game])
    ana.page.wait_for_load_state("networkidle")
    ana.page.route("**/assets/**", lambda route: route.abort())  # the network goes
    ana.page.locator(".choices .primary:enabled").click()
    expect(ana.button("Don’t roll")).to_be_visible()


def test_a_reroll_that_gives_nothing_up_does_not_wait(new_player: NewPlayer) -> None:
    ana = at_fixed_table(new_player, "kg us: coins 10 10 8, box 30, king 2, seat 1, dice 123XX, rolls 1")
    ana.page.locator(".choices .primary:enabled").click()
    expect(ana.page.locator(".stage .turn")).to_contain_text("The dice are rolling…")
    expect(ana.button("Don’t roll")).to_have_count(0)


def at_fixed_table(new_player: NewPlayer, position: str) -> Player:
    """Somebody who looks at this position, and whose time stands still once its buttons can be pressed."""
    ana = new_player(size=PHONE, patience=LOCKED)
    ana.page.clock.install()
    FixedTable(ana, position)
    expect(ana.page.locator(".choices .primary:enabled")).to_be_visible()
    stopped(ana.page)
    passed(ana.page, LOCKED + 100)
    return ana


LOGGED = {"chance": "123KS", "left": "", "told": [{"rule": "KG-17", "what": "raid", "from": "box", "to": "seat-2", "amount": 2}]}
THEIRS = "kg us: coins 10 10 8, box 30, king 2, seat 2"


def test_a_button_that_appears_after_some_other_press_is_locked(new_player: NewPlayer) -> None:
    ana = new_player(patience=LOCKED)
    page = ana.page
    page.clock.install()
    table = FixedTable(ana, THEIRS, seat=0)
    table.play(THEIRS, LOGGED, seat=1)
    stopped(page)
    line = page.locator("aside.log button").first
    wait_until(page, lambda: passed(page, 100) and line.count() > 0, page.aria_snapshot)
    passed(page, 5_000)
    roll = page.locator(".choices .primary:enabled")
    expect(roll).to_have_count(0)
    line.click()
    pressed = page.evaluate("performance.now()")
    table.play("kg us: coins 10 12 8, box 28, king 2, seat 1, dice 123KS, rolls 1", seat=1)
    table.offer()
    wait_until(page, lambda: passed(page, 20) and roll.count() > 0, page.aria_snapshot)
    assert page.evaluate("performance.now()") - pressed < 300
    page.mouse.click(*middle(roll.bounding_box()))
    passed(page, LOCKED + 100)
    assert "choose" not in table.heard
    page.mouse.click(*middle(roll.bounding_box()))
    expect(ana.button("Don’t roll")).to_be_visible()


def test_a_button_that_changes_with_a_picked_die_can_be_pressed_at_once(new_player: NewPlayer) -> None:
    ana = at_fixed_table(new_player, "kg us: coins 10 10 8, box 30, king 2, seat 1, dice 123XX, rolls 1")
    roll = ana.page.locator(".choices .primary:enabled")
    for die in (0, 1):
        before = roll.inner_text()
        ana.page.mouse.click(*middle(ana.page.locator("[aria-label=Dice] button:enabled").nth(die).bounding_box()))
        passed(ana.page, 60)
        expect(roll).not_to_have_text(before)
    ana.page.mouse.click(*middle(roll.bounding_box()))
    passed(ana.page, 60)
    expect(ana.page.locator(".stage .turn")).to_contain_text("The dice are rolling…")


def middle(box: FloatRect | None) -> tuple[float, float]:
    """The point to press."""
    assert box
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


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
    ana = over.go(new_player(size=LARGE))
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
    """Go back like the browser's own button."""
    page.evaluate("history.back()")
