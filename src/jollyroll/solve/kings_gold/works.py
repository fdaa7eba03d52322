"""What `jollyroll solve kings_gold` makes: the shares of every position between turns, and of the tie rounds."""

from collections.abc import Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Any

from jollyroll.games import Game
from jollyroll.solve.tables import Facts
from jollyroll.solve.work import Progress, Work

from .chart import SHARES, matters

if TYPE_CHECKING:
    from jollyroll.solve.work import Arrays

PRECISION = 1e-9
FINER = 1e-12  # gains that two players still leave each other when a layer counts as solved
MOST_SOLVED = 2  # players


def works(game: Game, seats: int, options: Mapping[str, str], precision: float | None) -> list[Work]:
    """The table for so many players."""
    chosen = matters(dict(options), seats)
    if seats > MOST_SOLVED or "first_player" in chosen:
        return []
    return [ShareWork(game, SHARES, seats, chosen, precision or PRECISION)]


class ShareWork(Work):
    """The winning chance of every position between turns, under best play by all; that of the last seat is what is missing to 1."""

    effort = 12.0
    size = 1_200_000

    def run(self, progress: Progress, checkpoint: Path) -> "tuple[Arrays, Facts]":
        import numpy as np

        from jollyroll.speed.compile import kernels

        from . import layer
        from .crew import crew_of
        from .field import beginning, make_field
        from .succession import Succession
        from .ties import Ties
        from .whole_game import WholeGame

        options = self.game.resolve("", {**self.options, "first_player": "random"})
        start = beginning(self.game, self.seats, options)
        field = make_field(self.game, start)
        tied = make_field(self.game, beginning(self.game, self.seats, options, 1), field.all_piles)
        start.first_player, start.host = self.game.new_state(self.seats, options).first_player, -1
        work = kernels(layer)
        layers = len(field.begins) - 1
        with crew_of(self.cores) as crew:
            progress(0, layers, "")
            ties = Ties(tied, Succession(start), work)
            if ties.sets():
                ties.solve(crew, FINER, lambda _: None)
            game = WholeGame(field, work, np.zeros((int(field.begins[-1]), self.seats)))
            game.set_ends([ties.ends((), 0)])
            residual = 0.0
            for box in range(1, layers):
                progress(box, layers, "")
                solved = game.solve_layer(crew, box, min(FINER, self.precision / 1000), lambda _: None)
                residual = max(residual, solved.residual)
        first = float(game.shares[int(field.begins[layers - 1]), 0])
        facts = Facts(precision=self.precision, residual=residual, states=len(game.shares), more={"first": round(first, 9)})
        return {"shares": game.shares[:, :-1], "rounds": all_rounds(ties, self.seats)[..., :-1]}, facts


def all_rounds(ties: Any, seats: int) -> Any:
    """Tie rounds in which everybody takes part: shares before each has moved in turn, and once all have."""
    import numpy as np

    everyone = tuple(range(seats))
    if everyone not in ties.rounds:
        return np.zeros((0, seats + 1, len(ties.piles), seats))
    rounds = ties.rounds[everyone]
    return np.array([[*movers, ties.ends(everyone, number + 1)] for number, movers in enumerate(rounds)])
