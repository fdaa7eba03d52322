"""Pairs of a coin with a cannon or a skull: what they do, who chooses, in which order."""

import pytest

from tests.games.kings_gold.positions import GAME, table


@pytest.mark.parametrize("value", [1, 2, 3])
def test_KG_17_KG_18_the_player_draws_the_value_and_the_king_as_much(value: int) -> None:
    position = table(coins=(10, 10), king=4, dice=f"{value}KKXX").choose(f"{value}K")
    assert (position.coins, position.king, position.box) == ([10 + value, 10], 4 + value, 36 - 2 * value)
    assert position.ledger == [f"KG-17 raid box seat-1 {value}", f"KG-18 kings-share box king {value}"]


@pytest.mark.parametrize("value", [1, 2, 3])
def test_KG_21_steal_the_value_from_a_chosen_player(value: int) -> None:
    position = table(coins=(10, 10, 10), dice=f"{value}SSXX")
    assert position.choices == {f"{value}S>2", f"{value}S>3"}
    position.choose(f"{value}S>3")
    assert (position.coins, position.king) == ([10 + value, 10, 10 - value], 0)
    assert position.ledger == [f"KG-21 steal seat-3 seat-1 {value}"]


def test_KG_31_a_pair_must_be_made_even_if_it_hurts() -> None:
    position = table(coins=(5, 20), box=2, dice="1KXX1")
    assert position.choices == {"1K"}, "although it ends a game that is lost"
    assert position.refused("stop") == ("kg-pairs-compulsory", "KG-31")
    assert position.choose("1K").winners == [2]


def test_KG_32_KG_D7_a_die_counts_in_one_combination_only() -> None:
    position = table(dice="1KSXX")
    assert position.readings() == {"1K", "1S>2"}, "one coin cannot serve both"
    assert table(dice="12KXX").readings() == {"1K", "2K"}, "nor one cannon two coins"


def test_KG_33_two_skull_pairs_rob_one_victim_twice_or_two_victims_once() -> None:
    position = table(coins=(10, 10, 10), dice="23SSX")
    assert position.twin().choose("2S>2", "3S>2").coins == [15, 5, 10]
    assert position.twin().choose("2S>2", "3S>3").coins == [15, 8, 7]
    assert position.twin().choose("3S>3", "2S>3").coins == [15, 10, 5]


def test_KG_34_two_cannon_pairs_take_twice_and_pay_twice() -> None:
    position = table(coins=(0, 0), dice="23KKX").choose("2K", "3K")
    assert (position.coins, position.king, position.box) == ([5, 0], 5, 50)


def test_KG_35_a_skull_pair_and_a_cannon_pair_both_happen() -> None:
    position = table(coins=(0, 10), dice="23KSX").choose("2K", "3S>2")
    assert (position.coins, position.king, position.box) == ([5, 7], 2, 46)


def test_KG_A06_the_active_player_decides_what_goes_together() -> None:
    position = table(coins=(10, 10), to_move=2, dice="13KSX")
    assert position.readings() == {"1K + 3S>1", "1S>1 + 3K"}
    assert position.to_move == 2


@pytest.mark.parametrize(
    ("dice", "pairs"),
    [("123KX", 1), ("1KKKS", 1), ("12KSX", 2), ("11KKK", 2), ("112KS", 2), ("1123K", 1), ("12SSS", 2), ("1XXKS", 1), ("111KS", 2)],
)
def test_KG_A07_the_most_pairs_possible_must_be_made(dice: str, pairs: int) -> None:
    courses = list(table(coins=(10, 10, 10), dice=dice).courses())
    assert {len(course) for course in courses} == {pairs}
    coins = sum(dice.count(coin) for coin in "123")
    assert pairs == min(coins, dice.count("K") + dice.count("S"))


def test_KG_A07_after_the_first_pair_the_second_cannot_be_left_out() -> None:
    position = table(dice="13KKS").choose("1K")
    assert (position.waits_for, position.choices) == ("pair", {"3K", "3S>2"})
    assert position.refused("stop") == ("kg-pairs-compulsory", "KG-31")


def test_KG_A08_the_lower_coin_may_be_used_and_the_skull_preferred() -> None:
    assert table(dice="123KX").choices == {"1K", "2K", "3K"}
    assert table(coins=(0, 0), dice="13KXX").choose("1K").coins == [1, 0]
    assert table(dice="3KKSS").choices == {"3K", "3S>2"}


