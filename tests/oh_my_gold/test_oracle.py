"""Placements once more, found the slow way: every die on every card, then see what the rules allow."""

import random
from itertools import combinations, product

import pytest

from tests.oh_my_gold.positions import table

ASIDE = ("aside", 0, "")
Place = tuple[str, int, str]


def complete(place: Place, dice: str) -> bool:
    """OMG-12: every space of the card is filled, swords standing for anything."""
    kind, _, spaces = place
    wanted = "K" * int(spaces) if kind == "open" else spaces
    plain = dice.replace("W", "")
    return len(dice) == len(wanted) and all(plain.count(symbol) <= wanted.count(symbol) for symbol in set(plain))


def allowed(laid: dict[Place, str], places: list[Place], maximal: bool) -> bool:
    """OMG-12, OMG-38, OMG-A07, OMG-A32: whole cards, a sword for each robbed ship, and no usable die aside."""
    robbed = {place[1] // 10 for place in laid if place[0] == "steal"}
    boarded = {place[1] for place in laid if place[0] == "ship"}
    if robbed != boarded or any(dice != "W" for place, dice in laid.items() if place[0] == "ship"):
        return False
    if not all(complete(place, dice) for place, dice in laid.items() if place[0] in ("open", "load", "steal")):
        return False
    aside = laid.get(ASIDE, "")
    bare = [place for place in places if place not in laid and place[0] in ("open", "load")]
    picks = ["".join(pick) for size in (1, 2, 3) for pick in combinations(aside, size)]
    return not (maximal and any(complete(place, pick) for place in bare for pick in picks))


def text(place: Place, dice: str) -> str:
    """The card as the notation names it."""
    kind, number, spaces = place
    letters = "".join(sorted(dice, key="KCDW".index))
    if kind == "open":
        return f"open:{number}/{letters}"
    return f"load:{spaces}/{letters}" if kind == "load" else f"steal:{number // 10}/{spaces}/{letters}"


def slow_placements(dice: str, places: list[Place], maximal: bool) -> set[tuple[str, ...]]:
    found = set()
    for targets in product([ASIDE, *places], repeat=len(dice)):
        laid: dict[Place, str] = {}
        for die, place in zip(dice, targets, strict=True):
            laid[place] = laid.get(place, "") + die
        if allowed(laid, places, maximal):
            found.add(tuple(sorted(text(place, on) for place, on in laid.items() if place[0] in ("open", "load", "steal"))))
    return found


@pytest.mark.parametrize("seed", range(60))
def test_OMG_11_OMG_A07_OMG_A41_placements_are_exactly_those_found_the_slow_way(seed: int) -> None:
    dealer = random.Random(seed)
    dice = "".join(dealer.choices("KCDW", weights=(2, 2, 1, 2), k=4))
    row = "".join(dealer.choices("123", k=3))
    ships = [dealer.sample(["C", "D", "CC", "CD", "DD", "CCD", "CDD", "C"], dealer.randint(0, 2)) for _ in range(3)]
    for ship in ships[1:]:
        ship[:] = [card for card in ship if sum(s.count(card) for s in ships) == 1]
    seadogs, maximal = dealer.random() < 0.6, dealer.random() < 0.7
    places: list[Place] = [("open", number, locks) for number, locks in enumerate(row, 1)]
    places += [("load", number, card) for number, card in enumerate(ships[0])]
    if seadogs:
        for seat in (2, 3):
            places += [("ship", seat, "")]
            places += [("steal", 10 * seat + number, card) for number, card in enumerate(ships[seat - 1])]
    position = table(
        row=row,
        treasures=[" ".join(ship) for ship in ships],
        dice=dice,
        seadogs="on" if seadogs else "off",
        placement="maximal" if maximal else "free",
    )
    if position.waits_for == "throw":
        assert slow_placements(dice, places, maximal) == {()}, "nothing fits, so the turn was over"
        return
    courses = {tuple(sorted(step for step in course if step != "done")) for course in position.courses()}
    assert courses == slow_placements(dice, places, maximal)
