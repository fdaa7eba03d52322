"""Before a throw or a card: what it may bring, from the best to the worst."""

from dataclasses import dataclass
from math import sqrt

from jollyroll.kit import NOBODY, Outcome
from jollyroll.solve.judge import Judge, Shares, mean_shares
from jollyroll.solve.lookahead import after_outcome

from .seated_position import SeatedPosition


@dataclass(frozen=True)
class JudgedOutcome:
    """One thing chance may bring, and the shares after it.

    >>> from jollyroll.coach import odds
    >>> best = odds("kg us: coins 12 8, box 34, king 6, seat 1").spread.best
    >>> best.outcome.text, best.shares
    ('KKKKK', (1.0, 0.0))
    """

    outcome: Outcome
    shares: Shares


@dataclass(frozen=True)
class Spread:
    """Everything chance may bring, best first for `seat`: the one who throws, or the first player where nobody does.

    `typical` is the one in the middle: half of all throws bring as much or more. `mean` is the average, `deviation` the
    standard deviation of the seat's share.

    >>> from jollyroll.coach import odds
    >>> spread = odds("kg us: coins 12 8, box 34, king 6, seat 1").spread
    >>> spread.best.outcome.text, spread.worst.outcome.text
    ('KKKKK', '11XXX')
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
        """The throw in the middle."""
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
