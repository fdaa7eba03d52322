"""Values of positions and choices: one interface for exact tables and estimates.

A seat's share is its winning chance; a victory shared by k seats counts 1/k for each. The shares of all seats sum to 1.
"""

from abc import ABC, abstractmethod
from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from jollyroll.kit import Game
from jollyroll.kit.state import GameState

from .cache import BoundedCache
from .lookahead import after_outcome
from .solver import solver_of

Shares = tuple[float, ...]
MOST_JUDGES = 12  # in the cache; one takes up to 25 MB
TOLERANCE = 1e-12  # shares closer than this are equal: the choice with the lowest number from the mover on is taken


@dataclass(frozen=True)
class Odds:
    """The value of one legal choice, if everybody plays on as well as the judge knows.

    `shares` are those of all seats; `points` is the expected change of the chooser's score (coins, points, loot) by the end of this
    turn; `risk` is the chance that this turn ends badly, in the sense each game states.

    >>> from jollyroll import Position
    >>> position = Position.read("kg us: coins 12 8, box 34, king 6, seat 1, dice 33KSX, rolls 1")
    >>> odds = judge_for(position.game, position.state).odds(position.state)[0]
    >>> position.game.choice_text(position.state, odds.choice), len(odds.shares)
    ('stop', 2)
    """

    choice: int
    shares: Shares
    points: float
    risk: float


class Judge(ABC):
    """Knows the shares of every position of one game under one set of options, at a table of so many seats.

    >>> from jollyroll import Position
    >>> position = Position.read("kg us: coins 12 8, box 34, king 6, seat 1, dice 33KSX, rolls 1")
    >>> judge: Judge = judge_for(position.game, position.state)
    >>> judge.exact, judge.error
    (True, 0.0)
    """

    game: Game
    exact: bool  # every number is exact for the rules at hand, to the stated precision
    error: float  # measured standard error of an estimated share; 0.0 if exact
    basis: str  # the message that says in one line what the numbers rest on

    @abstractmethod
    def shares(self, state: GameState) -> Shares:
        """Each seat's share in any position; 0 for seats that have left. The position is not changed."""

    @abstractmethod
    def odds(self, state: GameState) -> list[Odds]:
        """Every legal choice of a position with a choice due, in the order of `seat_relative`."""

    def shares_if_outcome(self, state: GameState, outcome: int) -> Shares:
        """The shares after this outcome as estimated before it: their mean over all outcomes is `shares(state)`.

        A judge that is not exact searches the current turn and estimates the positions at its end. Once the next turn has begun it
        searches further and may come to other numbers; for outcomes that end the turn it returns the estimate made before.
        """
        return self.shares(after_outcome(self.game.rules, state, outcome))


def mean_shares(parts: Iterable[tuple[float, Shares]]) -> Shares:
    """The mean of shares, weighted by probability.

    >>> mean_shares([(0.25, (1.0, 0.0)), (0.75, (0.0, 1.0))])
    (0.25, 0.75)
    """
    weighted = [[chance * share for share in shares] for chance, shares in parts]
    return tuple(sum(column) for column in zip(*weighted, strict=True))


def seat_relative(game: Game, state: GameState) -> list[int]:
    """The legal choices sorted with seats counted from the chooser: taking the first of equal choices treats all seats alike."""
    numbers = [game.rules.legal_choice(state, index) for index in range(game.rules.legal_count(state))]
    return sorted(numbers, key=lambda number: game.rules.seat_relative(state, number))


def best(odds: Sequence[Odds], seat: int) -> Odds:
    """The choice with the highest share for this seat; the first of equal ones.

    >>> best([Odds(0, (0.4, 0.6), 0.0, 0.0), Odds(7, (0.5, 0.5), 0.0, 0.0)], seat=0).choice
    7
    """
    most = max(each.shares[seat] for each in odds)
    return next(each for each in odds if each.shares[seat] >= most - TOLERANCE)


JUDGES: BoundedCache[Judge] = BoundedCache(MOST_JUDGES)


def judge_for(game: Game, state: GameState) -> Judge:
    """The best available judge for the rules and seats of this position; recent judges are cached.

    >>> from jollyroll import Position
    >>> position = Position.read("kg us: coins 12 8, box 34, king 6, seat 1, dice 33KSX, rolls 1")
    >>> judge = judge_for(position.game, position.state)
    >>> judge.exact, round(sum(judge.shares(position.state)), 6)
    (True, 1.0)
    """
    solver = solver_of(game)
    options = tuple(getattr(state, option.name) for option in game.options)
    key = (game.name, state.seats, options, solver.cache_key(state))
    return JUDGES.get(key, lambda: solver.make_judge(game, state))
