"""The results of a turn, each with a number, and the state after a result.

A turn ends by stopping or by skulls with some points, or with a loss of all others at the Island, or it wins at once.
"""

from ..rules.island import charge_others
from ..rules.payment import lift_to_floor
from ..rules.state import State
from ..rules.turns import finish_turn, win_at_once

UNIT = 100  # all points are multiples of it
LOWEST = -10  # hundreds: the largest Sea Battle lost
POINTS = 117  # results of stopping: from LOWEST to eight coins under the Captain
SKULLS = POINTS  # those of skulls begin here, with the same points
LOSS = 2 * POINTS  # those of the Island: hundreds off everybody else, none to 16
LOSSES = 17
WIN = LOSS + LOSSES
RESULTS = WIN + 1


def stop_result(points: int) -> int:
    """The result of stopping with these points."""
    return points // UNIT - LOWEST


def skull_result(points: int) -> int:
    """The result of skulls with these points: none, a lost battle, or those saved on the Treasure Chest."""
    return SKULLS + points // UNIT - LOWEST


def island_result(loss: int) -> int:
    """The result of the Island with this loss for everybody else."""
    return LOSS + loss // UNIT


def points_of(result: int) -> int:
    """The points of a result, before any floor."""
    return 0 if result >= LOSS else (as_stopped(result) + LOWEST) * UNIT


def as_stopped(result: int) -> int:
    """The result of stopping with the same points, if this is one of skulls; else the result itself."""
    return result - SKULLS if is_skulls(result) else result


def is_skulls(result: int) -> bool:
    """True if skulls have ended the turn."""
    return SKULLS <= result < LOSS


def is_bad(result: int) -> bool:
    """True if the turn ended badly: by three skulls, or with a Sea Battle lost."""
    return is_skulls(result) or result < -LOWEST


def apply_result(state: State, result: int) -> None:
    """End the turn of this state with this result: scores, then the rulebook's end of a turn."""
    if result == WIN:
        win_at_once(state)
        return
    if result >= LOSS:
        charge_others(state, (result - LOSS) * UNIT)
    else:
        state.scores[state.seat] += points_of(result)
        lift_to_floor(state, state.seat)
    finish_turn(state)
