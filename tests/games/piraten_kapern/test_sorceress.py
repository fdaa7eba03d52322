"""The Sorceress."""

from tests.games.piraten_kapern.positions import Play, losses, score_of


def test_PK_39_a_skull_is_revived_and_rolled_again() -> None:
    game = Play().play("sorceress", "MMMMPPSS", "roll:PP+S")
    assert (game.view.in_hand, game.view.dice["skull"]) == (3, 1)
    game.play("MMG", "stop")
    assert game.scores[0] == 1000 + 100


def test_PK_39_only_with_her_card_and_a_skull() -> None:
    assert Play().play("captain", "MMMMPPSS").refused("roll:PP+S") == ("pk-no-sorceress", "PK-39")
    assert Play().play("sorceress", "MMMMPPPP").refused("roll:PP+S") == ("pk-no-skull", "PK-39")


def test_PK_40_once_a_turn() -> None:
    game = Play().play("sorceress", "MMMMPPSS", "roll:PP+S", "PPS")
    assert game.refused("roll:PP+S") == ("pk-spell-spent", "PK-40")
    assert not any(text.endswith("+S") for text in game.choices)
    next_turn = game.play("stop").play("sorceress", "MMMMPPSS")
    assert "roll:PP+S" in next_turn.choices


def test_PK_A07_the_revived_skull_may_be_rolled_alone() -> None:
    game = Play().play("sorceress", "MMMMPPSS")
    assert "roll:+S" in game.choices
    assert game.play("roll:+S").view.in_hand == 1


def test_PK_A07_unless_it_counts_as_one_of_two() -> None:
    game = Play(sorceress_min_dice="counts_as_one_of_two").play("sorceress", "MMMMPPSS")
    assert game.refused("roll:+S") == ("pk-skull-not-alone", "PK-A07")
    assert "roll:+S" not in game.choices
    assert game.play("roll:P+S").view.in_hand == 2


def test_PK_A08_PK_A56_three_skulls_on_the_first_roll_can_be_helped() -> None:
    game = Play().play("sorceress", "SSSWWWWW")
    assert game.phase == "rescue"
    assert set(game.choices) == {"stop", *(f"roll:{'W' * count}+S" for count in range(6))}
    game.play("roll:+S", "W", "stop")
    assert game.scores[0] == 1000


def test_PK_A08_so_can_three_on_a_later_roll() -> None:
    game = Play().play("sorceress", "SSWWWWWW", "roll:WW", "SW")
    assert game.phase == "rescue"
    game.play("roll:+S", "G")
    assert game.phase == "roll"


def test_PK_A09_four_on_a_later_roll_cannot() -> None:
    game = Play().play("sorceress", "SSWWWWWW", "roll:WW", "SS")
    assert (game.seat, game.scores) == (1, (0, 0))


def test_PK_A10_four_on_the_first_roll_lead_to_the_island_under_both_values() -> None:
    for value in ("no", "yes", "alone"):
        game = Play(sorceress_island=value).play("sorceress", "SSSSWWWW")
        assert game.phase == "island"


def test_PK_A11_she_does_not_come_to_the_island() -> None:
    game = Play().play("sorceress", "SSSSWWWW")
    assert game.refused("roll:WW+S") == ("pk-no-spell-here", "PK-A11")
    assert losses("sorceress", "SSSSSSSW") == (-700, -700)


def test_PK_A11_where_she_does_the_skull_leaves_the_tally_until_it_shows_again() -> None:
    game = Play(sorceress_island="yes").play("sorceress", "SSSSSSSW")
    assert game.phase == "island", "one die and the skull make two"
    assert game.choices == ["stop", "roll:W+S"]
    assert game.play("roll:W+S", "GG").scores == (0, -600)
    assert losses("sorceress", "SSSSSSSW", "roll:W+S", "SG", sorceress_island="yes") == (-700, -700)
    assert losses("sorceress", "SSSSSSSW", "roll:W+S", "SS", sorceress_island="yes") == (-800, -800)
    assert losses("sorceress", "SSSSWWWW", "roll:WW+S", "SWW", "stop", sorceress_island="yes") == (-400, -400)


def test_PK_A11_the_skull_counts_as_one_of_the_dice_at_the_island() -> None:
    game = Play(sorceress_island="yes").play("sorceress", "SSSSWWWW")
    assert game.refused("roll:+S") == ("pk-island-two-dice", "PK-A19")
    assert "roll:W+S" in game.choices
    assert "roll:+S" in Play(sorceress_island="yes", island_min_dice="1").play("sorceress", "SSSSWWWW").choices


def test_PK_A11_once_at_the_island_too() -> None:
    game = Play(sorceress_island="yes").play("sorceress", "SSSSWWWW", "roll:WWWW+S", "SWWWW")
    assert game.refused("roll:WW+S") == ("pk-spell-spent", "PK-40")


def test_PK_A11_alone_the_grids_own_example() -> None:
    game = Play(preset="grid", first_player="host").at(0, 3000).play("sorceress", "SSSSSSSG")
    assert (game.phase, game.choices) == ("island", ["stop", "roll:+S"])
    game.play("roll:+S", "P")
    assert (game.phase, game.view.skulls, game.view.spell_ready) == ("island", 6, False), "no skull, and the turn goes on"
    assert set(game.choices) == {"stop", "roll:GP"}
    assert game.play("roll:GP", "SS").scores == (0, 2200)
    assert [(entry.rule, entry.amount) for entry in game.said("island-spell")] == [("PK-A11", 6)]


