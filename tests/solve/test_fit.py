"""Evaluations fitted to games: known weights are recovered, and predictions are calibrated."""

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from jollyroll.solve.fit import Sample, fit, held_out, log_loss, refit, shares_of, standard_error

TRUE = np.array([1.0, -0.5, 0.25, 0.0])


def drawn(seed: int, positions: int, seats: int = 3, absent: float = 0.0, weights: np.ndarray = TRUE) -> Sample:
    """Positions whose winners are drawn by the shares that these weights give."""
    luck = np.random.default_rng(seed)
    features = luck.normal(size=(positions, seats, len(weights)))
    present = luck.random((positions, seats)) >= absent
    present[:, 0] = True
    shares = shares_of(weights, features, present)
    winner = (shares.cumsum(axis=1) < luck.random((positions, 1))).sum(axis=1).clip(0, seats - 1)
    return Sample(features, np.eye(seats)[winner], present, np.arange(positions) // 3)


def test_known_weights_come_back() -> None:
    result = fit(drawn(1, 40_000))
    assert result.weights == pytest.approx(TRUE, abs=0.04)
    assert result.steps < 12


def test_known_weights_come_back_with_absent_seats() -> None:
    assert fit(drawn(2, 40_000, seats=4, absent=0.3)).weights == pytest.approx(TRUE, abs=0.05)


def test_loss_is_least_at_the_fit() -> None:
    sample = drawn(3, 3_000)
    result = fit(sample, ridge=0.0, hold_out=10**9)
    assert result.loss == pytest.approx(log_loss(result.weights, sample))
    assert result.loss < log_loss(np.zeros(4), sample)
    for index in range(4):
        for step in (-0.05, 0.05):
            beside = result.weights.copy()
            beside[index] += step
            assert log_loss(beside, sample) > result.loss


def test_loss_falls_with_every_step_from_a_bad_start() -> None:
    sample = drawn(4, 3_000)
    result = fit(sample, start=np.array([-30.0, 30.0, -30.0, 30.0]))
    assert result.weights == pytest.approx(fit(sample).weights, abs=1e-3)


def test_games_held_out_judge_what_was_not_fitted() -> None:
    sample = drawn(5, 300, weights=np.zeros(40))
    result = fit(sample, ridge=0.0)
    assert result.held_out > result.loss  # forty weights for noise: they overfit


def test_games_are_held_out_by_no_pattern_of_their_numbers() -> None:
    aside = held_out(np.arange(20_000), 10)
    for stride in (1, 2, 3, 10):
        for first in range(stride):
            assert aside[first::stride].mean() == pytest.approx(0.1, abs=0.01)


def test_ridge_keeps_weights_of_equal_features_equal() -> None:
    sample = drawn(6, 5_000)
    doubled = Sample(np.concatenate([sample.features, sample.features], axis=2), sample.shares, sample.present, sample.games)
    weights = fit(doubled).weights
    assert weights[:4] == pytest.approx(weights[4:])
    assert weights[:4] * 2 == pytest.approx(fit(sample).weights, abs=0.01)


def test_a_feature_the_seats_share_gets_no_weight() -> None:
    sample = drawn(7, 2_000)
    same = np.repeat(np.arange(2_000.0)[:, None, None], 3, axis=1)
    weights = fit(Sample(np.concatenate([sample.features, same], axis=2), sample.shares, sample.present, sample.games)).weights
    assert weights[4] == 0


def test_shared_victories_count_by_their_parts() -> None:
    features = np.array([[[1.0], [1.0], [0.0]]])
    sample = Sample(features, np.array([[0.5, 0.5, 0.0]]), np.ones((1, 3), bool), np.zeros(1, int))
    assert log_loss(np.array([40.0]), sample) == pytest.approx(np.log(2))


@settings(max_examples=50, deadline=None)
@given(st.integers(0, 10**6), st.integers(2, 6), st.floats(0, 500))
def test_shares_sum_to_one_and_absent_seats_have_none(seed: int, seats: int, size: float) -> None:
    sample = drawn(seed, 20, seats=seats, absent=0.4)
    shares = shares_of(TRUE * size, sample.features, sample.present)
    assert shares.sum(axis=1) == pytest.approx(np.ones(20))
    assert not shares[~sample.present].any()
    assert (shares >= 0).all()


def test_standard_error_is_the_estimates_own() -> None:
    luck = np.random.default_rng(10)
    truth = luck.uniform(0.2, 0.8, 4_000)
    means = luck.binomial(50, truth) / 50
    assert standard_error(truth, means, 50) < 0.015
    assert standard_error(truth + 0.1 * luck.choice([-1, 1], 4_000), means, 50) == pytest.approx(0.1, abs=0.005)


def test_standard_error_knows_shared_victories() -> None:
    means = np.full((10, 2), 0.5)  # every game shared by two: there is no noise
    assert standard_error(means + 0.01, means, 20, squares=np.full((10, 2), 0.25)) == pytest.approx(0.01)


def test_rounds_go_on_where_they_stopped() -> None:
    heard: list[int] = []

    def play(weights: np.ndarray, number: int) -> Sample:
        return drawn(number, 500)

    whole = refit(play, np.zeros(4), range(3), lambda number, _: heard.append(number))
    begun = refit(play, np.zeros(4), range(2), lambda number, _: None)
    assert refit(play, begun.weights, range(2, 3), lambda number, _: None).weights == pytest.approx(whole.weights, abs=1e-5)
    assert heard == [0, 1, 2]
