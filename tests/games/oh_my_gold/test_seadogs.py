"""Old Seadogs: treasure before other ships."""

from tests.games.oh_my_gold.positions import GAME, table


def test_OMG_36_OMG_37_stealing_is_for_seadogs_only() -> None:
    assert table(row="133", treasures=("", "C"), dice="WCKK").refused("steal:2/C/C") == ("omg-no-stealing", "OMG-36")
    assert "steal:2/C/C" in table(row="133", treasures=("", "C"), dice="WCKK", preset="seadogs").choices
    assert GAME.least_age == 5


def test_OMG_11_OMG_A33_conformance_a_theft_or_a_chest() -> None:
    position = table(row="333", treasures=("", "CC"), dice="WWCK", preset="seadogs")
    assert position.placements() == {"steal:2/CC/CW", "open:1/KWW", "open:2/KWW", "open:3/KWW"}
    position.choose("steal:2/CC/CW")
    assert position.ledger == ["OMG-13 dice-lost seat-1 1", "OMG-40 steal seat-2 seat-1 2"]


def test_OMG_38_a_theft_needs_a_sword_on_the_ship() -> None:
    position = table(row="133", treasures=("", "CC"), dice="CCKK", preset="seadogs")
    assert position.choices == {"open:1/K"}
    assert position.refused("steal:2/CC/CC") == ("omg-no-sword-for-ship", "OMG-38")


def test_OMG_39_OMG_A28_one_sword_serves_several_treasures_of_the_same_ship() -> None:
    position = table(row="333", treasures=("", "CD C"), dice="WCCD", preset="seadogs")
    position.choose("steal:2/CD/CD")
    assert position.view.boarded == (False, True)
    assert position.choices == {"done", "steal:2/C/C"}
    position.choose("steal:2/C/C")
    assert (position.points, position.treasures) == ((3, 0), ["", ""])


def test_OMG_40_stolen_treasure_goes_straight_onto_the_thiefs_ship() -> None:
    position = table(row="333", treasures=("", "DD"), dice="WDDK", preset="seadogs").choose("steal:2/DD/DD")
    assert (position.points, position.view.diamonds, position.treasures) == ((2, 0), (2, 0), ["", ""])


def test_OMG_A22_fishbones_cannot_be_stolen() -> None:
    position = table(row="333", treasures=("", ""), loot=("", "F"), dice="WCDK", preset="seadogs")
    assert (position.to_move, position.view.fishbones) == (2, (0, 1)), "nothing to choose"


def test_OMG_A27_the_sword_on_the_ship_is_no_joker_but_others_are() -> None:
    position = table(row="333", treasures=("", "CC"), dice="WCKD", preset="seadogs")
    assert position.to_move == 2, "W and C do not take two coins"
    position = table(row="333", treasures=("", "CC"), dice="WWCD", preset="seadogs")
    assert position.choices == {"done", "steal:2/CC/CW"}


def test_OMG_A29_two_ships_take_two_swords() -> None:
    both = table(row="333", treasures=("", "C", "D"), dice="WWCD", preset="seadogs").choose("steal:2/C/C")
    assert both.choices == {"done", "steal:3/D/D"}
    assert both.choose("steal:3/D/D").points == (2, 0, 0)
    one = table(row="333", treasures=("", "C", "D"), dice="WKCD", preset="seadogs")
    assert one.choose("steal:2/C/C").to_move == 2, "no sword is left for the other ship"


def test_OMG_A30_steal_open_and_load_in_one_turn() -> None:
    position = table(row="133", treasures=("C", "D"), dice="WDKC", preset="seadogs")
    assert "load:C/C + open:1/K + steal:2/D/D" in position.placements()


def test_OMG_A31_thefts_are_placed_with_everything_else_after_the_last_roll() -> None:
    position = table(row="333", treasures=("", "C"), first_roll="WCDD", preset="seadogs")
    assert position.choices == {"stop", "roll"}
    assert position.choose("stop").choices == {"done", "steal:2/C/C"}


