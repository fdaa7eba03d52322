"""The jobs of `jollyroll solve oh_my_gold`: evaluations fitted to self-play."""

from collections.abc import Mapping
from pathlib import Path
from typing import TYPE_CHECKING

from jollyroll.kit import Game
from jollyroll.solve.solve_job import OnProgress, SolveJob
from jollyroll.solve.tables import TableFacts

from .evaluation_tables import FORMAT, KIND, is_custom, relevant_options

if TYPE_CHECKING:
    from jollyroll.solve.arrays import Arrays

PRECISION = 0.01  # twice the standard error of a share estimated from the games of the last round, roughly
ROUNDS = 4  # each plays twice as many games as the one before
LEAST_GAMES, MOST_GAMES = 64, 2_000_000
FINEST = (2 / MOST_GAMES) ** 0.5  # with the largest number of games
GAME_SECONDS = {"off": 0.005, "on": 0.015}  # with Seafarers a turn has more nodes


def solve_jobs(game: Game, seats: int, options: Mapping[str, str], precision: float | None) -> list[SolveJob]:
    """One evaluation; none for custom dice or cards, which use the evaluation of the nearest preset."""
    if is_custom(options):
        return []
    return [EvaluationJob(game, KIND, seats, relevant_options(options), precision or PRECISION)]


class EvaluationJob(SolveJob):
    """Rounds of self-play, each with the weights of the round before; those of the last and longest round are the evaluation."""

    format = FORMAT
    size = 6_000
    finest = FINEST

    def __init__(self, game: Game, kind: str, seats: int, options: Mapping[str, str], precision: float) -> None:
        super().__init__(game, kind, seats, options, precision)
        last = min(MOST_GAMES, round(2 / precision**2))
        self.games = [max(LEAST_GAMES, last >> later) for later in reversed(range(ROUNDS))]
        self.effort = 2.5 * self.games[-1] * GAME_SECONDS[options["seafarers"]]

    def run(self, on_progress: OnProgress, checkpoint: Path) -> "tuple[Arrays, TableFacts]":
        from .fitting import Trainer, start_of

        start = start_of(self.game, self.seats, self.options)
        return Trainer(start, self.games, self.cores, on_progress, checkpoint).run(self.precision)
