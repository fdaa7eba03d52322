"""Tips: once, at most five, beside their subjects, over nothing needed to play."""

from typing import Any

import pytest
from playwright.sync_api import expect

from tests.web.conftest import DESKTOP, PHONE, NewPlayer
from tests.web.crowded import CROWDED
from tests.web.fixed_table import FixedTable

FORGET = "localStorage.removeItem('jollyroll/tips')"
STANDS = """() => {
  const tip = document.querySelector(".tip:not(.waiting)");
  if (!tip) return null;
  const box = tip.getBoundingClientRect();
  const over = (one) => {
    const other = one.getBoundingClientRect();
    const across = Math.min(box.right, other.right) - Math.max(box.left, other.left);
    return across > 1 && Math.min(box.bottom, other.bottom) - Math.max(box.top, other.top) > 1;
  };
  const needed = [
    ...document.querySelectorAll(".turn, .prompt, .lately, .stage [data-act], .stage [data-pick], .foot button, [data-uncovered]"),
  ];
  const seen = needed.filter((one) => one.checkVisibility() && !one.closest("dialog"));
  const covered = seen.filter(over).map((one) => one.outerHTML.slice(0, 120));
  const inside = box.left >= 0 && box.top >= 0 && box.right <= innerWidth && box.bottom <= innerHeight;
  return { text: tip.textContent.trim(), covered, inside };
}"""


@pytest.mark.parametrize("game", CROWDED)
def test_a_tip_covers_nothing_that_is_needed(new_player: NewPlayer, game: str) -> None:
    """Even where there is least room; there it may wait for another time."""
    texts: dict[str, set[str]] = {}
    for name, size in {"phone": PHONE, "desktop": DESKTOP}.items():
        ana = new_player(size=size)
        ana.page.clock.install()
        ana.page.add_init_script(FORGET)
        table = FixedTable(ana, CROWDED[game][0])
        for position in CROWDED[game]:
            ana.page.evaluate(FORGET)
            table.show(position)
            ana.page.clock.run_for(500)
            stands: dict[str, Any] | None = ana.page.evaluate(STANDS)
            if stands:
                assert stands["covered"] == [], (name, position)
                assert stands["inside"], (name, position)
                texts.setdefault(name, set()).add(stands["text"])
    assert len(texts["desktop"]) >= 2
    assert texts["phone"]


def test_a_tip_is_given_once(new_player: NewPlayer) -> None:
    ana = new_player()
    table = FixedTable(ana, "kg us: coins 10 10 8, box 30, king 2, seat 1")
    tip = ana.page.locator(".tip")
    expect(tip).to_be_visible()
    first = tip.inner_text()
    tip.get_by_role("button", name="Close").click()
    expect(tip).to_have_count(0)
    table.show("kg us: coins 10 10 8, box 30, king 2, seat 1, dice 123KS, rolls 1")
    expect(tip).to_be_visible()
    assert tip.inner_text() != first
    table.show("kg us: coins 10 10 8, box 30, king 2, seat 2")
    expect(tip).to_have_count(0)
    table.show("kg us: coins 10 10 8, box 30, king 2, seat 1")
    expect(ana.page.locator("[data-act]:enabled")).to_be_visible()
    expect(tip).to_have_count(0)


def test_a_tip_goes_when_what_it_says_was_done(new_player: NewPlayer) -> None:
    ana = new_player()
    table = FixedTable(ana, "kg us: coins 10 10 8, box 30, king 2, seat 1, dice 123KS, rolls 1")
    tip = ana.page.locator(".tip:not(.waiting)")
    expect(tip).to_contain_text("want to keep")
    ana.until("localStorage.getItem('jollyroll/tips')")
    table.show("kg us: coins 10 10 8, box 30, king 2, seat 1, dice 123KS, rolls 2")
    expect(tip).to_have_count(0)


TURN = "pk book: scores 5900 300, seat 1"
SKULLS = {
    f"{TURN}, card captain, dice GGDMPPSS, rolls 1": True,
    f"{TURN}, card sea-battle-2, dice GWWMPPSS, rolls 1": True,
    f"{TURN}, card sea-battle-3, dice GWWMPPSS, rolls 1": False,  # stopping costs points
    f"{TURN}, card sorceress, dice GGDMPPSS, rolls 1": False,  # she would call one back
    f"{TURN}, card treasure-chest, dice MPSS, chest GGGG, rolls 2": False,  # what lies there is safe
    f"{TURN}, card monkey-business, dice MMPWWWSS, rolls 1": True,
    f"{TURN}, card captain, dice MMPPWWSS, rolls 1": False,  # nothing is lost yet
}


@pytest.mark.parametrize("position", SKULLS)
def test_pk_two_skulls_warn_only_where_a_third_takes_points_away(new_player: NewPlayer, position: str) -> None:
    ana = new_player()
    ana.page.add_init_script("localStorage['jollyroll/tips'] = '[\"pk-card\"]'")
    FixedTable(ana, position)
    tip = ana.page.locator(".tip:not(.waiting)")
    expect(tip).to_contain_text("Two skulls!" if SKULLS[position] else "Tap the dice")
