"""The measures of an experiment: averages over many games with 95 % confidence intervals."""

from math import nan, sqrt
from typing import TYPE_CHECKING

from jollyroll.lab.intervals import NOTHING, Estimate, Z, mean_interval, share_interval

if TYPE_CHECKING:
    from collections.abc import Sequence

    from .tracked_series import TrackedTally

# Of every game.
TURNS, MINUTES, FIRST_TURN, LEAD_CHANGES = "turns", "minutes", "first_turn", "lead_changes"
DECIDED, COMEBACK, DEFICIT, SHARED, BETTER_PLAY = "decided", "comeback", "deficit", "shared", "better_play"
NAMES = (TURNS, MINUTES, FIRST_TURN, LEAD_CHANGES, DECIDED, COMEBACK, DEFICIT, SHARED, BETTER_PLAY)
SECONDS = 60
THOUSAND = 1_000


def measured(tally: "TrackedTally", seatings: "Sequence[Sequence[int]]") -> dict[str, Estimate]:
    """All measures of a tally; `seatings` gives the level of each seat."""
    from jollyroll.lab.tally import PARTS

    games = int(tally.games.sum())

    def mean(name: str, squares: str, unit: float = 1.0) -> Estimate:
        total, square = float(getattr(tally, name).sum()), float(getattr(tally, squares).sum())
        return scaled(mean_interval(games, total, square), unit)

    begun = int(tally.parts_begun.sum()) / PARTS, int(tally.squares_begun.sum()) / PARTS**2
    behind, shared = int(tally.behind.sum()), games - int(tally.won_alone.sum())
    return {
        TURNS: mean("turns", "turn_squares"),
        MINUTES: mean("seconds", "second_squares", 1 / SECONDS),
        FIRST_TURN: share_interval(int(tally.began.sum()), *begun),
        LEAD_CHANGES: mean("lead_changes", "lead_change_squares"),
        DECIDED: mean("decided", "decided_squares", 1 / THOUSAND),
        COMEBACK: share_interval(games, behind, behind),
        DEFICIT: mean("deficit", "deficit_squares"),
        SHARED: share_interval(games, shared, shared),
        BETTER_PLAY: better_play(tally, seatings),
    }


def better_play(tally: "TrackedTally", seatings: "Sequence[Sequence[int]]") -> Estimate:
    """How far the share of a seat of the strongest level exceeds an even share; empty if all have one level."""
    from jollyroll.lab.tournament import victories

    strongest = max(level for seating in seatings for level in seating)
    seats = len(seatings[0])
    many = sum(level == strongest for level in seatings[0])
    if many == seats:
        return NOTHING
    marks = [[place for place, level in enumerate(seating) if level == strongest] for seating in seatings]
    games, won, squares = victories(tally, list(range(len(seatings))), marks)
    mean, low, high = share_interval(games, won, squares)
    return Estimate(*((share / many - 1 / seats) for share in (mean, low, high)))


def scaled(estimate: Estimate, unit: float) -> Estimate:
    """The estimate in another unit."""
    return Estimate(*(unit * number for number in estimate))


def half_width(estimate: Estimate) -> float:
    """Half the width of the interval, on its wider side; NaN if there is none."""
    return max(estimate.high - estimate.mean, estimate.mean - estimate.low) if estimate.mean == estimate.mean else nan


def jackknife(values: "Sequence[float]", mean: float) -> Estimate:
    """The jackknife interval of an estimate, from the values with each game left out in turn."""
    games = len(values)
    if games < 2:
        return Estimate(mean, nan, nan)
    middle = sum(values) / games
    error = sqrt((games - 1) / games * sum((value - middle) ** 2 for value in values))
    return Estimate(mean, mean - Z * error, mean + Z * error)
