"""Ratings on the Elo scale: the strengths that make the observed results most likely.

A seat with strength s wins a game with probability s / (sum of the strengths at the table): the Bradley-Terry model for two, Luce's
for more. A rating is 400 times the decimal logarithm of a strength: 400 points more are tenfold odds.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from math import log

import numpy as np

from jollyroll.solve.arrays import Floats

from .intervals import Estimate, Z

SCALE = 400 / log(10)
STEPS = 100
CLOSE = 1e-10
TINY = 1e-15


@dataclass(frozen=True)
class Meeting:
    """Games of players of one kind (`ones` of them, of kind `one`) against players of another."""

    one: int
    other: int
    ones: int
    others: int
    games: float
    won: float  # by the first kind together; a shared victory counts by its parts
    scatter: float  # the sum of squared deviations of what they won in a game from their average


@dataclass(frozen=True)
class Ratings:
    """Ratings relative to an anchor, with intervals; `halved` if half a win each way was added to every meeting."""

    ratings: tuple[Estimate, ...]
    halved: bool


def rate(kinds: int, meetings: Sequence[Meeting], anchor: int | None, level: float) -> Ratings:
    """The maximum-likelihood ratings. The anchor (or, without one, the mean of all) is fixed at `level`.

    If one kind won or lost every game, the likelihood has no maximum: then every meeting gets half a win each way. Intervals rest
    on the observed scatter of the games, so they hold even if the model is slightly off.
    """
    halved = not is_connected(kinds, meetings)
    used = [plus_half(meeting) for meeting in meetings] if halved else list(meetings)
    merits = most_likely(kinds, used)
    _, hessian = gradient_and_hessian(merits, used)
    spread = np.zeros((kinds, kinds))
    for meeting in used:
        add_pair(spread, meeting, meeting.scatter)
    weights = np.eye(kinds)[anchor] if anchor is not None else np.full(kinds, 1 / kinds)
    relative = np.eye(kinds) - weights  # each relative to the anchor
    inverse = np.linalg.pinv(hessian)
    covariance = relative @ inverse @ spread @ inverse @ relative.T
    ratings = []
    for kind in range(kinds):
        mean = level + SCALE * float((relative @ merits)[kind])
        reach = Z * SCALE * float(np.sqrt(max(0.0, covariance[kind, kind])))
        ratings.append(Estimate(mean, mean - reach, mean + reach))
    return Ratings(tuple(ratings), halved)


def plus_half(meeting: Meeting) -> Meeting:
    """The meeting with one more game, half of it won by each kind."""
    m = meeting
    return Meeting(m.one, m.other, m.ones, m.others, m.games + 1, m.won + 0.5, max(m.scatter, 0.25))


def is_connected(kinds: int, meetings: Sequence[Meeting]) -> bool:
    """True if every kind has won against every other, directly or through others: only then is there a maximum."""
    beats = np.eye(kinds, dtype=bool)
    for meeting in meetings:
        beats[meeting.one, meeting.other] |= meeting.won > 0
        beats[meeting.other, meeting.one] |= meeting.won < meeting.games
    for _ in range(kinds):
        beats = beats @ beats
    return bool(beats.all())


def most_likely(kinds: int, meetings: Sequence[Meeting]) -> Floats:
    """Natural logarithms of the strengths, by Newton's method; their mean is 0."""
    merits: Floats = np.zeros(kinds)
    for _ in range(STEPS):
        gradient, hessian = gradient_and_hessian(merits, meetings)
        step = np.linalg.pinv(hessian) @ gradient
        if np.abs(step).max() < CLOSE:
            break
        before = likelihood(merits, meetings)
        while likelihood(merits + step, meetings) < before and np.abs(step).max() > CLOSE:
            step = step / 2
        merits = merits + step
    return np.asarray(merits - merits.mean())


def chance_of(merits: Floats, meeting: Meeting) -> float:
    """The probability that one of the first kind wins."""
    return float(1 / (1 + meeting.others / meeting.ones * np.exp(merits[meeting.other] - merits[meeting.one])))


def likelihood(merits: Floats, meetings: Sequence[Meeting]) -> float:
    """The log-likelihood of the results of these meetings."""
    total = 0.0
    for meeting in meetings:
        chance = min(max(chance_of(merits, meeting), TINY), 1 - TINY)
        total += meeting.won * np.log(chance) + (meeting.games - meeting.won) * np.log1p(-chance)
    return total


def gradient_and_hessian(merits: Floats, meetings: Sequence[Meeting]) -> tuple[Floats, Floats]:
    """The gradient of the log-likelihood, and its negated Hessian."""
    gradient = np.zeros(len(merits))
    hessian = np.zeros((len(merits), len(merits)))
    for meeting in meetings:
        chance = chance_of(merits, meeting)
        surplus = meeting.won - meeting.games * chance
        gradient[meeting.one] += surplus
        gradient[meeting.other] -= surplus
        add_pair(hessian, meeting, meeting.games * chance * (1 - chance))
    return gradient, hessian


def add_pair(matrix: Floats, meeting: Meeting, amount: float) -> None:
    """Add to the entries for the difference between two kinds."""
    for row, column, sign in (
        (meeting.one, meeting.one, 1),
        (meeting.other, meeting.other, 1),
        (meeting.one, meeting.other, -1),
        (meeting.other, meeting.one, -1),
    ):
        matrix[row, column] += sign * amount
