"""Loading in the turn of the opening: not by the rulebook, at some tables yes."""

from tests.games.oh_my_gold.positions import table


def test_OMG_A08_a_chest_opened_now_is_loaded_in_a_later_turn() -> None:
    position = table(row="133", dice="KCCC").choose("open:1/K").falls("find:C")
    assert (position.waits_for, position.treasures[0]) == ("next-lock", "C")


def test_OMG_A08_yes_lets_the_dice_left_go_on_what_was_just_turned() -> None:
    position = table(row="133", dice="KCCC", same_turn_load="yes")
    position.choose("open:1/K").falls("find:CC")
    assert position.choices == {"load:CC/CC"}
    assert position.refused("done") == ("omg-must-place", "OMG-A07")
    position.choose("load:CC/CC")
    assert position.points == (2, 0)
    assert position.ledger[0] == "OMG-22 load seat-1 seat-1 2"


def test_OMG_A08_yes_ends_the_turn_when_nothing_more_can_be_completed() -> None:
    position = table(row="133", dice="KCCC", same_turn_load="yes").choose("open:1/K").falls("find:D")
    assert position.ledger[-1].startswith("OMG-28 lay-out")
    assert position.lay_out().to_move == 2


def test_OMG_A08_yes_and_free_ends_on_the_players_word() -> None:
    position = table(row="133", dice="KCCC", same_turn_load="yes", placement="free").choose("open:1/K").falls("find:CC")
    assert position.choices == {"done", "load:CC/CC"}
    assert position.choose("done").lay_out().treasures[0] == "CC"


def test_OMG_A26_seafarers_see_the_treasure_before_the_second_roll_only_if_it_may_be_loaded_at_once() -> None:
    position = table(row="133", first_roll="KCDD", preset="seafarers").choose("open:1/K")
    assert (position.waits_for, position.row) == ("commit", (1, 3, 3))
    position = table(row="133", first_roll="KCDD", preset="seafarers", same_turn_load="yes").choose("open:1/K")
    assert position.waits_for == "open-chest"
    position.falls("find:CC")
    assert position.waits_for == "commit"
    position.choose("load:CC/C", "roll").falls("CK")
    assert position.choices == {"add:1/C"}
    assert position.choose("add:1/C").points == (2, 0)


def test_OMG_A08_OMG_A33_seadogs_may_end_the_turn_when_only_thefts_remain() -> None:
    position = table(row="333", treasures=("", "C"), dice="WCDD", seadogs="on", same_turn_load="yes")
    assert position.choices == {"done", "steal:2/C/C"}
    assert position.twin().choose("done").points == (0, 0)
    assert position.choose("steal:2/C/C").points == (1, 0)
