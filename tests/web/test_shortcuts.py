"""Keys at the table: where the focus is, the log as one stop, and single keys for dice and buttons."""

import pytest
from playwright.sync_api import expect

from tests.web.conftest import DESKTOP, PHONE, NewPlayer
from tests.web.fixed_table import FixedTable
from tests.web.situations import CODES, Situations

REROLL = {
    "kings_gold": "kg us: coins 10 10 8, box 30, king 2, seat 1, dice 123KS, rolls 1",
    "piraten_kapern": "pk book: scores 5900 -1200, seat 1, card captain, dice GGDMPWWS, rolls 1",
    "oh_my_gold": "omg base: loot - -, before C - , opened 1C, row 1 2 3, top 3, turn 5, seat 1, dice CDKK",
}
PRESSED = "[...document.querySelectorAll('.stage .slot[data-pick]')].map((die) => die.ariaPressed)"
STOPS = "[...document.querySelectorAll('aside .log, aside .log *')].filter((one) => one.tabIndex === 0).length"


@pytest.mark.parametrize("game", CODES)
def test_entering_a_table_puts_the_focus_on_the_first_action(new_player: NewPlayer, situations: Situations, game: str) -> None:
    ana = situations.choosing(game).go(new_player())
    expect(ana.page.locator("[data-act]:enabled:focus")).to_have_count(1)


def test_the_log_is_one_stop_and_arrows_lead_through_it(new_player: NewPlayer, situations: Situations) -> None:
    ana = situations.new_choosing("kings_gold", actions=8).go(new_player())
    lines = ana.page.locator("aside .log [data-line]")
    expect(lines.nth(2)).to_be_attached()
    assert ana.page.evaluate(STOPS) == 1
    lines.last.focus()
    ana.page.keyboard.press("ArrowUp")
    expect(lines.nth(lines.count() - 2)).to_be_focused()
    assert ana.page.evaluate(STOPS) == 1
    ana.page.keyboard.press("Home")
    expect(lines.first).to_be_focused()
    ana.page.keyboard.press("End")
    expect(lines.last).to_be_focused()
    ana.page.keyboard.press("Enter")
    expect(lines.last).to_have_attribute("aria-expanded", "true")


@pytest.mark.parametrize("game", REROLL)
@pytest.mark.parametrize("plain", ["", "?plain"])
def test_numbers_pick_dice_and_letters_press_buttons(new_player: NewPlayer, game: str, plain: str) -> None:
    ana = new_player(size=PHONE)
    table = FixedTable(ana, REROLL[game], query=plain)
    page = ana.page
    able = [place for place, pressed in enumerate(page.evaluate(PRESSED)) if pressed is not None]
    assert able or plain
    for place in able[:1]:
        before = page.evaluate(PRESSED)[place]
        page.keyboard.press(str(place + 1))
        assert page.evaluate(PRESSED)[place] != before
    for key, kind in (("s", "second"), ("r", "primary")):
        table.show(REROLL[game])
        button = page.locator(f".choices .{kind}[data-act]:enabled")
        if button.count() == 1:
            page.keyboard.press(key)
            expect(page.locator(".choices [data-act]:enabled")).to_have_count(0)


def test_keys_are_listed_and_can_be_turned_off(new_player: NewPlayer) -> None:
    ana = new_player(size=DESKTOP)
    FixedTable(ana, REROLL["kings_gold"])
    page = ana.page
    page.keyboard.press("?")
    sheet = page.get_by_role("dialog", name="Keyboard")
    expect(sheet).to_contain_text("Pick the first die")
    page.keyboard.press("1")
    assert page.evaluate(PRESSED)[0] == "false", "not while a dialog is open"
    sheet.get_by_label("Keyboard shortcuts with single keys").uncheck()
    page.keyboard.press("Escape")
    expect(sheet).to_have_count(0)
    page.keyboard.press("1")
    page.keyboard.press("?")
    expect(sheet).to_have_count(0)
    assert page.evaluate(PRESSED)[0] == "false"
    ana.button("Menu").click()
    ana.button("Keyboard").click()
    sheet.get_by_label("Keyboard shortcuts with single keys").check()
    page.keyboard.press("Escape")
    page.keyboard.press("Control+1")
    assert page.evaluate(PRESSED)[0] == "false", "not together with another key"
    page.keyboard.press("1")
    assert page.evaluate(PRESSED)[0] == "true"
