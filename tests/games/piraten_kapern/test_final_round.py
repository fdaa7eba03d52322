"""How the game ends."""

import pytest

from tests.games.piraten_kapern.positions import GAME, Play


def test_PK_24_PK_25_PK_A45_PK_A59_the_target_gives_everybody_else_one_more_turn() -> None:
    game = Play(4).at(0, 5900, 0, 0).turn_for(0).turn_for(200)
    assert game.view.final_round
    assert (game.view.trigger, game.view.due) == (1, (True, False, True, True))
    seats = []
    while game.phase != "over":
        seats.append(game.seat)
        game.turn_for(0)
    assert seats == [2, 3, 0]
    assert [(entry.rule, entry.target, entry.amount) for entry in game.said("final-round")] == [("PK-25", "seat-2", 6100)]


def test_PK_25_PK_26_who_is_to_beat_and_by_how_much() -> None:
    game = Play(4).at(0, 5900, 3100, 0).turn_for(0)
    assert (game.view.leader, game.view.to_pass) == (-1, (0, 0, 0, 0))
    game.turn_for(200)
    assert (game.view.leader, game.view.to_pass) == (1, (6101, 0, 3001, 6101))
    game.turn_for(3100)
    assert (game.view.leader, game.view.to_pass) == (2, (6201, 0, 0, 6201)), "whoever has had the last turn needs nothing more"


def test_PK_26_the_highest_score_wins() -> None:
    game = Play(3).at(6100, 0, 0).turn_for(0).turn_for(0).turn_for(9000)
    assert (game.phase, game.winners) == ("over", [2])
    assert [(s.seat, s.place, s.won) for s in GAME.standings(game.state)] == [(2, 1, True), (0, 2, False), (1, 3, False)]


def test_PK_27_PK_A42_PK_A44_PK_A59_exactly_the_target_starts_the_round_but_does_not_win() -> None:
    game = Play(3).at(6000, 0, 0).turn_for(0)
    assert game.view.final_round
    game.turn_for(0).turn_for(0)
    assert (game.phase, game.seat, game.view.final_round) == ("draw-card", 0, False)
    assert [entry.rule for entry in game.said("play-on")] == ["PK-27"]
    game.turn_for(0)
    assert game.view.final_round, "a turn that adds nothing starts a new final round"
    game.turn_for(0).turn_for(0).turn_for(100)
    assert game.view.final_round
    game.turn_for(0).turn_for(0)
    assert game.winners == [0]


def test_PK_A42_at_least_lets_the_target_win() -> None:
    game = Play(2, win_at="at_least").at(6000, 0).turn_for(0).turn_for(0)
    assert game.winners == [0]


def test_PK_26_PK_A42_another_above_the_target_beats_the_one_who_reached_it() -> None:
    game = Play(2).at(6000, 0).turn_for(0).turn_for(6100)
    assert game.winners == [1]


def test_PK_A43_passing_the_target_in_the_final_round_starts_no_other() -> None:
    game = Play(3).at(6100, 0, 0).turn_for(0).turn_for(6500).turn_for(0)
    assert (game.phase, game.winners) == ("over", [1])
    assert len(game.said("final-round")) == 1


def test_PK_A44_the_round_is_finished_when_the_trigger_is_pushed_down() -> None:
    game = Play(3).at(6100, 0, 0).turn_for(0).island_turn(4)
    assert (game.scores, game.seat, game.view.final_round) == ((5700, 0, -400), 2, True)
    game.turn_for(0)
    assert (game.phase, game.seat, game.view.final_round) == ("draw-card", 0, False)


def test_PK_A44_the_round_may_still_be_won_by_another() -> None:
    game = Play(3).at(6100, 0, 0).turn_for(0).island_turn(4).turn_for(7000)
    assert game.winners == [2]


def test_PK_A44_immediate_calls_the_round_off() -> None:
    game = Play(3, final_cancel="immediate").at(6100, 0, 0).turn_for(0).island_turn(4)
    assert (game.scores, game.seat, game.view.final_round) == ((5700, 0, -400), 2, False)
    assert [entry.rule for entry in game.said("final-round-off")] == ["PK-A44"]
    assert game.view.due == (False, False, False)
    game.turn_for(0)
    assert (game.phase, game.seat) == ("draw-card", 0)


def test_PK_A44_immediate_holds_while_somebody_has_the_target() -> None:
    game = Play(3, final_cancel="immediate").at(6100, 0, 6500).turn_for(0).island_turn(4)
    assert (game.scores, game.view.final_round) == ((5700, 0, 6100), True)
    assert game.turn_for(0).winners == [2]


def test_PK_A46_a_tie_at_the_top_is_shared() -> None:
    game = Play(2).at(6100, 0).turn_for(0).turn_for(6100)
    assert game.winners == [0, 1]
    assert [(s.place, s.won) for s in GAME.standings(game.state)] == [(1, True), (1, True)]
    assert [entry.rule for entry in game.said("shared")] == ["PK-A46"]


@pytest.mark.parametrize("target", ["1000", "5000", "8000", "20000"])
def test_PK_A50_another_target(target: str) -> None:
    points = int(target)
    assert not Play(target=target).at(points - 100, 0).turn_for(0).view.final_round
    game = Play(target=target).at(points, 0).turn_for(0)
    assert game.view.final_round
    assert game.turn_for(0).winners == []
    assert Play(target=target).at(points + 100, 0).turn_for(0).turn_for(0).winners == [0]


