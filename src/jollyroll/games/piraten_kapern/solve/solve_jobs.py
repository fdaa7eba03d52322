"""What `jollyroll solve piraten_kapern` makes: the game for two solved, and estimates for three to five."""

from collections.abc import Mapping
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING, Any

from jollyroll.kit import Game
from jollyroll.solve.atomic_folder import displaced, write_folder
from jollyroll.solve.solve_job import OnProgress, SolveJob, StepProgress
from jollyroll.solve.tables import Facts, npy_bytes

from ..rules.options import PLAYOFF, SUDDEN
from ..rules.state import State

if TYPE_CHECKING:
    from jollyroll.solve.arrays import Arrays

    from .whole_game import WholeGame

SHARES, EVALUATION = "shares", "evaluation"
PRECISION = 1e-6
FINEST = 1e-7  # turns are kept in single precision from sweep to sweep: changes stay at about 3e-10, and may add up over a game
LOWEST_SCORE = -3500  # lower ones are not solved but carried on from here; felt above -1000 by less than a millionth
TURNS = 100  # no game has more turns to come on average than this, over which changes left could add up
USUAL_SWEEPS = 18
ROUNDS = (3_000, 3_000, 6_000, 12_000)  # games played to fit an estimate, round after round
MEASURED, ROLLOUTS = 250, 160  # positions and games from each that tell how far it is off
NEEDLESS = ("deck", "first_player")  # options that the table for two does not depend on: cards always come from a full pile
AFTER_FAILED = "after_failed_round"  # counts only where there are final rounds, and only if it is not as usual


def options_for_two(options: Mapping[str, str]) -> dict[str, str]:
    """The options that matter for the table for two."""
    counts = options["end"] == "final_round" and options.get(AFTER_FAILED, "final_round") != "final_round"
    return {name: value for name, value in options.items() if name not in NEEDLESS and (counts or name != AFTER_FAILED)}


def solve_jobs(game: Game, seats: int, options: Mapping[str, str], precision: float | None) -> list[SolveJob]:
    """The table for so many players."""
    if seats == 2:
        return [SharesJob(game, options, precision or PRECISION)]
    return [EvaluationJob(game, seats)]


class SharesJob(SolveJob):
    """The winning chance of every position between turns, for two, under best play by both."""

    effort = 120.0
    finest = FINEST

    def __init__(self, game: Game, options: Mapping[str, str], precision: float) -> None:
        super().__init__(game, SHARES, 2, options_for_two(options), precision)
        heights = (int(self.options["target"]) - LOWEST_SCORE) // 100 + 1
        self.size = 4 * heights * (heights + 20)

    def run(self, progress: OnProgress, checkpoint: Path) -> "tuple[Arrays, Facts]":
        from .packing import pack
        from .whole_game import WholeGame

        state = self.game.new_state(2, self.game.resolve("", self.options))
        state.ledger = None
        game = WholeGame(state, LOWEST_SCORE, self.cores)
        before, left = self.solve_failed(game, state, progress, checkpoint)
        log = Log(progress, checkpoint)
        residual = max(left, game.solve(self.precision / TURNS, log, resumed=log.recall(game.shares)))
        zero = -game.layout.lowest
        first = float(game.shares[zero * game.layout.heights + zero])
        more: dict[str, int | float | str] = {
            "lowest": (game.layout.lowest + game.layout.margin) * 100,
            "sweeps": log.sweeps,
            "first": round(first, 7),
        }
        facts = Facts(precision=self.precision, residual=residual, states=game.states + before, more=more)
        return dict(pack(game.layout, game.shares, state.end != SUDDEN, state.tie == PLAYOFF)), facts

    def solve_failed(self, game: "WholeGame", state: State, progress: OnProgress, checkpoint: Path) -> tuple[int, float]:
        """PK-A60: a game after a final round that nobody won ends suddenly; answers how many places it has, and the last change."""
        from .whole_game import WholeGame, after_failed_round

        if game.layout.failed == game.layout.places:
            return 0, 0.0
        after = WholeGame(after_failed_round(state), LOWEST_SCORE, self.cores)
        log = Log(progress, checkpoint / "failed")
        residual = after.solve(self.precision / TURNS, log, resumed=log.recall(after.shares))
        game.shares[game.layout.failed :] = after.shares[: after.layout.final]
        return after.states, residual


class Log:
    """Tells how far the sweeps have come, and keeps the last one in case of an interruption."""

    def __init__(self, progress: OnProgress, checkpoint: Path) -> None:
        self.progress = progress
        self.folder = checkpoint / SHARES
        self.sweeps = 0
        self.change = 1.0

    def recall(self, shares: Any) -> bool:
        """Go on from where an earlier run was interrupted, if one was."""
        import numpy as np

        with suppress(OSError, ValueError):
            kept = np.load((displaced(self.folder) or self.folder) / "shares.npy", allow_pickle=False)
            if kept.shape == shares.shape and np.isfinite(kept).all():
                shares[:] = kept
                return True
        return False

    def during(self, part: float) -> None:
        """So much of a sweep is done."""
        done = self.sweeps + part
        self.progress(done, max(USUAL_SWEEPS, done + 1), f"{self.change:.0e}" if self.sweeps else "")

    def after(self, change: float, shares: Any) -> None:
        """A sweep is done: keep it."""
        self.sweeps += 1
        self.change = change
        write_folder(self.folder, [("shares.npy", npy_bytes(shares))])


class EvaluationJob(SolveJob):
    """What the features of a position weigh at a table of three and more, fitted to games by the book."""

    size = 1000
    effort = 900.0

    def __init__(self, game: Game, seats: int) -> None:
        super().__init__(game, EVALUATION, seats, {}, PRECISION)

    def run(self, progress: OnProgress, checkpoint: Path) -> "tuple[Arrays, Facts]":
        import numpy as np

        from .evaluation import UNFITTED
        from .fitting import School

        state = self.game.new_state(self.seats, self.game.resolve("", {"first_player": "host"}), host=0)
        state.ledger = None
        steps = StepProgress(progress, (*ROUNDS, MEASURED * ROLLOUTS // 2))
        school = School(state, steps.report)
        weights = np.array(UNFITTED)
        for number in range(len(ROUNDS) - 1):
            weights = school.round(weights, sum(ROUNDS[:number]), ROUNDS[number], checkpoint / f"weights-{number}.npy")
            steps.next_step()
        lesson = school.lesson(weights, sum(ROUNDS[:-1]), ROUNDS[-1])
        steps.next_step()
        error = school.measure(lesson.fit.weights, lesson.some_positions(MEASURED, self.seats), ROLLOUTS)
        more = {"games": sum(ROUNDS), "loss": round(lesson.fit.held_out, 5)}
        facts = Facts(precision=self.precision, residual=0.0, states=len(lesson.positions), error=error, more=more)
        return {"weights": lesson.fit.weights}, facts
