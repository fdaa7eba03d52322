"""The spread of a roll or a card: its outcomes, from the best to the worst."""

from dataclasses import dataclass
from math import sqrt

from jollyroll.kit import NOBODY, Outcome
from jollyroll.solve.judge import Judge, Shares, mean_shares
from jollyroll.solve.lookahead import after_outcome

from .seated_position import SeatedPosition


@dataclass(frozen=True)
class JudgedOutcome:
    """One outcome, and the shares after it.

    >>> from jollyroll.coach import odds
    >>> best = odds("kg us: coins 12 8, box 34, king 6, seat 1").spread.best
    >>> best.outcome.text, best.shares
    ('KKKKK', (1.0, 0.0))
    """

    outcome: Outcome
    shares: Shares


@dataclass(frozen=True)
class Spread:
    """All outcomes, best first for `seat`: the player who rolls, or the first player if nobody does.

    `typical` is the median: half of all outcomes are as good or better. `mean` is the average, `deviation` the standard deviation
    of the seat's share.

    >>> from jollyroll.coach import odds
    >>> spread = odds("kg us: coins 12 8, box 34, king 6, seat 1").spread
    >>> spread.best.outcome.text, spread.worst.outcome.text
    ('KKKKK', '11XXX')
    """

    seat: int
    outcomes: tuple[JudgedOutcome, ...]
    mean: Shares
    deviation: float

    @property
    def best(self) -> JudgedOutcome:
        return self.outcomes[0]

    @property
    def worst(self) -> JudgedOutcome:
        return self.outcomes[-1]

    @property
    def typical(self) -> JudgedOutcome:
        """The median outcome."""
        passed = 0.0
        for judged in self.outcomes:
            passed += float(judged.outcome.probability)
            if passed >= 0.5 - 1e-12:
                return judged
        return self.worst


def spread_of(here: SeatedPosition, judge: Judge) -> Spread:
    """Judge the position after every outcome."""
    state = here.state
    seat = state.seat if state.seat != NOBODY else state.present.index(1)
    outcomes = []
    for outcome in here.game.outcomes(state):
        after = after_outcome(here.game.rules, state, outcome.number)
        outcomes.append(JudgedOutcome(outcome, judge.shares(after)))
    outcomes.sort(key=lambda judged: (-judged.shares[seat], judged.outcome.number))
    mean = mean_shares((float(judged.outcome.probability), judged.shares) for judged in outcomes)
    variance = sum(float(judged.outcome.probability) * (judged.shares[seat] - mean[seat]) ** 2 for judged in outcomes)
    return Spread(seat, tuple(outcomes), mean, sqrt(max(0.0, variance)))