def test_KG_A09_the_active_player_decides_the_order_of_two_pairs() -> None:
    courses = set(table(dice="13KSX").courses())
    assert courses == {("1K", "3S>2"), ("3S>2", "1K"), ("3K", "1S>2"), ("1S>2", "3K")}


def test_KG_A11_KG_34_two_cannon_pairs_on_a_poor_box_are_served_one_after_the_other() -> None:
    position = table(coins=(0, 0), box=7, dice="33KKX").choose("3K")
    assert (position.coins, position.box, position.waits_for) == ([3, 0], 1, "pair")
    position.choose("3K")
    assert (position.coins, position.king, position.box) == ([3, 0], 53 + 3 + 1, 0)
    assert position.ledger[:2] == ["KG-20 raid box seat-1 0", "KG-20 kings-share box king 1"]


def test_KG_A11_the_second_cannon_pair_may_find_nothing_at_all() -> None:
    position = table(coins=(0, 0), box=4, shortage="player_first", dice="33KKX").choose("3K")
    assert (position.coins, position.box) == ([3, 0], 0)
    assert position.choices == {"3K"}
    position.choose("3K")
    assert (position.coins, position.waits_for) == ([3, 0], "over")


def test_KG_A16_a_poor_victim_gives_what_there_is() -> None:
    position = table(coins=(10, 2), dice="3SXXS").choose("3S>2")
    assert position.coins == [12, 0]


def test_KG_A17_a_victim_without_coins_may_be_picked() -> None:
    position = table(coins=(10, 0, 10), dice="3SXXS")
    assert position.choices == {"3S>2", "3S>3"}
    assert position.choose("3S>2").coins == [10, 0, 10]


def test_KG_A18_if_every_opponent_is_empty_nothing_moves_and_nothing_is_paid() -> None:
    position = table(coins=(10, 0, 0), dice="3SXXS").choose("3S>3")
    assert (position.coins, position.king, position.to_move) == ([10, 0, 0], 0, 2)


def test_KG_A19_a_skull_pair_cannot_rob_the_king() -> None:
    position = table(coins=(0, 0), king=40, dice="3SXXS")
    assert position.choices == {"3S>2"}
    assert position.choose("3S>2").king == 40


def test_KG_A20_KG_D11_nobody_names_oneself() -> None:
    position = table(coins=(10, 10, 10), to_move=2, dice="3SXXS")
    assert position.choices == {"3S>1", "3S>3"}
    assert position.refused("3S>2") == ("kg-no-such-victim", "KG-A20")
    five = table(coins=(10, 10, 10), to_move=2, dice="SSSSS")
    assert five.choices == {"S>1", "S>3"}
    assert five.refused("S>2") == ("kg-no-such-victim", "KG-A20")


@pytest.mark.parametrize("preset", GAME.presets)
def test_KG_A41_KG_D8_both_cannon_pairs_are_compulsory_in_every_edition(preset: str) -> None:
    position = table(coins=(0, 0), dice="12KKX", preset=preset)
    assert position.readings() == {"1K + 2K"}
    position.choose("2K")
    assert position.refused("stop") == ("kg-pairs-compulsory", "KG-31")
    position.choose("1K")
    assert (position.coins, position.king) == ([3, 0], 3)


def test_KG_A45_what_one_victim_lacks_the_other_does_not_replace() -> None:
    position = table(coins=(10, 1, 10), dice="23SSX").choose("3S>2", "2S>3")
    assert position.coins == [13, 0, 8]


def test_KG_A46_the_second_victim_is_named_after_the_first_theft() -> None:
    position = table(coins=(10, 3, 10), dice="33SSX").choose("3S>2")
    assert (position.coins, position.waits_for) == ([13, 0, 10], "pair")
    assert position.choices == {"3S>2", "3S>3"}


def test_KG_A47_one_pair_at_a_time_and_equal_dice_are_one_choice() -> None:
    position = table(coins=(10, 10, 10), dice="11KKS")
    assert position.choices == {"1K", "1S>2", "1S>3"}
    assert position.choose("1K").choices == {"1K", "1S>2", "1S>3"}
    assert position.choose("1K").to_move == 2


def test_KG_A47_with_five_alike_only_the_victim_of_five_skulls_is_chosen() -> None:
    assert table(coins=(10, 10, 10), dice="SSSSS").choices == {"S>2", "S>3"}
    assert table(dice="12333").to_move == 2
    assert table(dice="KKKKK").waits_for == "over"
