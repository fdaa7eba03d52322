"""The default judge, for games that bring none: rollouts from the position, with the measured standard error.

Points and risk of the current turn are enumerated if the turn is small enough.
"""

import threading
from collections.abc import Hashable, Mapping, Sequence
from functools import cache
from math import sqrt
from types import ModuleType
from typing import TYPE_CHECKING, Any

from jollyroll.kit import Game, load_game
from jollyroll.kit.phases import OVER
from jollyroll.kit.state import GameState
from jollyroll.speed.binding import rulebook_of

from .enumeration_scratch import new_scratch
from .judge import Judge, Odds, Shares, seat_relative
from .lookahead import after_choice, silent_copy

if TYPE_CHECKING:
    from .solve_job import SolveJob

GAMES = 1_000  # for a position, or for each choice
SEED = 1
LARGEST = 200_000  # positions of the largest turn that is enumerated
LEAST = 0.5  # the doubt, in games, left by rollouts that all end alike


@cache
def machine(name: str) -> ModuleType:
    """Rollouts and enumeration in machine code, for this game."""
    from jollyroll.speed.compile import compiled

    from . import rollouts

    return compiled(rollouts, rulebook_of(load_game(name)))


class RolloutJudge(Judge):
    """Judges by rollouts. `error` is the largest standard error measured so far."""

    exact = False
    basis = "basis-rollouts"

    def __init__(self, game: Game, state: GameState) -> None:
        self.game = game
        self.error = 0.0
        self.scratch = new_scratch(state)
        self.records: Any = self.scratch.states
        self.lock = threading.Lock()

    def shares(self, state: GameState) -> Shares:
        if state.phase == OVER:
            return tuple(won / sum(state.won) for won in state.won[: state.seats])
        return self.played(state, -1)

    def odds(self, state: GameState) -> list[Odds]:
        return [Odds(choice, self.played(state, choice), *self.turn(state, choice)) for choice in seat_relative(self.game, state)]

    def played(self, state: GameState, choice: int) -> Shares:
        """The mean shares of rollouts after this choice, or from here."""
        import numpy as np

        from jollyroll.speed.compile import to_record

        parts = np.zeros((GAMES, state.seats))
        with self.lock:
            to_record(state, self.records)
            machine(self.game.name).play_many(self.scratch, choice, parts, SEED)
        spread = float(parts.var(axis=0, ddof=1).max())
        self.error = max(self.error, sqrt(spread / GAMES), LEAST / GAMES)
        return tuple(float(share) for share in parts.mean(axis=0))

    def turn(self, state: GameState, choice: int) -> tuple[float, float]:
        """The expected points of the turn after the choice, played for points, and the chance that it brings none."""
        from jollyroll.speed.compile import to_record

        before = self.game.rules.points(state, state.seat)
        after = after_choice(self.game.rules, state, choice)
        if after.phase == OVER or after.turn != state.turn:
            brought = self.game.rules.points(after, state.seat) - before
            return float(brought), float(brought <= 0)
        with self.lock:
            to_record(after, self.records)
            points, risk = machine(self.game.name).turn_ahead(self.scratch, 0, LARGEST)
        return float(points) - before, float(risk)


def make_judge(game: Game, state: GameState) -> Judge:
    """The judge for the options and seats of this position."""
    return RolloutJudge(game, silent_copy(state))


def cache_key(state: GameState) -> Hashable:
    """One judge serves all positions under the same options."""
    return 0


def solve_jobs(game: Game, seats: int, options: Mapping[str, str], precision: float | None) -> "Sequence[SolveJob]":
    """No tables can be made."""
    return ()
