"""The error of shares with a pile without replacement.

An estimated share and the one judged once the next turn has begun differ slightly; the error of a share is the sum of these
differences to the end of the game, averaged over all games. The product of two independent games from one position estimates the
square of that average.
"""

from collections.abc import Callable
from math import sqrt
from typing import TYPE_CHECKING, NamedTuple

import numpy as np

from jollyroll.solve.judge import Judge

from ..rules.state import State
from .fitting import FAR, MOST_TURNS, SEED
from .knowledge import Memory
from .memory import array_memory

if TYPE_CHECKING:
    from jollyroll.solve.arrays import AnyArray, Floats

    from .fitting import Trainer

SURE = 2.0  # standard deviations


class Drift(NamedTuple):
    """The root mean square error of shares, and its upper bound with a confidence of 97.5 %."""

    error: float
    bound: float


def measure_drift(
    trainer: "Trainer", starts: "AnyArray", judge_of: Callable[[State], Judge], on_progress: Callable[[float], None]
) -> Drift:
    """The error of the shares that players use in these positions."""
    memory = array_memory(trainer.state, trainer.two, None, trainer.three)
    products = []
    for place, start in enumerate(starts):
        one, other = (summed_changes(trainer, memory, start, judge_of, way) for way in (4 * place, 4 * place + 2))
        products.append(float(one @ other) / trainer.state.seats)
        on_progress(place / len(starts))
    mean, unsure = float(np.mean(products)), float(np.std(products)) / sqrt(len(products))
    return Drift(sqrt(max(0.0, mean)), sqrt(max(0.0, mean) + SURE * unsure))


def summed_changes(trainer: "Trainer", memory: Memory, start: "AnyArray", judge_of: Callable[[State], Judge], way: int) -> "Floats":
    """The sum of the changes in each seat's share at the ends of turns, from this position to the end of the game."""
    kept = np.zeros(MOST_TURNS, trainer.start.dtype)
    count = int(trainer.kernels.play_recorded(kept, np.array([start]), memory, trainer.dice, trainer.shown, SEED, FAR + way))
    estimates = np.zeros((count, len(start["present"])))
    trainer.kernels.estimate_all(kept[:count], memory, estimates)
    seats = trainer.state.seats
    total = np.zeros(seats)
    for place in range(count):
        state = as_state(kept, place)
        total += np.array(judge_of(state).shares(state)) - estimates[place, :seats]
    return total


def as_state(records: "AnyArray", place: int) -> State:
    """One position of an array as a plain state."""
    state = State()
    state.ledger = None
    for name in State.FIELDS:
        setattr(state, name, records[name][place].tolist())
    return state
