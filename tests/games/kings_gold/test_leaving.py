"""Players who leave for good, and what becomes of their coins, their turn and the tie they were part of."""

import pytest

from tests.games.kings_gold.positions import GAME, Position, new_game, table

NOTHING = "KSSXX"  # no combination: the fine


def test_DIG_02_the_coins_go_to_the_king_and_the_order_closes_up() -> None:
    position = table(coins=(10, 11, 12), king=1).leave(2)
    assert (position.coins, position.king, position.box) == ([10, 0, 12], 12, 26)
    assert position.ledger == ["DIG-02 leave seat-2 king 11"]
    assert position.turn(NOTHING).to_move == 3
    assert position.turn(NOTHING).to_move == 1


def test_DIG_02_a_player_who_left_is_no_victim() -> None:
    position = table(coins=(10, 11, 12), dice="3SXXS").leave(2)
    assert position.choices == {"3S>3"}
    assert position.refused("3S>2") == ("kg-no-such-victim", "KG-A20")
    assert table(coins=(10, 11, 12), dice="SSSSS").leave(3).choices == {"S>2"}


def test_DIG_02_a_player_who_left_cannot_win() -> None:
    position = table(coins=(0, 0, 12), box=2, dice="1KXX1").leave(3).choose("1K")
    assert position.winners == [1]
    last = GAME.standings(position.state)[-1]
    assert (last.seat, last.place, last.won) == (2, 3, False)


def test_DIG_10_leaving_is_for_good_and_nothing_happens_twice() -> None:
    position = table(coins=(10, 11, 12)).leave(2)
    before = position.state.copy()
    position.leave(2)
    assert position.state == before
    assert position.ledger == []


def test_DIG_10_after_the_end_nobody_leaves() -> None:
    position = table(coins=(10, 11), dice="KKKKK")
    coins = list(position.coins)
    assert position.leave(1).coins == coins
    assert position.winners == [1]


@pytest.mark.parametrize("dice", ["", "12KSX", "SSSSS"])
def test_DIG_11_leaving_in_the_own_turn_ends_it_without_effect(dice: str) -> None:
    position = table(coins=(10, 11, 12), dice=dice).leave(1)
    assert (position.coins, position.king, position.box) == ([0, 11, 12], 10, 27)
    assert (position.waits_for, position.to_move, position.dice, position.state.hand) == ("throw", 2, "", 5)
    assert position.ledger == ["DIG-02 leave seat-1 king 10", "DIG-11 turn-dropped seat-1 0"]


def test_DIG_11_leaving_between_two_rolls() -> None:
    position = table(coins=(10, 11, 12)).roll("XX1KS")
    assert position.twin().leave(1).to_move == 2
    assert position.choose("roll:1").leave(1).to_move == 2
    assert position.coins == [0, 11, 12]


def test_DIG_11_pairs_already_carried_out_stand() -> None:
    position = table(coins=(10, 11, 12), dice="33KSX").choose("3S>2").leave(1)
    assert (position.coins, position.king, position.to_move) == ([0, 8, 12], 13, 2)


def test_DIG_11_KG_36_if_such_a_pair_emptied_the_box_the_game_is_over() -> None:
    position = table(coins=(10, 11, 12), box=4, dice="23KSX").choose("2K")
    assert (position.box, position.waits_for) == (0, "pair")
    position.leave(1)
    assert (position.waits_for, position.coins, position.winners) == ("over", [0, 11, 12], [3])


def test_DIG_11_DIG_13_a_tie_left_behind_on_an_empty_box_is_played_off() -> None:
    position = table(coins=(10, 12, 12), box=4, dice="23KSX").choose("2K").leave(1)
    assert (position.waits_for, position.to_move, position.state.tie_round) == ("throw", 2, 1)
    assert position.turn(NOTHING).turn("1KXX1", "1K").winners == [3]


def test_DIG_11_leaving_out_of_turn_does_not_disturb_the_turn() -> None:
    position = table(coins=(10, 11, 12)).roll("12KSX").leave(3)
    assert (position.waits_for, position.to_move, position.dice) == ("reroll", 1, "12KSX")


