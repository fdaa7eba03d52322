"""How a turn can end, each way with a number, and what such an end does to a position.

By its own will or by skulls with so many points, at the Island with so much off everybody else, or with the game won at once.
"""

from jollyroll.kit.state import MOST_SEATS

from ..rules.cards import put_card_away
from ..rules.payment import lift_to_floor
from ..rules.state import State
from ..rules.turns import finish_turn
from ..rules.victory import declare_one

UNIT = 100  # all points are multiples of it
LOWEST = -10  # hundreds: the dearest Sea Battle lost
POINTS = 117  # ends by stopping: from LOWEST to eight coins under the Captain
SKULLS = POINTS  # ends by skulls begin here, with the same points
LOSS = 2 * POINTS  # ends at the Island: hundreds off everybody else, none to 16
LOSSES = 17
WIN = LOSS + LOSSES
ENDS = WIN + 1


def stop_end(points: int) -> int:
    """The end by stopping with so many points."""
    return points // UNIT - LOWEST


def skull_end(points: int) -> int:
    """The end by skulls with so many points: none, a lost battle, or what lay on the Treasure Chest."""
    return SKULLS + points // UNIT - LOWEST


def island_end(loss: int) -> int:
    """The end at the Island that takes so much from everybody else."""
    return LOSS + loss // UNIT


def points_of(end: int) -> int:
    """The points an end brings, before any floor."""
    if end >= LOSS:
        return 0
    return ((end if end < SKULLS else end - SKULLS) + LOWEST) * UNIT


def by_skulls(end: int) -> bool:
    """The turn ended badly: by three skulls, or with a Sea Battle lost."""
    return SKULLS <= end < LOSS or end < -LOWEST


def end_turn(state: State, end: int) -> None:
    """Let the turn of this position end so: scores, then whatever the rulebook does at the end of a turn."""
    if end == WIN:
        put_card_away(state)
        declare_one(state, state.seat)
        return
    if end >= LOSS:
        for seat in range(MOST_SEATS):
            if state.present[seat] and seat != state.seat:
                state.scores[seat] -= (end - LOSS) * UNIT
                lift_to_floor(state, seat)
    else:
        state.scores[state.seat] += points_of(end)
        lift_to_floor(state, state.seat)
    finish_turn(state)
