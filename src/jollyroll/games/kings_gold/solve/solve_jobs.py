"""What `jollyroll solve kings_gold` makes: the shares of every position between turns, and of the tie rounds; from four players on
also what an estimate goes by."""

from collections.abc import Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Any

from jollyroll.kit import Game
from jollyroll.solve.solve_job import OnProgress, SolveJob, StepProgress
from jollyroll.solve.tables import Facts
from jollyroll.words import say

from .solutions import EVALUATION, SHARES, matters

if TYPE_CHECKING:
    from jollyroll.solve.arrays import Arrays

PRECISION = 1e-9  # of the shares of two players
FINEST = 1e-11  # gains are told to about 3e-15 in double precision, and what is left over a game may be a thousand times more
FINER = 1e-12  # gains that two players still leave each other when a layer counts as solved
GAIN = 5e-4  # what a player may still gain in a turn, of three or more
FINEST_GAIN = 1e-6  # tables of three or more are kept in single precision
MOST_SOLVED = 4  # players
EASILY_SOLVED = 3  # players; a table for so many comes with the program
COARSE = 1e-4  # tables of three players that are no finer are packed
EFFORT = {2: 6.0, 3: 120.0, 4: 3600.0}
SIZE = {2: 800_000, 3: 3_000_000, 4: 133_000_000}
NOTE, ROUND = "solved.json", "round-"  # in the checkpoint: which layers are solved; how the names of tie rounds begin
USUAL_TURNS = 13  # solved for each position, about
ALMOST = 0.99
ROUNDS = (300, 500, 800, 1_200, 1_700, 2_500)  # games played to fit an estimate, round after round
CHECKED = 600  # games more, from which come...
MEASURED, ROLLOUTS = 150, 100  # ... positions, and games from each, that tell how far it is off


def solve_jobs(game: Game, seats: int, options: Mapping[str, str], precision: float | None) -> list[SolveJob]:
    """The tables for so many players."""
    chosen = matters(dict(options), seats)
    found: list[SolveJob] = [EvaluationJob(game, seats)] if seats > EASILY_SOLVED else []
    if seats <= MOST_SOLVED and "first_player" not in chosen:
        found.append(SharesJob(game, SHARES, seats, chosen, precision or (PRECISION if seats == 2 else GAIN)))
    return found


class SharesJob(SolveJob):
    """The winning chance of every position between turns, under best play by all."""

    checkpoint_files = (NOTE, f"{ROUND}*")

    def __init__(self, game: Game, kind: str, seats: int, options: Mapping[str, str], precision: float) -> None:
        super().__init__(game, kind, seats, options, precision)
        self.effort = EFFORT[seats]
        self.finest = FINEST if seats == 2 else FINEST_GAIN
        self.size = SIZE[seats]

    def run(self, progress: OnProgress, checkpoint: Path) -> "tuple[Arrays, Facts]":
        from jollyroll.speed.compile import kernels

        from . import layer
        from .crew import crew_of
        from .field import beginning, make_field
        from .layers import Layers
        from .packing import ROUNDING
        from .succession import Succession
        from .ties import Ties
        from .whole_game import WholeGame

        options = self.game.resolve("", {**self.options, "first_player": "random"})
        start = beginning(self.game, self.seats, options)
        field = make_field(self.game, start)
        tied = make_field(self.game, beginning(self.game, self.seats, options, 1), field.all_piles)
        start.first_player, start.host = self.game.new_state(self.seats, options).first_player, -1
        work = kernels(layer)
        places = [int(place) for place in field.begins]
        packed = self.seats == 3 and self.precision >= COARSE
        rounding = ROUNDING if packed else 0.0
        gain = min(FINER, self.precision / 1000) if self.seats == 2 else self.precision - rounding
        layers = Layers(checkpoint, places[-1], self.seats)
        game = WholeGame(field, work, layers.shares)
        ties = Ties(tied, Succession(start), work)
        pace = Pace(progress, ties.turns(), places)
        with crew_of(self.cores) as crew:
            if layers.solved == 0:
                pace.begin_ties()
                ties.solve(crew, FINER, pace.solved, layers)
                game.set_ends([ties.ends((), 0)])
                layers.keep_rounds(all_rounds(ties, self.seats))
            for box in range(layers.solved, len(places) - 1):
                pace.begin_layer(box)
                layers.keep(box, game.solve_layer(crew, box, gain, pace.solved) if box else None)
        pace.begin_layer(len(places) - 1)
        first = float(layers.shares[places[-2], 0])
        more = {"first": round(first, 9), "mean_gain": max(0.0, layers.mean), "rounds": layers.rounds_played}
        facts = Facts(precision=self.precision, residual=layers.residual + rounding, states=places[-1], more=more)
        return layers.products(packed), facts


