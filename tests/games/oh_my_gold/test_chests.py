"""Chests turned over, fishbones, and new chests for the row."""

from tests.games.oh_my_gold.positions import table


def test_OMG_19_the_treasure_lies_before_the_openers_ship_for_all_to_see() -> None:
    position = table(row="333", dice="KKKC").choose("open:2/KKK").falls("find:CDD")
    assert position.ledger[:3] == [
        "OMG-15 open row seat-1 3", "OMG-19 find-coins row seat-1 1", "OMG-19 find-diamonds row seat-1 2",
    ]  # fmt: skip
    assert (position.treasures, position.points) == (["CDD", ""], (0, 0)), "not yet loot"
    coins = table(row="333", dice="KKKC").choose("open:2/KKK").falls("find:CCC").ledger
    assert coins[:3] == ["OMG-15 open row seat-1 3", "OMG-19 find-coins row seat-1 3", "OMG-28 lay-out pile row 1"]
    diamonds = table(row="333", dice="KKKC").choose("open:2/KKK").falls("find:DDD").ledger
    assert diamonds[:3] == ["OMG-15 open row seat-1 3", "OMG-19 find-diamonds row seat-1 3", "OMG-28 lay-out pile row 1"]


def test_OMG_05_DIG_07_any_card_with_as_many_locks_may_be_in_the_chest() -> None:
    position = table(row="133", dice="KCCC").choose("open:1/K")
    assert position.chances == {"find:C": "1/3", "find:D": "1/6", "find:CC": "1/6", "find:F": "1/3"}
    position = table(row="111", dice="KKCC").choose("open:1/K", "open:2/K").falls("find:F")
    assert position.chances == {"find:C": "2/5", "find:D": "1/5", "find:CC": "1/5", "find:F": "1/5"}


def test_OMG_25_OMG_26_fishbones_go_straight_onto_the_ship_and_count_nothing() -> None:
    position = table(row="123", dice="KCCC").choose("open:1/K").falls("find:F")
    assert "OMG-25 fishbones row seat-1 1" in position.ledger
    assert (position.view.fishbones, position.treasures, position.points) == ((1, 0), ["", ""], (0, 0))


def test_OMG_28_OMG_A40_after_every_turn_three_chests_show_again() -> None:
    position = table(row="123", dice="KCCC").choose("open:1/K").falls("find:C")
    assert position.waits_for == "next-lock", "the pile's top card moved, the next one shows"
    position.falls("locks:3")
    assert (position.row, position.view.next_chest, position.view.pile, position.to_move) == ((1, 2, 3), 3, 14, 2)
    position.falls("KCCC").choose("stop", "open:1/K").falls("find:C", "locks:1")
    assert position.row == (3, 2, 3)


def test_OMG_A44_new_chests_fill_the_empty_places_from_the_left_the_others_stay() -> None:
    position = table(row="121", dice="KKCC").choose("open:1/K", "open:3/K").falls("find:C", "find:C")
    position.falls("locks:3")
    assert position.row == (1, 2, 3)
    assert position.falls("locks:2").waits_for == "throw"


def test_OMG_A12_within_a_turn_nothing_is_replaced_so_three_are_the_most() -> None:
    position = table(row="111", dice="KKKK").choose("open:1/K", "open:2/K", "open:3/K")
    assert position.waits_for == "open-chest"
    position.falls("find:C", "find:C", "find:D")
    assert position.view.pile == 14
    position = table(row="111", dice="KKKK", same_turn_load="yes").choose("open:1/K").falls("find:C")
    assert position.row == (0, 1, 1), "not even where chests are turned at once"


def test_OMG_A13_a_short_pile_lays_out_what_it_has() -> None:
    position = table(row="111", pile=1, dice="KKCC").choose("open:2/K", "open:3/K").turn_over()
    assert (position.row[0], position.row[2], position.view.pile, position.waits_for) == (1, 0, 0, "throw")
    assert position.row[1] > 0
