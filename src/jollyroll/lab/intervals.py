"""Averages of played games with 95 % confidence intervals."""

from math import sqrt
from typing import NamedTuple

Z = 1.959963984540054  # 95 % of a normal distribution lies within this many standard deviations


class Estimate(NamedTuple):
    """An average and the interval around it."""

    mean: float
    low: float
    high: float


NOTHING = Estimate(float("nan"), float("nan"), float("nan"))


def share_interval(games: int, total: float, squares: float) -> Estimate:
    """The average of shares between 0 and 1, from their sum and the sum of their squares.

    Where no victory is shared this is Wilson's interval. Shared victories vary less than won or lost ones, so it becomes Wilson's
    interval for the larger number of won or lost games with the same accuracy. That reduction is itself an estimate, so four games'
    worth of doubt (Wilson's own) is mixed in.
    """
    if games < 1:
        return NOTHING
    mean = total / games
    coin = mean * (1 - mean)  # the variance if shares were 0 or 1
    variance = (squares - total * mean + Z * Z * coin) / (games + Z * Z)
    worth = games * coin / variance if 0 < variance < coin else games
    centre = (mean + Z * Z / (2 * worth)) / (1 + Z * Z / worth)
    reach = Z * sqrt(max(0.0, coin) / worth + Z * Z / (4 * worth * worth)) / (1 + Z * Z / worth)
    return Estimate(mean, max(0.0, min(centre - reach, mean)), min(1.0, max(centre + reach, mean)))


def mean_interval(games: int, total: float, squares: float) -> Estimate:
    """The average of numbers of any size, with Student's interval."""
    if games < 1:
        return NOTHING
    mean = total / games
    if games < 2:
        return Estimate(mean, float("-inf"), float("inf"))
    variance = max(0.0, (squares - total * mean) / (games - 1))
    reach = student(games - 1) * sqrt(variance / games)
    return Estimate(mean, mean - reach, mean + reach)


def student(freedom: int) -> float:
    """Student's counterpart of Z for a variance with this many degrees of freedom, accurate to three digits from three on."""
    if freedom < 3:
        return (12.706, 4.303)[freedom - 1]
    z, n = Z, freedom
    terms = (
        (z**3 + z) / 4,
        (5 * z**5 + 16 * z**3 + 3 * z) / 96,
        (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / 384,
        (79 * z**9 + 776 * z**7 + 1482 * z**5 - 1920 * z**3 - 945 * z) / 92160,
    )
    return z + sum(term / float(n) ** (power + 1) for power, term in enumerate(terms))
