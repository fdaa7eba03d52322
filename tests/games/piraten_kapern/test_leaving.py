"""Players who leave for good."""

from fractions import Fraction

import pytest

from tests.games.piraten_kapern.positions import GAME, Play


def test_DIG_03_the_score_is_frozen_and_no_longer_deducted() -> None:
    game = Play(3).at(1000, 2000, 3000)
    game.leave(2)
    game.island_turn(5)
    assert game.scores == (1000, 1500, 3000)
    assert [(entry.rule, entry.amount) for entry in game.said("leave")] == [("DIG-03", 3000)]


def test_DIG_03_one_who_left_cannot_win() -> None:
    game = Play(3).at(6100, 0, 9000).turn_for(0)
    game.leave(2)
    game.turn_for(0)
    assert game.winners == [0]
    assert [standing.seat for standing in GAME.standings(game.state)] == [0, 1, 2]


def test_DIG_03_one_who_left_does_not_count_as_being_at_the_target() -> None:
    game = Play(3, final_cancel="immediate").at(6100, 0, 0).turn_for(0)
    game.leave(0)
    game.turn_for(0)
    assert (game.view.final_round, game.seat) == (False, 2)


def test_DIG_10_DIG_11_leaving_in_the_own_turn_ends_it_without_effect() -> None:
    game = Play(3).at(500, 500, 500).play("sea-battle-4", "SSMMMPPP")
    game.leave(0)
    assert (game.phase, game.seat, game.scores) == ("draw-card", 1, (500, 500, 500))
    assert game.view.used["sea-battle-4"] == 1
    assert game.said("turn-dropped")
    game.turn_for(0).turn_for(0)
    assert game.seat == 1, "the empty seat is skipped"


def test_DIG_11_no_island_toll_and_no_final_round() -> None:
    game = Play(3).at(7000, 500, 500).play("gold", "SSSSMMMM")
    game.leave(0)
    assert (game.seat, game.scores, game.view.final_round) == (1, (7000, 500, 500), False)


@pytest.mark.parametrize(
    "words",
    [
        (),
        ("captain",),
        ("captain", "MMPPWWSS"),
        ("captain", "MMPPWWSS", "roll:MM"),
        ("sorceress", "SSSWWWWW"),
        ("gold", "SSSSWWWW"),
        ("treasure-chest", "GGGMMPPW", "chest:GGG"),
    ],
)
def test_DIG_11_one_may_leave_at_any_moment(words: tuple[str, ...]) -> None:
    game = Play(3).play(*words)
    game.leave(0)
    assert (game.phase, game.seat) == ("draw-card", 1)
    other = Play(3).play(*words)
    other.leave(2)
    assert other.seat == 0


def test_DIG_10_leaving_twice_or_after_the_end_changes_nothing() -> None:
    game = Play(3)
    game.leave(2)
    before = game.state.copy()
    game.leave(2)
    assert game.state == before


def test_DIG_10_leaving_before_the_first_player_is_known() -> None:
    lot = Play(3, first_player="random")
    lot.leave(1)
    assert [outcome.text for outcome in GAME.outcomes(lot.state)] == ["seat:1", "seat:3"]
    thrown = Play(3, first_player="rolloff").play("SGGGGGGG", "GGGGGGGG")
    thrown.leave(2)
    assert (thrown.phase, thrown.seat) == ("draw-card", 0)


def test_DIG_12_the_last_one_wins() -> None:
    game = Play(3).at(0, 0, 5000).play("captain", "MMPPWWSS")
    game.leave(2)
    game.leave(0)
    assert (game.phase, game.winners) == ("over", [1])


def test_DIG_13_the_final_round_goes_on_with_those_left() -> None:
    game = Play(4).at(6100, 0, 0, 0).turn_for(0)
    game.leave(1)
    assert game.seat == 2
    game.leave(3)
    assert game.turn_for(0).winners == [0]


def test_DIG_13_if_the_trigger_player_left_the_round_is_judged_all_the_same() -> None:
    game = Play(3).at(6100, 0, 0).turn_for(0)
    game.leave(0)
    assert (game.seat, game.view.final_round) == (1, True)
    game.turn_for(6500).turn_for(0)
    assert game.winners == [1]


