"""The board keeps step with the log, and nothing is asked that makes no difference."""

from itertools import groupby

from playwright.sync_api import expect

from tests.web.conftest import DESKTOP, PHONE, NewPlayer
from tests.web.fixed_table import FixedTable
from tests.web.player import wait_until
from tests.web.situations import Situations

# Records the dice and how many of them are chained, whenever that changes: `window.lay`.
LAY = """() => {
  window.lay = [];
  const note = () => {
    const faces = [...document.querySelectorAll("[aria-label=Dice] button")].map((die) => die.ariaLabel);
    const now = [faces.join(" "), document.querySelectorAll(".chain").length];
    if (`${now}` !== `${window.lay.at(-1)}`) window.lay.push(now);
  };
  new MutationObserver(note).observe(document.body, { childList: true, subtree: true, attributes: true });
  note();
}"""


def test_a_roll_that_only_says_who_begins_locks_no_dice(new_player: NewPlayer) -> None:
    """Crossbones are chained in a turn, where they cannot be rolled again."""
    page = (player := new_player(size=PHONE)).page
    table = FixedTable(player, "kg nl: roll-off ? ?, coins 0 0, box 60, king 0", seat=0)
    page.evaluate(LAY)
    table.act("SXXK1")
    fell = "() => window.lay.some(([faces]) => faces.split('crossbones').length === 3)"
    wait_until(page, lambda: page.evaluate(fell), lambda: page.evaluate("window.lay"))
    expect(page.get_by_role("list", name="At the table").locator("[aria-current]")).to_have_attribute("data-place", "seat-2")
    assert {chained for _, chained in page.evaluate("window.lay")} == {0}
    table.show("kg nl: coins 10 10, box 40, king 0, seat 1, dice SXXK1, rolls 1")
    expect(page.locator(".chain")).to_have_count(2)


# Notes what is offered to be undone while somebody else is on turn, and how many such turns there were.
UNDO = """() => {
  window.passed = { turns: 0, offered: [] };
  let theirs = false;
  const note = () => {
    const other = document.querySelector("main.table .seats [aria-current]:not([data-place=seat-1])") !== null;
    const undo = document.querySelector(".foot [data-shortcut=undo]");
    window.passed.turns += other && !theirs ? 1 : 0;
    theirs = other;
    if (other && undo) window.passed.offered.push(undo.textContent.trim());
  };
  new MutationObserver(note).observe(document.body, { childList: true, subtree: true, attributes: true });
  note();
}"""


def test_nothing_can_be_undone_once_the_turn_has_passed_to_a_bot(new_player: NewPlayer, situations: Situations) -> None:
    ana = situations.new_choosing("kings_gold", actions=0, pace=1_000, coach="off").go(new_player())
    page, acting = ana.page, ana.page.locator("main.table .choices [data-act]:enabled")
    expect(acting.first).to_be_visible()
    page.evaluate(UNDO)
    passed = "window.passed.turns > 0"
    while not page.evaluate(passed):
        acting.first.click()  # stops, if that can be chosen
        wait_until(page, lambda: page.evaluate(passed) or acting.count() > 0, page.aria_snapshot)
    page.wait_for_timeout(500)  # the bot thinks longer
    assert page.evaluate("window.passed.offered") == []


# For each line of the log: the board when the next one comes.
STEPS = """() => {
  const steps = (window.steps = []);
  const note = () => {
    const lines = document.querySelectorAll("aside.log li").length;
    const large = document.querySelector(".ship.large");
    const points = Number(large?.querySelector(".points")?.textContent);
    const before = large?.querySelectorAll(".cards > *").length;
    const chests = document.querySelectorAll(".chests button.chest").length;
    if (steps.at(-1)?.[0] === lines) steps.pop();
    steps.push([lines, [points, before, chests]]);
  };
  new MutationObserver(note).observe(document.body, { childList: true, subtree: true, attributes: true, characterData: true });
  note();
}"""


def test_the_board_of_oh_my_gold_changes_as_it_is_told(new_player: NewPlayer) -> None:
    player = new_player(size=DESKTOP)
    page = player.page
    table = FixedTable(player, "omg base: loot - -, before CC -, opened 1CC, row 1 2 3, top 3, seat 1, turn 2, dice KCCD", seat=0)
    page.evaluate(STEPS)
    table.act("open:1/K", "load:CC/CC", "find:C", "locks:2", seat=0)
    on = page.get_by_role("list", name="At the table").locator("[aria-current]")
    expect(on).to_have_attribute("data-place", "seat-2")
    boards = [board for board, _ in groupby(board for _, board in page.evaluate("window.steps"))]
    # what lies aboard, the treasures before the ship, the chests in the row
    assert boards == [[0, 1, 3], [2, 0, 3], [2, 0, 2], [2, 1, 2], [2, 1, 3]]


def test_it_is_asked_with_which_dice_only_where_that_matters(new_player: NewPlayer) -> None:
    player = new_player(size=PHONE)
    FixedTable(player, "omg base: loot - -, row 1 2 3, top 3, seat 1, dice KWCD")
    chest = player.page.locator("[data-drop=chest-1]")
    chest.click()  # until the answer arrives
    expect(chest).to_be_disabled()  # until the answer comes
    expect(player.page.locator(".way")).to_have_count(0)

    player = new_player(size=PHONE)
    FixedTable(player, "omg base: loot - -, row 1 2 3, top 3, seat 1, dice KKWC")
    chest = player.page.locator("[data-drop=chest-1]")
    chest.click()  # the key or the sword that is left goes with another to the second chest
    expect(player.page.locator(".way")).to_have_count(2)
    expect(chest).to_be_enabled()
