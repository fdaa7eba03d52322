"""Movement: dice fall only when rolled, the table stands at once, pairs come together."""

import re

import pytest
from playwright.sync_api import Locator, expect

from tests.server.serving import ServerProcess
from tests.web.conftest import PHONE, NewPlayer
from tests.web.fixed_table import FixedTable
from tests.web.player import wait_until
from tests.web.situations import CODES, Situations

# Records for each die that begins to tumble whether it shows a face.
COUNT = """() => {
  window.tumbled = [];
  const animate = Element.prototype.animate;
  Element.prototype.animate = function (...how) {
    if (this.matches(".cube")) window.tumbled.push(!this.closest(".blank"));
    return animate.apply(this, how);
  };
}"""
STEPS = 14  # several turns
LONG = 4_500  # milliseconds, longer than any event is shown


@pytest.mark.parametrize("game", CODES)
def test_dice_tumble_once_for_each_roll(
    new_player: NewPlayer, situations: Situations, web_server: ServerProcess, game: str
) -> None:
    over = situations.over(game)
    frames = web_server.get(f"/api/tables/{over.table}/events?after=0")["events"]
    begun = next(place for place, frame in enumerate(frames) if frame["event"]["kind"] == "begun")
    ana = new_player(still=False)
    page = ana.page
    page.clock.install()
    page.add_init_script(f"({COUNT})()")
    ana.open(f"{over.path}#replay={begun + 1}")
    dice, where = page.locator("[aria-label=Dice] .die"), page.get_by_role("slider")
    expect(where).to_have_value("0")
    expect(dice.first).to_be_visible()
    count = dice.count()
    turns = set()
    for place, frame in enumerate(frames[begun + 1 :][:STEPS], 1):
        thrown = [part["chance"] for part in frame["event"]["parts"] if ":" not in part.get("chance", ":")]
        card = any(part.get("chance", "").startswith("card:") for part in frame["event"]["parts"])
        page.evaluate("window.tumbled.length = 0")
        ana.button("Next").click()
        expect(where).to_have_value(str(place))
        page.clock.run_for(300)
        if card:
            expect(dice.and_(page.locator(".blank"))).to_have_count(count)  # no dice from before lie below a new card
        page.clock.run_for(LONG)
        assert page.evaluate("window.tumbled") == [True] * sum(map(len, thrown)), frame["event"]
        if frame["now"]["view"]["in_hand"] == count:
            expect(dice.and_(page.locator(".blank"))).to_have_count(count)
        turns.add(frame["now"]["view"]["turn"])
    assert len(turns) > 1


def test_the_table_stands_before_anything_is_shown_and_a_tap_shows_it_all(new_player: NewPlayer) -> None:
    ana = new_player(size=PHONE, still=False)
    ana.page.clock.install()
    ana.open()
    ana.page.clock.pause_at(ana.page.evaluate("Date.now() + 1_000"))
    ana.button("Play now: Oh My Gold!").click()
    coming = ana.page.locator(".coming .chest")
    expect(coming).to_have_count(3)
    ana.page.locator("[aria-label=Dice] button:disabled").first.click(force=True)
    ana.page.clock.run_for(1)
    expect(coming).to_have_count(0)


def faces_from_left(dice: Locator) -> list[str]:
    """The dice from the left, by their labels."""
    boxes = [(box["x"], die.get_attribute("aria-label") or "") for die in dice.all() if (box := die.bounding_box())]
    return [re.sub(r",.*|:.*", "", name) for _, name in sorted(boxes)]


def test_dice_of_a_pair_come_together_and_only_kept_dice_are_called_so(new_player: NewPlayer) -> None:
    ana = new_player(size=PHONE)
    table = FixedTable(ana, "kg us: coins 10 10 8, box 30, king 2, seat 1, dice K2S1X, rolls 1")
    dice, kept = ana.page.locator("[aria-label=Dice] button"), ana.page.get_by_text("kept", exact=True)
    expect(kept).to_have_count(0)
    dice.nth(1).click()
    expect(dice.nth(1).get_by_text("kept", exact=True)).to_be_visible()
    expect(kept).to_have_count(1)
    table.show("kg us: coins 10 10 8, box 30, king 2, seat 1, dice K2S1X, rolls 3")
    wait_until(ana.page, lambda: ana.page.locator(".bond").count() == 2, lambda: faces_from_left(dice))
    assert faces_from_left(dice) == ["coin 2", "cannon", "coin 1", "skull", "crossbones"]
