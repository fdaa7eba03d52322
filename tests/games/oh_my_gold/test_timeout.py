"""The choices for a player whose time is up."""

import random

import pytest

from jollyroll.games.oh_my_gold.rules.rulebook import timeout_choice
from tests.games.oh_my_gold.positions import GAME, Position, table


def chosen(position: Position) -> str:
    choice = timeout_choice(position.state)
    GAME.check_choice(position.state, choice)
    return GAME.choice_text(position.state, choice)


def followed(position: Position) -> list[str]:
    """All choices of the turn."""
    course = []
    while position.waits_for in ("reroll", "commit", "place") and position.to_move == 1:
        course.append(chosen(position))
        position.choose(course[-1])
    return course


def test_DIG_05_rolling_stops() -> None:
    assert chosen(table(first_roll="CCDD")) == "stop"
    assert chosen(table(first_roll="CCDD", preset="seafarers")) == "stop"


def test_DIG_05_OMG_A25_where_early_dice_bar_the_stop_the_others_are_rolled() -> None:
    position = table(row="333", treasures=("CC", ""), first_roll="KCCD", preset="seafarers").choose("open:1/K")
    assert chosen(position) == "roll"
    position.choose("roll").falls("KKC")
    assert followed(position) == ["add:1/KK"]


@pytest.mark.parametrize(
    ("dice", "row", "own", "course"),
    [
        ("KKKD", "123", "", ["open:1/K", "open:2/KK"]),
        ("KCCW", "133", "CC CCC", ["open:1/K", "load:CCC/CCW"]),
        ("WKCC", "123", "", ["open:1/W"]),
        ("WWKC", "113", "CD", ["open:1/W", "open:2/K", "load:CD/CW"]),
        ("WCDK", "111", "D C CD", ["open:1/K", "load:C/W", "load:CD/CD"]),
        ("KKCC", "211", "", ["open:2/K", "open:3/K"]),
        ("CCKK", "333", "C C", ["load:C/C", "load:C/C"]),
        ("WWWW", "111", "C DD", ["open:1/W", "load:C/W", "load:DD/WW"]),
        ("WWDD", "222", "DDD CC", ["load:DDD/DWW"]),
    ],
)
def test_DIG_05_most_points_then_most_chests_ties_by_lowest_number(dice: str, row: str, own: str, course: list[str]) -> None:
    assert followed(table(row=row, treasures=(own, ""), dice=dice)) == course


def test_DIG_05_OMG_A33_nothing_is_stolen() -> None:
    position = table(row="333", treasures=("D", "CC"), dice="WWDC", preset="seadogs")
    assert followed(position) == ["load:D/W"], "though W on the ship, W and C on CC would bring more"
    assert followed(table(row="333", treasures=("", "DD"), dice="WDDK", preset="seadogs")) == ["done"]
    position = table(row="333", treasures=("", "CC"), first_roll="WCKK", preset="seafarers+seadogs")
    position.choose("ship:2", "steal:2/CC/C", "roll").falls("CK")
    assert chosen(position) == "done"


@pytest.mark.parametrize(
    ("own", "early", "first_roll", "second_roll", "course"),
    [
        ("CC", "load:CC/C", "CKKD", "WKD", ["open:1/K", "add:1/W"]),
        ("CD", "load:CD/D", "CKKD", "KKC", ["open:1/K", "add:1/C"]),
        ("CD", "load:CD/W", "WKKC", "KKD", ["open:1/K", "add:1/D"]),
        ("CD C", "load:CD/D", "CKKD", "CDD", ["add:1/C"]),
    ],
)
def test_DIG_05_OMG_A43_cards_begun_early_count_with_the_dice_on_them(
    own: str, early: str, first_roll: str, second_roll: str, course: list[str]
) -> None:
    position = table(row="133", treasures=(own, ""), first_roll=first_roll, preset="seafarers").choose(early, "roll")
    assert followed(position.falls(second_roll)) == course


