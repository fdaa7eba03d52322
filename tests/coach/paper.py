"""A judge with made-up numbers: fast, deterministic, and wrong. The coach's guarantees must hold all the same."""

import random
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import pytest

from jollyroll.coach import position_odds, walkthrough
from jollyroll.kit import Game
from jollyroll.kit.phases import is_over
from jollyroll.solve.judge import Judge, Odds, Shares


class PaperJudge(Judge):
    """Pseudo-random shares of a position; all choices but one cost the chooser something; finished games have true shares."""

    def __init__(self, game: Game, exact: bool = False) -> None:
        self.game = game
        self.exact = exact
        self.error = 0.0 if exact else 0.01
        self.basis = "coach-paper"

    def shares(self, state: Any) -> Shares:
        if is_over(state):
            return tuple(won / sum(state.won) for won in state.won[: state.seats])
        draw = random.Random(hash(tuple(state.numbers())))
        weights = [draw.random() + 0.01 if here else 0.0 for here in state.present[: state.seats]]
        return tuple(weight / sum(weights) for weight in weights)

    def odds(self, state: Any) -> list[Odds]:
        numbers = sorted(self.game.rules.legal_choice(state, index) for index in range(self.game.rules.legal_count(state)))
        draw = random.Random(hash(tuple(state.numbers())) + 1)
        top, shares = draw.choice(numbers), self.shares(state)
        return [
            Odds(number, taken(shares, state, 0.0 if number == top else draw.random()), draw.uniform(-3, 3), draw.random())
            for number in numbers
        ]


def taken(shares: Shares, state: Any, part: float) -> Shares:
    """Part of the chooser's share goes to the others: half to the next seat, half to the one after that."""
    seats = [seat % state.seats for seat in range(state.seat + 1, state.seat + state.seats) if state.present[seat % state.seats]]
    result = list(shares)
    result[state.seat] -= part * shares[state.seat]
    for seat in (seats[0], seats[-1]):
        result[seat] += part * shares[state.seat] / 2
    return tuple(result)


@contextmanager
def on_paper(exact: bool = False, judge: type[PaperJudge] = PaperJudge) -> Iterator[None]:
    """Make the coach use this judge."""
    with pytest.MonkeyPatch.context() as patch:
        for module in (position_odds, walkthrough):
            patch.setattr(module, "judge_for", lambda game, state: judge(game, exact))
        yield
