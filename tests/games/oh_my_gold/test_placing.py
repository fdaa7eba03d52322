"""Laying dice on chests and on own treasures, and what is lost."""

import pytest

from tests.games.oh_my_gold.positions import table


@pytest.mark.parametrize(
    ("dice", "row", "own", "legal"),
    [
        ("KKKD", "123", "", {"open:3/KKK", "open:1/K + open:2/KK"}),
        ("WWWK", "333", "", {f"open:{place}/{dice}" for place in (1, 2, 3) for dice in ("KWW", "WWW")}),
        ("CDKK", "333", "CD", {"load:CD/CD"}),
        ("CCDD", "111", "CCC CD", {"load:CD/CD"}),
        ("WKCC", "123", "", {"open:2/KW", "open:1/K", "open:1/W"}),
    ],
)
def test_OMG_11_OMG_A07_conformance_of_placements(dice: str, row: str, own: str, legal: set[str]) -> None:
    position = table(row=row, treasures=(own, ""), dice=dice)
    assert position.placements() == legal
    assert position.refused("done") == ("omg-must-place", "OMG-A07")


def test_OMG_11_OMG_A07_after_the_one_lock_the_two_must_follow_but_which_cards_is_free() -> None:
    position = table(dice="KKKD").choose("open:1/K")
    assert position.choices == {"open:2/KK"}
    assert position.refused("done") == ("omg-must-place", "OMG-A07")


def test_OMG_A07_the_dice_need_not_go_as_far_as_they_could() -> None:
    position = table(dice="WKCC").choose("open:1/W")
    assert position.ledger[-1] == "OMG-13 dice-lost seat-1 3"


def test_OMG_A07_free_placement_puts_any_dice_aside() -> None:
    position = table(dice="KKKD", placement="free")
    assert position.choices >= {"done", "open:1/K", "open:2/KK", "open:3/KKK"}
    assert position.choose("done").ledger[0] == "OMG-13 dice-lost seat-1 4"
    assert position.to_move == 2
    assert position.row == (1, 2, 3)


def test_OMG_12_OMG_17_a_card_must_be_filled_by_as_many_keys_as_locks() -> None:
    position = table(row="123", dice="KKCC")
    assert position.refused("open:3/KK") == ("omg-not-complete", "OMG-12")
    assert position.refused("open:2/K") == ("omg-not-complete", "OMG-12")
    assert position.refused("open:1/KK") == ("omg-dice-do-not-fit", "OMG-A42")
    assert position.choices == {"open:1/K", "open:2/KK"}


def test_OMG_13_OMG_A37_when_nothing_fits_all_dice_are_lost() -> None:
    position = table(row="333", dice="KKCC")
    assert position.ledger == ["OMG-13 dice-lost seat-1 4"]
    assert (position.to_move, position.waits_for) == (2, "throw")


def test_OMG_14_nothing_is_turned_before_every_die_lies_somewhere() -> None:
    position = table(row="112", dice="KKKC").choose("open:1/K")
    assert position.ledger == []
    assert position.row == (1, 1, 2), "still closed"
    assert position.view.covers[0].complete
    position.choose("open:3/KK")
    assert position.waits_for == "open-chest"


def test_OMG_15_OMG_21_several_chests_and_treasures_in_one_turn() -> None:
    position = table(row="112", treasures=("C D", ""), dice="KKCD")
    assert "load:C/C + load:D/D + open:1/K + open:2/K" in position.placements()
    position.choose("open:1/K", "load:C/C", "open:2/K", "load:D/D").falls("find:F", "find:CC")
    assert (position.treasures[0], position.points) == ("CC", (2, 0))


def test_OMG_20_OMG_22_OMG_23_coins_and_diamonds_load_treasure_which_is_then_loot() -> None:
    position = table(row="333", treasures=("CDD", ""), dice="CDDK").choose("load:CDD/CDD")
    assert position.ledger == ["OMG-13 dice-lost seat-1 1", "OMG-22 load seat-1 seat-1 3"]
    assert (position.points, position.view.diamonds, position.view.loot_cards) == ((3, 0), (2, 0), (1, 0))
    assert position.treasures == ["", ""]


def test_OMG_20_keys_load_nothing_and_coins_open_nothing() -> None:
    position = table(row="122", treasures=("C", ""), dice="KCDD")
    assert position.choices == {"open:1/K", "load:C/C"}
    assert position.refused("load:C/K") == ("omg-dice-do-not-fit", "OMG-A42")
    assert position.refused("load:C/D") == ("omg-dice-do-not-fit", "OMG-A42")


def test_OMG_21_only_own_treasures_are_loaded() -> None:
    position = table(row="333", treasures=("", "C"), dice="CCCC")
    assert position.to_move == 2, "the coin before the other ship is not ours"


def test_OMG_21_equal_treasures_are_one_choice_until_one_is_covered() -> None:
    position = table(row="333", treasures=("C C", ""), dice="CCDD")
    assert position.choices == {"load:C/C"}
    assert position.choose("load:C/C").choices == {"load:C/C"}
    assert position.choose("load:C/C").points == (2, 0)


def test_OMG_24_OMG_A09_a_sword_is_a_joker_and_so_is_each_further_one() -> None:
    position = table(row="223", treasures=("CD", ""), dice="WWCK")
    assert position.choices == {
        "open:1/KW", "open:1/WW", "open:2/KW", "open:2/WW", "open:3/KWW", "load:CD/CW", "load:CD/WW",
    }  # fmt: skip


def test_OMG_A10_swords_alone_open_a_chest() -> None:
    position = table(row="333", dice="WWWC").choose("open:2/WWW").falls("find:DDD")
    assert position.treasures == ["DDD", ""]


def test_OMG_A11_nothing_stays_on_a_card_for_the_next_turn() -> None:
    position = table(row="333", treasures=("CC", ""), dice="KKCD")
    position.falls("CDDD").choose("stop")
    position.falls("CDDD").choose("stop")
    assert (position.points, position.treasures[0]) == ((0, 0), "CC"), "two single coins in two turns load nothing"


def test_OMG_A41_dice_of_one_symbol_are_one_choice_and_cards_may_be_named_in_any_order() -> None:
    position = table(row="112", dice="KKCD")
    assert position.choices == {"open:1/K", "open:2/K", "open:3/KK"}
    one, other = position.twin().choose("open:1/K", "open:2/K"), position.twin().choose("open:2/K", "open:1/K")
    assert one.falls("find:C").chances == other.falls("find:C").chances
    assert one.falls("find:D").lay_out().view == other.falls("find:D").lay_out().view


def test_OMG_A42_a_sword_on_coins_and_diamonds_stands_for_nothing_fixed() -> None:
    position = table(row="333", treasures=("CCD", ""), dice="CDWK")
    assert position.choices == {"load:CCD/CDW"}
    assert position.refused("load:CCD/CCW") == ("omg-dice-not-there", "OMG-A41")
    position = table(row="333", treasures=("CD", ""), dice="CDWW")
    assert position.refused("load:CD/CDW") == ("omg-dice-do-not-fit", "OMG-A42"), "no card takes more dice than spaces"
    assert position.choices >= {"load:CD/CD", "load:CD/CW", "load:CD/DW", "load:CD/WW"}