def test_DIG_05_a_theft_begun_early_is_not_counted_on() -> None:
    position = table(row="333", treasures=("D CD", "CC"), first_roll="WCKK", preset="seafarers+seadogs")
    position.choose("ship:2", "steal:2/CC/C", "roll").falls("CD")
    assert followed(position) == ["load:CD/CD"]


def test_DIG_05_OMG_A08_what_a_chest_has_just_brought_is_loaded() -> None:
    position = table(row="133", dice="KCCC", same_turn_load="yes")
    assert followed(position) == ["open:1/K"]
    assert followed(position.falls("find:CC")) == ["load:CC/CC"]


@pytest.mark.parametrize("seat", [1, 2, 3, 4])
def test_DIG_05_every_seat_loads_its_own(seat: int) -> None:
    treasures = ["CC", "CC", "CC", "CC"]
    treasures[seat - 1] = "C D"
    deck = "custom:" + ",".join(["1CC"] * 6 + ["2C", "2D"] * 3 + ["3DDD"] * 6)
    position = table(row="333", treasures=treasures, dice="CCDK", to_move=seat, deck=deck)
    assert chosen(position) == "load:C/C"
    assert chosen(position.choose("load:C/C")) == "load:D/D"
    both = table(row="133", treasures=treasures, dice="WKKK", to_move=seat, deck=deck)
    assert chosen(both) == "open:1/K", "then the sword loads one of the two"
    assert chosen(both.choose("open:1/K")) == "load:C/W"


def test_DIG_05_free_placement_is_used_to_the_full() -> None:
    assert followed(table(row="123", treasures=("C", ""), dice="KKKC", placement="free")) == ["open:1/K", "open:2/KK", "load:C/C"]


@pytest.mark.parametrize("seed", range(60))
def test_DIG_05_no_other_course_without_theft_pays_more(seed: int) -> None:
    dealer = random.Random(seed)
    stock = ["C", "C", "D", "CC", "CD", "CD", "DD", "CCC", "CCD", "CDD"]
    dealer.shuffle(stock)
    options = {
        "seadogs": dealer.choice(["on", "off"]),
        "placement": dealer.choice(["maximal", "free"]),
        "seafarers": dealer.choice(["on", "off"]),
    }
    position = table(
        row="".join(dealer.choices("123", k=3)),
        treasures=(" ".join(stock[: dealer.randint(0, 3)]), stock[-1]),
        first_roll="".join(dealer.choices("KCDW", weights=(2, 2, 2, 3), k=4)),
        seadogs=options["seadogs"],
        placement=options["placement"],
        seafarers=options["seafarers"],
    )
    early = [choice for choice in sorted(position.choices) if position.twin().choose(choice).waits_for == "commit"]
    if early:
        position.choose(dealer.choice(early), "roll").falls("".join(dealer.choices("KCDW", k=position.view.in_hand)))
    else:
        position.choose("stop")
    if position.waits_for != "place":
        return
    best = max(
        (*gains(position, course), tuple(-number for number in numbers(position, course)))
        for course in position.courses()
        if not any(text.startswith(("steal", "ship")) or is_theft(position, text) for text in course)
    )
    assert numbers(position, tuple(followed(position.twin()))) == [-number for number in best[2]]


def is_theft(position: Position, text: str) -> bool:
    """True if dice go on a treasure before another ship."""
    return text.startswith("add:") and position.view.covers[int(text[4]) - 1].owner > 0


def gains(position: Position, course: tuple[str, ...]) -> tuple[int, int]:
    """Points loaded and chests opened by the end."""
    end = position.twin().choose(*course)
    points = end.points[0]
    cards = end.turn_over().view
    opened = len(cards.treasures[0]) + cards.fishbones[0] + cards.loot_cards[0] - len(position.view.treasures[0])
    return points, opened


def numbers(position: Position, course: tuple[str, ...]) -> list[int]:
    """The numbers of these choices."""
    twin = position.twin()
    result = []
    for text in course:
        result.append(GAME.read_choice(twin.state, text))
        twin.choose(text)
    return result
