"""A tie for the lead on an empty box: another round, turns of the tied, a whole new game, or a shared victory."""

from typing import Unpack

import pytest

from tests.games.kings_gold.positions import GAME, Options, Position, table

NOTHING = "KSSXX"  # no combination: the fine


def tied(coins: tuple[int, ...], ender: int = 3, host: int = 0, **options: Unpack[Options]) -> Position:
    """The box has two coins and this seat empties it; one of them is its own."""
    before = [count - (seat == ender) for seat, count in enumerate(coins, 1)]
    return table(coins=before, box=2, to_move=ender, dice="1KXX1", host=host, **options).choose("1K")


def round_of(position: Position, **turns: tuple[str, ...]) -> list[int]:
    """Play one turn for each seat named (s1, s2...), as its turn comes; answers the order."""
    order = []
    for _ in turns:
        seat = position.to_move
        order.append(seat)
        position.turn(*turns[f"s{seat}"])
    return order


def test_KG_38_KG_A28_full_round_everybody_plays_one_turn_from_the_seat_after_the_ender() -> None:
    position = tied((20, 20, 6), ender=3)
    assert (position.box, position.waits_for, position.to_move) == (0, "throw", 1)
    assert position.ledger[-2:] == ["KG-36 box-empty seat-3 0", "KG-A28 tie-round 1"]
    order = round_of(position, s1=("3SXXS", "3S>2"), s2=(NOTHING,), s3=(NOTHING,))
    assert order == [1, 2, 3]
    assert (position.coins, position.winners) == ([23, 14, 3], [1])


def test_KG_A28_full_round_starts_after_whoever_ended_the_game() -> None:
    position = tied((20, 6, 20), ender=1)
    assert round_of(position, s1=(NOTHING,), s2=(NOTHING,), s3=("1SXXS", "1S>2")) == [2, 3, 1]
    assert position.winners == [3]


def test_KG_A28_cannons_give_nothing_and_end_nothing_but_count() -> None:
    position = tied((20, 20, 6)).turn("3KXX1", "3K")
    assert (position.coins, position.to_move) == ([20, 20, 6], 2), "no coins, no fine"
    assert position.ledger == ["KG-20 raid box seat-1 0", "KG-20 kings-share box king 0"]
    position.turn("KKKKK")
    assert (position.coins, position.waits_for, position.to_move) == ([20, 20, 6], "throw", 3)
    assert position.ledger == ["KG-25 sweep box seat-2 0"]


@pytest.mark.parametrize("timing", ["after_effects", "instant"])
def test_KG_A28_in_a_tie_round_the_second_pair_always_resolves(timing: str) -> None:
    position = tied((20, 20, 6), end_timing=timing).turn("3K2SX", "3K")
    assert position.waits_for == "pair"
    assert position.choose("2S>2").coins == [22, 18, 6]


def test_KG_A28_the_fine_applies_in_a_tie_round_also_under_adds_and_instant() -> None:
    position = tied((20, 20, 6), bones_effect="adds", end_timing="instant").turn("1KXXX", "1K")
    assert position.coins == [17, 20, 6]


def test_KG_A28_skulls_may_target_anyone_and_five_coins_rob_the_king() -> None:
    position = tied((20, 20, 6), tie="tied_turns").roll("3SXXS").choose("stop")
    assert position.choices == {"3S>2", "3S>3"}
    position.choose("3S>3").turn("12333")
    assert (position.coins, position.king, position.winners) == ([23, 34, 3], 0, [2])


def test_KG_A28_the_round_is_always_finished() -> None:
    position = tied((20, 20, 6)).turn("12333")
    assert (position.coins, position.waits_for, position.to_move) == ([34, 20, 6], "throw", 2)


def test_KG_A28_tied_turns_only_the_tied_play_in_the_same_order() -> None:
    position = tied((20, 6, 20), ender=1, tie="tied_turns")
    assert round_of(position, s3=(NOTHING,), s1=("1SXXS", "1S>2")) == [3, 1]
    assert (position.coins, position.winners) == ([21, 5, 17], [1])


def test_KG_A30_tied_turns_another_player_cannot_win_even_with_more() -> None:
    position = tied((20, 20, 19), tie="tied_turns").turn(NOTHING).turn(NOTHING)
    assert position.coins == [17, 17, 19]
    assert (position.waits_for, position.to_move, position.state.tie_round) == ("throw", 1, 2)
    position.turn(NOTHING).turn("1SXXS", "1S>1")
    assert (position.coins, position.winners) == ([13, 18, 19], [2])
    assert [row.seat + 1 for row in GAME.standings(position.state)] == [2, 3, 1], "the winner stands first, whatever the count"


def test_KG_A30_full_round_a_player_who_was_not_tied_can_win() -> None:
    position = tied((20, 20, 19)).turn(NOTHING).turn(NOTHING).turn("3SXXS", "3S>1")
    assert (position.coins, position.winners) == ([14, 17, 22], [3])


def test_KG_A28_still_tied_the_round_is_repeated_with_the_same_starting_seat() -> None:
    position = tied((20, 6, 20), ender=2)
    for number in (1, 2, 3):
        assert (position.state.tie_round, position.to_move) == (number, 3)
        position.turn("3KXX1", "3K").turn("3KXX1", "3K").turn("3KXX1", "3K")
    assert (position.state.tie_round, position.to_move) == (4, 3)