def all_rounds(ties: Any, seats: int) -> Any:
    """Tie rounds in which everybody takes part: shares before each has moved in turn, and once all have."""
    import numpy as np

    everyone = tuple(range(seats))
    if everyone not in ties.rounds or seats > 3 or len(ties.rounds) > 1:
        return np.zeros((0, seats + 1, 0, seats))
    rounds = ties.rounds[everyone]
    return np.array([[*movers, ties.ends(everyone, number + 1)] for number, movers in enumerate(rounds)])


class Pace:
    """How far the solver has come, counted in positions; a tie round counts as many as take the same time."""

    def __init__(self, progress: OnProgress, tie_turns: int, places: list[int]) -> None:
        self.progress = progress
        self.places = [max(0, place - places[1]) for place in places]  # once ties are solved, the empty box takes no time
        self.before = tie_turns / USUAL_TURNS
        self.done, self.size, self.turns, self.note = 0.0, 0.0, 0, ""

    def begin_ties(self) -> None:
        """The tie rounds are next."""
        self.size = self.before

    def begin_layer(self, box: int) -> None:
        """The layer of this box is next, or (one box too many) all is done."""
        self.done = self.before + self.places[box]
        self.size = self.places[min(box + 1, len(self.places) - 1)] - self.places[box]
        self.turns, self.note = 0, say("solve-kg-layer", box=box) if self.size else ""
        self.solved(0)

    def solved(self, turns: int) -> None:
        """So many turns were solved; how many a layer needs, nobody knows."""
        self.turns += turns
        part = min(self.turns / USUAL_TURNS, ALMOST * self.size)
        self.progress(self.done + part, self.before + self.places[-1], self.note)


class EvaluationJob(SolveJob):
    """What the features of a position weigh at a table of four and more, fitted to games of players who go by it."""

    size = 1_000
    effort = 300.0

    def __init__(self, game: Game, seats: int) -> None:
        super().__init__(game, EVALUATION, seats, {}, GAIN)

    def run(self, progress: OnProgress, checkpoint: Path) -> "tuple[Arrays, Facts]":
        from .chart import first_weights
        from .field import beginning
        from .fitting import School

        steps = StepProgress(progress, (*ROUNDS, CHECKED, MEASURED * ROLLOUTS // 2))
        school = School(self.game, beginning(self.game, self.seats, self.game.resolve()), steps.report)
        weights = first_weights()
        for number, games in enumerate(ROUNDS):
            weights = school.round(weights, sum(ROUNDS[:number]), games, checkpoint / f"weights-{number}.npy")
            steps.next_step()
        lesson = school.lesson(weights, sum(ROUNDS), CHECKED)
        steps.next_step()
        error = school.measure(weights, lesson.some_positions(MEASURED, self.seats), ROLLOUTS)
        more = {"games": sum(ROUNDS), "loss": round(school.loss(weights, lesson), 5)}
        facts = Facts(precision=self.precision, residual=0.0, states=len(lesson.positions), error=error, more=more)
        return {"weights": weights}, facts
