"""Ratings from meetings: maximum likelihood, with correct intervals."""

import math
import random

import pytest

from jollyroll.lab.intervals import Estimate
from jollyroll.lab.rating import Meeting, Ratings, rate


def meeting(one: int, other: int, games: int, won: float, ones: int = 1, others: int = 1) -> Meeting:
    return Meeting(one, other, ones, others, games, won, won * (games - won) / games)


def chances(difference: float) -> float:
    return float(1 / (1 + 10 ** (-difference / 400)))


def test_ten_wins_for_each_loss_are_four_hundred_points() -> None:
    rated = rate(2, [meeting(0, 1, 1100, 1000)], anchor=1, level=1000)
    assert [round(rating.mean, 3) for rating in rated.ratings] == [1400, 1000]
    assert rated.ratings[1] == Estimate(1000, 1000, 1000), "the anchor stands by definition"
    assert not rated.halved


def test_the_interval_of_two_is_that_of_the_logarithm_of_the_odds() -> None:
    rated = rate(2, [meeting(0, 1, 1000, 600)], anchor=1, level=1000)
    reach = 1.96 * 400 / math.log(10) / math.sqrt(1000 * 0.6 * 0.4)
    assert rated.ratings[0].high - rated.ratings[0].mean == pytest.approx(reach, rel=1e-4)


def test_without_an_anchor_the_mean_stands_at_the_level() -> None:
    rated = rate(3, [meeting(0, 1, 100, 60), meeting(0, 2, 100, 75), meeting(1, 2, 100, 70)], None, 1500)
    assert sum(rating.mean for rating in rated.ratings) == pytest.approx(4500)
    assert rated.ratings[0].mean > rated.ratings[1].mean > rated.ratings[2].mean


def test_at_a_larger_table_equals_win_by_their_number() -> None:
    rated = rate(2, [meeting(0, 1, 4000, 1000, ones=1, others=3), meeting(0, 1, 4000, 3000, ones=3, others=1)], 0, 1000)
    assert rated.ratings[1].mean == pytest.approx(1000, abs=1e-6)


def test_whoever_wins_everything_gets_a_finite_rating_and_it_is_said() -> None:
    rated = rate(3, [meeting(0, 1, 100, 100), meeting(0, 2, 100, 100), meeting(1, 2, 100, 50)], 2, 1000)
    assert rated.halved
    assert 1500 < rated.ratings[0].mean < 2500
    assert rated.ratings[1].mean == pytest.approx(1000, abs=5)


def test_a_long_way_up_is_found() -> None:
    steps = [meeting(place, place + 1, 100_000, 99_999) for place in range(4)]
    rated = rate(5, steps, 4, 1000)
    assert rated.ratings[0].mean == pytest.approx(1000 + 4 * 400 * math.log10(99_999), rel=1e-6)


def played(strengths: list[float], games: int, dice: random.Random) -> Ratings:
    """Ratings of players of these true ratings after a round robin."""
    meetings = []
    for one in range(len(strengths)):
        for other in range(one + 1, len(strengths)):
            chance = chances(strengths[one] - strengths[other])
            meetings.append(meeting(one, other, games, sum(dice.random() < chance for _ in range(games))))
    return rate(len(strengths), meetings, 0, strengths[0])


def test_intervals_hold_the_true_ratings_nineteen_times_in_twenty() -> None:
    dice, strengths = random.Random("ratings"), [1000.0, 1050.0, 1200.0, 1350.0]
    hits = trials = 0
    for _ in range(150):
        for true, rating in list(zip(strengths, played(strengths, 120, dice).ratings, strict=True))[1:]:
            hits += rating.low <= true <= rating.high
            trials += 1
    assert 0.91 <= hits / trials <= 0.985
