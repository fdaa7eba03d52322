"""Seasoned Seafarers: dice laid down between the two rolls."""

from tests.games.oh_my_gold.positions import table


def test_OMG_35_some_dice_are_laid_down_and_the_others_rolled_once_more() -> None:
    position = table(row="333", treasures=("CD", ""), first_roll="CDKK", preset="seafarers")
    position.choose("load:CD/CD", "roll")
    assert (position.view.in_hand, position.view.covers[0].dice) == (2, "CD")
    position.falls("KW")
    assert position.points == (2, 0), "carried out after the second placement"
    assert position.to_move == 2


def test_OMG_A23_dice_may_lie_on_a_card_that_is_not_complete_yet() -> None:
    position = table(row="333", first_roll="KKCC", preset="seafarers").choose("open:1/KK", "roll").falls("KC")
    assert position.choices == {"add:1/K"}
    assert position.refused("done") == ("omg-must-place", "OMG-A07")
    position.choose("add:1/K").falls("find:DDD")
    assert position.treasures[0] == "DDD"


def test_OMG_A23_what_stays_incomplete_is_wasted() -> None:
    position = table(row="333", treasures=("CC", ""), first_roll="KKCC", preset="seafarers")
    position.choose("open:1/KK", "load:CC/C", "roll").falls("D")
    assert position.ledger == ["OMG-13 dice-lost seat-1 1", "OMG-A23 wasted seat-1 3"]
    assert (position.row, position.treasures[0], position.to_move) == ((3, 3, 3), "CC", 2)


def test_OMG_A23_only_on_spaces_that_fit() -> None:
    position = table(row="333", treasures=("CC", ""), first_roll="KCDW", preset="seafarers")
    assert position.refused("load:CC/D") == ("omg-dice-do-not-fit", "OMG-A42")
    assert position.choices == {
        "stop", "roll", "load:CC/C", "load:CC/W", "load:CC/CW",
        *(f"open:{place}/{dice}" for place in (1, 2, 3) for dice in ("K", "W", "KW")),
    }  # fmt: skip


def test_OMG_A23_complete_only_lays_down_nothing_by_halves() -> None:
    position = table(row="133", treasures=("CC", ""), first_roll="KCDD", preset="seafarers", seafarer_commit="complete_only")
    assert position.choices == {"stop", "roll", "open:1/K"}
    assert position.refused("open:2/K") == ("omg-not-complete", "OMG-12")
    position.choose("open:1/K", "roll").falls("CCK")
    assert position.choices == {"load:CC/CC"}


def test_OMG_A24_dice_on_a_card_stay_there() -> None:
    position = table(row="333", first_roll="KKCC", preset="seafarers").choose("open:1/K")
    assert position.refused("open:1/K") == ("omg-dice-on-it", "OMG-A24")
    position.choose("roll")
    assert position.view.in_hand == 3, "the key is not rolled"


def test_OMG_A25_committing_none_is_the_ordinary_reroll() -> None:
    position = table(first_roll="CCDD", preset="seafarers").choose("roll")
    assert (position.view.in_hand, position.view.rolls_left) == (4, 0)
    assert position.falls("KCCC").choices == {"open:1/K"}


def test_OMG_A25_stopping_is_the_ordinary_placement() -> None:
    position = table(row="133", first_roll="KCDD", preset="seafarers").choose("stop")
    assert (position.waits_for, position.choices) == ("place", {"open:1/K"})
    assert position.refused("roll") == ("omg-rolling-over", "OMG-10")


def test_OMG_A25_all_four_may_lie_down_at_once_if_everything_is_complete() -> None:
    position = table(row="133", treasures=("CCC", ""), first_roll="KCCC", preset="seafarers")
    position.choose("open:1/K", "load:CCC/CCC")
    assert (position.waits_for, position.points) == ("open-chest", (3, 0))


