"""The fine, and the order in which a turn is judged."""

import pytest

from tests.games.kings_gold.positions import table


def test_KG_27_KG_29_three_crossbones_cost_three_coins() -> None:
    position = table(dice="1KXXX")
    assert (position.coins, position.king, position.to_move) == ([7, 10], 3, 2)
    assert position.ledger == ["KG-27 three-bones seat-1 3", "KG-29 fine seat-1 king 3"]


def test_KG_27_two_crossbones_cost_nothing() -> None:
    position = table(dice="1KXXS")
    assert (position.waits_for, position.coins) == ("pair", [10, 10])


def test_KG_27_KG_D3_crossbones_of_all_rolls_of_the_turn_count() -> None:
    position = table().roll("X123S").choose("roll:1").roll("X").choose("roll:2").roll("X")
    assert (position.coins, position.to_move) == ([7, 10], 2)


@pytest.mark.parametrize("dice", ["KKKSS", "1122X", "KSSXX", "KKKKX", "SSSSX", "KKKKS"])
def test_KG_28_KG_29_no_combination_costs_three_coins(dice: str) -> None:
    position = table(dice=dice)
    assert (position.coins, position.king, position.to_move) == ([7, 10], 3, 2)
    assert position.ledger == ["KG-28 no-combination seat-1 0", "KG-29 fine seat-1 king 3"]


@pytest.mark.parametrize(("owned", "paid"), [(0, 0), (1, 1), (2, 2), (3, 3), (4, 3)])
def test_KG_30_KG_A05_KG_D5_whoever_has_less_than_three_pays_all(owned: int, paid: int) -> None:
    position = table(coins=(owned, 10), dice="KKKSS")
    assert (position.coins, position.king) == ([owned - paid, 10], paid)
    assert position.ledger[-1] == f"{'KG-30' if owned < 3 else 'KG-29'} fine seat-1 king {paid}"


def test_KG_A05_there_are_no_debts() -> None:
    position = table(coins=(1, 10), dice="KKKSS").turn("1SXXS", "1S>1").turn("1SXXS", "1S>2")
    assert position.coins == [1, 9], "the coin stolen later stays"


@pytest.mark.parametrize("option", ["replaces", "adds"])
def test_KG_A03_both_reasons_together_are_one_fine(option: str) -> None:
    position = table(dice="KSXXX", bones_effect=option)
    assert (position.coins, position.king, position.to_move) == ([7, 10], 3, 2)


@pytest.mark.parametrize("option", ["replaces", "adds"])
@pytest.mark.parametrize("dice", ["1XXXX", "KXXXX", "XXXXX"])
def test_KG_A04_four_or_five_crossbones_still_cost_three(option: str, dice: str) -> None:
    position = table(dice=dice, bones_effect=option)
    assert (position.coins, position.king, position.to_move) == ([7, 10], 3, 2)


def test_KG_A02_three_crossbones_void_the_pair() -> None:
    position = table(coins=(10, 10), dice="3KXXX", bones_effect="replaces")
    assert (position.coins, position.king, position.box, position.to_move) == ([7, 10], 3, 40, 2)


def test_KG_A02_under_adds_first_the_pair_then_the_fine() -> None:
    position = table(coins=(0, 10), dice="3KXXX", bones_effect="adds")
    assert (position.waits_for, position.choices) == ("pair", {"3K"})
    position.choose("3K")
    assert (position.coins, position.king, position.box) == ([0, 10], 6, 44), "the fine is paid from what the pair brought"
    assert position.ledger == ["KG-17 raid box seat-1 3", "KG-18 kings-share box king 3", "KG-29 fine seat-1 king 3"]


def test_KG_A02_adds_with_a_skull_pair() -> None:
    position = table(coins=(1, 10), dice="2SXXX", bones_effect="adds").choose("2S>2")
    assert (position.coins, position.king) == ([0, 8], 3)


def test_KG_A15_a_pair_that_yields_nothing_is_a_combination() -> None:
    assert table(coins=(10, 0), dice="3SXXS").choose("3S>2").coins == [10, 0]


def test_KG_D4_nothing_made_is_fined_after_one_two_and_three_rolls() -> None:
    assert table().roll("KKKSS").choose("stop").coins == [7, 10]
    assert table().roll("KKKSS").choose("roll:K").roll("S").choose("stop").coins == [7, 10]
    assert table().roll("KKKSS").choose("roll:K").roll("S").choose("roll:K").roll("S").coins == [7, 10]


def test_KG_A42_no_fine_changes_the_result_of_a_finished_game() -> None:
    position = table(coins=(10, 11), box=4, dice="2KXX2").choose("2K")
    assert (position.waits_for, position.coins, position.winners) == ("over", [12, 11], [1])


def test_KG_A42_the_fine_of_the_same_turn_can_under_adds() -> None:
    position = table(coins=(10, 11), box=4, dice="2KXXX", bones_effect="adds").choose("2K")
    assert (position.coins, position.winners) == ([9, 11], [2])


def test_KG_A10_KG_A42_adds_with_instant_drops_the_fine_once_the_box_is_empty() -> None:
    position = table(coins=(10, 11), box=4, dice="2KXXX", bones_effect="adds", end_timing="instant").choose("2K")
    assert (position.coins, position.winners) == ([12, 11], [1])


def test_KG_A10_adds_with_instant_still_fines_while_the_box_has_coins() -> None:
    position = table(coins=(10, 11), box=5, dice="2KXXX", bones_effect="adds", end_timing="instant").choose("2K")
    assert (position.coins, position.box, position.to_move) == ([9, 11], 1, 2)


def test_KG_A42_fines_are_paid_in_tie_rounds() -> None:
    position = table(coins=(20, 22), box=4, dice="2KXX2").choose("2K")
    assert position.waits_for == "throw"
    assert position.turn("KKKSS").coins == [22, 19]


def test_KG_A49_crossbones_come_before_everything_else() -> None:
    assert table(coins=(10, 10), king=20, dice="11XXX").ledger == ["KG-27 three-bones seat-1 3", "KG-29 fine seat-1 king 3"]
    assert table(dice="1KXXX").choices == set()


def test_KG_A49_the_end_is_tested_after_the_effects_and_before_the_next_seat() -> None:
    position = table(coins=(10, 10), box=4, dice="2KXXX", bones_effect="adds").choose("2K")
    assert position.ledger == [
        "KG-17 raid box seat-1 2",
        "KG-18 kings-share box king 2",
        "KG-29 fine seat-1 king 3",
        "KG-36 box-empty seat-1 0",
    ]
    assert position.waits_for == "over"
