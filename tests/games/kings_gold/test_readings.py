"""How finished dice can be read: every legal way, and no other."""

import pytest

from tests.games.kings_gold.positions import table


@pytest.mark.parametrize(
    ("dice", "readings"),
    [
        ("12KSX", {"1K + 2S>2", "1K + 2S>3", "1S>2 + 2K", "1S>3 + 2K"}),
        ("3KKSS", {"3K", "3S>2", "3S>3"}),
        ("123KX", {"1K", "2K", "3K"}),
        ("13KKS", {"1K + 3K", "1K + 3S>2", "1K + 3S>3", "1S>2 + 3K", "1S>3 + 3K"}),
        (
            "23SSX",
            {"2S>2 + 3S>2", "2S>2 + 3S>3", "2S>3 + 3S>2", "2S>3 + 3S>3"},
        ),
        ("1SXXK", {"1K", "1S>2", "1S>3"}),
        ("SSSSS", {"S>2", "S>3"}),
    ],
)
def test_KG_15_KG_A06_KG_A07_KG_A47_the_legal_readings(dice: str, readings: set[str]) -> None:
    position = table(coins=(10, 10, 10), dice=dice)
    assert position.readings() == readings
    for course in position.courses():
        end = position.twin().choose(*course)
        assert end.to_move == 2
        assert not any(" fine " in entry for entry in end.ledger)


@pytest.mark.parametrize(
    ("dice", "coins", "king", "box"),
    [
        ("12233", [15, 10, 10], 0, 25),
        ("KKKSS", [7, 10, 10], 8, 25),
        ("3KXXX", [7, 10, 10], 8, 25),
        ("1123X", [7, 10, 10], 8, 25),
        ("KKKKK", [35, 10, 10], 5, 0),
    ],
)
def test_KG_22_KG_25_KG_27_KG_28_dice_that_leave_no_choice(dice: str, coins: list[int], king: int, box: int) -> None:
    position = table(coins=(10, 10, 10), king=5, dice=dice)
    assert (position.coins, position.king, position.box) == (coins, king, box)
    assert position.choices == set()


def test_KG_A21_five_coins_and_an_empty_pile_cost_nothing() -> None:
    assert table(coins=(10, 10, 10), king=0, dice="12233").coins == [10, 10, 10]


def test_KG_A02_three_crossbones_with_a_pair_under_adds() -> None:
    position = table(coins=(10, 10, 10), king=5, dice="3KXXX", bones_effect="adds")
    assert position.readings() == {"3K"}
    position.choose("3K")
    assert (position.coins, position.king, position.box) == ([10, 10, 10], 11, 19)


def test_KG_33_KG_A09_two_skull_pairs_in_every_order() -> None:
    courses = set(table(coins=(10, 10, 10), dice="23SSX").courses())
    assert courses == {
        (f"{first}S>{victim}", f"{second}S>{other}") for first, second in ("23", "32") for victim in (2, 3) for other in (2, 3)
    }


def test_KG_27_KG_A02_nearly_half_of_all_rolls_with_three_crossbones_also_show_a_pair() -> None:
    others = [a + b for a in "123KS" for b in "123KS"]
    paired = [two for two in others if table(dice=f"{two}XXX", bones_effect="adds").waits_for == "pair"]
    assert 100 * len(paired) // len(others) == 48
