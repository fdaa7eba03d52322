"""Estimates the cost of solving a table: blocks of a sample layer are timed, and typical numbers of rounds and sweeps assumed.

The sample is a real layer above made-up ones: shares that grow with a player's coins. It is as large as fits into a few hundred
megabytes, since the time for a turn depends on how far apart its reads lie in memory.
"""

import time
from typing import NamedTuple

import numpy as np

from jollyroll.solve.arrays import Floats
from jollyroll.solve.job_plan import JobPlan, PlanStep
from jollyroll.solve.workers import Workers
from jollyroll.words import figures, say, whole

from ..rules.components import MOST_TIE_ROUNDS
from .block_policy import BlockPolicy
from .layer_blocks import SHARES, LayerBlocks
from .plans import MOST_RAIDED, MOST_TRANSFERS
from .ranking import piles_of
from .solve_jobs import USUAL_TURNS
from .tie_rounds import TieRounds

WINDOW = MOST_TRANSFERS * MOST_RAIDED  # layers below that a turn reads, besides the empty box
MOST_BYTES = 400_000_000  # of made-up layers
SAMPLES, STATES = 8, 500  # blocks timed, and states in each
USUAL_SWEEPS = 300  # of a layer, as many as in the game of four with 30 coins
WORTH = 8.0  # coins that multiply a player's made-up weight by e
FLOAT = 8  # bytes
ONCE = 2.0  # a residual that one sweep is sure to get below


class Timings(NamedTuple):
    """Single-core seconds per state, and bytes of its policy."""

    adopted: float  # its turn solved, and the new policy adopted
    looked_at: float  # its turn solved, and the old policy kept
    swept: float
    policy: float  # bytes


def plan_layers(blocks: LayerBlocks, workers: Workers) -> JobPlan:
    """The plan for all layers; `blocks` has a folder for the sample."""
    box = sample_box(blocks)
    taken = measure(blocks, box)
    row = blocks.seats * FLOAT
    ends = blocks.size(0)
    ties = TieRounds(blocks, workers)
    turns = ties.turns()
    steps = [PlanStep(say("plan-kg-ties"), ends, turns * taken.adopted, 2 * ends * row, 2 * turns * row)] if turns else []
    for each in range(1, len(blocks.model.layer_starts) - 1):
        size = blocks.size(each)
        seconds = size * (taken.adopted + (USUAL_TURNS - 1) * taken.looked_at + USUAL_SWEEPS * taken.swept)
        memory = window_size(blocks, each) * row + 2 * size * (row + round(taken.policy))
        steps.append(PlanStep(say("solve-kg-layer", box=each), size, seconds, memory, 2 * USUAL_SWEEPS * size * row))
    disk = int(blocks.model.layer_starts[-1]) * row + len(ties.sets) * MOST_TIE_ROUNDS * ends * row
    explanation = say(
        "plan-kg-rests-on",
        box=box,
        states=whole(blocks.size(box)),
        adopted=figures(f"{taken.adopted * 1e6:.1f}"),
        kept=figures(f"{taken.looked_at * 1e6:.1f}"),
        swept=figures(f"{taken.swept * 1e6:.2f}"),
        policy=whole(round(taken.policy)),
        rounds=USUAL_TURNS,
        sweeps=USUAL_SWEEPS,
    )
    return JobPlan(tuple(steps), disk, explanation)


def window_size(blocks: LayerBlocks, box: int) -> int:
    """The number of states below this layer that its turns can lead to."""
    return sum(blocks.size(each) for each in {0, *window(box)})


def window(box: int) -> range:
    """The layers that turns from this one lead to, except by five cannons, which empty the box."""
    return range(max(0, box - WINDOW), box)


def sample_box(blocks: LayerBlocks) -> int:
    """The layer to sample: the largest one whose successors can be made up in memory."""
    boxes = range(1, len(blocks.model.layer_starts) - 1)
    states = MOST_BYTES // (blocks.seats * FLOAT)
    fits = [box for box in boxes if sum(map(blocks.size, window(box))) <= states]
    return min(fits, default=boxes[-1])


def made_up(blocks: LayerBlocks, box: int) -> Floats:
    """Made-up shares of the players in a layer, which grow with their coins."""
    weights = np.exp(piles_of(blocks.model.rank_steps, 0, blocks.size(box)) / WORTH)
    shares: Floats = weights / weights.sum(axis=1, keepdims=True)
    return shares


def measure(blocks: LayerBlocks, box: int) -> Timings:
    """Time samples from all over a layer."""
    starts = blocks.model.layer_starts
    shape = int(starts[box]), blocks.seats
    file = np.lib.format.open_memmap(blocks.folder / SHARES, mode="w+", dtype=np.float64, shape=shape)  # a sparse file
    for each in window(box):
        file[starts[each] : starts[each + 1]] = made_up(blocks, each)
    layer, _ = blocks.guess(box)
    count = min(STATES, len(layer))
    firsts = np.linspace(0, len(layer) - count, SAMPLES).astype(int).tolist()
    blocks.improve(0, 1, box, layer, None, 1.0)  # compiles the machine code if necessary
    timer = LapTimer(count * SAMPLES)
    policies = [blocks.improve(first, count, box, layer, None, 1.0)[0] for first in firsts]
    adopted = timer.lap()
    for first, policy in zip(firsts, policies, strict=True):
        blocks.improve(first, count, box, layer, policy, 1.0)
    looked_at = timer.lap()
    blocks.sweep(0, count, layer, policies[0], ONCE)
    timer.lap()
    for first, policy in zip(firsts, policies, strict=True):
        blocks.sweep(first, count, layer, policy, ONCE)
    swept = timer.lap()
    policies_held = [BlockPolicy(*policy) for policy in policies]
    held = sum(array.nbytes for policy in policies_held for array in (policy.plan, policy.chance, policy.successor, policy.known))
    return Timings(adopted, looked_at, swept, held / (count * SAMPLES))


class LapTimer:
    """Processor time of this thread since the last lap, per state."""

    def __init__(self, states: int) -> None:
        self.states = states
        self.last = time.thread_time()

    def lap(self) -> float:
        now = time.thread_time()
        spent, self.last = now - self.last, now
        return spent / self.states
