"""Judges states of Oh My Gold!: the current turn is searched to its end, and the rest is estimated.

The last final turns are searched to the end of the game, and a game in which only loading is left is settled: there nothing is
estimated.
"""

import threading
from collections.abc import Sequence
from typing import cast

from jollyroll.kit import Game
from jollyroll.kit.phases import OVER
from jollyroll.kit.state import NOBODY, GameState
from jollyroll.solve.first_player import SEEKING, beginnings
from jollyroll.solve.judge import Judge, Odds, Shares, mean_shares
from jollyroll.solve.lookahead import after_outcome, silent_copy

from ..rules import rulebook as rules
from ..rules.phases import NEXT_LOCK
from ..rules.state import State
from .evaluation_tables import evaluation_for
from .horizon import final_turns_left, horizon_for, is_settled
from .searching import TurnSearch
from .turn import turn_has_ended
from .value import POINTS, RISK


def is_certain(state: State) -> bool:
    """True if nothing is estimated: the game is over or close to its end."""
    return state.phase == OVER or is_settled(state) or 0 < final_turns_left(state) <= max(1, horizon_for(state))


def cache_key(state: State) -> tuple[object, ...]:
    """Judges differ for custom dice, and for states that can be judged exactly."""
    return (*state.sides, is_certain(state))


def make_judge(game: Game, state: State) -> Judge:
    """The judge for the options and seats of this state."""
    return OhMyGoldJudge(game, state)


class OhMyGoldJudge(Judge):
    """Searches the current turn to its end; exact if made for one of the last final turns."""

    def __init__(self, game: Game, state: State) -> None:
        evaluation = evaluation_for(game, state)
        self.game = game
        self.exact = is_certain(state)
        self.error = 0.0 if self.exact else evaluation.error
        self.basis = "basis-omg-final" if self.exact else "basis-omg-fitted" if evaluation.own else "basis-omg-nearest"
        self.turns = TurnSearch(state, evaluation.weights)
        self.lock = threading.Lock()

    def shares(self, state: GameState) -> Shares:
        state = cast("State", state)
        if state.phase in SEEKING:
            parts = beginnings(self.game, state).values()
            return mean_shares((float(chance), self.shares(begun)) for chance, begun in parts)
        if state.phase == NEXT_LOCK and state.turn == 0:
            chances = first_player_chances(self.game, state)
            return mean_shares((chance, self.shares(as_if_next(state, seat))) for seat, chance in chances.items())
        if state.phase in (OVER, NEXT_LOCK):
            return self.estimate(state)
        with self.lock:
            return shares_in(self.turns.search(state).value, state.seats)

    def estimate(self, state: State) -> Shares:
        """The shares by the evaluation, at the end of a turn."""
        with self.lock:
            return shares_in(self.turns.evaluate(state), state.seats)

    def shares_if_outcome(self, state: GameState, outcome: int) -> Shares:
        state = cast("State", state)
        if state.phase in (NEXT_LOCK, *SEEKING):
            return super().shares_if_outcome(state, outcome)
        after = after_outcome(rules, state, outcome)
        if turn_has_ended(after, state) and not 0 < final_turns_left(after) <= horizon_for(state):
            return self.estimate(after)
        return self.shares(after)

    def odds(self, state: GameState) -> list[Odds]:
        state = cast("State", state)
        points = self.game.score(state, state.seat)[0]
        with self.lock:
            answers = self.turns.search(state)
            choices = answers.choices[: rules.legal_count(state)]
            found = [
                Odds(int(choice), shares_in(value, state.seats), float(value[POINTS]) - points, float(value[RISK]))
                for choice, value in zip(choices, answers.choice_values, strict=False)
            ]
        return sorted(found, key=lambda each: rules.seat_relative(state, each.choice))


def shares_in(value: Sequence[float], seats: int) -> Shares:
    """The shares part of a value."""
    return tuple(float(share) for share in value[:seats])


def first_player_chances(game: Game, state: State) -> dict[int, float]:
    """Each seat's chance to begin, while the first chests are laid out; their order makes no difference."""
    laid_out = silent_copy(state)
    while laid_out.phase == NEXT_LOCK:
        possible = [locks for locks in range(rules.outcome_count(laid_out)) if rules.outcome_weight(laid_out, locks)]
        rules.apply_outcome(laid_out, possible[0])
    if laid_out.phase not in SEEKING:
        return {laid_out.seat: 1.0}
    return {seat: float(chance) for seat, (chance, _) in beginnings(game, laid_out).items()}


def as_if_next(state: State, seat: int) -> State:
    """The state as if the seat before this one had just ended its turn."""
    ended = state.copy()
    ended.seat = seat - 1 if seat else NOBODY
    ended.turn = 1
    return ended
