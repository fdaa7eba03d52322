"""Evaluations fitted to played games: each seat's share as a softmax over its weighted features.

A position with features x(seat) gives the seat the share exp(w·x(seat)) / sum over the seats present of exp(w·x(other)); one vector
of weights w serves all seats. Anything all seats have in common cancels: a feature counts only by how the seats differ in it.
"""

from collections.abc import Callable
from dataclasses import dataclass

import numpy as np

from .arrays import AnyArray, Flags, Floats

CHUNK = 1 << 11  # positions processed at once, so that their data stay in the processor's cache
STEPS = 60
CLOSE = 1e-9  # convergence: no Newton step promises a larger decrease of the loss
SOLVABLE = 1e-12  # the least ridge, so that collinear features leave no step undetermined
TINY = 1e-300
SPREAD = 0x9E3779B97F4A7C15  # multiplier that scrambles game numbers


@dataclass(frozen=True)
class Sample:
    """Positions met in games: each seat's features, its result, who was present, and the game."""

    features: AnyArray  # (positions, seats, features)
    shares: AnyArray  # (positions, seats): the result; a victory shared by k counts 1/k
    present: AnyArray  # (positions, seats): true where somebody sits
    games: AnyArray  # (positions,): positions of one game are correlated, so they are held out together

    def __len__(self) -> int:
        return len(self.games)

    def where(self, chosen: AnyArray) -> "Sample":
        """The positions of this mask."""
        return Sample(self.features[chosen], self.shares[chosen], self.present[chosen], self.games[chosen])


def sampled(positions: AnyArray, count: int, seed: int) -> AnyArray:
    """A random sample of positions."""
    return positions[np.random.default_rng(seed).permutation(len(positions))[:count]]


@dataclass(frozen=True)
class Fit:
    """Weights and their quality: mean log-losses (natural logarithms) on the training and the held-out positions."""

    weights: Floats
    loss: float
    held_out: float
    steps: int


def shares_of(weights: AnyArray, features: AnyArray, present: AnyArray) -> Floats:
    """The shares of the seats present, 0 for absent ones. Works for one position or many."""
    merits = np.where(present, features @ np.asarray(weights, dtype=np.float64), -np.inf)
    risen = np.exp(merits - merits.max(axis=-1, keepdims=True))
    shares: Floats = risen / risen.sum(axis=-1, keepdims=True)
    return shares


def log_loss(weights: AnyArray, sample: Sample) -> float:
    """The mean of -log of the share predicted for the winner (several winners are weighted by what they won)."""
    total = 0.0
    for begin in range(0, len(sample), CHUNK):
        part = slice(begin, begin + CHUNK)
        predicted = shares_of(weights, sample.features[part], sample.present[part])
        total -= float((sample.shares[part] * np.log(np.maximum(predicted, TINY))).sum())
    return total / len(sample) if len(sample) else float("nan")


def centred(sample: Sample, part: slice) -> Floats:
    """The features of some positions minus their mean over the seats present; 0 for absent seats."""
    here = sample.present[part].astype(bool)[:, :, None]
    features = np.where(here, sample.features[part], 0.0)
    mean = features.sum(axis=1, keepdims=True) / np.maximum(here.sum(axis=1, keepdims=True), 1)
    result: Floats = np.where(here, features - mean, 0.0)
    return result


def spread_of(sample: Sample) -> Floats:
    """The root mean square difference between the seats of a position, by feature; 1 for a feature that never differs."""
    total = np.zeros(sample.features.shape[2])
    for begin in range(0, len(sample), CHUNK):
        total += (centred(sample, slice(begin, begin + CHUNK)) ** 2).sum(axis=(0, 1))
    spread = np.sqrt(total / max(int(sample.present.sum()), 1))
    return np.where(spread > 0, spread, 1.0)


def gradient_and_hessian(weights: Floats, sample: Sample, scale: Floats) -> tuple[Floats, Floats]:
    """Gradient and Hessian of the mean log-loss, with features divided by `scale`."""
    many = len(scale)
    gradient = np.zeros(many)
    hessian = np.zeros((many, many))
    for begin in range(0, len(sample), CHUNK):
        part = slice(begin, begin + CHUNK)
        features = centred(sample, part) / scale
        predicted = shares_of(weights, features, sample.present[part])
        gradient += ((predicted - sample.shares[part])[:, :, None] * features).sum(axis=(0, 1))
        mean = (predicted[:, :, None] * features).sum(axis=1)
        weighted = (np.sqrt(predicted)[:, :, None] * features).reshape(-1, many)
        hessian += weighted.T @ weighted - mean.T @ mean
    return gradient / len(sample), hessian / len(sample)


def held_out(games: AnyArray, one_in: int) -> Flags:
    """A mask that holds out one game in this many, drawn by number: every second game, say, may be played in a special way."""
    drawn = (games.astype(np.uint64) * np.uint64(SPREAD)) >> np.uint64(32)
    chosen: Flags = drawn % np.uint64(one_in) == one_in - 1
    return chosen


def fit(sample: Sample, ridge: float = 1e-4, hold_out: int = 10, start: AnyArray | None = None) -> Fit:
    """The weights of least log-loss by Newton's method, with one game in `hold_out` held out for validation.

    `ridge` times half the sum of squared weights (of features divided by their spread) is added to the loss, so that collinear
    features share their weight and none diverges; a feature in which seats never differ gets weight 0.
    """
    aside = held_out(sample.games, hold_out)
    used = sample.where(~aside)
    scale = spread_of(used)
    weights = np.zeros_like(scale) if start is None else np.asarray(start, dtype=np.float64) * scale

    def price(candidate: Floats) -> float:
        return log_loss(candidate / scale, used) + ridge / 2 * float(candidate @ candidate)

    cost = price(weights)
    steps = 0
    while steps < STEPS:
        steps += 1
        gradient, hessian = gradient_and_hessian(weights, used, scale)
        gradient += ridge * weights
        step = np.linalg.solve(hessian + max(ridge, SOLVABLE) * np.eye(len(weights)), gradient)
        promise = float(gradient @ step)
        if promise < CLOSE:
            break
        length = 1.0
        while (lower := price(weights - length * step)) > cost - 1e-4 * length * promise and length > 1e-6:
            length /= 2
        weights, cost = weights - length * step, lower
    found = weights / scale
    return Fit(found, log_loss(found, used), log_loss(found, sample.where(aside)), steps)


def standard_error(estimated: AnyArray, means: AnyArray, games: int, squares: AnyArray | None = None) -> float:
    """The root mean square error of estimated shares against means of rollouts, with the rollouts' own noise removed.

    `squares` are the means of the squared shares won (they differ from the means if victories are shared); without them every
    rollout counts as won or lost. Arrays may have any shape; leave absent seats out. The result is 0 if noise alone explains the
    differences.
    """
    scatter = (means if squares is None else squares) - means**2
    noise = float(np.mean(scatter)) / max(games - 1, 1)
    return float(np.sqrt(max(float(np.mean((estimated - means) ** 2)) - noise, 0.0)))


def refit(
    play: Callable[[Floats, int], Sample], start: Floats, numbers: range, on_fitted: Callable[[int, Fit], None], ridge: float = 1e-4
) -> Fit:
    """Self-play in rounds: `play(weights, number)` plays with the current weights, and the next are fitted to its sample.

    `numbers` are the rounds to play, which start above 0 if earlier ones are done; `on_fitted` is called with each round's fit.
    """
    result = Fit(start, float("nan"), float("nan"), 0)
    for number in numbers:
        result = fit(play(result.weights, number), ridge, start=result.weights)
        on_fitted(number, result)
    return result
