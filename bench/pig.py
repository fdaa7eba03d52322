"""A yardstick for solvers: the dice game Pig, solved the same way to the same precision, at the same time on the same machine.

Pig for two: roll a die as often as you like; a 1 loses the points of the turn and ends it, stopping banks them; the first to reach
the target wins. A state is (own points, other's points, points of the turn). The optimum for 100 points is published: the first
player wins 53.059 %. Naive: sweeps over all states until convergence. Layered: the states of two scores at a time.
"""

import time
from typing import Any

import numba
import numpy as np

PRECISION = 1e-9
SIDES = 6


def backup(values: Any, target: int, own: int, other: int, turn: int) -> Any:
    """The winning chance of the better choice."""
    lost = 1.0 - values[other, own, 0]
    roll = lost
    for side in range(2, SIDES + 1):
        roll += 1.0 if own + turn + side >= target else values[own, other, turn + side]
    roll /= SIDES
    hold = 1.0 if own + turn >= target else 1.0 - values[other, own + turn, 0]
    return max(roll, hold) if turn else roll


quick_backup = numba.njit(backup)


@numba.njit
def settle(values: Any, target: int, own: int, other: int) -> float:
    """One pass over the states of these two scores, higher turns first; returns the largest change."""
    moved = 0.0
    for turn in range(target - own - 1, -1, -1):
        better = quick_backup(values, target, own, other, turn)
        moved = max(moved, abs(better - values[own, other, turn]))
        values[own, other, turn] = better
    return moved


@numba.njit
def layered(values: Any, target: int) -> int:
    """Solve two scores after the other, the highest first; returns the number of passes."""
    passes = 0
    for total in range(2 * target - 2, -1, -1):
        for own in range(max(0, total - target + 1), total // 2 + 1):
            moved = 1.0
            while moved > PRECISION:
                moved = settle(values, target, own, total - own)
                if own != total - own:
                    moved = max(moved, settle(values, target, total - own, own))
                passes += 1
    return passes


@numba.njit
def naive(values: Any, target: int) -> int:
    """Sweep over everything until convergence; returns the number of sweeps."""
    sweeps = 0
    moved = 1.0
    while moved > PRECISION:
        moved = 0.0
        for own in range(target):
            for other in range(target):
                moved = max(moved, settle(values, target, own, other))
        sweeps += 1
    return sweeps


def interpreted(target: int) -> tuple[int, float]:
    """Naive sweeps in plain Python over a dictionary of states; returns their number and the first player's chance."""
    states = [(own, other, turn) for own in range(target) for other in range(target) for turn in range(target - own)]
    values = dict.fromkeys(states, 0.0)

    class Table:
        def __getitem__(self, key: tuple[int, int, int]) -> float:
            return values[key]

    sweeps, moved = 0, 1.0
    while moved > PRECISION:
        moved = 0.0
        for key in states:
            better = backup(Table(), target, *key)
            moved = max(moved, abs(better - values[key]))
            values[key] = better
        sweeps += 1
    return sweeps, values[0, 0, 0]


def states_of(target: int) -> int:
    """The number of states."""
    return target * target * (target + 1) // 2


def main() -> None:
    """Print the time of each way."""
    table = np.zeros((2, 2, 2))
    naive(table, 2)
    layered(table, 2)
    print("Yardstick: Pig for two, winning chances to 1e-9")
    begin = time.perf_counter()
    interpreted(12)
    line("naive, plain Python", 12, time.perf_counter() - begin)
    for name, solver, target in (
        ("naive, compiled", naive, 60),
        ("layered, compiled", layered, 60),
        ("layered, compiled", layered, 100),
    ):
        table = np.zeros((target, target, target))
        begin = time.perf_counter()
        solver(table, target)
        line(name, target, time.perf_counter() - begin, float(table[0, 0, 0]))


def line(name: str, target: int, seconds: float, chance: float | None = None) -> None:
    """Print one way."""
    states = states_of(target)
    shown = "" if chance is None else f"   first player {chance:.6f}"
    print(
        f"  {name:<22} {target:>4} points {states:>9,} states {seconds:>8.3f} s {states / seconds:>12,.0f} states/s{shown}",
        flush=True,
    )


if __name__ == "__main__":
    main()
