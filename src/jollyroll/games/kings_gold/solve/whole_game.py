"""The whole game: the shares of every state between turns, layer after layer in retrograde order, the empty box first.

Coins never go back into the box, so all states that a layer leads to outside itself are solved. Within a layer, policy iteration:
the policy is improved for the current shares, and the shares are evaluated for that policy, until no mover can gain more in one
turn than the precision allows. With two players this converges to the one solution. From three on, a player who is far behind may
decide between the others while his own share hardly depends on it, and best replies may cycle for ever: so a mover keeps his policy
unless another one is better by more than the precision, and after a few changes mixes the better one in instead of adopting it.

Workers do the blocks of a layer; after each sweep the blocks are joined and handed to all of them again.
"""

from collections.abc import Callable
from dataclasses import dataclass

from jollyroll.solve.arrays import Floats
from jollyroll.solve.solve_job import not_settled
from jollyroll.solve.workers import Handle, Task, Workers

from .layer_blocks import MOST_SWEEPS, LayerBlocks, blocks_of

SETTLED, SETTLED_MANY = 1e-14, 1e-12  # sweeps end when no share changes by more: with two players, with more
MOST_ROUNDS = 300
FINER = 1000  # sweeps between two improvements of the policy end at this fraction of the precision

OnSolved = Callable[[int], None]  # called with the number of turns solved


@dataclass(frozen=True)
class LayerReport:
    """How a layer was solved."""

    box: int
    rounds: int = 0  # of policy iteration
    sweeps: int = 0
    residual: float = 0.0  # the largest gain that a mover could make by another policy in one turn
    mean: float = 0.0  # the mean gain


def joined(workers: Workers, tasks: list[Task]) -> Handle:
    """The blocks made by these tasks, joined to one array."""
    if len(tasks) == 1:
        return tasks[0].made
    return workers.submit("join", *(task.made for task in tasks)).made


class WholeGame:
    """The layers of the game for this many players. Shares have a row for each state: the mover's first, then in turn order."""

    def __init__(self, blocks: LayerBlocks, workers: Workers) -> None:
        self.blocks = blocks
        self.workers = workers
        self.settled = SETTLED if blocks.seats == 2 else SETTLED_MANY

    def solve_layer(self, box: int, precision: float, on_solved: OnSolved) -> tuple[Floats, LayerReport]:
        """Solve the layer of this box; those of emptier boxes are solved already."""
        size = self.blocks.size(box)
        layer = self.workers.submit("guess", box).made
        policies: list[Handle] = [None for _ in blocks_of(size)]
        sweeps = 0
        for rounds in range(1, MOST_ROUNDS + 1):
            policies, residual, mean = self.improve(box, layer, policies, precision, on_solved)
            if rounds > 1 and residual <= precision:
                break
            layer, more = self.evaluate(box, layer, policies, precision / FINER, on_solved)
            sweeps += more
        else:
            raise not_settled(residual, precision)
        layer, more = self.evaluate(box, layer, policies, self.settled, on_solved)
        (shares,) = self.workers.results([layer])
        return shares, LayerReport(box, rounds, sweeps + more, residual, mean)

    def improve(
        self, box: int, layer: Handle, policies: list[Handle], least: float, on_solved: OnSolved
    ) -> tuple[list[Handle], float, float]:
        """Improve the policies for the current shares; returns them, the largest gain and the mean gain."""
        size = self.blocks.size(box)
        blocks = list(blocks_of(size))
        tasks = [
            self.workers.submit("improve", *block, box, layer, policy, least)
            for block, policy in zip(blocks, policies, strict=True)
        ]
        largest, total = 0.0, 0.0
        figures = self.workers.results([task.figures for task in tasks])
        for (_, states), (most, gained) in zip(blocks, figures, strict=True):
            largest, total = max(largest, most), total + gained
            on_solved(states)
        return [task.made for task in tasks], largest, total / size

    def evaluate(self, box: int, layer: Handle, policies: list[Handle], enough: float, on_solved: OnSolved) -> tuple[Handle, int]:
        """Sweep until the shares are those of the policies; returns them, and the number of sweeps."""
        blocks = list(blocks_of(self.blocks.size(box)))
        enough = max(enough, self.settled)
        sweeps, residual = 0, enough
        while residual >= enough and sweeps < MOST_SWEEPS:
            pairs = zip(blocks, policies, strict=True)
            tasks = [self.workers.submit("sweep", *block, layer, policy, enough) for block, policy in pairs]
            layer = joined(self.workers, tasks)
            figures = list(self.workers.results([task.figures for task in tasks]))
            residual = max(change for change, _ in figures)
            sweeps += max(count for _, count in figures)
            on_solved(0)
        return layer, sweeps
