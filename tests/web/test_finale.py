"""The end of a game: two to three seconds on the table that say why it is over and who has won, unless a tap goes on."""

from typing import Any, NamedTuple

import pytest
from playwright.sync_api import Page, expect

from tests.web.conftest import PHONE, NewPlayer
from tests.web.fixed_table import FixedTable
from tests.web.player import Player, passed, stopped, wait_until

NAMES = ("Ana", "Ben", "Lea")
AT_LEAST, AT_MOST = 2_000, 3_000  # milliseconds
STEP = 50
FETCHED = 6_000  # milliseconds after which a page asks for everything that it may need later
# What stands on the finale, how much falls upon it, and what of it moves.
SHOWN = """() => {
  const finale = document.querySelector(".finale");
  return {
    why: finale?.querySelector(".why")?.textContent ?? "",
    who: finale?.querySelector(".who")?.textContent ?? "",
    drops: finale?.querySelectorAll(".rain > *").length ?? 0,
    moving: finale?.getAnimations({ subtree: true }).some((one) => one.effect.getComputedTiming().duration > 1) ?? false,
  };
}"""


class End(NamedTuple):
    """One step before the end of a game, what ends it, and what Ana reads then."""

    position: str
    acts: tuple[str, ...]
    seat: int  # whose turn it is
    why: str
    who: str


CHESTS = "opened 1C*2 1D 1CC 1F*2 2CC 2CD*2 2DD 2CCD 2F 3CCC 3CCD*2 3CDD*2 3DDD"
ENDS = {
    "kings_gold": End(
        "kg us: coins 24 20 8, box 2, king 6, seat 1, dice 12KXX, rolls 2, stopped",
        ("2K",),
        0,
        "The box is empty: the game is over.",
        "You win!",
    ),
    "piraten_kapern": End(
        "pk book: scores 6300 5900, seat 2, final 1, card captain, dice GGGGDDDD, rolls 2",
        ("stop",),
        1,
        "9,300 points \N{EN DASH} the target was 6,000.",
        "Ben wins!",
    ),
    "oh_my_gold": End(
        f"omg base: loot CCCCCCCCDDDDDF/6 CCDDDDDDFF/4, before CD+CCC+CCD CD+CCD, {CHESTS}, seat 2, turn 26, opener 2, dice KDDW",
        ("load:CD/DW",),
        1,
        "Everyone has had a last turn.",
        "You win!",
    ),
}


def about_to_end(player: Player, end: End) -> FixedTable:
    """A page that has all it may need, and in which time stands still."""
    player.page.route("**/verify", lambda route: None)  # there is nothing to verify, and nobody says so
    player.page.clock.install()
    table = FixedTable(player, end.position, seat=0, names=NAMES)
    player.page.clock.fast_forward(FETCHED)
    player.page.wait_for_load_state("networkidle")
    stopped(player.page)
    return table


def at_its_end(page: Page, table: FixedTable, end: End) -> dict[str, Any]:
    """Let the game end, in a page in which time stands still but for what is needed; gives what then stands on the table."""
    table.act(*end.acts, seat=end.seat)
    words = page.locator(".finale .who")
    wait_until(page, lambda: passed(page, STEP) and words.count() > 0, page.aria_snapshot, pause=0)
    shown: dict[str, Any] = page.evaluate(SHOWN)
    return shown


@pytest.mark.parametrize("game", ENDS)
def test_it_says_why_and_who_and_stays_for_a_while(new_player: NewPlayer, game: str) -> None:
    ana = new_player(still=False)
    page, result = ana.page, ana.page.locator("#headline")
    shown = at_its_end(page, about_to_end(ana, ENDS[game]), ENDS[game])
    assert (shown["why"], shown["who"]) == (ENDS[game].why, ENDS[game].who)
    assert shown["drops"] > 0
    assert shown["moving"]
    begun = page.evaluate("performance.now()")
    assert result.count() == 0
    wait_until(page, lambda: passed(page, STEP) and result.count() > 0, page.aria_snapshot, pause=0)
    assert AT_LEAST <= page.evaluate("performance.now()") - begun <= AT_MOST
    expect(page.locator(".finale")).to_have_count(0)


@pytest.mark.parametrize("game", ENDS)
def test_nothing_moves_with_reduced_motion_and_a_tap_goes_on_and_does_nothing_else(new_player: NewPlayer, game: str) -> None:
    ana = new_player(size=PHONE)
    page = ana.page
    table = about_to_end(ana, ENDS[game])
    shown = at_its_end(page, table, ENDS[game])
    assert shown == {"why": ENDS[game].why, "who": ENDS[game].who, "drops": 0, "moving": False}
    asked = len(table.heard)
    words = page.locator(".finale .who").bounding_box()
    assert words
    page.mouse.click(words["x"] + words["width"] / 2, words["y"] + words["height"] / 2)
    passed(page, STEP)
    expect(page.locator("#headline")).to_be_visible()
    expect(page.locator(".finale")).to_have_count(0)
    assert set(table.heard[asked:]) <= {"ping"}
