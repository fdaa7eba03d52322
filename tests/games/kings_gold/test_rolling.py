"""The rolls of a turn."""

from itertools import combinations

import pytest

from tests.games.kings_gold.positions import GAME, new_game, table


def test_KG_11_the_player_rolls_all_five_dice() -> None:
    position = table()
    assert (position.waits_for, position.dice, position.state.hand) == ("throw", "", 5)
    position.roll("12KSX")
    assert (position.waits_for, position.dice) == ("reroll", "12KSX")


def test_KG_12_at_most_three_rolls() -> None:
    position = table().roll("12KSX").choose("roll:1").roll("2").choose("roll:2").roll("3")
    assert (position.waits_for, position.dice) == ("pair", "23KSX")
    assert position.refused("roll:2") == ("kg-rolling-over", "KG-12")


def test_KG_12_stopping_earlier_is_allowed_after_each_roll() -> None:
    assert table().roll("12KSX").choose("stop").waits_for == "pair"
    assert table().roll("12KSX").choose("roll:1").roll("2").choose("stop").waits_for == "pair"


def test_KG_13_KG_D6_any_subset_of_the_unlocked_dice_can_be_rolled_again() -> None:
    position = table().roll("11KSX")
    assert position.choices == {
        "stop",
        *("roll:1", "roll:11", "roll:K", "roll:S"),
        *("roll:1K", "roll:1S", "roll:KS", "roll:11K", "roll:11S", "roll:1KS", "roll:11KS"),
    }
    position.choose("roll:1K")
    assert (position.dice, position.state.hand) == ("1SX", 2)
    assert position.roll("3K").dice == "13KSX"


def test_KG_14_crossbones_are_locked_until_the_turn_is_over() -> None:
    position = table().roll("12KSX")
    assert position.refused("roll:X") == ("kg-locked-die", "KG-14")
    assert GAME.view(position.state, 0).stays == ("crossbones",)
    assert GAME.view(new_game(first_player="rolloff").state, 0).stays == (), "a roll-off is no turn"
    position.choose("roll:12KS").roll("112X")
    assert position.dice == "112XX"
    assert all("X" not in choice for choice in position.choices)
    position.choose("stop")
    assert (position.to_move, position.state.hand, position.dice) == (2, 5, "")


def test_KG_15_combinations_are_made_when_rolling_is_over() -> None:
    position = table().roll("1KSSS")
    assert position.refused("1K") == ("kg-still-rolling", "KG-15")
    assert position.choose("stop").choices == {"1K", "1S>2"}


def test_KG_16_KG_D14_then_the_next_player_takes_a_turn() -> None:
    position = table(coins=(5, 5, 5))
    assert position.turn("1KXX1", "1K").to_move == 2
    assert position.turn("KKKSS").to_move == 3
    assert position.turn("SSSSS", "S>1").to_move == 1


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_KG_A34_clockwise_and_round_again(seats: int) -> None:
    position = table(coins=[5] * seats)
    order = []
    for _ in range(seats + 1):
        order.append(position.to_move)
        position.turn("KKKSS")
    assert order == [*range(1, seats + 1), 1]


def test_KG_A01_KG_D3_the_third_crossbones_end_the_turn_at_once() -> None:
    position = table().roll("3KXX1").choose("roll:1").roll("X")
    assert (position.to_move, position.coins) == (2, [7, 10])


def test_KG_A01_under_adds_rolling_goes_on_after_the_third_crossbones() -> None:
    position = table(bones_effect="adds").roll("XXX1S")
    assert (position.waits_for, position.to_move) == ("reroll", 1)
    assert position.choices == {"stop", "roll:1", "roll:S", "roll:1S"}
    position.choose("roll:1").roll("3").choose("stop")
    assert position.choices == {"3S>2"}


def test_KG_A35_a_die_kept_earlier_may_be_rolled_later() -> None:
    position = table().roll("3KS1X").choose("roll:1").roll("2")
    assert {"roll:3", "roll:K", "roll:S"} <= position.choices
    assert position.choose("roll:3K").roll("SS").dice == "2SSSX"


def test_KG_A36_one_may_stop_early_with_no_combination_and_pays() -> None:
    position = table().roll("1122X").choose("stop")
    assert (position.to_move, position.coins, position.king) == (2, [7, 10], 3)


def test_KG_A37_a_reroll_names_at_least_one_die_and_is_never_compulsory() -> None:
    position = table().roll("KKKSX")
    assert position.refused("roll:") == ("kg-no-dice-named", "KG-A37")
    assert "stop" in position.choices
    assert GAME.rules.legal_choice(position.state, 0) == GAME.read_choice(position.state, "stop")


def test_KG_A40_all_may_avoid_cannons_so_positions_repeat_without_end() -> None:
    position = table(coins=(10, 10))
    before = position.state.named()
    for _ in range(200):
        position.turn("3S1XX", "3S>2").turn("3S2XX", "3S>1")
    assert position.state.named() == {**before, "turn": before["turn"] + 400}


def test_KG_A48_rolling_ends_when_every_die_is_locked() -> None:
    position = table(bones_effect="adds").roll("XXXXX")
    assert (position.to_move, position.coins) == (2, [7, 10])
    position.roll("XXXX1").choose("roll:1").roll("X")
    assert (position.to_move, position.coins) == (1, [7, 7])


def test_KG_A48_rolling_ends_by_stopping_or_by_the_third_roll_and_not_before() -> None:
    position = new_game(2, first_player="host", host=1).roll("11111")
    assert position.waits_for == "reroll", "even five of a kind may be broken up"
    assert position.choose("roll:1").roll("1").waits_for == "reroll"
    assert position.choose("roll:1").roll("1").to_move == 2


def test_KG_13_KG_A37_every_roll_offers_every_subset_once_and_stopping_first() -> None:
    start = table(bones_effect="adds")
    for outcome in GAME.outcomes(start.state):
        position = start.twin().roll(outcome.text)
        free = [die for die in outcome.text if die != "X"]
        subsets = {"".join(pick) for size in range(1, 6) for pick in combinations(free, size)}
        if free:
            assert position.choices == {"stop", *(f"roll:{dice}" for dice in subsets)}
            assert GAME.rules.legal_count(position.state) == len(position.choices)
            assert GAME.rules.legal_choice(position.state, 0) == 0, "to stop"
