"""The interface of a game's solver: judges of positions, and jobs that make solved tables."""

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
    """A module that values positions of one game."""

    def make_judge(self, game: Game, state: AnyState) -> "Judge":
        """The best available judge for the rules and seats of this position."""

    def cache_key(self, state: AnyState) -> Hashable:
        """The facts that judges depend on, besides seats and options."""

    def solve_jobs(self, game: Game, seats: int, options: Mapping[str, str], precision: float | None) -> "Sequence[SolveJob]":
        """The tables that can be made for this number of seats and these options; without a precision, to the default one."""


def require_judge(game: Game) -> None:
    """Refuse a game without a judge."""
    if not (stands_in() and plugin_of(game).plays_in_page):
        require_speed()


def solver_of(game: Game) -> Solver:
    """The solver of a game; a game without one gets the rollout judge."""
    own = plugin_of(game).solver()
    if own:
        return own
    from . import rollout_judge

    return rollout_judge
