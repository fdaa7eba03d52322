"""One roll, and perhaps one more."""

from tests.games.oh_my_gold.positions import table


def test_OMG_10_all_four_dice_may_be_rolled_again_once() -> None:
    position = table(first_roll="CCDD")
    assert position.choices == {"stop", "roll"}
    position.choose("roll")
    assert (position.waits_for, position.view.in_hand, position.view.rolls_left) == ("throw", 4, 0)
    position.falls("KKCC")
    assert position.waits_for == "place"
    assert position.refused("roll") == ("omg-rolling-over", "OMG-10")


def test_OMG_10_one_may_keep_the_first_roll() -> None:
    position = table(first_roll="KCCC").choose("stop")
    assert position.choices == {"open:1/K"}


def test_OMG_A06_the_second_roll_stands_even_if_it_is_worse() -> None:
    position = table(row="333", first_roll="KKKK").choose("roll").falls("CCCC")
    assert position.to_move == 2, "the keys of the first roll are gone"


def test_OMG_10_dice_cannot_be_placed_before_that_is_decided() -> None:
    assert table(first_roll="KKKK").refused("open:1/K") == ("omg-still-rolling", "OMG-10")


def test_OMG_A35_without_rerolls_the_first_roll_is_placed_at_once() -> None:
    position = table(rerolls="0").falls("KCCC")
    assert position.waits_for == "place"
    assert position.choices == {"open:1/K"}