def test_DIG_13_if_nobody_has_enough_then_the_next_seat_plays_on() -> None:
    game = Play(3).at(6100, 0, 0).turn_for(0)
    game.leave(0)
    game.turn_for(0).turn_for(0)
    assert (game.phase, game.seat, game.view.final_round) == ("draw-card", 1, False)


def test_DIG_03_one_who_left_does_not_share_a_victory() -> None:
    game = Play(3).at(6100, 0, 6100).turn_for(0).leave(2)
    assert game.turn_for(0).winners == [0]


def test_DIG_03_the_best_score_of_one_who_left_is_no_reason_to_end() -> None:
    game = Play(3).at(6000, 0, 9000).turn_for(0).leave(2)
    game.turn_for(0)
    assert (game.phase, game.seat) == ("draw-card", 0), "nobody present is above the target"


def test_DIG_10_leaving_again_is_not_even_told() -> None:
    game = Play(3).leave(2).leave(2)
    assert len(game.said("leave")) == 1


def test_DIG_10_leaving_after_the_end_changes_nothing() -> None:
    game = Play(3).at(6100, 0, 0).turn_for(0).turn_for(0).turn_for(0)
    before = game.state.copy()
    game.leave(0)
    assert (game.state == before, game.winners, game.said("leave")) == (True, [0], [])


def test_DIG_10_a_roll_off_goes_on_without_the_one_who_left() -> None:
    game = Play(3, first_player="rolloff").play("GGGGGGGG", "SGGGGGGG")
    game.leave(2)
    assert (game.phase, game.seat, game.view.turn) == ("draw-card", 1, 1), "most skulls of those left"
    early = Play(3, first_player="rolloff").leave(0)
    assert (early.phase, early.seat) == ("roll-off", 1)
    best = Play(3, first_player="rolloff").play("SSSSSSSS", "GGGGGGGG").leave(0)
    assert (best.phase, best.seat) == ("roll-off", 2)
    assert best.play("SGGGGGGG").seat == 2


def test_DIG_10_the_lot_still_decides_among_those_left() -> None:
    game = Play(4, first_player="random").leave(3)
    assert game.phase == "draw-seat"
    assert [(o.text, o.probability) for o in GAME.outcomes(game.state)] == [(f"seat:{n}", Fraction(1, 3)) for n in (1, 2, 3)]


def test_DIG_11_PK_A04_the_card_of_a_dropped_turn_comes_again_in_its_place() -> None:
    game = Play(3, deck="cycle")
    order = []
    for turn in range(35):
        card = GAME.outcomes(game.state)[0].text
        order.append(card)
        game.play(card)
        if turn == 5:
            game.leave(game.seat)
            continue
        game.play("MMPPWWGG", "stop").at(0, 0, 0)
        game.state.final = 0
    again = []
    for _ in range(35):
        assert [outcome.probability for outcome in GAME.outcomes(game.state)] == [1]
        again.append(GAME.outcomes(game.state)[0].text)
        game.play(again[-1], "MMPPWWGG", "stop").at(0, 0, 0)
        game.state.final = 0
    assert again == order


def test_DIG_11_leaving_before_the_card_is_turned_uses_none() -> None:
    game = Play(3).leave(0)
    assert (game.view.pile_size, sum(game.view.used.values()), game.seat) == (35, 0, 1)


def test_DIG_12_the_card_goes_to_the_used_pile_and_the_last_one_is_told() -> None:
    game = Play(2, final_cancel="immediate").at(6100, 0).turn_for(0).play("captain", "MMPPWWSS").leave(1)
    assert (game.phase, game.winners, game.view.final_round) == ("over", [0], False)
    assert (game.view.card, game.view.used["captain"], game.view.due) == ("", 2, (False, False))
    assert [(entry.rule, entry.target) for entry in game.said("last-one")] == [("DIG-12", "seat-1")]


def test_DIG_13_PK_A44_immediate_with_the_trigger_player_gone() -> None:
    game = Play(4, final_cancel="immediate").at(6100, 0, 6000, 0).turn_for(0).leave(0)
    game.turn_for(0)
    assert (game.view.final_round, game.seat) == (True, 2), "somebody else still has the target"
    game.leave(2)
    assert (game.view.final_round, game.seat) == (False, 3), "now nobody has"
