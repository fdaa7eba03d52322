"""The jobs of `jollyroll solve piraten_kapern`: tables for two and three, and fitted weights for three to five."""

from collections.abc import Mapping
from contextlib import suppress
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING

from jollyroll.kit import Game
from jollyroll.solve.atomic_folder import displaced, write_folder
from jollyroll.solve.solve_job import OnProgress, SolveJob, StepProgress
from jollyroll.solve.tables import TableFacts, npy_bytes

from ..rules.options import PLAYOFF, SUDDEN
from ..rules.state import State
from .solutions import (
    AFTER_FAILED,
    EVALUATION,
    LOWEST_OF_THREE,
    LOWEST_SCORE,
    SHARES,
    ThreePlayerTable,
    opened_three,
    options_for_two,
)

if TYPE_CHECKING:
    from jollyroll.solve.arrays import Arrays, Floats

    from .three_game import WholeThree
    from .whole_game import WholeGame

PRECISION = 1e-6
FINEST = 1e-7  # turns are saved in single precision between sweeps: residuals stay at about 3e-10, and may add up over a game
TURNS = 100  # bound on the expected number of turns over which residuals can add up
USUAL_SWEEPS = 18
ROUNDS = (3_000, 3_000, 6_000, 12_000)  # games played to fit an evaluation, round after round
GAIN = 0.01  # the gain of a turn that one of three players may still have
FINEST_GAIN = 0.001  # with as many columns as fit
USUAL_SEARCHES = 20
THREE_GAMES, THREE_STARTS = 60, 600  # games, and positions from them, for measuring its error
MEASURED, ROLLOUTS = 250, 160  # positions, and rollouts of each, for measuring the error


def solve_jobs(game: Game, seats: int, options: Mapping[str, str], precision: float | None) -> list[SolveJob]:
    """The tables for this many players."""
    if seats == 2:
        return [SharesJob(game, options, precision or PRECISION)]
    found: list[SolveJob] = [EvaluationJob(game, seats)]
    if seats == 3 and is_solved_for_three(options):
        found.append(ThreeSharesJob(game, options, precision or GAIN))
    return found


def is_solved_for_three(options: Mapping[str, str]) -> bool:
    """True if the game for three can be solved: no playoffs, and no rules that change after a failed final round."""
    return options["tie"] == "shared" and AFTER_FAILED not in options_for_two(options)


class SharesJob(SolveJob):
    """The shares of every state between turns, for two, under best play by both."""

    effort = 120.0
    finest = FINEST

    def __init__(self, game: Game, options: Mapping[str, str], precision: float) -> None:
        super().__init__(game, SHARES, 2, options_for_two(options), precision)
        heights = (int(self.options["target"]) - LOWEST_SCORE) // 100 + 1
        self.size = 4 * heights * (heights + 20)

    def run(self, on_progress: OnProgress, checkpoint: Path) -> "tuple[Arrays, TableFacts]":
        from .packing import pack
        from .whole_game import WholeGame

        state = self.game.new_state(2, self.game.resolve("", self.options))
        state.ledger = None
        game = WholeGame(state, LOWEST_SCORE, self.cores)
        before, left = self.solve_failed(game, state, on_progress, checkpoint)
        log = SweepLog(on_progress, checkpoint)
        residual = max(left, game.solve(self.precision / TURNS, log, resumed=log.recall(game.shares)))
        zero = -game.layout.lowest
        first = float(game.shares[zero * game.layout.heights + zero])
        more: dict[str, int | float | str] = {
            "lowest": (game.layout.lowest + game.layout.margin) * 100,
            "sweeps": log.sweeps,
            "first": round(first, 7),
        }
        facts = TableFacts(precision=self.precision, residual=residual, states=game.states + before, more=more)
        return dict(pack(game.layout, game.shares, state.end != SUDDEN, state.tie == PLAYOFF)), facts

    def solve_failed(self, game: "WholeGame", state: State, on_progress: OnProgress, checkpoint: Path) -> tuple[int, float]:
        """PK-A60: solve the game after a final round that nobody won; returns the number of states, and the residual."""
        from .whole_game import WholeGame, after_failed_round

        if game.layout.failed == game.layout.states:
            return 0, 0.0
        after = WholeGame(after_failed_round(state), LOWEST_SCORE, self.cores)
        log = SweepLog(on_progress, checkpoint / "failed")
        residual = after.solve(self.precision / TURNS, log, resumed=log.recall(after.shares))
        game.shares[game.layout.failed :] = after.shares[: after.layout.final]
        return after.states, residual


class SweepLog:
    """Reports the progress of the sweeps, and saves the last one as a checkpoint."""

    def __init__(self, report: OnProgress, checkpoint: Path) -> None:
        self.report = report
        self.folder = checkpoint / SHARES
        self.sweeps = 0
        self.residual = 1.0

    def recall(self, shares: "Floats") -> bool:
        """Resume from the checkpoint of an interrupted run; False if there is none."""
        import numpy as np

        with suppress(OSError, ValueError):
            kept = np.load((displaced(self.folder) or self.folder) / "shares.npy", allow_pickle=False)
            if kept.shape == shares.shape and np.isfinite(kept).all():
                shares[:] = kept
                return True
        return False

    def on_progress(self, part: float) -> None:
        """Report this fraction of the current sweep."""
        done = self.sweeps + part
        self.report(done, max(USUAL_SWEEPS, done + 1), f"{self.residual:.0e}" if self.sweeps else "")

    def on_sweep(self, residual: float, shares: "Floats") -> None:
        """Save the shares after a sweep."""
        self.sweeps += 1
        self.residual = residual
        write_folder(self.folder, [("shares.npy", npy_bytes(shares))])


