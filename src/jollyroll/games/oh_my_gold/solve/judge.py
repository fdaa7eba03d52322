"""Judging positions of Oh My Gold!: the turn at hand is thought through to its end, what remains is estimated.

The last final turns are thought through to the end of the game, and a game that only waits for treasures to be loaded is settled:
there nothing is estimated.
"""

import threading
from typing import Any

from jollyroll.kit import Game
from jollyroll.kit.phases import OVER
from jollyroll.kit.state import NOBODY
from jollyroll.solve.first_player import SEEKING, beginnings
from jollyroll.solve.judge import Judge, Odds, Shares, mean_shares
from jollyroll.solve.lookahead import after_outcome, silent_copy
from jollyroll.speed.compile import to_record

from ..rules import rulebook as rules
from ..rules.phases import NEXT_LOCK
from ..rules.state import State
from .classes import evaluation_for
from .machine import fast
from .prospects import final_turns_left, is_settled, reach_for
from .scratch import POINTS, RISK, new_scratch
from .turn import turn_has_ended


def is_certain(state: State) -> bool:
    """Nothing is estimated here: the game is over or close to it."""
    return state.phase == OVER or is_settled(state) or 0 < final_turns_left(state) <= max(1, reach_for(state))


def cache_key(state: State) -> tuple[object, ...]:
    """Somebody's own dice want a judge of their own, and positions that can be judged exactly another."""
    return (*state.sides, is_certain(state))


def make_judge(game: Game, state: Any) -> Judge:
    """The judge for the options and seats of this position."""
    return OhMyGoldJudge(game, state)


class OhMyGoldJudge(Judge):
    """Looks through the turn at hand to its end; exact if made for one of the last final turns."""

    def __init__(self, game: Game, state: State) -> None:
        evaluation = evaluation_for(game, state)
        self.game = game
        self.exact = is_certain(state)
        self.error = 0.0 if self.exact else evaluation.error
        self.basis = "basis-omg-final" if self.exact else "basis-omg-fitted" if evaluation.own else "basis-omg-nearest"
        self.scratch = new_scratch(state, evaluation.stages)
        self.lock = threading.Lock()

    def shares(self, state: Any) -> Shares:
        if state.phase in SEEKING:
            parts = beginnings(self.game, state).values()
            return mean_shares((float(chance), self.shares(begun)) for chance, begun in parts)
        if state.phase == NEXT_LOCK and state.turn == 0:
            chances = first_movers(self.game, state)
            return mean_shares((chance, self.shares(before(state, seat))) for seat, chance in chances.items())
        if state.phase in (OVER, NEXT_LOCK):
            return self.estimate(state)
        with self.lock:
            self.think(state)
            return self.found(self.desk["value"], state.seats)

    def estimate(self, state: State) -> Shares:
        """What a turn that has ended so is taken for."""
        with self.lock:
            self.put(state)
            fast().weigh_end(self.scratch)
            return self.found(self.desk["value"], state.seats)

    def foreseen(self, state: Any, outcome: int) -> Shares:
        if state.phase in (NEXT_LOCK, *SEEKING):
            return super().foreseen(state, outcome)
        after = after_outcome(rules, state, outcome)
        if turn_has_ended(after, state) and not 0 < final_turns_left(after) <= reach_for(state):
            return self.estimate(after)
        return self.shares(after)

    def odds(self, state: Any) -> list[Odds]:
        points = self.game.score(state, state.seat)[0]
        with self.lock:
            self.think(state)
            offers = self.desk["offers"][: rules.legal_count(state)]
            found = [
                Odds(int(choice), self.found(values, state.seats), float(values[POINTS]) - points, float(values[RISK]))
                for choice, values in zip(offers, self.desk["offered"], strict=False)
            ]
        return sorted(found, key=lambda each: rules.seat_relative(state, each.choice))

    @property
    def desk(self) -> Any:
        """What was worked out last."""
        return self.scratch.desks[0]

    def put(self, state: State) -> None:
        """Have this position looked at."""
        to_record(state, self.scratch.states)

    def think(self, state: State) -> None:
        """Think a turn through."""
        self.put(state)
        fast().think(self.scratch, True, reach_for(state))

    def found(self, values: Any, seats: int) -> Shares:
        """The shares in a value."""
        return tuple(float(share) for share in values[:seats])


def first_movers(game: Game, state: State) -> dict[int, float]:
    """The chance of each seat to begin, while the first chests are laid out: what these are makes no difference to it."""
    laid_out = silent_copy(state)
    while laid_out.phase == NEXT_LOCK:
        possible = [locks for locks in range(rules.outcome_count(laid_out)) if rules.outcome_weight(laid_out, locks)]
        rules.apply_outcome(laid_out, possible[0])
    if laid_out.phase not in SEEKING:
        return {laid_out.seat: 1.0}
    return {seat: float(chance) for seat, (chance, _) in beginnings(game, laid_out).items()}


def before(state: State, seat: int) -> State:
    """The position as if the seat before this one had just ended a turn: this one comes next."""
    ended = state.copy()
    ended.seat = seat - 1 if seat else NOBODY
    ended.turn = 1
    return ended
