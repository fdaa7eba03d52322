"""What somebody owns is seen on a phone, too: coins pile up at the seats, and ships ride lower with their load."""

import pytest
from playwright.sync_api import Locator, ViewportSize

from tests.web.conftest import PHONE, NewPlayer
from tests.web.fixed_table import FixedTable
from tests.web.player import Player

SIZES: dict[str, ViewportSize] = {"narrow": PHONE, "usual": {"width": 390, "height": 844}}
FEW, MANY = "coins 21 2, box 30, king 7", "coins 14 13 1 10 9 2, box 8, king 3"
CODES = {
    "kings_gold": [f"kg us: {coins}, seat 1, dice 123KS, rolls 1" for coins in (FEW, MANY)],
    "piraten_kapern": [
        f"pk book: scores {scores}, seat 1, card captain, dice GGGGMPWS, rolls 1"
        for scores in ("5900 900", "5900 2200 4100 900 300")
    ],
}
LADEN = (
    "omg seafarers+seadogs: loot CCD/1 C/1 D/1 -, before CD+CC CDD CC DD, opened 1C 1D 1CC 2CC 2CD 2DD 3CCD 3CDD, "
    "row 1 2 3, top 2, turn 14, seat {seat}, dice CDWK, again"
)


def inside(inner: Locator, outer: Locator) -> bool:
    """One lies within the other."""
    one, other = inner.bounding_box(), outer.bounding_box()
    assert one
    assert other
    across = other["x"] <= one["x"] and one["x"] + one["width"] <= other["x"] + other["width"]
    return across and other["y"] <= one["y"] and one["y"] + one["height"] <= other["y"] + other["height"]


def at_table(new_player: NewPlayer, size: str, position: str) -> Player:
    """Somebody who looks at a table that stands like this."""
    ana = new_player(size=SIZES[size])
    FixedTable(ana, position, names=("Ana", "Greta", "Barnaby", "Lea", "Coco", "Ben"), hurried=True)
    return ana


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("game", CODES)
@pytest.mark.parametrize("seats", ["few", "many"])
def test_coins_pile_up_at_every_seat_beside_their_number(new_player: NewPlayer, size: str, game: str, seats: str) -> None:
    page = at_table(new_player, size, CODES[game][seats == "many"]).page
    heights = []
    for chip in page.locator(".seats .seat").all():
        pile, number = chip.locator(".pile"), chip.locator("strong")
        box, said = pile.bounding_box(), number.bounding_box()
        assert box
        assert said
        assert box["width"] >= 12, "coins can be told from dots"
        assert box["x"] + box["width"] <= said["x"], "they lie beside the number"
        assert inside(pile, chip)
        assert inside(number, chip)
        heights.append((int(number.inner_text().replace(",", "")), pile.locator(".coin").count()))
    assert [coins for _, coins in sorted(heights)] == sorted(coins for _, coins in heights), "more is higher"
    assert max(coins for _, coins in heights) > min(coins for _, coins in heights)


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("seat", [1, 4])
def test_every_ship_is_seen_and_lies_deeper_with_its_load(new_player: NewPlayer, size: str, seat: int) -> None:
    page = at_table(new_player, size, LADEN.format(seat=seat)).page
    ships = page.locator(".ship").all()
    assert len(ships) == 4
    depths = {}
    for ship in ships:
        hull, body, loot = ship.locator(".hull"), ship.locator(".body"), ship.locator(".points")
        frame, lies = hull.bounding_box(), body.bounding_box()
        assert frame
        assert lies
        assert frame["width"] >= 20
        assert inside(hull, ship)
        assert inside(loot, ship)
        depths[int(loot.inner_text())] = (lies["y"] - frame["y"]) / frame["height"]
    assert depths[max(depths)] > depths[min(depths)]
