"""The jobs of `jollyroll solve kings_gold`: shares of positions between turns, tie rounds, evaluations for four and more."""

from collections.abc import Mapping
from pathlib import Path
from typing import TYPE_CHECKING

from jollyroll.kit import Game
from jollyroll.solve.job_plan import JobPlan
from jollyroll.solve.solve_job import OnProgress, SolveJob, StepProgress
from jollyroll.solve.tables import TableFacts
from jollyroll.solve.workers import threads
from jollyroll.words import say

from ..rules.components import MOST_TIE_ROUNDS
from .solutions import EVALUATION, SHARES, matters

if TYPE_CHECKING:
    from jollyroll.solve.arrays import Arrays, Floats

    from .checkpoint import Checkpoint
    from .layer_blocks import LayerBlocks
    from .tie_rounds import TieRounds

PRECISION = 1e-9  # of the shares of two players
FINEST = 1e-11  # gains are exact to about 3e-15 in double precision, and over a game they may add up a thousand times
FINER = 1e-12  # the gain at which a layer of two players counts as solved
GAIN = 5e-4  # the gain of a turn at which a layer of three or more counts as solved
FINEST_GAIN = 1e-6  # tables of three or more are kept in single precision
UNASKED = 4  # up to this many players a table is made, or proposed, unasked
EASILY_SOLVED = 3  # players; a table for this many ships with the program
COARSE = 1e-4  # tables of three players that are no finer are packed
USUAL_COINS = 60  # of the box, for which these were measured:
EFFORT = {2: 6.0, 3: 120.0, 4: 3_600.0, 5: 37_000.0, 6: 440_000.0}
SIZE = {2: 800_000, 3: 3_000_000, 4: 133_000_000, 5: 1_820_000_000, 6: 20_900_000_000}
LAYER, ROUND = "layer-", "round-"  # in the checkpoint: prefixes of the names of layer reports, and of tie rounds
USUAL_TURNS = 26  # approximate turns solved per position, as in the game of four with 30 coins
ALMOST = 0.99
ROUNDS = (300, 500, 800, 1_200, 1_700, 2_500)  # games played to fit an evaluation, round after round
CHECKED = 600  # games after that, from which come...
MEASURED, ROLLOUTS = 150, 100  # ... positions, and rollouts of each, that measure its error


def solve_jobs(game: Game, seats: int, options: Mapping[str, str], precision: float | None) -> list[SolveJob]:
    """The tables for this many players."""
    chosen = matters(dict(options), seats)
    found: list[SolveJob] = [EvaluationJob(game, seats)] if seats > EASILY_SOLVED else []
    if "first_player" not in chosen:
        found.append(SharesJob(game, SHARES, seats, chosen, precision or (PRECISION if seats == 2 else GAIN)))
    return found


class SharesJob(SolveJob):
    """The shares of every state between turns, under best play by all."""

    chunked = True
    checkpoint_files = (f"{LAYER}*", f"{ROUND}*")

    def __init__(self, game: Game, kind: str, seats: int, options: Mapping[str, str], precision: float) -> None:
        super().__init__(game, kind, seats, options, precision)
        coins: int = game.new_state(seats, game.resolve()).box
        scale = (coins / USUAL_COINS) ** (seats + 1)  # factor of the number of states
        self.effort = EFFORT[seats] * scale
        self.finest = FINEST if seats == 2 else FINEST_GAIN
        self.size = int(SIZE[seats] * scale)
        self.unasked = seats <= UNASKED

    def chunk_solver(self, checkpoint: Path) -> "LayerBlocks":
        from .layer_blocks import LayerBlocks

        options = self.game.resolve("", {**self.options, "first_player": "random"})
        return LayerBlocks(self.game, self.seats, options, checkpoint)

    def plan(self, folder: str) -> JobPlan:
        from .planning import plan_layers

        with threads(self, Path(folder)) as workers:
            return plan_layers(self.chunk_solver(Path(folder)), workers)

    def run(self, on_progress: OnProgress, checkpoint: Path) -> "tuple[Arrays, TableFacts]":
        from jollyroll.solve.packed_shares import ROUNDING

        packed = self.seats == 3 and self.precision >= COARSE
        rounding = ROUNDING if packed else 0.0
        gain = min(FINER, self.precision / 1000) if self.seats == 2 else self.precision - rounding
        layers, rounds = self.solve(gain, on_progress, checkpoint)
        starts = layers.layer_starts
        more = {
            "first": round(float(layers.file[starts[-2], 0]), 9),
            "mean_gain": max(0.0, layers.mean),
            "rounds": layers.policy_rounds,
        }
        facts = TableFacts(precision=self.precision, residual=layers.residual + rounding, states=starts[-1], more=more)
        return layers.arrays(rounds, packed), facts

    def solve(self, gain: float, on_progress: OnProgress, folder: Path) -> "tuple[Checkpoint, Floats]":
        """Solve all layers until no mover gains more in a turn; returns their file, and the tie rounds to keep."""
        from .checkpoint import Checkpoint
        from .tie_rounds import TieRounds
        from .whole_game import LayerReport, WholeGame

        blocks = self.chunk_solver(folder)
        layer_starts = [int(index) for index in blocks.model.layer_starts]
        layers = Checkpoint(folder, self.said(), layer_starts, self.seats)
        with self.hire(self, folder) as workers:
            game, ties = WholeGame(blocks, workers), TieRounds(blocks, workers)
            pace = LayerProgress(on_progress, ties.turns(), layer_starts)
            if layers.solved == 0:
                pace.begin_ties()
                ties.solve(FINER, pace.on_solved)
                layers.keep(ties.end_shares((), 0), LayerReport(0))
            for box in range(layers.solved, len(layer_starts) - 1):
                pace.begin_layer(box)
                layers.keep(*game.solve_layer(box, gain, pace.on_solved))
            pace.begin_layer(len(layer_starts) - 1)
            return layers, all_rounds(ties, self.seats)