class ThreeSharesJob(SolveJob):
    """The shares of every state between turns, for three, such that no mover gains much by another policy in one turn."""

    unasked = False  # not made unless asked for: best players do without
    finest = FINEST_GAIN

    def __init__(self, game: Game, options: Mapping[str, str], precision: float) -> None:
        super().__init__(game, SHARES, 3, options_for_two(options), precision)
        heights = (int(self.options["target"]) - LOWEST_OF_THREE) // 100 + 1
        self.size = 6 * heights * heights * (heights + 110) // 5
        self.effort = self.size / 6_000

    def run(self, on_progress: OnProgress, checkpoint: Path) -> "tuple[Arrays, TableFacts]":
        import numpy as np

        from jollyroll.solve.packed_shares import RANKS, ROUNDING, pack

        from .three_game import WholeThree

        state = self.game.new_state(3, self.game.resolve("", self.options))
        state.ledger = None
        game = WholeThree(state, LOWEST_OF_THREE)
        log = ThreeLog(game, on_progress, checkpoint)
        log.recall()
        gains = game.solve(self.precision - ROUNDING, log)
        zero = sum(-game.game.layout.lowest * game.game.layout.heights**place for place in range(3))
        more: dict[str, int | float | str] = {
            "lowest": game.game.layout.lowest * 100,
            "first": round(float(game.game.shares[zero, 0]), 5),
            "second": round(float(game.game.shares[zero, 1]), 5),
            "mean_gain": round(float(gains.mean()), 7),
            "checked": len(gains),
            "columns": int(game.game.known.sum()),
            "sweeps": game.progress.searches + game.progress.sweeps,
        }
        residual = float(gains.max()) + ROUNDING
        facts = TableFacts(precision=self.precision, residual=residual, states=len(game.order), more=more)
        both = game.game.shares
        shares = pack(np.column_stack([both, 1.0 - both.sum(axis=1)]), RANKS)
        return {"shares": shares}, replace(facts, error=self.measure(state, opened_three(facts, shares, self.options), log))

    def measure(self, state: State, table: ThreePlayerTable, log: "ThreeLog") -> float:
        """A bound on the error of its shares in games of players who use it, with a pile without replacement."""
        import numpy as np

        from jollyroll.solve.fit import sampled

        from .drift import measure_drift
        from .features import UNFITTED
        from .fitting import Trainer
        from .judge import judge_with

        trainer = Trainer(state, log.on_progress, table)
        starts = sampled(trainer.play(np.array(UNFITTED), 0, THREE_GAMES).positions, THREE_STARTS, self.seats)
        return round(measure_drift(trainer, starts, judge_with(self.game, trainer.two, table), log.on_progress).bound, 4)


class ThreeLog:
    """Reports the progress of the game for three, and saves a checkpoint after each sweep."""

    def __init__(self, game: "WholeThree", report: OnProgress, checkpoint: Path) -> None:
        self.game = game
        self.report = report
        self.folder = checkpoint / SHARES
        self.note = ""

    def recall(self) -> None:
        """Resume from the checkpoint of an interrupted run, if there is one."""
        import numpy as np

        with suppress(OSError, ValueError):
            folder = displaced(self.folder) or self.folder
            self.game.recall({name: np.load(folder / f"{name}.npy", allow_pickle=False) for name in self.game.arrays()})

    def on_progress(self, part: float) -> None:
        """Report this fraction of the current sweep."""
        done = self.game.progress.searches + self.game.progress.sweeps + part
        self.report(done, max(USUAL_SEARCHES, done + 1), self.note)

    def on_sweep(self, left: float) -> None:
        """Save the state after a sweep."""
        self.note = f"{left:.0e}"
        write_folder(self.folder, [(f"{name}.npy", npy_bytes(array)) for name, array in self.game.arrays().items()])


class EvaluationJob(SolveJob):
    """The weights of the evaluation for three and more, fitted to games under the standard rules."""

    size = 1000
    effort = 900.0

    def __init__(self, game: Game, seats: int) -> None:
        super().__init__(game, EVALUATION, seats, {}, PRECISION)

    def run(self, on_progress: OnProgress, checkpoint: Path) -> "tuple[Arrays, TableFacts]":
        import numpy as np

        from jollyroll.solve.fit import sampled

        from .features import UNFITTED
        from .fitting import Trainer

        state = self.game.new_state(self.seats, self.game.resolve("", {"first_player": "host"}), host=0)
        state.ledger = None
        steps = StepProgress(on_progress, (*ROUNDS, MEASURED * ROLLOUTS // 2))
        trainer = Trainer(state, steps.report)
        weights = np.array(UNFITTED)
        for number in range(len(ROUNDS) - 1):
            weights = trainer.round(weights, sum(ROUNDS[:number]), ROUNDS[number], checkpoint / f"weights-{number}.npy")
            steps.next_step()
        games = trainer.play(weights, sum(ROUNDS[:-1]), ROUNDS[-1])
        steps.next_step()
        error = trainer.measure(games.fit.weights, sampled(games.positions, MEASURED, self.seats), ROLLOUTS)
        more = {"games": sum(ROUNDS), "loss": round(games.fit.held_out, 5)}
        facts = TableFacts(precision=self.precision, residual=0.0, states=len(games.positions), error=error, more=more)
        return {"weights": games.fit.weights}, facts
