"""The states between turns that follow each other: what the rulebook makes of a state of two and each effect of a turn."""

from jollyroll.solve.arrays import StateRecords

from ..rules.state import State
from .rows import FloatRow, IntRow
from .state_index import Layout, index_of, is_over, set_state, share_of
from .turn_results import LOSS, POINTS, RESULTS, SKULLS, apply_result

EFFECTS = POINTS + RESULTS - LOSS  # effects on the scores: results by stopping and by skulls with the same points are one
LOST = -1  # the successor of a lost game; one less for a shared one, two less for a won one


def result_of(effect: int) -> int:
    """A result with this effect."""
    return effect if effect < POINTS else LOSS + effect - POINTS


def effect_of(result: int) -> int:
    """The effect of a result that is not by skulls."""
    return result if result < POINTS else POINTS + result - LOSS


def find_successors(states: StateRecords, layout: Layout, successor: IntRow, first: int, last: int) -> None:
    """The successor of each effect from these states. `states[0]` is any state of two players with the right options."""
    for index in range(first, last):
        find_successors_of(index, states[0], layout, successor)


def find_successors_of(index: int, state: State, layout: Layout, successor: IntRow) -> None:
    """The successor of each effect from one state; `state` is overwritten."""
    for effect in range(EFFECTS):
        set_state(state, layout, index)
        apply_result(state, result_of(effect))
        successor[index * EFFECTS + effect] = successor_of(state, layout)


def successor_of(state: State, layout: Layout) -> int:
    """The successor after the finished turn of seat 0."""
    if is_over(state):
        return LOST - int(2.0 * share_of(state, 0))
    return 2 * index_of(state, layout) + (1 if state.seat == 0 else 0)


def fill_payoff(successor: IntRow, shares: FloatRow, index: int, payoff: FloatRow) -> None:
    """The payoff of each result of a turn from this state: the mover's share afterwards."""
    for effect in range(EFFECTS):
        follows = successor[index * EFFECTS + effect]
        if follows < 0:
            share = (LOST - follows) / 2.0
        elif follows % 2:
            share = shares[follows // 2]
        else:
            share = 1.0 - shares[follows // 2]
        payoff[result_of(effect)] = share
        if effect < POINTS:
            payoff[SKULLS + effect] = share
