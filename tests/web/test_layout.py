"""Every game fits on a phone, however long names and sentences are: nothing needs scrolling, nothing is cut off."""

from pathlib import Path

import pytest
from playwright.sync_api import ViewportSize, expect

from tests.web.conftest import PHONE, NewPlayer
from tests.web.crowded import CROWDED, OH_MY_GOLD
from tests.web.fixed_table import FixedTable

CUT = (Path(__file__).parent / "cut.js").read_text(encoding="utf-8")
WHERE = (
    """() => [...document.querySelectorAll(".tray .slot")].map((slot) => Math.round(slot.getBoundingClientRect().top)).join(" ")"""
)
TALLER: ViewportSize = {"width": 390, "height": 844}
SIDEWAYS: ViewportSize = {"width": 740, "height": 360}
LONGEST = ("de", "fr", "pt")  # the languages with the longest texts
SIZES = [*((PHONE, language) for language in LONGEST), (TALLER, "de")]


@pytest.mark.parametrize(("size", "language"), SIZES, ids=[f"{size['width']}-{language}" for size, language in SIZES])
def test_every_position_fits_on_a_phone(new_player: NewPlayer, size: ViewportSize, language: str) -> None:
    for game, positions in CROWDED.items():
        player = new_player(size=size, locale=language)
        table = FixedTable(player, positions[0])
        lying: dict[int, str] = {}  # the position of the dice, by number of seats
        for position in positions:
            table.show(position)
            assert player.scrolls() == set(), position
            assert player.page.evaluate(CUT) == [], position
            if game == "piraten_kapern":
                where = player.page.evaluate(WHERE)
                assert lying.setdefault(len(table.table.seats), where) == where, f"dice move: {position}"


@pytest.mark.parametrize("game", CROWDED)
def test_everything_to_press_is_in_sight_on_a_phone_on_its_side(new_player: NewPlayer, game: str) -> None:
    player = new_player(size=SIDEWAYS, locale="de")
    positions = sorted(CROWDED[game], key=lambda position: -len(position))[::3]
    table = FixedTable(player, positions[0])
    for position in positions:
        table.show(position)
        assert player.scrolls() == set(), position
        assert player.page.evaluate(CUT) == [], position


OVER_DICE = """() => {
  const panel = document.querySelector(".asking")?.getBoundingClientRect();
  return panel !== undefined && panel.bottom > document.querySelector(".felt").getBoundingClientRect().top;
}"""


ON_WAYS = """() => [...document.querySelectorAll(".way")].flatMap((way) => {
  const box = way.getBoundingClientRect();
  const there = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
  return way.contains(there) ? [] : [there?.outerHTML ?? "nothing"];
})"""


BENEATH = "document.querySelector('.chests').closest('[inert]') !== null"


def test_many_ways_to_use_a_place_find_room(new_player: NewPlayer) -> None:
    player = new_player(size=PHONE)
    table = FixedTable(player, OH_MY_GOLD[0])
    places = player.page.locator("main [aria-expanded]")
    shown = []
    for place in range(places.count()):
        places.nth(place).click()
        ways = player.page.locator(".way")
        expect(ways.first).to_be_visible()
        assert player.scrolls() == set()
        assert player.page.evaluate(CUT) == []
        assert not player.page.evaluate(OVER_DICE)
        assert player.page.evaluate(ON_WAYS) == [], "nothing lies on a choice"
        shown.append(ways.count())
        expect(player.page.get_by_role("dialog")).to_have_count(0)
        close = player.page.locator(".asking").get_by_role("button", name="Close")
        assert player.page.evaluate(BENEATH) == (close.count() > 0), "what is covered takes no focus"
        (close if close.count() else places.nth(place)).click()
        expect(ways).to_have_count(0)
        table.settle()
    assert min(shown) < 4 < max(shown)  # where the buttons are, and above the dice


@pytest.mark.parametrize("game", CROWDED)
def test_every_position_fits_in_a_replay_on_a_phone(new_player: NewPlayer, game: str) -> None:
    player = new_player(size=PHONE, locale="de")
    positions = sorted(CROWDED[game], key=lambda position: len(position))
    table = FixedTable.replay(player, positions)
    expect(player.page.get_by_role("slider")).to_be_visible()
    for place, position in enumerate(positions):
        table.at(place)
        assert player.scrolls() == set(), position
