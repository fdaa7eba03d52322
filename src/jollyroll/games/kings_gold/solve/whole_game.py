"""The whole game: the shares of every state between turns, layer after layer in retrograde order, the empty box first.

Coins never come back into the box, so what a layer leads to outside itself is solved. Inside it, policy iteration: the policy is
improved for the shares as they are, the shares are evaluated for that policy, until no mover can gain more in one turn than the
precision allows. Between two players that ends at the one solution. From three on, a player who is far behind may decide between
the others while his own share hardly depends on it, and best replies may chase each other for ever: so everybody keeps his policy
unless another one is better by more than the precision, and after a few changes mixes the better one in instead of adopting it.
"""

from dataclasses import dataclass

import numpy as np

from jollyroll.solve.arrays import Floats, Ints
from jollyroll.solve.solve_job import not_settled

from .layer_kernels import LayerKernels
from .layer_policy import LayerPolicy, new_policy, reset_policy
from .scratch import DiceScratch, StateScratch
from .turn_model import TurnModel
from .workers import OnSolved, WorkerPool, all_ranks

SETTLED = 1e-14  # sweeps end when none changes a share by more
MOST_SWEEPS = 2_000
MOST_ROUNDS = 300
FIRM = 5  # changes of policy before a better one is only mixed in
ALWAYS_FIRM = 1 << 30  # between two players
NEXT_SEAT = 1  # outside tie rounds the next mover sits one seat further on


@dataclass
class LayerReport:
    """How a layer was solved."""

    box: int
    rounds: int = 0  # of policy iteration
    sweeps: int = 0
    residual: float = np.inf  # the most that a mover could gain by another policy in one turn
    mean: float = 0.0  # the same on average


class WholeGame:
    """The layers of the game for so many players. `shares` has a row for each state: the mover's first, then in turn order."""

    def __init__(self, model: TurnModel, kernels: LayerKernels, shares: Floats) -> None:
        self.model = model
        self.kernels = kernels
        self.shares = shares
        self.firm = ALWAYS_FIRM if shares.shape[1] == 2 else FIRM
        self._policy: LayerPolicy | None = None

    def size(self, box: int) -> int:
        """How many states a layer has."""
        return int(self.model.layer_starts[box + 1] - self.model.layer_starts[box])

    def start(self, box: int) -> int:
        """The index of a layer's first state."""
        return int(self.model.layer_starts[box])

    def set_ends(self, shares: Floats) -> None:
        """Fill in the layer of the empty box."""
        self.shares[: len(shares)] = shares

    def solve_layer(self, workers: WorkerPool, box: int, precision: float, on_solved: OnSolved) -> LayerReport:
        """Solve the layer of this box; those of emptier boxes are solved. Its shares start as those of the layer before."""
        size, start, below = self.size(box), self.start(box), self.start(box - 1)
        self.shares[start : start + size] = self.shares[below : below + size]
        policy = self.policy(size)
        report = LayerReport(box)
        self.link(workers, box, policy, on_solved)
        self.evaluate(box, policy, report, precision / 1000, on_solved)
        for report.rounds in range(1, MOST_ROUNDS + 1):
            self.improve(workers, box, policy, precision, on_solved)
            report.residual = float(policy.gain[:size].max())
            if report.residual <= precision:
                break
            self.evaluate(box, policy, report, precision / 1000, on_solved)
        else:
            raise not_settled(report.residual, precision)
        self.evaluate(box, policy, report, SETTLED, on_solved)
        report.mean = float(policy.gain[:size].mean())
        return report

    def policy(self, size: int) -> LayerPolicy:
        """The policy to begin a layer with: between two players that of the layer before, else a new one.

        From three players on, what comes out must not depend on which layers were solved in the same run.
        """
        if self._policy is None:
            self._policy = new_policy(self.model, size)
        if self.firm == FIRM:
            reset_policy(self._policy)
        return self._policy

    def link(self, workers: WorkerPool, box: int, policy: LayerPolicy, on_solved: OnSolved) -> None:
        """Begin with the policy as it is."""

        def solve(ranks: Ints, scratch: StateScratch, dice_scratch: DiceScratch) -> None:
            self.kernels.link_policy(self.model, box, ranks, NEXT_SEAT, self.shares, policy, scratch)

        workers.run(self.model, all_ranks(self.size(box)), solve, on_solved)

    def improve(self, workers: WorkerPool, box: int, policy: LayerPolicy, least: float, on_solved: OnSolved) -> None:
        """Improve the policy for the shares as they are."""
        start = self.start(box)

        def solve(ranks: Ints, scratch: StateScratch, dice_scratch: DiceScratch) -> None:
            self.kernels.improve_policy(
                self.model, box, ranks, NEXT_SEAT, self.shares, start, policy, scratch, dice_scratch, least, self.firm
            )

        workers.run(self.model, all_ranks(self.size(box)), solve, on_solved)

    def evaluate(self, box: int, policy: LayerPolicy, report: LayerReport, enough: float, on_solved: OnSolved) -> None:
        """Sweep until the shares are those of the policy."""
        for _ in range(MOST_SWEEPS):
            report.sweeps += 1
            residual = self.kernels.sweep(self.shares, self.start(box), self.size(box), policy)
            on_solved(0)
            if residual < max(enough, SETTLED):
                break
