"""Judging positions of King's Gold: the turn at hand is worked out to its end, what follows is looked up in the solved game."""

import threading
from typing import Any, NamedTuple

from jollyroll.kit import Game
from jollyroll.kit.bags import all_bags
from jollyroll.kit.phases import OVER
from jollyroll.kit.seating import seats_marked
from jollyroll.solve.cache import BoundedCache
from jollyroll.solve.first_player import SEEKING, beginnings
from jollyroll.solve.judge import Judge, Odds, Shares, best, mean_shares, seat_relative
from jollyroll.solve.lookahead import after_choice, after_outcome

from ..rules import rulebook as rules
from ..rules.components import BONES, BONES_LIMIT, DICE, MOST_TIE_ROUNDS
from ..rules.phases import REROLL, THROW
from ..rules.state import State
from .chart import make_chart
from .layer import carry_out
from .playing import next_shares, pile_up, seats_between, share_after, throw_number
from .rows import Rows
from .solutions import fitted_weights, solution

MOST_TURNS = 24  # that a judge keeps worked out
# How far shares are off, as measured by bench/errors.py:
AMBIGUOUS = 0.003  # two solutions for three are so far apart: who is behind may decide between others as he likes
NEAR, NEAR_MANY = 0.01, 0.021  # under options that come close, with two players and with more
ROUGH = 0.1  # with nothing fitted
SETS = {bag: number for number, bag in enumerate(all_bags(BONES + 1, DICE))}


class Outlook(NamedTuple):
    """How a turn may end from here: each seat's share, the mover's coins gained, the chance of a fine."""

    shares: Shares
    points: float
    risk: float


def is_certain(state: State) -> bool:
    """Nobody moves after this turn, so nothing is estimated."""
    return bool(state.tie_round == MOST_TIE_ROUNDS and seats_marked(state.due) == 1)


def cache_key(state: State) -> tuple[object, ...]:
    """Tables with so many players left are told apart, and so are positions that can be judged exactly."""
    return seats_marked(state.present), is_certain(state)


def make_judge(game: Game, state: Any) -> Judge:
    """The judge for the options and players of this position."""
    return KingsGoldJudge(game, state)


def standing_of(game: Game, state: State) -> tuple[bool, float, str]:
    """Whether the shares are exact, how far they are off, and what they rest on."""
    players = seats_marked(state.present)
    solved = solution(game, state)
    if players == 1 or (players == 2 and solved and solved.exact):
        return True, 0.0, "basis-kg-solved"
    if is_certain(state):
        return True, 0.0, "basis-kg-final"
    if solved and not solved.exact:
        return False, NEAR if players == 2 else NEAR_MANY, "basis-kg-nearest"
    if solved:
        return False, AMBIGUOUS, "basis-kg-many"
    fitted = fitted_weights(game, players)
    return False, fitted.manifest.error if fitted else ROUGH, "basis-kg-fitted"


