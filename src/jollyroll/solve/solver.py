"""What a game's solver offers: judges of positions, and jobs that make solved tables."""

from collections.abc import Hashable, Mapping, Sequence
from typing import TYPE_CHECKING, Protocol

from jollyroll.kit import Game, plugin_of
from jollyroll.kit.state import AnyState
from jollyroll.speed.installed import require_speed

from .plain_numpy import stands_in

if TYPE_CHECKING:
    from .judge import Judge
    from .solve_job import SolveJob


class Solver(Protocol):
    """A module that knows what positions of one game are worth."""

    def make_judge(self, game: Game, state: AnyState) -> "Judge":
        """The best judge there is for the rules and seats of this position."""

    def cache_key(self, state: AnyState) -> Hashable:
        """What judges depend on besides seats and options."""

    def solve_jobs(self, game: Game, seats: int, options: Mapping[str, str], precision: float | None) -> "Sequence[SolveJob]":
        """The tables that can be made for so many seats and these options; without a precision, to the usual one."""


def require_judge(game: Game) -> None:
    """Refuse to go on where nobody can judge positions of this game."""
    if not (stands_in() and plugin_of(game).plays_in_page):
        require_speed()


def solver_of(game: Game) -> Solver:
    """The solver of a game; one that brings none is judged by rollouts."""
    own = plugin_of(game).solver()
    if own:
        return own
    from . import rollout_judge

    return rollout_judge
