"""Players who leave for good."""

import pytest

from tests.games.oh_my_gold.positions import GAME, new_game, table


def test_DIG_04_unloaded_treasures_leave_the_game_and_the_loot_is_frozen() -> None:
    position = table(treasures=("", "CC D", ""), loot=("", "DDD", "")).leave(2)
    assert position.ledger == ["DIG-04 leave seat-2 gone 2"]
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
    assert position.ledger[-1] == "DIG-11 turn-dropped seat-1 0"


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
    assert position.leave(2).ledger == []
    assert position.state == before
    assert position.falls("CCCC").choose("stop").to_move == 3


def test_DIG_12_the_last_one_left_has_won() -> None:
    position = table(treasures=("", "", ""), loot=("DDD", "", "")).leave(1).leave(3)
    assert (position.waits_for, position.winners) == ("over", [2])
    assert position.leave(2).ledger == []
    assert (position.winners, position.to_move) == ([2], 0), "leaving afterwards changes nothing"


def test_DIG_12_dice_of_one_who_leaves_do_not_stay_on_the_cards_of_a_game_that_is_over() -> None:
    position = table(row="112", treasures=("C", "D"), dice="KKKC", preset="seadogs").choose("open:1/K", "load:C/C").leave(1)
    assert (position.waits_for, position.view.covers, position.state.removed) == ("over", (), 1)
    assert set(position.view.dice.values()) == {0}


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
    assert position.ledger == ["DIG-04 leave seat-1 gone 1"], "the turn was over, nothing is dropped"
    assert position.lay_out().to_move == 2
    position = table(row="123", treasures=("", "", ""), dice="KCCC").choose("open:1/K").falls("find:C").leave(2)
    assert position.lay_out().to_move == 3


def test_DIG_04_only_dice_before_the_ship_that_leaves_come_back() -> None:
    position = table(row="333", treasures=("", "CC", "CC D"), first_roll="KCWW", preset="seafarers+seadogs")
    position.choose("open:2/K", "steal:2/CC/C", "ship:2").leave(2)
    assert [(cover.chest, cover.dice) for cover in position.view.covers] == [(2, "K")]
    assert position.view.boarded == (False, False, False)
    assert position.view.dice == {"key": 0, "coin": 1, "diamond": 0, "sword": 2}
    position = table(row="333", treasures=("", "CC", "CC D"), first_roll="KCWW", preset="seafarers+seadogs")
    position.choose("open:2/K", "steal:3/CC/C", "ship:3").leave(2)
    assert [cover.dice for cover in position.view.covers] == ["K", "C"], "another ship's leave touches nothing"
    assert position.view.boarded == (False, False, True)
    assert position.view.dice == {"key": 0, "coin": 0, "diamond": 0, "sword": 1}


def test_DIG_04_dice_come_back_while_others_are_in_the_air() -> None:
    position = table(row="333", treasures=("", "CC", ""), first_roll="WCKK", preset="seafarers+seadogs")
    position.choose("ship:2", "steal:2/CC/C", "roll").leave(2)
    assert position.view.in_hand == 2
    assert position.falls("WW").choices == {"open:1/WWW", "open:2/WWW", "open:3/WWW"}, "W, C, W and W lie on the table"


def test_DIG_04_OMG_A08_a_theft_already_carried_out_stands_and_its_sword_is_spent() -> None:
    position = table(row="133", treasures=("", "C D", ""), dice="WCDK", preset="seadogs", same_turn_load="yes")
    position.choose("steal:2/C/C").leave(2)
    assert (position.points, position.choices) == ((1, 0, 0), {"open:1/K"}), "the sword does not come back"


def test_DIG_11_early_dice_of_one_who_leaves_are_not_wasted_but_gone() -> None:
    position = table(row="123", treasures=("CC", "", "D"), first_roll="KCWW", preset="seafarers+seadogs")
    position.choose("open:2/K", "load:CC/C", "ship:3").leave(1)
    assert position.ledger == ["DIG-04 leave seat-1 gone 1", "DIG-11 turn-dropped seat-1 0"]
    assert (position.row, position.treasures, position.to_move) == ((1, 2, 3), ["", "", "D"], 2)
    assert (position.view.covers, position.view.boarded) == ((), (False, False, False))
    position.falls("KKCC")
    assert "open:2/KK" in position.choices, "the chest is bare again"


def test_DIG_13_OMG_29_the_last_opener_leaves_in_the_very_turn_of_the_last_chest() -> None:
    position = table(row="100", pile=0, treasures=("", "", ""), dice="KCCC", same_turn_load="yes", inside="1C")
    position.choose("open:1/K").falls("find:C")
    assert position.choices == {"load:C/C"}
    position.leave(1)
    assert position.view.last_opener == 0
    assert (position.to_move, position.view.final_turns_due) == (2, (False, False, True))
    position.falls("KKKK").choose("stop")
    assert position.falls("KKKK").choose("stop").waits_for == "over"


def test_DIG_11_OMG_29_a_last_chest_not_yet_turned_stays_closed_and_the_game_goes_on() -> None:
    position = table(row="100", pile=0, treasures=("", "", ""), dice="KCCC").choose("open:1/K").leave(1)
    assert (position.row, position.view.last_opener, position.to_move) == ((1, 0, 0), -1, 2)
    position.falls("KCCC").choose("stop", "open:1/K").turn_over()
    assert position.view.last_opener == 1