class KingsGoldJudge(Judge):
    """Exact for two, wherever the game has been solved; solved to what a turn may still gain for more, or estimated."""

    def __init__(self, game: Game, state: State) -> None:
        self.game = game
        self.chart = make_chart(game, state, True, False)
        self.turns: BoundedCache[Rows] = BoundedCache(MOST_TURNS)
        self.lock = threading.Lock()  # several may ask at the same time, but there is one chart to work on
        self.exact, self.error, self.basis = standing_of(game, state)

    def shares(self, state: Any) -> Shares:
        if state.phase in SEEKING:
            begun = beginnings(self.game, state).values()
            return mean_shares((float(chance), self.shares(position)) for chance, position in begun)
        return self.outlook(state).shares

    def foreseen(self, state: Any, outcome: int) -> Shares:
        if state.phase in SEEKING:
            return super().foreseen(state, outcome)
        after = after_outcome(rules, state, outcome)
        if after.phase != OVER and after.turn == state.turn and after.replay == state.replay:
            return self.shares(after)
        return self.between(after, state.replay)

    def odds(self, state: Any) -> list[Odds]:
        numbers = seat_relative(self.game, state)
        if state.phase != REROLL:
            return [self.tried(state, number) for number in numbers]
        dice, throw, stage = self.chart.dice, throw_number(state), 2 - state.rolls
        rows = self.turn_of(state)
        kept = {int(dice.again[place]): int(dice.keep[place]) for place in range(dice.begin[throw], dice.begin[throw + 1])}
        return [Odds(number, *self.row_at(state, rows, stage, kept[number])) for number in numbers]

    def tried(self, state: State, choice: int) -> Odds:
        """A pair or a victim, carried out by the rulebook on a copy."""
        after = after_choice(rules, state, choice)
        if after.phase != OVER and after.turn == state.turn and after.replay == state.replay:
            found = best(self.odds(after), state.seat)
            return Odds(choice, found.shares, found.points + after.coins[state.seat] - state.coins[state.seat], found.risk)
        gained = 0 if after.replay != state.replay else after.coins[state.seat] - state.coins[state.seat]
        return Odds(choice, self.between(after, state.replay), gained, float(state.dice[BONES] >= BONES_LIMIT))

    def outlook(self, state: State) -> Outlook:
        """How things stand once it is known who begins."""
        if state.phase == OVER:
            return Outlook(self.between(state, state.replay), 0.0, 0.0)
        if state.phase != THROW:
            found = best(self.odds(state), state.seat)
            return Outlook(found.shares, found.points, found.risk)
        rows = self.turn_of(state)
        if state.rolls == 0:
            told = [row.turn for row in rows.told]
            return self.seated(state, told)
        return self.row_at(state, rows, 2 - state.rolls, SETS[tuple(state.dice)])

    def row_at(self, state: State, rows: Rows, stage: int, kept: int) -> Outlook:
        """How things stand with these dice kept, one throw (stage 1) or two (stage 0) made."""
        return self.seated(state, [float((row.first if stage else row.second)[kept]) for row in rows.told])

    def seated(self, state: State, told: list[float]) -> Outlook:
        """Numbers told from the mover on as shares by seat."""
        shares = [0.0] * state.seats
        for seat in range(state.seats):
            if state.present[seat]:
                shares[seat] = told[seats_between(state, state.seat, seat)]
        return Outlook(tuple(shares), told[-2], told[-1])

    def between(self, state: State, replay: int) -> Shares:
        """The shares between two turns, or at the end."""
        there = state.won if state.phase == OVER else state.present
        with self.lock:
            return tuple(share_after(state, self.chart, seat, replay) if there[seat] else 0.0 for seat in range(state.seats))

    def turn_of(self, state: State) -> Rows:
        """The turn at hand, worked out."""
        key = (state.seat, state.box, state.king, state.tie_round, state.replay, *state.coins, *state.present, *state.due)
        plans = self.chart.tie_plans if state.tie_round else self.chart.plans
        with self.lock:
            return self.turns.get(key, lambda: Rows(self.chart.dice, plans, self.chart.room, self.worths(state, plans)))

    def worths(self, state: State, plans: Any) -> Any:
        """What each plan brings: the shares from the mover on, the mover's coins, and whether a fine is paid."""
        import numpy as np

        chart = self.chart
        pile_up(state, state.seat, chart.piles)
        players = len(chart.piles) - 2
        box = int(chart.piles[players + 1])
        worths = np.zeros((players + 2, len(plans.steps)))
        for plan in range(len(plans.steps)):
            carry_out(plans, plan, box, chart.piles, chart.after)
            worths[players, plan] = chart.after[0] - chart.piles[0]
            worths[players + 1, plan] = plans.fined[plans.steps[plan, box]].any()
            next_shares(state, chart)
            worths[:players, plan] = chart.share
        return worths
