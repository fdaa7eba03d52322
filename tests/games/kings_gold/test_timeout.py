"""What is chosen for a player whose time is up."""

import pytest

from jollyroll.games.kings_gold.rules.rulebook import timeout_choice
from tests.games.kings_gold.positions import GAME, Position, table


def chosen(position: Position) -> str:
    choice = timeout_choice(position.state)
    GAME.check_choice(position.state, choice)
    return GAME.choice_text(position.state, choice)


def test_DIG_05_rolling_stops() -> None:
    assert chosen(table().roll("KKKSS")) == "stop"


@pytest.mark.parametrize(
    ("coins", "box", "dice", "choice"),
    [
        ((10, 10, 10), 20, "13KXX", "3K"),
        ((10, 2, 5), 20, "3SXXS", "3S>3"),
        ((10, 2, 1), 20, "3KSXX", "3K"),
        ((10, 2, 5), 3, "3KSXX", "3S>3"),
        ((10, 5, 5), 20, "13KSX", "3K"),
        ((10, 4, 7), 20, "3SSXX", "3S>3"),
        ((10, 0, 0), 1, "13KSX", "1K"),
        ((10, 1, 1), 1, "13SSX", "1S>2"),
    ],
)
def test_DIG_05_the_pair_that_brings_most_from_the_richest_ties_by_lowest_number(
    coins: tuple[int, ...], box: int, dice: str, choice: str
) -> None:
    assert chosen(table(coins=coins, box=box, dice=dice)) == choice


def test_DIG_05_the_gain_is_what_the_edition_gives() -> None:
    assert chosen(table(coins=(10, 2), box=3, dice="2KSXX")) == "2S>2"
    assert chosen(table(coins=(10, 2), box=3, dice="2KSXX", shortage="player_first")) == "2K"


def test_DIG_05_five_skulls_take_from_the_richest() -> None:
    assert chosen(table(coins=(10, 4, 9, 9), dice="SSSSS")) == "S>3"
    assert chosen(table(coins=(10, 0, 0), to_move=2, dice="SSSSS")) == "S>1"


def test_DIG_05_whoever_left_is_not_robbed() -> None:
    assert chosen(table(coins=(10, 4, 9), dice="SSSSS").leave(3)) == "S>2"


def test_DIG_05_a_turn_can_be_finished_by_time_outs_alone() -> None:
    position = table(coins=(10, 10, 12)).roll("23KSX")
    course = []
    while position.to_move == 1:
        course.append(chosen(position))
        position.choose(course[-1])
    assert course == ["stop", "3K", "2S>3"]
