"""Five coins, five skulls, five cannons."""

import pytest

from tests.games.kings_gold.positions import table


@pytest.mark.parametrize("dice", ["11111", "22222", "33333", "12333", "12233", "11222"])
def test_KG_22_KG_23_KG_D9_five_coins_take_the_kings_pile_whatever_the_numbers(dice: str) -> None:
    position = table(coins=(5, 5), king=17, dice=dice)
    assert (position.coins, position.king, position.box) == ([22, 5], 0, 33)
    assert position.ledger == ["KG-22 rob-king king seat-1 17"]
    assert position.to_move == 2


def test_KG_24_five_skulls_take_every_coin_of_one_player() -> None:
    position = table(coins=(5, 9, 13), dice="SSSSS")
    assert (position.waits_for, position.choices) == ("victim", {"S>2", "S>3"})
    position.choose("S>3")
    assert (position.coins, position.to_move) == ([18, 9, 0], 2)
    assert position.ledger == ["KG-24 strip seat-3 seat-1 13"]


def test_KG_24_any_seat_can_be_stripped() -> None:
    for victim, coins in ((1, [0, 14, 13]), (3, [5, 22, 0])):
        assert table(coins=(5, 9, 13), to_move=2, dice="SSSSS").choose(f"S>{victim}").coins == coins


def test_KG_25_KG_26_five_cannons_take_the_box_and_end_the_game() -> None:
    position = table(coins=(5, 9), king=10, dice="KKKKK")
    assert (position.coins, position.king, position.box) == ([41, 9], 10, 0)
    assert (position.waits_for, position.winners) == ("over", [1])
    assert position.ledger == ["KG-25 sweep box seat-1 36", "KG-36 box-empty seat-1 0"]


def test_KG_26_five_cannons_end_the_game_even_if_another_wins_it() -> None:
    position = table(coins=(5, 30), box=3, dice="KKKKK")
    assert (position.waits_for, position.coins, position.winners) == ("over", [8, 30], [2])


def test_KG_A21_five_coins_against_an_empty_pile_bring_nothing_and_cost_nothing() -> None:
    position = table(coins=(5, 5), king=0, dice="12333")
    assert (position.coins, position.king, position.to_move) == ([5, 5], 0, 2)


def test_KG_A22_five_skulls_rob_exactly_one() -> None:
    position = table(coins=(5, 20, 20), dice="SSSSS").choose("S>2")
    assert position.coins == [25, 0, 20]
    assert position.to_move == 2


def test_KG_A22_five_skulls_against_empty_opponents_cost_nothing() -> None:
    position = table(coins=(5, 0, 0), dice="SSSSS").choose("S>2")
    assert (position.coins, position.king) == ([5, 0, 0], 0)


@pytest.mark.parametrize("dice", ["1123X", "3333X"])
def test_KG_A23_four_coins_and_crossbones_do_not_rob_the_king(dice: str) -> None:
    position = table(coins=(5, 5), king=17, dice=dice)
    assert (position.coins, position.king) == ([2, 5], 20), "nothing made: the fine"


def test_KG_A23_four_coins_and_a_cannon_are_a_pair() -> None:
    position = table(coins=(5, 5), king=17, dice="1123K")
    assert position.choices == {"1K", "2K", "3K"}


@pytest.mark.parametrize("dice", ["12333", "SSSSS", "KKKKK"])
def test_KG_A24_there_are_no_pairs_in_five_of_a_kind(dice: str) -> None:
    position = table(dice=dice)
    assert position.waits_for != "pair"
    assert not {choice for choice in position.choices if choice[0] in "123"}


def test_KG_A25_five_cannons_in_the_first_turn_win_with_sixty() -> None:
    position = table(coins=(0, 0, 0)).turn("KKKKK")
    assert (position.coins, position.winners, position.state.turn) == ([60, 0, 0], [1], 1)


def test_KG_A44_five_cannons_leave_the_rich_king_alone() -> None:
    position = table(coins=(0, 0), box=20, dice="KKKKK")
    assert (position.coins, position.king) == ([20, 0], 40)
