"""Intervals cover the truth as often as they should."""

import random
from collections.abc import Callable

import pytest
from hypothesis import given
from hypothesis import strategies as st

from jollyroll.lab.intervals import Estimate, mean_interval, share_interval, student

TRIALS = 2_000


def covered(draw: Callable[[random.Random], float], truth: float, games: int, interval: Callable[..., Estimate]) -> float:
    """How often the interval from a number of draws covers the truth."""
    dice = random.Random(f"{truth} {games}")
    hits = 0
    for _ in range(TRIALS):
        values = [draw(dice) for _ in range(games)]
        found = interval(games, sum(values), sum(value * value for value in values))
        hits += found.low <= truth <= found.high
    return hits / TRIALS


def won_with(chance: float, shared: float = 0.0) -> Callable[[random.Random], float]:
    """A game that two share now and then, and that is otherwise won with this probability."""

    def draw(dice: random.Random) -> float:
        if dice.random() < shared:
            return 0.5
        return float(dice.random() < chance)

    return draw


@pytest.mark.parametrize("games", [12, 60, 300])
@pytest.mark.parametrize(("chance", "shared"), [(0.5, 0.0), (0.1, 0.0), (0.97, 0.0), (0.5, 0.3), (0.3, 0.05), (0.5, 0.9)])
def test_intervals_of_shares_hold_the_truth_nineteen_times_in_twenty(chance: float, shared: float, games: int) -> None:
    truth = shared / 2 + (1 - shared) * chance
    assert covered(won_with(chance, shared), truth, games, share_interval) >= 0.92


@pytest.mark.parametrize("games", [3, 8, 100])
def test_intervals_of_scores_hold_the_truth_nineteen_times_in_twenty(games: int) -> None:
    assert 0.935 <= covered(lambda dice: dice.gauss(20, 7), 20.0, games, mean_interval) <= 0.965


def test_without_shared_victories_it_is_wilsons_interval() -> None:
    found = share_interval(10, 7, 7)
    assert found.mean == pytest.approx(0.7)
    assert (found.low, found.high) == pytest.approx((0.3967781, 0.8922087), abs=1e-6)  # as in published tables


def test_shared_victories_make_it_narrower() -> None:
    alone, shared = share_interval(100, 50, 50), share_interval(100, 50, 30)
    assert shared.high - shared.low < 0.9 * (alone.high - alone.low)


def test_no_game_gives_no_number_and_one_game_no_interval_of_scores() -> None:
    assert share_interval(0, 0, 0).mean != share_interval(0, 0, 0).mean, "not a number"
    assert mean_interval(1, 5, 25) == (5, float("-inf"), float("inf"))


def test_students_factors_are_those_of_the_tables() -> None:
    known = {1: 12.706, 2: 4.303, 3: 3.182, 4: 2.776, 5: 2.571, 10: 2.228, 30: 2.042, 1000: 1.962}
    for freedom, factor in known.items():
        assert student(freedom) == pytest.approx(factor, abs=0.005)


@given(st.lists(st.sampled_from([0.0, 1 / 6, 0.25, 1 / 3, 0.5, 1.0]), min_size=1, max_size=60))
def test_an_interval_of_shares_lies_between_nothing_and_all_and_holds_the_mean(shares: list[float]) -> None:
    found = share_interval(len(shares), sum(shares), sum(share * share for share in shares))
    assert 0 <= found.low <= found.mean <= found.high <= 1
    assert found.low < found.high