def test_PK_A51_sudden_ends_the_game_at_once() -> None:
    game = Play(3, preset="sudden").at(6000, 7000, 0).turn_for(0)
    assert (game.phase, game.view.final_round) == ("draw-card", False), "exactly the target is not above it"
    game.turn_for(0)
    assert (game.phase, game.winners) == ("over", [1])
    assert Play(preset="sudden", win_at="at_least").at(6000, 0).turn_for(0).winners == [0]


def test_PK_A47_PK_A51_only_the_one_who_took_the_turn_can_win_suddenly() -> None:
    game = Play(preset="sudden").at(0, 9000).turn_for(0)
    assert game.phase == "draw-card"


def test_PK_A59_a_turn_that_adds_nothing_can_start_the_final_round() -> None:
    game = Play(2).at(0, 6200).turn_for(0)
    assert not game.view.final_round
    game.play("captain", "SSSGGGGG")
    assert (game.view.final_round, game.view.trigger) == (True, 1)


def test_PK_A42_at_least_the_target_and_nothing_less() -> None:
    game = Play(2, win_at="at_least").at(6000, 0).turn_for(0).island_turn(4)
    assert (game.phase, game.seat, game.scores) == ("draw-card", 0, (5600, 0))
    sudden = Play(2, preset="sudden", win_at="at_least").at(5900, 0).turn_for(0)
    assert sudden.phase == "draw-card"


def test_PK_A44_immediate_exactly_the_target_keeps_the_round_alive() -> None:
    game = Play(3, final_cancel="immediate").at(6400, 0, 0).turn_for(0).island_turn(4)
    assert (game.scores[0], game.view.final_round, game.seat) == (6000, True, 2)
    held = Play(3, final_cancel="immediate").at(6100, 0, 6400).turn_for(0).island_turn(4)
    assert (held.scores, held.view.final_round) == ((5700, 0, 6000), True), "it need not be the one who started it"


def test_PK_A44_immediate_the_next_one_at_the_target_starts_a_round_of_its_own() -> None:
    game = Play(3, final_cancel="immediate").at(6100, 0, 0).turn_for(0).island_turn(4).turn_for(7000)
    assert (game.view.final_round, game.view.trigger, game.view.due) == (True, 2, (True, True, False))


def test_PK_A32_PK_A51_nine_alike_win_whatever_the_target_asks() -> None:
    game = Play(2, preset="sudden", target="20000", nine_alike="instant_win").at(0, 19900).play("gold", "GGGGGGGG", "stop")
    assert game.winners == [0]
    assert (game.state.won[:2], game.view.due) == ([1, 0], (False, False))


def test_PK_A51_the_winner_is_told() -> None:
    game = Play(2, preset="sudden").at(6100, 0).turn_for(0)
    assert [(entry.rule, entry.target, entry.amount) for entry in game.said("wins")] == [("PK-A51", "seat-1", 6100)]


def test_PK_26_the_winner_is_told_and_nothing_runs_any_more() -> None:
    game = Play(2).at(6100, 0).turn_for(0).turn_for(0)
    assert [(entry.rule, entry.target, entry.amount) for entry in game.said("wins")] == [("PK-26", "seat-1", 6100)]
    assert not game.said("shared")
    assert (game.view.final_round, game.view.due, game.view.active) == (False, (False, False), -1)


def failed_round(**changes: str) -> Play:
    """Three players after a final round that nobody won; the first is at exactly the target and on turn."""
    game = Play(3, **changes).at(6000, 0, 0).turn_for(0).turn_for(0).turn_for(0)
    assert (game.phase, game.seat, game.view.final_round) == ("draw-card", 0, False)
    return game


def test_PK_A60_after_a_failed_round_the_target_starts_another() -> None:
    game = failed_round()
    assert game.turn_for(100).view.final_round
    assert game.said("sudden-from-now") == []


def test_PK_A60_sudden_the_first_with_enough_wins_at_once() -> None:
    game = failed_round(after_failed_round="sudden")
    assert [(entry.rule, entry.amount) for entry in game.said("sudden-from-now")] == [("PK-A60", 6000)]
    game.turn_for(0)
    assert (game.phase, game.seat, game.view.final_round) == ("draw-card", 1, False), "the target is not enough"
    game.turn_for(6100)
    assert (game.phase, game.winners) == ("over", [1])
    assert [entry.rule for entry in game.said("wins")] == ["PK-A60"]


def test_PK_A60_sudden_counts_only_the_own_turn_and_needs_enough_points_to_win() -> None:
    game = failed_round(after_failed_round="sudden")
    game.at(6000, 6100, 0).turn_for(0)
    assert (game.phase, game.seat) == ("draw-card", 1)
    at_least = Play(2, "fr", first_player="host").at(6000, 5000).turn_for(0).island_turn(4)
    assert (at_least.phase, at_least.seat, at_least.scores) == ("draw-card", 0, (5600, 5000))
    assert at_least.turn_for(400).winners == [0]


def test_PK_A44_PK_A60_a_round_called_off_was_won_by_nobody() -> None:
    game = Play(3, final_cancel="immediate", after_failed_round="sudden").at(6000, 0, 0).turn_for(0).island_turn(4)
    assert (game.seat, game.view.final_round) == (2, False)
    assert game.turn_for(6600).winners == [2]


def test_PK_A60_before_any_final_round_nothing_is_sudden() -> None:
    game = Play(3, after_failed_round="sudden").at(6100, 0, 0).turn_for(0)
    assert (game.phase, game.view.final_round) == ("draw-card", True)