def test_OMG_A32_a_sword_alone_is_not_offered_a_ship() -> None:
    position = table(row="333", treasures=("", "CC"), dice="WWCK", preset="seadogs")
    assert position.refused("ship:2") == ("omg-sword-wasted", "OMG-A32")
    free = table(row="333", treasures=("", "CC"), dice="WWCK", preset="seadogs", placement="free")
    assert "ship:2" not in free.choices


def test_OMG_A33_nobody_must_steal() -> None:
    position = table(row="333", treasures=("", "C"), dice="WCDD", preset="seadogs").choose("done")
    assert (position.to_move, position.points) == (2, (0, 0))


def test_OMG_A23_OMG_A34_both_variants_a_sword_goes_on_a_ship_after_the_first_roll() -> None:
    position = table(row="333", treasures=("", "CC"), first_roll="WCKK", preset="seafarers+seadogs")
    position.choose("ship:2", "steal:2/CC/C", "roll").falls("CK")
    assert position.choices == {"done", "add:1/C"}, "completing a theft is not compulsory"
    assert position.choose("add:1/C").points == (2, 0)


def test_OMG_A23_OMG_38_a_treasure_completed_early_waits_for_its_sword() -> None:
    position = table(row="333", treasures=("", "CC"), first_roll="CCKK", preset="seafarers+seadogs")
    position.choose("steal:2/CC/CC")
    assert position.refused("stop") == ("omg-must-roll", "OMG-A25")
    position.choose("roll")
    wasted = position.twin().falls("KD")
    assert wasted.ledger == ["OMG-13 dice-lost seat-1 2", "OMG-A23 wasted seat-1 2"]
    assert wasted.treasures == ["", "CC"]
    position.falls("WD")
    assert position.choices == {"done", "ship:2"}
    assert position.choose("ship:2").points == (2, 0)


def test_OMG_A23_a_sword_on_a_ship_without_a_theft_is_wasted() -> None:
    position = table(row="333", treasures=("", "CC"), first_roll="WKKD", preset="seafarers+seadogs")
    position.choose("ship:2", "roll").falls("KDD")
    assert position.ledger == ["OMG-13 dice-lost seat-1 3", "OMG-A23 wasted seat-1 1"]
    assert (position.to_move, position.treasures) == (2, ["", "CC"])


def test_OMG_A23_complete_only_allows_whole_thefts_early() -> None:
    position = table(
        row="333", treasures=("", "CC D"), first_roll="WCCD", preset="seafarers+seadogs", seafarer_commit="complete_only"
    )
    assert position.choices == {"stop", "roll", "steal:2/CC/CC", "steal:2/D/D"}
    position.choose("steal:2/D/D")
    assert position.view.boarded == (False, True)
    position.choose("roll").falls("CC")
    assert position.choices == {"done", "steal:2/CC/CC"}


def test_OMG_38_a_ship_with_nothing_before_it_takes_no_sword() -> None:
    position = table(row="333", treasures=("", ""), first_roll="WCKK", preset="seafarers+seadogs")
    assert position.refused("ship:2") == ("omg-nothing-to-steal", "OMG-37")
    assert position.refused("ship:1") == ("omg-no-such-ship", "OMG-37")


def test_OMG_A23_OMG_A25_a_whole_theft_laid_early_does_not_bar_the_stop() -> None:
    position = table(row="333", treasures=("", "C"), first_roll="WCKK", preset="seafarers+seadogs").choose("ship:2")
    assert position.refused("stop") == ("omg-must-roll", "OMG-A25")
    position.choose("steal:2/C/C")
    assert {"stop", "roll"} <= position.choices
    assert position.choose("stop").points == (1, 0)


def test_OMG_A25_OMG_A29_a_sword_without_theft_bars_the_stop_even_if_another_ship_is_robbed() -> None:
    position = table(row="333", treasures=("", "CC", "C"), first_roll="WWCD", preset="seafarers+seadogs")
    position.choose("ship:3", "steal:3/C/C")
    assert "stop" in position.choices
    assert position.choose("ship:2").refused("stop") == ("omg-must-roll", "OMG-A25")
    position.choose("roll").falls("K")
    assert position.ledger == ["OMG-13 dice-lost seat-1 1", "OMG-40 steal seat-3 seat-1 1", "OMG-A23 wasted seat-1 1"]


