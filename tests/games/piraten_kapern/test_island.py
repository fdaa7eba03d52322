"""The Island of Skulls."""

from tests.games.piraten_kapern.positions import Play, losses


def test_PK_28_PK_18_four_skulls_on_the_first_roll_lead_to_the_island() -> None:
    game = Play(3).play("gold", "SSSSGGGG")
    assert (game.phase, game.seat, game.view.island) == ("island", 0, True)
    assert [(entry.rule, entry.amount) for entry in game.said("island")] == [("PK-28", 4)]


def test_PK_28_for_this_turn_only() -> None:
    game = Play(2).play("gold", "SSSSGGGG", "stop").play("gold", "GGGGGGGG")
    assert (game.phase, game.view.island) == ("roll", False)


def test_PK_29_PK_33_nothing_for_oneself() -> None:
    game = Play(2).play("gold", "SSSSGGGG", "roll:GGGG", "DDDS", "stop")
    assert game.scores == (0, -500)


def test_PK_30_PK_31_rolls_go_on_while_they_bring_skulls() -> None:
    game = Play(3).play("gold", "SSSSMMMM", "roll:MMMM", "SMMM")
    assert game.phase == "island"
    game.play("roll:MMM", "SMM", "roll:MM", "PP")
    assert (game.phase, game.seat, game.scores) == ("draw-card", 1, (0, -600, -600))


def test_PK_32_every_opponent_loses_a_hundred_for_each_skull() -> None:
    game = Play(3).play("gold", "SSSSSMMM", "stop")
    assert game.scores == (0, -500, -500)
    entries = [(t.rule, t.source, t.target, t.amount) for t in game.said("island-loss")]
    assert entries == [("PK-32", "seat-2", "bank", 500), ("PK-32", "seat-3", "bank", 500)]


def test_PK_38_the_captain_makes_it_two_hundred() -> None:
    assert losses("captain", "SSSSSGGG", "stop") == (-1000, -1000)
    game = Play(2).play("captain", "SSSSSGGG", "stop")
    assert [entry.rule for entry in game.said("island-loss")] == ["PK-38"]


def test_PK_49_PK_A15_PK_A16_printed_skulls_count_for_reaching_the_island_and_for_the_loss() -> None:
    assert losses("skulls-2", "SSSWWWWW", "roll:WWWWW", "WWWWW") == (-500, -500)
    assert losses("skulls-2", "SSWWWWWW", "roll:WWWWWW", "SSWWWW", "roll:WWWW", "SWWW", "stop") == (-700, -700)
    assert losses("skulls-1", "SSSWWWWW", "stop") == (-400, -400)


def test_PK_49_PK_A14_printed_skulls_count_for_disqualification() -> None:
    game = Play().play("skulls-1", "SSWWWWWW")
    assert (game.seat, game.scores) == (1, (0, 0))
    later = Play().play("skulls-2", "WWWWWWWW", "roll:WW", "SW")
    assert (later.seat, later.scores) == (1, (0, 0))


def test_PK_A17_one_may_stop_unless_the_table_demands_to_roll_on() -> None:
    assert "stop" in Play().play("gold", "SSSSMMMM").choices
    strict = Play(island_stop="must_roll").play("gold", "SSSSMMMM")
    assert strict.refused("stop") == ("pk-stop-barred", "PK-A17")
    assert "stop" not in strict.choices
    assert sorted(strict.choices) == ["roll:MM", "roll:MMM", "roll:MMMM"]
    strict.play("roll:MM", "PP")
    assert strict.seat == 1


def test_PK_A17_to_roll_on_is_only_demanded_at_the_island() -> None:
    assert "stop" in Play(island_stop="must_roll").play("gold", "SSMMMMMM").choices


def test_PK_A18_any_two_dice_or_more_that_are_not_skulls() -> None:
    game = Play().play("gold", "SSSSMMPP")
    assert set(game.choices) == {"stop", "roll:MM", "roll:PP", "roll:MP", "roll:MMP", "roll:MPP", "roll:MMPP"}
    assert game.refused("roll:M") == ("pk-island-two-dice", "PK-A19")


def test_PK_A19_with_one_die_left_the_turn_ends() -> None:
    game = Play(2).play("gold", "SSSSSSSG")
    assert (game.seat, game.scores) == (1, (0, -700))
    assert [entry.rule for entry in game.said("island-dice-out")] == ["PK-A19"]