def test_PK_A11_alone_the_skull_counts_again_if_it_shows_one() -> None:
    assert losses("sorceress", "SSSSSSSG", "roll:+S", "S", sorceress_island="alone") == (-700, -700), "one die is too few to go on"
    assert losses("sorceress", "SSSSSSSG", "roll:+S", "M", "stop", sorceress_island="alone") == (-600, -600)
    assert losses("sorceress", "SSSSWWWW", "roll:+S", "W", "stop", sorceress_island="alone") == (-300, -300)
    assert losses("sorceress", "SSSSWWWW", "roll:+S", "W", "roll:WWWWW", "WWWWW", sorceress_island="alone") == (-300, -300)
    assert losses("sorceress", "SSSSSSSS", sorceress_island="alone") == (-800, -800), "eight skulls end the turn (PK-A20)"


def test_PK_A11_PK_40_alone_means_by_itself_and_once() -> None:
    game = Play(sorceress_island="alone").play("sorceress", "SSSSWWWW")
    assert game.refused("roll:WW+S") == ("pk-skull-by-itself", "PK-A11")
    game.play("roll:+S", "S")
    assert game.refused("roll:+S") == ("pk-spell-spent", "PK-40")
    single = Play(sorceress_island="alone", island_min_dice="1").at(0, 3000).play("sorceress", "SSSSWWWW", "roll:+S", "W", "roll:W")
    assert single.play("W").scores == (0, 2700), "a later roll of one die is no spell: without a skull it ends the turn"


def test_PK_A11_PK_A17_alone_may_be_chosen_where_one_must_roll() -> None:
    game = Play(sorceress_island="alone", island_stop="must_roll").play("sorceress", "SSSSSSWW")
    assert set(game.choices) == {"roll:WW", "roll:+S"}
    assert game.play("roll:+S", "S").choices == ["roll:WW"]


def test_PK_A12_a_skull_again_counts_and_the_spell_is_spent() -> None:
    game = Play().play("sorceress", "SSSWWWWW", "roll:+S", "S")
    assert (game.seat, game.scores) == (1, (0, 0))
    calm = Play().play("sorceress", "SSWWWWWW", "roll:+S", "S")
    assert (calm.phase, calm.view.dice["skull"]) == ("roll", 2)


def test_PK_A13_nobody_has_to_call_her() -> None:
    game = Play().play("sorceress", "SSSWWWWW", "stop")
    assert (game.seat, game.scores) == (1, (0, 0))
    assert score_of("sorceress", "SSWWWWWW", "roll:WW", "WW", "stop") == 1000


def test_PK_A13_PK_A17_rolling_on_never_forces_the_spell() -> None:
    game = Play(sorceress_island="yes", island_stop="must_roll").play("sorceress", "SSSSSSSW")
    assert game.choices == ["stop", "roll:W+S"]


def test_PK_A52_three_skulls_on_the_first_roll_are_out_unless_she_helps() -> None:
    assert Play().play("sorceress", "SSSWWWWW").seat == 0
    assert Play().play("captain", "SSSWWWWW").seat == 1


def test_PK_A56_the_skull_joins_a_roll_and_is_never_just_turned() -> None:
    game = Play().play("sorceress", "SSSWWWWW")
    assert game.refused("roll:WW") == ("pk-three-skulls", "PK-A56")
    assert game.refused("roll:WSS+S") == ("pk-one-skull", "PK-A56")
    assert game.play("roll:WW+S").view.in_hand == 3


def test_PK_A07_PK_A08_with_three_skulls_too_a_second_die_may_be_needed() -> None:
    game = Play(sorceress_min_dice="counts_as_one_of_two").play("sorceress", "SSSWWWWW")
    assert game.refused("roll:+S") == ("pk-skull-not-alone", "PK-A07")
    assert set(game.choices) == {"stop", *(f"roll:{'W' * count}+S" for count in range(1, 6))}


def test_PK_A07_PK_A11_at_the_island_the_skull_counts_whatever_holds_elsewhere() -> None:
    for value in ("exempt", "counts_as_one_of_two"):
        game = Play(sorceress_island="yes", sorceress_min_dice=value).play("sorceress", "SSSSSSWW")
        assert set(game.choices) == {"stop", "roll:WW", "roll:W+S", "roll:WW+S"}
        lone = Play(sorceress_island="yes", island_min_dice="1", sorceress_min_dice=value).play("sorceress", "SSSSSSSW")
        assert set(lone.choices) == {"stop", "roll:W", "roll:+S", "roll:W+S"}
        lone.play("roll:+S", "S")
        assert (lone.phase, set(lone.choices)) == ("island", {"stop", "roll:W"})
        assert lone.play("roll:W", "G").scores == (0, -700)


def test_PK_A11_her_skull_may_leave_fewer_than_four() -> None:
    assert losses("sorceress", "SSSSWWWW", "roll:WWWW+S", "WWWWW", sorceress_island="yes") == (-300, -300)


def test_PK_39_she_is_told() -> None:
    game = Play().play("sorceress", "MMMMPPSS", "roll:PP+S")
    assert [(entry.rule, entry.target) for entry in game.said("revived")] == [("PK-39", "seat-1")]
    assert not game.view.spell_ready
