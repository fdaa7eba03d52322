"""Rounds of self-play and fitting, kept one by one, and how good the outcome is."""

import os
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt

from jollyroll.kit import Game
from jollyroll.solve.fit import Fit, Sample, refit, standard_error
from jollyroll.solve.solve_job import OnProgress
from jollyroll.solve.tables import Facts

from ..rules.state import State
from .features import FEATURES
from .stages import KNOTS, by_stage
from .training import REACH, Player, Table

Floats = npt.NDArray[np.float64]

SEED = 20_260_801  # each round has the next one, measuring the one after all
RIDGE = 1e-4
WEIGHTS = FEATURES * len(KNOTS)
LOSS, POSITIONS = WEIGHTS, WEIGHTS + 1  # what is kept of a round beside its weights


class Rounds:
    """An evaluation in the making: so many games in each round, then rollouts to measure its error."""

    def __init__(self, start: State, games: list[int], cores: int, progress: OnProgress, checkpoint: Path) -> None:
        self.start, self.games, self.cores, self.progress, self.checkpoint = start, games, cores, progress, checkpoint
        self.rollouts = max(8, round(games[-1] ** 0.5))  # positions to measure at, and games played on from each
        self.total = sum(games) + self.rollouts**2 // 2  # a rollout takes half a game
        self.kept = self.read()
        self.positions = 0

    def run(self, precision: float) -> tuple[dict[str, Any], Facts]:
        """Play what was not played yet, then measure."""
        first = len(self.kept)
        weights = self.kept[-1][:WEIGHTS] if first else np.zeros(WEIGHTS)
        refit(self.play, weights, range(first, len(self.games)), self.keep, RIDGE)
        last = self.kept[-1]
        stages = by_stage(last[:WEIGHTS])
        facts = Facts(
            precision=precision,
            residual=float(abs(last[LOSS] - self.kept[-2][LOSS])),
            states=int(last[POSITIONS]),
            error=round(self.measure(stages), 5),
            more={"games": self.games[-1], "held_out_loss": round(float(last[LOSS]), 5)},
        )
        return {"stages": stages}, facts

    def play(self, weights: Floats, number: int) -> Sample:
        """One round: the first is played for points, the others with the weights of the one before."""
        before = sum(self.games[:number])
        note = f"{number + 1}/{len(self.games)}"
        table = Table(self.start, by_stage(weights) if number else None, self.cores, REACH)
        sample = table.sample(SEED + number, self.games[number], lambda done: self.progress(before + done, self.total, note))
        self.positions = len(sample)
        return sample

    def keep(self, number: int, fit: Fit) -> None:
        """Keep a round."""
        self.kept.append(np.array([*fit.weights, fit.held_out, self.positions]))
        draft = self.checkpoint / ".draft.npy"
        np.save(draft, self.kept[-1])
        os.replace(draft, self.checkpoint / f"round-{number}.npy")

    def read(self) -> list[Floats]:
        """The rounds played before."""
        found: list[Floats] = []
        for number in range(len(self.games)):
            path = self.checkpoint / f"round-{number}.npy"
            if not path.exists():
                break
            found.append(np.load(path, allow_pickle=False))
        return found

    def measure(self, stages: Floats) -> float:
        """The standard error of a share at the beginning of a turn, from games played on from positions of other games."""
        table = Table(self.start, stages, self.cores)
        seed = SEED + len(self.games)
        positions = table.positions(seed, self.rollouts)
        before = sum(self.games)

        def rolled_out(player: Player, number: int) -> tuple[Floats, Floats]:
            state = positions[number]
            return player.shares(state), player.rollouts(state, seed + 1 + number, self.rollouts)

        def told(done: int) -> None:
            self.progress(before + done * self.rollouts // 2, self.total, "")

        found = list(table.each(rolled_out, len(positions), told))
        won = np.stack([games for _, games in found])
        estimated = np.stack([shares for shares, _ in found])
        return standard_error(estimated, won.mean(axis=1), self.rollouts, (won**2).mean(axis=1))


def start_of(game: Game, seats: int, options: Mapping[str, str]) -> State:
    """The position that games under these options begin with; whoever begins is drawn by lot."""
    state: State = game.new_state(seats, game.resolve("", {**options, "first_player": "random"}))
    state.ledger = None
    return state
