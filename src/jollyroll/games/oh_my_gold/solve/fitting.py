"""Fits an evaluation: rounds of self-play, each with the weights of the round before, and a measurement of its error."""

import os
from collections.abc import Mapping
from pathlib import Path

import numpy as np

from jollyroll.kit import Game
from jollyroll.solve.arrays import Arrays, Floats
from jollyroll.solve.fit import Fit, Sample, refit, standard_error
from jollyroll.solve.solve_job import OnProgress
from jollyroll.solve.tables import TableFacts

from ..rules.state import State
from .evaluation_tables import WEIGHTS
from .features import FEATURES, KNOTS
from .selfplay_pool import SelfPlayer, SelfPlayPool
from .stage_weights import weights_by_stage

SEED = 20_260_801  # of the first round; each round has the next one, and measuring the one after
RIDGE = 1e-4
HORIZON = 1  # final turns searched in training, where players search too: more costs time and changes little
FITTED = FEATURES * len(KNOTS)  # number of fitted weights
LOSS, STATES = FITTED, FITTED + 1  # of a round in a checkpoint, besides its weights


class Trainer:
    """Trains an evaluation: a number of games in each round, then rollouts to measure its error."""

    def __init__(self, start: State, games: list[int], cores: int, on_progress: OnProgress, checkpoint: Path) -> None:
        self.start, self.games, self.cores, self.on_progress, self.checkpoint = start, games, cores, on_progress, checkpoint
        self.rollouts = max(8, round(games[-1] ** 0.5))  # sampled states, and rollouts from each
        self.total = sum(games) + self.rollouts**2 // 2  # a rollout takes half a game
        self.rounds = self.read()
        self.states = 0  # of the last round's sample

    def run(self, precision: float) -> tuple[Arrays, TableFacts]:
        """Play and fit the remaining rounds, then measure."""
        first = len(self.rounds)
        weights = self.rounds[-1][:FITTED] if first else np.zeros(FITTED)
        refit(self.play, weights, range(first, len(self.games)), self.save, RIDGE)
        last = self.rounds[-1]
        by_stage = weights_by_stage(last[:FITTED])
        facts = TableFacts(
            precision=precision,
            residual=float(abs(last[LOSS] - self.rounds[-2][LOSS])),
            states=int(last[STATES]),
            error=round(self.measure(by_stage), 5),
            more={"games": self.games[-1], "held_out_loss": round(float(last[LOSS]), 5)},
        )
        return {WEIGHTS: by_stage}, facts

    def play(self, weights: Floats, number: int) -> Sample:
        """The sample of one round: the first is played for points, the others with the weights of the round before."""
        before = sum(self.games[:number])
        note = f"{number + 1}/{len(self.games)}"
        pool = SelfPlayPool(self.start, weights_by_stage(weights) if number else None, self.cores, HORIZON)
        sample = pool.sample(SEED + number, self.games[number], lambda done: self.on_progress(before + done, self.total, note))
        self.states = len(sample)
        return sample

    def save(self, number: int, fit: Fit) -> None:
        """Save a round in the checkpoint."""
        self.rounds.append(np.array([*fit.weights, fit.held_out, self.states]))
        draft = self.checkpoint / ".draft.npy"
        np.save(draft, self.rounds[-1])
        os.replace(draft, self.checkpoint / f"round-{number}.npy")

    def read(self) -> list[Floats]:
        """The rounds in the checkpoint."""
        found: list[Floats] = []
        for number in range(len(self.games)):
            path = self.checkpoint / f"round-{number}.npy"
            if not path.exists():
                break
            found.append(np.load(path, allow_pickle=False))
        return found

    def measure(self, weights: Floats) -> float:
        """The standard error of a share at the beginning of a turn, from rollouts at states of fresh games."""
        pool = SelfPlayPool(self.start, weights, self.cores)
        seed = SEED + len(self.games)
        states = pool.states(seed, self.rollouts)
        before = sum(self.games)

        def roll_out(player: SelfPlayer, number: int) -> tuple[Floats, Floats]:
            return player.shares(states[number]), player.rollouts(states[number], seed + 1 + number, self.rollouts)

        def on_count(done: int) -> None:
            self.on_progress(before + done * self.rollouts // 2, self.total, "")

        found = list(pool.run(roll_out, len(states), on_count))
        won = np.stack([games for _, games in found])
        estimated = np.stack([shares for shares, _ in found])
        return standard_error(estimated, won.mean(axis=1), self.rollouts, (won**2).mean(axis=1))


def start_of(game: Game, seats: int, options: Mapping[str, str]) -> State:
    """The initial state of games under these options; the first player is drawn."""
    state: State = game.new_state(seats, game.resolve("", {**options, "first_player": "random"}))
    state.ledger = None
    return state
