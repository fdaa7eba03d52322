"""A turn from card to score."""

from tests.games.piraten_kapern.positions import GAME, Play, score_of


def test_PK_04_PK_A01_PK_A57_a_card_opens_the_turn_then_all_eight_dice_fall() -> None:
    game = Play()
    assert game.phase == "draw-card"
    game.play("captain")
    assert (game.phase, game.view.card, game.view.in_hand) == ("throw", "captain", 8)
    game.play("MMMWWWGG")
    assert (game.phase, game.view.dice["monkey"], game.view.in_hand) == ("roll", 3, 0)
    game.play("stop")
    assert (game.phase, game.seat, game.view.card) == ("draw-card", 1, "")
    assert game.view.used["captain"] == 1


def test_PK_05_PK_06_PK_13_rolls_build_sets_and_only_the_last_dice_count() -> None:
    game = Play().play("captain", "MMMGGPWW", "roll:PWW")
    assert game.view.in_hand == 3
    game.play("MWS", "stop")
    assert game.scores == (2 * (200 + 200), 0)


def test_PK_13_only_dice_that_lie_there_can_be_rolled() -> None:
    game = Play().play("captain", "MMMGGPWW")
    assert game.refused("roll:DD") == ("pk-dice-not-there", "PK-13")
    assert game.refused("roll:MMMM") == ("pk-dice-not-there", "PK-13")


def test_PK_14_dice_kept_earlier_may_be_rolled_later() -> None:
    game = Play().play("captain", "MMMGGPWW", "roll:WW", "PP")
    assert "roll:MMM" in game.choices
    game.play("roll:MMM", "PPP")
    assert game.view.dice["parrot"] == 6


def test_PK_15_every_roll_takes_two_dice_or_more() -> None:
    game = Play().play("captain", "MMMGGPWW")
    assert game.refused("roll:P") == ("pk-two-dice", "PK-15")
    assert game.refused("roll:") == ("pk-no-dice-named", "PK-15")
    assert all(len(text) >= len("roll:MM") for text in game.choices if text != "stop")
    game.play("roll:PG", "GG")


def test_PK_16_skulls_are_put_aside_for_good() -> None:
    game = Play().play("captain", "MMMGGPSS")
    assert game.refused("roll:SS") == ("pk-skull-stays", "PK-16")
    assert game.refused("roll:MS") == ("pk-skull-stays", "PK-16")
    assert not any("S" in text for text in game.choices)
    game.play("roll:MMMGGP", "MMMGGP")
    assert game.view.dice["skull"] == 2


def test_PK_17_PK_A55_three_skulls_end_the_turn_without_points_however_many_rolls() -> None:
    game = Play().play("gold", "GGGGGGGG")
    for _ in range(20):
        game.play("roll:GG", "GG")
    game.play("roll:GG", "SS")
    assert (game.phase, game.seat) == ("roll", 0)
    game.play("roll:GG", "GS")
    assert (game.seat, game.scores) == (1, (0, 0))
    assert [(entry.rule, entry.amount) for entry in game.said("disqualified")] == [("PK-17", 3)]


def test_PK_18_PK_A52_three_skulls_on_the_first_roll_are_no_island() -> None:
    game = Play().at(500, 500).play("captain", "SSSGGGGG")
    assert (game.seat, game.scores) == (1, (500, 500))


def test_PK_18_PK_A53_four_skulls_after_a_later_roll_are_no_island() -> None:
    game = Play().at(500, 500).play("captain", "SSGGGGGG", "roll:GG", "SS")
    assert (game.seat, game.scores) == (1, (500, 500))
    assert not game.said("island")


def test_PK_A05_all_eight_dice_may_be_rolled_again() -> None:
    game = Play().play("captain", "MMMMPPPP")
    game.play("roll:MMMMPPPP", "GGGGGGGG", "stop")
    assert game.scores[0] == 2 * (4000 + 800 + 500)


def test_PK_A05_keep_one_bars_a_roll_of_all_eight_only() -> None:
    game = Play(reroll_all="keep_one").play("captain", "MMMMPPPP")
    assert game.refused("roll:MMMMPPPP") == ("pk-keep-one", "PK-A05")
    assert "roll:MMMMPPPP" not in game.choices
    game.play("roll:MMMMPPP", "MMMMPPS", "roll:MMMMPPP", "GGGGGGG", "stop")
    assert game.scores[0] == 2 * (2000 + 700)


def test_PK_A05_keep_one_lets_a_stowed_die_be_the_kept_one() -> None:
    game = Play(reroll_all="keep_one").play("treasure-chest", "MMMMPPPP", "chest:M", "roll:MMMPPPP")
    assert game.view.in_hand == 7


def test_PK_A05_keep_one_holds_for_a_revived_skull_too() -> None:
    game = Play(reroll_all="keep_one").play("sorceress", "MMMMPPPS")
    assert game.refused("roll:MMMMPPP+S") == ("pk-keep-one", "PK-A05")
    assert "roll:MMMMPPP+S" not in game.choices
    assert game.play("roll:MMMMPP+S").view.in_hand == 7