@pytest.mark.parametrize("way", ["full_round", "tied_turns"])
def test_KG_A28_after_ten_tie_rounds_the_victory_is_shared(way: str) -> None:
    position = tied((20, 20, 6), tie=way)
    turns = 0
    while position.waits_for != "over":
        position.turn("3KXX1", "3K")
        turns += 1
    assert turns == (30 if way == "full_round" else 20)
    assert (position.state.tie_round, position.winners) == (10, [1, 2])
    assert position.ledger[-1] == "KG-A28 shared 2"


def test_KG_A28_the_tenth_tie_round_can_still_decide() -> None:
    position = tied((20, 20), ender=2)
    for _ in range(9):
        position.turn("3KXX1", "3K").turn("3KXX1", "3K")
    position.turn("3KXX1", "3K").turn(NOTHING)
    assert position.winners == [1]


def test_KG_A28_shared_all_tied_players_win_at_once() -> None:
    position = tied((20, 20, 6), tie="shared")
    assert (position.waits_for, position.winners) == ("over", [1, 2])
    assert [row.place for row in GAME.standings(position.state)] == [1, 1, 3]


def test_KG_A29_more_than_two_tied_players() -> None:
    assert tied((15, 15, 15, 4), ender=4, tie="shared").winners == [1, 2, 3]
    position = tied((15, 15, 15, 4), ender=4, tie="tied_turns")
    assert round_of(position, s1=("1KXX1", "1K"), s2=(NOTHING,), s3=("1KXX1", "1K")) == [1, 2, 3]
    assert position.coins == [15, 12, 15, 4]
    assert round_of(position, s1=("1KXX1", "1K"), s3=(NOTHING,)) == [1, 3], "only those still tied"
    assert position.winners == [1]


def test_KG_A29_full_round_is_repeated_by_everybody() -> None:
    position = tied((15, 15, 15, 4), ender=4)
    turn = ("1KXX1", "1K")
    assert round_of(position, s1=turn, s2=turn, s3=(NOTHING,), s4=turn) == [1, 2, 3, 4]
    assert round_of(position, s1=(NOTHING,), s2=turn, s3=turn, s4=turn) == [1, 2, 3, 4]
    assert position.winners == [2]


def test_KG_A31_a_new_game_of_the_tied_players_only() -> None:
    position = tied((20, 6, 20), ender=2, tie="new_game", bones_effect="adds")
    assert position.ledger[-1] == "KG-A31 new-game 1"
    assert (position.box, position.king, position.coins) == (60, 0, [0, 0, 0])
    assert (position.waits_for, position.to_move) == ("roll-off", 1), "the first player is found anew"
    assert position.dice == ""
    position.roll("S1111")
    assert position.to_move == 3, "seat 2 has no part in it"
    position.roll("SS111")
    assert (position.waits_for, position.to_move) == ("throw", 3)
    assert position.roll("3SXXX").choose("stop").choices == {"3S>1"}, "same options; seat 2 cannot be robbed"
    assert position.choose("3S>1").to_move == 1
    position.turn("KKKKK")
    assert (position.coins, position.winners) == ([60, 0, 0], [1])


def test_KG_A31_in_the_new_game_the_first_player_is_found_by_the_same_option() -> None:
    assert tied((20, 6, 20), ender=2, tie="new_game", first_player="host", host=3).to_move == 3
    position = tied((20, 6, 20), ender=2, tie="new_game", first_player="host", host=2)
    assert position.waits_for == "draw-seat", "the host is not among the tied"
    assert [outcome.text for outcome in GAME.outcomes(position.state)] == ["seat:1", "seat:3"]


RAID = ("33KKX", "3K", "3K")  # six coins for the player, six for the King


def test_KG_A29_KG_A31_tied_again_another_new_game_of_those_still_tied() -> None:
    position = tied((15, 15, 15, 4), ender=4, tie="new_game", first_player="host", host=1)
    for _ in range(5):
        position.turn(*RAID)
    assert position.state.replay == 2, "it ended 12, 12, 6"
    assert (position.box, position.king, position.coins, position.to_move) == (60, 0, [0, 0, 0, 0], 1)
    assert position.turn(*RAID).to_move == 2
    assert position.turn(*RAID).to_move == 1, "seat 3 is out as well"
    for _ in range(3):
        position.turn(*RAID)
    assert (position.coins, position.winners) == ([18, 12, 0, 0], [1])


def test_KG_A31_after_ten_new_games_the_victory_is_shared() -> None:
    position = tied((20, 20, 6), tie="new_game", first_player="host", host=1)
    for number in range(1, 11):
        assert position.state.replay == number
        position.turn(*RAID).turn(*RAID).turn(*RAID).turn(*RAID).turn("12KKX", "1K", "2K").turn("3KXX1", "3K")
    assert (position.waits_for, position.coins, position.winners) == ("over", [15, 15, 0], [1, 2])
    assert position.ledger[-1] == "KG-A28 shared 2"


@pytest.mark.parametrize(
    ("preset", "phase", "order"),
    [(name, "throw", [1, 2, 3]) for name in ("us", "eu-en", "de", "it", "es")]
    + [("nl", "throw", [1, 2]), ("fr", "roll-off", [1, 2]), ("pt", "roll-off", [1, 2])],
)
def test_KG_38_KG_D2_each_edition_breaks_ties_as_printed(preset: str, phase: str, order: list[int]) -> None:
    position = tied((20, 20, 6), preset=preset)
    seats = []
    for _ in order:
        assert position.waits_for == phase
        seats.append(position.to_move)
        if phase == "roll-off":
            position.roll("SS111" if position.to_move == 1 else "S1111")
        else:
            position.turn("1KXX1", "1K")
    assert seats == order
    assert position.waits_for == "throw"
    assert position.state.tie_round == (2 if phase == "throw" else 0)
