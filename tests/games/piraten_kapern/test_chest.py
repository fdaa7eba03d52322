"""The Treasure Chest."""

from tests.games.piraten_kapern.positions import Play, score_of


def test_PK_35_PK_36_stowed_dice_score_when_skulls_end_the_turn() -> None:
    assert score_of("treasure-chest", "GGGGSPPM", "chest:GGGG", "roll:PPM", "SSM") == 600


def test_PK_35_dice_go_on_and_off_after_every_roll() -> None:
    game = Play().play("treasure-chest", "GGGMMPPW", "chest:GGG", "roll:MMW", "GMM")
    assert game.view.chest["coin"] == 3
    game.play("chest:GG")
    assert (game.view.chest["coin"], game.view.dice["coin"]) == (2, 2)
    game.play("roll:GG", "DD", "chest:-")
    assert sum(game.view.chest.values()) == 0
    game.play("roll:GG", "PP", "chest:PP")
    assert game.view.chest["parrot"] == 2


def test_PK_35_only_with_this_card() -> None:
    assert Play().play("captain", "GGGMMPPW").refused("chest:GGG") == ("pk-no-chest", "PK-35")


def test_PK_35_a_choice_must_change_something() -> None:
    game = Play().play("treasure-chest", "GGGMMPPW")
    assert game.refused("chest:-") == ("pk-chest-unchanged", "PK-35")
    game.play("chest:GGG", "roll:MM", "MM")
    assert game.refused("chest:GGG") == ("pk-chest-unchanged", "PK-35")
    assert "chest:GGG" not in game.choices
    assert "chest:-" in game.choices


def test_PK_A57_all_moves_between_two_rolls_are_one_choice() -> None:
    game = Play().play("treasure-chest", "GGGMMPPW", "chest:GGG")
    assert game.refused("chest:GG") == ("pk-chest-arranged", "PK-A57")
    assert not any(text.startswith("chest") for text in game.choices)


def test_PK_A35_no_skulls_on_the_card() -> None:
    game = Play().play("treasure-chest", "GGGMMPSS")
    assert game.refused("chest:GS") == ("pk-no-skulls-on-chest", "PK-A35")
    assert game.refused("chest:DD") == ("pk-dice-not-there", "PK-13")


def test_PK_A36_stowed_dice_are_not_rolled_and_not_counted() -> None:
    game = Play().play("treasure-chest", "GGGMMPPW", "chest:GGGMMPP")
    assert game.refused("roll:GW") == ("pk-dice-stowed", "PK-A36")
    assert game.refused("roll:W") == ("pk-two-dice", "PK-15")


def test_PK_A37_dice_of_the_third_skull_come_too_late() -> None:
    game = Play().play("treasure-chest", "GGGGMMSS", "roll:MM", "GS")
    assert (game.seat, game.scores) == (1, (0, 0))


def test_PK_A38_a_stop_scores_all_eight_together() -> None:
    assert score_of("treasure-chest", "PPPPPPGS", "chest:PPP", "stop") == 1100
    assert score_of("treasure-chest", "PPPPPPGG", "chest:PPP", "stop") == 1700


def test_PK_A39_the_disqualified_score_the_card_by_itself_without_a_full_chest() -> None:
    assert score_of("treasure-chest", "GGGGMPPS", "chest:GGGG", "roll:MPP", "GSS") == 600
    assert score_of("treasure-chest", "MMMPPPWW", "chest:MM", "roll:MPPPWW", "MMMSSS") == 0
    game = Play().play("treasure-chest", "DDMMMPPS", "chest:DDMMM", "roll:PP", "SS")
    assert game.scores[0] == 200 + 100
    assert [(entry.rule, entry.amount) for entry in game.said("chest-saved")] == [("PK-36", 300)]


def test_PK_A40_with_fewer_than_two_dice_off_the_card_one_stops_or_takes_dice_off() -> None:
    game = Play().play("treasure-chest", "GGGMMPPW", "chest:GGGMMP", "roll:PW", "GS")
    assert not any(text.startswith("roll") for text in game.choices)
    assert {"stop", "chest:GGGM"} <= set(game.choices)
    game.play("chest:GGG", "roll:MMP")
    stuck = Play().play("treasure-chest", "GGGMMPPW", "chest:GGGMMPP")
    assert stuck.choices == ["stop"]


def test_PK_A58_dice_that_earn_nothing_may_lie_there_too() -> None:
    game = Play().play("treasure-chest", "GGGMMPPW", "chest:MPW")
    assert game.view.chest == {"coin": 0, "diamond": 0, "monkey": 1, "parrot": 1, "sword": 1}


def test_PK_35_the_chest_is_told() -> None:
    game = Play().play("treasure-chest", "GGGMMPPW", "chest:GGG", "roll:MM", "MM", "chest:-")
    assert [(entry.rule, entry.amount) for entry in game.said("stowed")] == [("PK-35", 3), ("PK-35", 0)]