def test_PK_A06_one_may_stop_after_the_first_roll_with_nothing() -> None:
    game = Play().play("captain", "MMPPWWSS")
    assert game.view.points_if_stopped == 0
    game.play("stop")
    assert (game.scores, game.seat) == ((0, 0), 1)
    assert game.said("nothing-scored")


def test_PK_A57_a_turn_step_by_step() -> None:
    game = Play().at(5000, 0)
    phases = []
    for word in ("treasure-chest", "GGGGGPPS", "chest:GGGGG", "roll:PP", "GS", "stop"):
        phases.append(game.phase)
        game.play(word)
    assert phases == ["draw-card", "throw", "roll", "roll", "throw", "roll"]
    assert game.scores[0] == 5000 + 1000 + 600
    assert (game.view.final_round, game.view.used["treasure-chest"], game.seat) == (True, 1, 1)


def test_PK_A48_PK_A49_gold_diamond_and_captain_bring_nothing_to_the_disqualified() -> None:
    for card in ("gold", "diamond", "captain"):
        assert score_of(card, "SSSGGGDD") == 0


def test_PK_A05_all_dice_may_go_with_a_revived_skull_unless_one_must_be_kept() -> None:
    assert "roll:MMMMPPP+S" in Play().play("sorceress", "MMMMPPPS").choices
    assert Play().play("sorceress", "MMMMPPPS", "roll:MMMMPPP+S").view.in_hand == 8
    strict = Play(reroll_all="keep_one").play("sorceress", "MMMMPPSS")
    assert "roll:MMMMPP+S" in strict.choices, "the other skull is kept"
    assert strict.play("roll:MMMMPP+S").view.in_hand == 7


def test_PK_A05_keep_one_bars_all_eight_again_once_the_chest_is_empty() -> None:
    game = Play(reroll_all="keep_one").play("treasure-chest", "GGMMMPPP", "chest:GG", "roll:MMMPPP", "MMMPPP")
    assert "roll:MMMPPP" in game.choices
    game.play("chest:-")
    assert game.refused("roll:GGMMMPPP") == ("pk-keep-one", "PK-A05")
    assert "roll:GGMMMPPP" not in game.choices
    assert "roll:GMMMPPP" in game.choices


def test_PK_A57_turns_are_counted_and_choices_are_due_only_in_their_time() -> None:
    game = Play(3)
    due = []
    for word in ("captain", "GGGMMPPW", "roll:PW", "GG", "stop"):
        due.append((game.view.turn, GAME.rules.dice_in_hand(game.state), GAME.rules.legal_count(game.state) > 0))
        game.play(word)
    assert due == [(1, 0, False), (1, 8, False), (1, 0, True), (1, 2, False), (1, 0, True)]
    assert (game.view.turn, game.view.rolls) == (2, 0)
    game.leave(1)
    assert game.view.turn == 3


def test_PK_42_PK_43_the_view_says_what_becomes_of_the_stake() -> None:
    def shown(*words: str) -> tuple[int, int, int]:
        view = Play().play(*words).view
        return view.battle_need, view.battle_swords, view.battle_points

    assert shown() == (0, 0, 0)
    assert shown("captain", "WWWMPPGS") == (0, 0, 0), "swords are swords only in battle"
    assert shown("sea-battle-3", "WWMMPPGS") == (3, 2, -500)
    assert shown("sea-battle-3", "WWWMPPGS") == (3, 3, 500)
    assert shown("sea-battle-3", "WWWMPPGS", "roll:WM") == (3, 2, -500), "while they are in hand"
    assert shown("sea-battle-3", "WWWMPPGS", "roll:WM", "WW") == (3, 4, 500)


def test_PK_16_PK_17_the_view_says_what_stays_and_how_many_skulls_end_the_turn() -> None:
    view = Play().play("captain", "WWWMPPGS").view
    assert (view.stays, view.skulls, view.skulls_out) == (("skull",), 1, 3)
    out = Play().play("captain", "WWWMPSSG").view
    assert out.skulls == out.skulls_out - 1
    assert Play(first_player="rolloff").view.stays == (), "a roll-off is no turn"


def test_PK_41_PK_49_PK_52_the_view_works_out_what_the_card_asks() -> None:
    def shown(*words: str) -> tuple[int, int, int]:
        view = Play().play(*words).view
        return view.skulls, view.battle_need, view.battle_stake

    assert shown() == (0, 0, 0)
    assert shown("sea-battle-3", "WWMMPPGS") == (1, 3, 500)
    assert shown("skulls-2", "WWMMPPGG") == (2, 0, 0)
    assert shown("skulls-1", "WWMMPPGS") == (2, 0, 0)
    view = Play().play("captain", "WWMMPPSS").view
    assert (view.skulls, view.island, view.island_loss, view.trigger) == (2, False, 0, -1)