def test_DIG_12_one_player_left_wins() -> None:
    position = table(coins=(10, 11)).leave(1)
    assert (position.waits_for, position.winners) == ("over", [2])
    position = table(coins=(10, 11, 12)).leave(3).leave(2)
    assert (position.waits_for, position.winners) == ("over", [1])


@pytest.mark.parametrize("way", ["rolloff", "random"])
def test_DIG_12_one_player_left_before_the_first_turn_wins(way: str) -> None:
    position = new_game(3, first_player=way).leave(1).leave(3)
    assert (position.waits_for, position.winners) == ("over", [2])


def test_DIG_10_leaving_during_the_roll_off() -> None:
    position = new_game(3).roll("SS123").leave(2)
    assert (position.waits_for, position.to_move) == ("roll-off", 3)
    assert position.roll("S123K").to_move == 1


def test_DIG_10_the_leader_of_the_roll_off_leaves_and_the_others_count() -> None:
    position = new_game(3).roll("SSS11", "SS111").leave(1)
    assert position.roll("S1111").to_move == 2


def test_DIG_10_one_contender_of_a_roll_off_tie_leaves_and_the_other_begins() -> None:
    position = new_game(3).roll("SS111", "SS111", "11111").leave(1)
    assert (position.waits_for, position.to_move) == ("throw", 2)
    assert position.ledger[-1] == "KG-10 first-by-skulls seat-2 0"


def test_DIG_10_the_lot_falls_only_on_those_who_are_there() -> None:
    position = new_game(3, first_player="random").leave(2)
    assert [outcome.text for outcome in GAME.outcomes(position.state)] == ["seat:1", "seat:3"]
    assert position.roll("seat:3").to_move == 3


def tie_round(way: str, coins: tuple[int, ...] = (15, 15, 15, 4)) -> Position:
    """The last seat has emptied the box; the first ones are tied."""
    position = table(coins=(*coins[:-1], coins[-1] - 1), box=2, to_move=len(coins), dice="1KXX1", tie=way).choose("1K")
    assert position.state.tie_round == 1
    return position


@pytest.mark.parametrize("way", ["full_round", "tied_turns"])
def test_DIG_13_a_tie_round_goes_on_with_those_left_in_the_same_order(way: str) -> None:
    position = tie_round(way).turn("1KXX1", "1K").leave(2)
    assert position.to_move == 3
    position.turn(NOTHING)
    if way == "full_round":
        assert position.to_move == 4
        position.turn(NOTHING)
    assert (position.coins, position.winners) == ([15, 0, 12, 1 if way == "full_round" else 4], [1])


def test_DIG_13_the_last_one_due_leaves_and_the_round_is_judged() -> None:
    position = tie_round("tied_turns").turn(NOTHING).turn("1KXX1", "1K").leave(3)
    assert (position.coins, position.winners) == ([12, 15, 0, 4], [2])


def test_DIG_13_a_tied_group_of_one_wins() -> None:
    position = tie_round("tied_turns", (15, 15, 4)).leave(1)
    assert (position.waits_for, position.winners) == ("over", [2])


def test_DIG_13_in_a_full_round_the_others_may_still_win() -> None:
    position = tie_round("full_round", (15, 15, 14)).leave(1)
    assert (position.waits_for, position.to_move) == ("throw", 2)
    position.turn(NOTHING).turn("1KXX1", "1K")
    assert (position.coins, position.winners) == ([0, 12, 14], [3])


def test_DIG_13_the_one_who_ended_the_game_leaves_and_nothing_restarts() -> None:
    position = tie_round("full_round").turn("1KXX1", "1K").leave(4)
    assert position.to_move == 2
    position.turn("1KXX1", "1K").turn("1KXX1", "1K")
    assert (position.state.tie_round, position.to_move) == (2, 1)


def test_DIG_13_one_of_two_players_of_a_new_game_leaves() -> None:
    position = table(coins=(20, 20, 5), box=2, to_move=3, dice="1KXX1", tie="new_game").choose("1K")
    assert position.waits_for == "roll-off"
    position.leave(1)
    assert (position.waits_for, position.winners) == ("over", [2])
