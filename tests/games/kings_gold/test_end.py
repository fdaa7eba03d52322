"""The box is empty: when the game stops and who has won."""

import pytest

from jollyroll.kit.state import NOBODY
from tests.games.kings_gold.positions import GAME, table


def test_KG_36_the_game_stops_when_the_box_is_empty() -> None:
    position = table(coins=(10, 20), box=6, dice="3KXX1").choose("3K")
    assert (position.waits_for, position.box, position.winners) == ("over", 0, [2])
    assert position.to_move == NOBODY + 1, "it is nobody's turn any more"
    assert position.ledger[-1] == "KG-36 box-empty seat-1 0"
    assert position.refused("stop") == ("kg-game-over", "KG-36")


def test_KG_36_one_coin_in_the_box_and_the_game_goes_on() -> None:
    position = table(coins=(10, 20), box=7, dice="3KXX1").choose("3K")
    assert (position.waits_for, position.box, position.to_move) == ("throw", 1, 2)


def test_KG_37_most_coins_wins_and_the_others_are_ranked() -> None:
    position = table(coins=(10, 14, 4, 11), box=2, dice="1KXX1").choose("1K")
    assert position.winners == [2]
    standings = [(row.seat + 1, row.place, row.score, row.won) for row in GAME.standings(position.state)]
    assert standings == [(2, 1, (14,), True), (1, 2, (11,), False), (4, 2, (11,), False), (3, 4, (4,), False)]


def test_KG_37_nobody_has_won_while_the_game_runs() -> None:
    assert table(coins=(40, 0)).winners == []


def test_KG_A10_the_second_pair_still_resolves_after_the_first_emptied_the_box() -> None:
    position = table(coins=(10, 14), box=2, dice="3K2SX").choose("3K")
    assert (position.box, position.waits_for, position.choices) == (0, "pair", {"2S>2"})
    position.choose("2S>2")
    assert (position.coins, position.waits_for, position.winners) == ([13, 12], "over", [1])


def test_KG_A10_instant_drops_the_second_pair() -> None:
    position = table(coins=(10, 14), box=2, dice="3K2SX", end_timing="instant").choose("3K")
    assert (position.coins, position.waits_for, position.winners) == ([11, 14], "over", [2])


def test_KG_A10_instant_keeps_the_kings_share_of_the_pair_that_emptied_the_box() -> None:
    position = table(coins=(10, 14), box=4, dice="2K2SX", end_timing="instant", shortage="player_first").choose("2K")
    assert (position.coins, position.king) == ([12, 14], 34)


def test_KG_A10_under_instant_one_can_steal_first() -> None:
    position = table(coins=(10, 14), box=2, dice="3K2SX", end_timing="instant").choose("2S>2", "3K")
    assert (position.coins, position.winners) == ([13, 12], [1])


def test_KG_A10_instant_goes_on_while_the_box_has_coins() -> None:
    position = table(coins=(10, 14), box=7, dice="3K2SX", end_timing="instant").choose("3K")
    assert (position.waits_for, position.choices) == ("pair", {"2S>2"})


def test_KG_A26_KG_A43_no_equal_turns_and_the_round_is_not_finished() -> None:
    position = table(coins=(0, 0, 0)).turn("3KXX1", "3K").turn("1KXX1", "1K").turn("1KXX1", "1K").turn("KKKKK")
    assert (position.waits_for, position.winners) == ("over", [1])
    assert position.state.turn == 4, "seat 1 had two turns, the others one"


def test_KG_A27_the_king_neither_wins_nor_blocks_a_win() -> None:
    position = table(coins=(6, 4), box=2, dice="1KXX1").choose("1K")
    assert (position.king, position.winners) == (49, [1])


@pytest.mark.parametrize("timing", ["after_effects", "instant"])
def test_KG_36_five_coins_or_skulls_leave_the_box_and_the_game_goes_on(timing: str) -> None:
    assert table(coins=(5, 5), box=1, dice="12333", end_timing=timing).waits_for == "throw"
    assert table(coins=(5, 5), box=1, dice="SSSSS", end_timing=timing).choose("S>2").waits_for == "throw"