def all_rounds(ties: "TieRounds", seats: int) -> "Floats":
    """Tie rounds between all players: shares before each has moved in turn, and once all have."""
    import numpy as np

    everyone = tuple(range(seats))
    if ties.sets != [everyone] or seats > 3:
        return np.zeros((0, seats + 1, 0, seats))
    numbers = range(1, MOST_TIE_ROUNDS + 1)
    return np.array([[*ties.blocks.rounds.opened(everyone, each), ties.end_shares(everyone, each)] for each in numbers])


class LayerProgress:
    """Reports progress in states; a tie round counts as the number of states that take the same time."""

    def __init__(self, on_progress: OnProgress, tie_turns: int, layer_starts: list[int]) -> None:
        self.on_progress = on_progress
        self.starts = [max(0, index - layer_starts[1]) for index in layer_starts]  # the empty box takes no time of its own
        self.before = tie_turns / USUAL_TURNS
        self.done, self.size, self.turns, self.note = 0.0, 0.0, 0, ""

    def begin_ties(self) -> None:
        """The tie rounds are next."""
        self.size = self.before

    def begin_layer(self, box: int) -> None:
        """The layer of this box is next, or (one box too many) the job is done."""
        self.done = self.before + self.starts[box]
        self.size = self.starts[min(box + 1, len(self.starts) - 1)] - self.starts[box]
        self.turns, self.note = 0, say("solve-kg-layer", box=box) if self.size else ""
        self.on_solved(0)

    def on_solved(self, turns: int) -> None:
        """Report that this many turns were solved; the total of a layer is not known beforehand."""
        self.turns += turns
        part = min(self.turns / USUAL_TURNS, ALMOST * self.size)
        self.on_progress(self.done + part, self.before + self.starts[-1], self.note)


class EvaluationJob(SolveJob):
    """Fits the weights of the evaluation for four and more to games of players who use it."""

    size = 1_000
    effort = 300.0

    def __init__(self, game: Game, seats: int) -> None:
        super().__init__(game, EVALUATION, seats, {}, GAIN)

    def run(self, on_progress: OnProgress, checkpoint: Path) -> "tuple[Arrays, TableFacts]":
        from jollyroll.solve.fit import sampled

        from .fitting import Trainer
        from .knowledge import first_weights
        from .turn_model import turn_start

        steps = StepProgress(on_progress, (*ROUNDS, CHECKED, MEASURED * ROLLOUTS // 2))
        trainer = Trainer(self.game, turn_start(self.game, self.seats, self.game.resolve()), steps.report)
        weights = first_weights()
        for number, games in enumerate(ROUNDS):
            weights = trainer.round(weights, sum(ROUNDS[:number]), games, checkpoint / f"weights-{number}.npy")
            steps.next_step()
        checked = trainer.play(weights, sum(ROUNDS), CHECKED)
        steps.next_step()
        error = trainer.measure(weights, sampled(checked.positions, MEASURED, self.seats), ROLLOUTS)
        more = {"games": sum(ROUNDS), "loss": round(trainer.loss(weights, checked), 5)}
        facts = TableFacts(precision=self.precision, residual=0.0, states=len(checked.positions), error=error, more=more)
        return {"weights": weights}, facts
