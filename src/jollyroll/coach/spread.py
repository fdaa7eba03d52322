"""Before a roll or a card: what it may bring, from the best to the worst."""

from dataclasses import dataclass
from math import sqrt

from jollyroll.kit import NOBODY, Outcome
from jollyroll.solve.judge import Judge, Shares, mean_shares
from jollyroll.solve.lookahead import after_outcome

from .seated_position import SeatedPosition


@dataclass(frozen=True)
class JudgedOutcome:
    """One thing chance may bring, and the shares after it."""

    outcome: Outcome
    shares: Shares


@dataclass(frozen=True)
class Spread:
    """Everything chance may bring, best first for `seat`: the one who rolls, or the first player where nobody does.

    `typical` is the one in the middle: half of all rolls bring as much or more. `mean` is the average, `deviation` the
    standard deviation of the seat's share.
    """

    seat: int
    falls: tuple[JudgedOutcome, ...]
    mean: Shares
    deviation: float

    @property
    def best(self) -> JudgedOutcome:
        return self.falls[0]

    @property
    def worst(self) -> JudgedOutcome:
        return self.falls[-1]

    @property
    def typical(self) -> JudgedOutcome:
        """The roll in the middle."""
        passed = 0.0
        for fall in self.falls:
            passed += float(fall.outcome.probability)
            if passed >= 0.5 - 1e-12:
                return fall
        return self.worst


def spread_of(here: SeatedPosition, judge: Judge) -> Spread:
    """Let chance bring everything it may, and judge what is there then."""
    state = here.state
    seat = state.seat if state.seat != NOBODY else state.present.index(1)
    falls = []
    for outcome in here.game.outcomes(state):
        after = after_outcome(here.game.rules, state, outcome.number)
        falls.append(JudgedOutcome(outcome, judge.shares(after)))
    falls.sort(key=lambda fall: (-fall.shares[seat], fall.outcome.number))
    mean = mean_shares((float(fall.outcome.probability), fall.shares) for fall in falls)
    variance = sum(float(fall.outcome.probability) * (fall.shares[seat] - mean[seat]) ** 2 for fall in falls)
    return Spread(seat, tuple(falls), mean, sqrt(max(0.0, variance)))