def test_OMG_A25_with_something_incomplete_a_die_must_be_left_and_rolled() -> None:
    position = table(row="333", treasures=("CC", ""), first_roll="KKCC", preset="seafarers").choose("open:1/KK")
    assert position.refused("stop") == ("omg-must-roll", "OMG-A25")
    assert position.refused("load:CC/CC") == ("omg-keep-one-to-roll", "OMG-A25"), "then no die would be left"
    assert position.choices == {"roll", "load:CC/C"}


def test_OMG_A25_more_dice_may_join_a_card_and_complete_it_before_the_second_roll() -> None:
    position = table(row="333", treasures=("CC", ""), first_roll="KKCC", preset="seafarers").choose("load:CC/C")
    assert "stop" not in position.choices
    position.choose("add:1/C")
    assert {"stop", "roll"} <= position.choices


def test_OMG_A43_early_dice_are_free_but_after_the_last_roll_what_can_be_used_must_be() -> None:
    position = table(row="133", first_roll="KKCC", preset="seafarers")
    assert "roll" in position.choices, "although a chest could be opened"
    position.choose("open:2/KK", "roll").falls("KC")
    assert position.choices == {"open:1/K", "add:1/K"}, "either card, but one of them"
    assert position.refused("done") == ("omg-must-place", "OMG-A07")


def test_OMG_A25_the_last_dice_may_complete_what_was_begun() -> None:
    position = table(row="223", first_roll="KKKK", preset="seafarers").choose("open:1/K", "open:2/K", "add:1/K")
    assert position.refused("stop") == ("omg-must-roll", "OMG-A25")
    assert {"roll", "add:2/K"} <= position.choices
    assert position.choose("add:2/K").waits_for == "open-chest"
    assert position.turn_over().lay_out().to_move == 2


def test_OMG_13_OMG_A23_nothing_is_told_as_lost_or_wasted_when_all_dice_serve() -> None:
    position = table(row="333", treasures=("CC DD", ""), first_roll="CCDD", preset="seafarers").choose("load:CC/CC", "load:DD/DD")
    assert position.ledger == ["OMG-22 load seat-1 seat-1 2", "OMG-22 load seat-1 seat-1 2"]


def test_OMG_A43_a_card_begun_early_counts_as_usable_but_is_not_the_only_one() -> None:
    position = table(row="233", treasures=("C", ""), first_roll="KCDD", preset="seafarers").choose("open:1/K", "roll").falls("KCD")
    assert position.placements() == {"add:1/K + load:C/C"}
    free = table(row="233", treasures=("C", ""), first_roll="KCDD", preset="seafarers", placement="free")
    free.choose("open:1/K", "roll").falls("KCD")
    assert free.placements() == {"", "add:1/K", "load:C/C", "add:1/K + load:C/C"}


def test_OMG_A24_a_card_that_stays_incomplete_keeps_its_dice_from_other_cards() -> None:
    position = table(row="223", first_roll="KCDD", preset="seafarers").choose("open:1/K", "roll").falls("KCC")
    assert position.placements() == {"add:1/K"}, "the early key does not help to open the other chest"


def test_OMG_A35_seafarers_always_have_exactly_one_more_roll() -> None:
    position = table(first_roll="CCDD", preset="seafarers")
    assert position.view.rolls_left == 1
    assert position.choose("roll").falls("KCCD").refused("roll") == ("omg-rolling-over", "OMG-10")


def test_OMG_A23_two_cards_begun_early_are_both_offered_after_the_second_roll() -> None:
    position = table(row="223", treasures=("CD", ""), first_roll="KKCD", preset="seafarers")
    position.choose("open:1/K", "open:2/K", "load:CD/C", "roll")
    assert position.twin().falls("W").choices == {"add:1/W", "add:2/W", "add:3/W"}
    assert position.twin().falls("K").choices == {"add:1/K", "add:2/K"}
    assert position.falls("D").points == (0, 0)
    assert position.choices == {"add:3/D"}
    assert position.choose("add:3/D").ledger == ["OMG-22 load seat-1 seat-1 2", "OMG-A23 wasted seat-1 2"]
