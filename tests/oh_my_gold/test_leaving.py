"""Players who leave for good."""

import pytest

from tests.oh_my_gold.positions import GAME, new_game, table


def test_DIG_04_unloaded_treasures_leave_the_game_and_the_loot_is_frozen() -> None:
    position = table(treasures=("", "CC D", ""), loot=("", "DDD", "")).leave(2)
    assert position.told == ["DIG-04 leave seat-2 gone 2"]
    assert (position.treasures, position.points, position.state.removed) == (["", "", ""], (0, 3, 0), 2)


def test_DIG_04_who_left_cannot_win() -> None:
    position = table(row="100", pile=0, treasures=("", "", ""), loot=("C", "DDD", ""), dice="KCCC", end="on_last_open")
    position.leave(2).choose("open:1/K").turn_over()
    assert position.winners == [1]
    assert [standing.seat + 1 for standing in GAME.standings(position.state)] == [1, 3, 2]


@pytest.mark.parametrize("phase", ["throw", "reroll", "place"])
def test_DIG_11_leaving_in_the_own_turn_ends_it_without_effect(phase: str) -> None:
    position = table(row="112", treasures=("C", "", ""))
    if phase != "throw":
        position.falls("KKCC")
    if phase == "place":
        position.choose("stop", "open:1/K")
    assert position.waits_for == phase
    position.leave(1)
    assert (position.to_move, position.waits_for, position.row) == (2, "throw", (1, 1, 2))
    assert position.told[-1] == "DIG-11 turn-dropped seat-1 0"


def test_DIG_11_what_is_carried_out_stands_and_the_row_is_filled_up() -> None:
    position = table(row="112", treasures=("C", "", ""), dice="KKCD").choose("open:1/K", "open:2/K", "load:C/C")
    position.falls("find:D").leave(1)
    assert (position.points, position.waits_for, position.row) == ((1, 0, 0), "next-lock", (1, 1, 2)), (
        "the second chest stays closed"
    )
    assert position.lay_out().to_move == 2


def test_DIG_10_the_order_closes_up_and_leaving_twice_changes_nothing() -> None:
    position = table(row="333", treasures=("", "", ""), to_move=1).leave(2)
    before = position.state.copy()
    GAME.rules.leave(position.state, 1)
    assert position.state == before
    assert position.falls("CCCC").choose("stop").to_move == 3


def test_DIG_12_the_last_one_left_has_won() -> None:
    position = table(treasures=("", "", ""), loot=("DDD", "", "")).leave(1).leave(3)
    assert (position.waits_for, position.winners) == ("over", [2])


def test_DIG_13_final_turns_go_on_with_those_left_and_the_openers_seat_is_skipped() -> None:
    position = table(row="100", pile=0, treasures=("", "", "", ""), dice="KCCC").choose("open:1/K").turn_over()
    position.leave(1).leave(3)
    assert position.to_move == 2
    position.falls("KKKK").choose("stop")
    assert position.to_move == 4
    assert position.falls("KKKK").choose("stop").waits_for == "over"


def test_DIG_13_OMG_A19_all_claimed_does_not_wait_for_treasure_that_left_the_game() -> None:
    position = table(row="000", pile=0, treasures=("", "C", "DDD"), to_move=2, end="all_claimed").leave(3)
    position.falls("CKKK").choose("stop", "load:C/C")
    assert (position.waits_for, position.winners) == ("over", [2])


def test_DIG_13_OMG_A19_the_owner_of_the_last_treasure_leaves_in_the_own_turn() -> None:
    position = table(row="000", pile=0, treasures=("", "C", ""), to_move=2, end="all_claimed").leave(2)
    assert (position.waits_for, position.winners) == ("over", [1, 3])


def test_DIG_04_dice_laid_before_a_ship_that_leaves_come_back() -> None:
    position = table(row="333", treasures=("", "CC", "D"), first_roll="WCDK", preset="seafarers+seadogs")
    position.choose("ship:2", "steal:2/CC/C").leave(2)
    assert (position.view.dice["sword"], position.view.dice["coin"]) == (1, 1)
    assert position.view.covers == ()
    assert {"stop", "roll", "ship:3"} <= position.choices


def test_DIG_04_a_theft_named_but_not_carried_out_is_off_and_the_turn_goes_on() -> None:
    position = table(row="333", treasures=("", "C D", ""), dice="WCDK", preset="seadogs").choose("steal:2/C/C")
    assert position.choices == {"done", "steal:2/D/D"}
    position.leave(2)
    assert (position.points, position.to_move) == ((0, 0, 0), 3), "nothing is left to do with these dice"


def test_DIG_10_leaving_before_the_first_turn() -> None:
    position = new_game(3, youngest=2).leave(2)
    position.falls("locks:1", "locks:1", "locks:1", "locks:1")
    assert position.chances == {"seat:1": "1/2", "seat:3": "1/2"}
    assert position.leave(3).winners == [1]


def test_DIG_11_leaving_while_new_chests_come() -> None:
    position = table(row="123", treasures=("", "", ""), dice="KCCC").choose("open:1/K").falls("find:C").leave(1)
    assert position.waits_for == "next-lock"
    assert position.lay_out().to_move == 2
    position = table(row="123", treasures=("", "", ""), dice="KCCC").choose("open:1/K").falls("find:C").leave(2)
    assert position.lay_out().to_move == 3