def test_OMG_A25_the_last_dice_may_complete_a_theft_whose_sword_lies_there() -> None:
    position = table(row="333", treasures=("", "CCC"), first_roll="WCCC", preset="seafarers+seadogs").choose("ship:2")
    assert "steal:2/CCC/CCC" in position.choices
    assert position.choose("steal:2/CCC/CCC").points == (3, 0)
    bare = table(row="333", treasures=("", "CCC"), first_roll="WWCC", preset="seafarers+seadogs").choose("steal:2/CCC/CCW")
    assert bare.refused("stop") == ("omg-must-roll", "OMG-A25")
    assert "ship:2" in bare.choices


def test_OMG_A23_OMG_A28_a_sword_laid_early_serves_several_thefts_after_the_second_roll() -> None:
    position = table(row="333", treasures=("", "C D CC"), first_roll="WKKC", preset="seafarers+seadogs")
    position.choose("ship:2", "steal:2/CC/C", "roll").falls("CD")
    assert position.placements() == {
        "",
        "add:1/C",
        "steal:2/C/C",
        "steal:2/D/D",
        "add:1/C + steal:2/D/D",
        "steal:2/C/C + steal:2/D/D",
    }
    position.choose("add:1/C", "steal:2/D/D")
    assert (position.points, position.treasures) == ((3, 0), ["", "C"])


def test_OMG_A23_OMG_A33_early_dice_before_a_ship_never_oblige() -> None:
    position = table(row="133", treasures=("", "CC"), first_roll="WCDD", preset="seafarers+seadogs")
    position.choose("ship:2", "steal:2/CC/C", "roll").falls("CK")
    assert position.choices == {"open:1/K", "add:1/C"}
    assert position.refused("done") == ("omg-must-place", "OMG-A07"), "the chest must be opened, the theft need not be completed"
    assert position.placements() == {"open:1/K", "add:1/C + open:1/K"}


def test_OMG_A08_OMG_A28_card_by_card_one_sword_still_serves_a_whole_ship() -> None:
    position = table(row="333", treasures=("", "C D"), dice="WCDK", preset="seadogs", same_turn_load="yes").choose("steal:2/C/C")
    assert (position.points, position.choices) == ((1, 0), {"done", "steal:2/D/D"})
    assert position.choose("steal:2/D/D").points == (2, 0)


def test_OMG_A08_OMG_A23_an_early_theft_is_carried_out_at_once_and_its_sword_keeps_serving() -> None:
    position = table(row="333", treasures=("", "C DD"), first_roll="WCDK", preset="seafarers+seadogs", same_turn_load="yes")
    position.choose("ship:2", "steal:2/C/C")
    assert (position.points, position.waits_for) == ((1, 0), "commit")
    assert "stop" in position.choices
    position.choose("steal:2/DD/D", "roll").falls("D")
    assert position.choices == {"done", "add:1/D"}
    assert position.choose("add:1/D").points == (3, 0)


def test_OMG_37_DIG_04_a_ship_that_left_is_no_longer_robbed() -> None:
    position = table(row="333", treasures=("", "C", "C"), first_roll="WCDK", preset="seafarers+seadogs").leave(2)
    assert position.refused("ship:2") == ("omg-no-such-ship", "OMG-37")
    assert position.refused("steal:2/C/C") == ("omg-no-such-ship", "OMG-37")
    assert {"ship:3", "steal:3/C/C"} <= position.choices


def test_OMG_38_OMG_A29_cards_begun_before_several_ships_each_wait_for_their_own_sword() -> None:
    position = table(row="333", treasures=("CC", "CC", "DD"), first_roll="CCDK", preset="seafarers+seadogs")
    position.choose("load:CC/C", "steal:2/CC/C", "steal:3/DD/D", "roll")
    assert position.twin().falls("W").choices == {"add:1/W"}, "one sword alone completes only the own treasure"
    position = table(row="333", treasures=("", "CC", "DD"), first_roll="WCDK", preset="seafarers+seadogs")
    position.choose("ship:3", "steal:2/CC/C", "steal:3/DD/D", "roll")
    assert position.falls("W").choices == {"done", "add:2/W"}, "the ship that is boarded, not the other"
