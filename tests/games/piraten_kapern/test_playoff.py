"""A tie at the top played off."""

from tests.games.piraten_kapern.positions import Play


def tied(seats: int = 3) -> Play:
    """Seats 1 and 3 are level at 6100 after the final round; seat 3 played last."""
    scores = [0] * seats
    scores[0] = 6100
    game = Play(seats, tie="playoff").at(*scores).turn_for(0).turn_for(0).turn_for(6100)
    for _ in range(seats - 3):
        game.turn_for(0)
    return game


def test_PK_A46_the_tied_take_one_more_turn_each_from_the_seat_after_the_last() -> None:
    game = tied()
    assert (game.phase, game.seat, game.view.playoff, game.view.final_round) == ("draw-card", 0, 1, False)
    assert game.view.trigger == -1
    game.turn_for(100)
    assert game.seat == 2, "seat 2 has no part in it"
    game.turn_for(200)
    assert (game.phase, game.winners) == ("over", [2])


def test_PK_A46_only_the_tied_are_compared() -> None:
    game = tied().at(6100, 9000, 6100)
    game.turn_for(100).turn_for(0)
    assert game.winners == [0]


def test_PK_A46_island_losses_hit_everybody() -> None:
    game = tied()
    game.island_turn(4)
    assert game.scores == (6100, -400, 5700)
    game.turn_for(0)
    assert game.winners == [0]


def test_PK_A46_still_tied_they_repeat_ten_times_at_most() -> None:
    game = tied()
    for number in range(1, 11):
        assert (game.phase, game.view.playoff) == ("draw-card", number)
        game.state.pile[:] = [4, 4, 4, 4, 4, 4, 2, 2, 2, 3, 2]
        game.state.used[:] = [0] * 11
        game.state.pile_size = 35
        game.turn_for(0).turn_for(0)
    assert (game.phase, game.winners) == ("over", [0, 2])


def test_PK_A46_a_playoff_starts_no_final_round() -> None:
    game = tied()
    game.turn_for(1000)
    assert (game.view.final_round, game.seat) == (False, 2)


def test_DIG_13_a_tied_group_of_one_wins() -> None:
    game = tied(4)
    game.leave(0)
    assert (game.phase, game.winners) == ("over", [2])


def test_DIG_13_the_others_may_leave_a_playoff_without_effect() -> None:
    game = tied(4)
    game.leave(1)
    assert (game.phase, game.seat) == ("draw-card", 0)


def test_PK_A46_one_without_part_in_it_does_not_win_by_being_level() -> None:
    game = tied().at(6100, 6200, 6100)
    game.turn_for(100).turn_for(0)
    assert game.winners == [0]


def test_PK_A46_below_zero_too_the_higher_score_wins() -> None:
    game = tied().at(-700, 0, -700).turn_for(100).turn_for(0)
    assert (game.winners, game.scores) == ([0], (-600, 0, -700))


def test_PK_A46_the_losses_of_the_tied_do_not_send_them_back_to_play() -> None:
    game = tied().island_turn(5).island_turn(5)
    assert game.scores == (5600, -1000, 5600)
    assert (game.phase, game.view.playoff, game.seat) == ("draw-card", 2, 0), "still level below the target: another playoff"
    assert [(entry.rule, entry.amount) for entry in game.said("playoff")] == [("PK-A46", 2), ("PK-A46", 2)]


def test_PK_A32_PK_A46_nine_alike_win_a_playoff_at_once() -> None:
    game = Play(2, tie="playoff", nine_alike="instant_win").at(6100, 6100).turn_for(0).turn_for(0)
    assert game.view.playoff == 1
    game.turn_for(5000).play("diamond", "DDDDDDDD", "stop")
    assert game.winners == [1]


def test_DIG_13_one_of_three_tied_leaves_and_the_others_play_it_off() -> None:
    game = Play(4, tie="playoff").at(6100, 6100, 6100, 0).turn_for(0).turn_for(0).turn_for(0).turn_for(0)
    assert (game.seat, game.view.due) == (0, (True, True, True, False))
    game.turn_for(100)
    game.play("sea-battle-4", "MMPPWWSS").leave(1)
    assert (game.phase, game.seat, game.scores) == ("draw-card", 2, (6200, 6100, 6100, 0))
    assert game.turn_for(0).winners == [0]


def test_DIG_13_the_last_due_player_of_a_playoff_leaves() -> None:
    game = Play(4, tie="playoff").at(6100, 6100, 6100, 0).turn_for(0).turn_for(0).turn_for(0).turn_for(0)
    game.turn_for(100).leave(2).turn_for(200)
    assert game.winners == [1]


def test_DIG_13_the_last_of_the_tied_is_told_as_such() -> None:
    game = tied(4).leave(0)
    assert [(entry.rule, entry.target) for entry in game.said("last-tied")] == [("DIG-13", "seat-3")]
    assert not game.said("last-one")