def test_PK_A19_a_table_may_let_one_die_roll() -> None:
    game = Play(2, island_min_dice="1").play("gold", "SSSSSSSG")
    assert (game.phase, game.choices) == ("island", ["stop", "roll:G"])
    game.play("roll:G", "D")
    assert game.scores == (0, -700)
    assert "roll:M" in Play(2, island_min_dice="1").play("gold", "SSSSMMPP").choices


def test_PK_A19_one_die_is_only_for_the_island() -> None:
    assert Play(island_min_dice="1").play("gold", "GGGGMMPP").refused("roll:G") == ("pk-two-dice", "PK-15")


def test_PK_A20_eight_skulls_end_the_turn() -> None:
    assert losses("gold", "SSSSSSSS") == (-800, -800)
    assert losses("skulls-2", "SSSSSSSS") == (-1000, -1000)
    assert losses("captain", "SSSSSSSS") == (-1600, -1600)
    assert losses("sorceress", "SSSSSSSS", sorceress_island="yes", island_min_dice="1") == (-800, -800)
    game = Play().play("gold", "SSSSSSSS")
    assert [entry.rule for entry in game.said("island-all-skulls")] == ["PK-A20"]


def test_PK_A21_other_cards_do_nothing_there() -> None:
    for card in ("gold", "diamond", "monkey-business", "treasure-chest"):
        assert losses(card, "SSSSGGMP", "stop") == (-400, -400)
    chest = Play().play("treasure-chest", "SSSSGGGG")
    assert chest.refused("chest:GGGG") == ("pk-chest-closed-here", "PK-A21")
    assert not any(text.startswith("chest") for text in chest.choices)


def test_PK_A41_scores_may_fall_below_zero_or_are_lifted() -> None:
    assert Play(3).at(0, 300, 900).play("gold", "SSSSSMMM", "stop").scores == (0, -200, 400)
    game = Play(3, score_floor="zero").at(0, 300, 900).play("gold", "SSSSSMMM", "stop")
    assert game.scores == (0, 0, 400)
    assert [(entry.rule, entry.target, entry.amount) for entry in game.said("lifted")] == [("PK-A41", "seat-2", 200)]


def test_PK_A47_a_loss_of_others_starts_nothing() -> None:
    game = Play(2).at(0, 7000).play("gold", "SSSSSMMM", "stop")
    assert (game.scores, game.view.final_round, game.seat) == ((0, 6500), False, 1)


def test_PK_A17_roll_on_with_just_enough_dice() -> None:
    game = Play(island_stop="must_roll").play("gold", "SSSSSSMP")
    assert game.choices == ["roll:MP"]
    one = Play(island_stop="must_roll", island_min_dice="1").play("gold", "SSSSSSSP")
    assert one.choices == ["roll:P"]
    assert one.play("roll:P", "S").scores == (0, -800)


def test_PK_30_PK_31_the_story_of_an_island() -> None:
    game = Play(2).play("skulls-1", "SSSSMMMM", "roll:MM", "SM", "roll:MMM", "MMM")
    entries = [(entry.rule, entry.what, entry.amount) for entry in game.ledger if entry.what.startswith("island")]
    assert entries == [
        ("PK-28", "island", 5),
        ("PK-30", "island-more-skulls", 6),
        ("PK-31", "island-no-skull", 6),
        ("PK-32", "island-loss", 600),
    ]


def test_PK_A21_the_view_shows_no_open_chest_at_the_island() -> None:
    game = Play().play("treasure-chest", "GGGGMMPP")
    assert game.view.chest_open
    assert not game.play("chest:GG").view.chest_open
    island = Play().play("treasure-chest", "SSSSMMPP")
    assert (island.view.chest_open, island.view.island_loss, island.view.skulls) == (False, 400, 4)


def test_PK_A41_zero_is_the_floor_for_the_loss_of_every_opponent() -> None:
    game = Play(3, score_floor="zero").at(0, 400, 300).play("gold", "SSSSMMMM", "stop")
    assert game.scores == (0, 0, 0)
    assert [(entry.target, entry.amount) for entry in game.said("lifted")] == [("seat-3", 100)], "who falls to zero needs no lift"
