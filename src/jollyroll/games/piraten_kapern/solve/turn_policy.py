"""Playing a turn: the choice with the most points, and the one with the best chance to win."""

from jollyroll.kit.state import MOST_SEATS

from ..rules.components import DICE, KINDS, SKULL
from ..rules.state import State
from .best_choice import best_choice
from .card_values import TOLERANCE
from .knowledge import Memory
from .payoffs import fill_payoff, fill_points
from .policy import TIE
from .rows import IntRow
from .scratch import (
    CARD,
    DUE,
    FAILED,
    FINAL,
    FINELY,
    ONE_ROLL_SLOT,
    PILE,
    POINTS_SLOT,
    PRESENT,
    ROUGHLY,
    ROUND,
    SCORES,
    SEAT,
    TIED,
    TRIGGER,
    TURN_SLOT,
)
from .turn import ONE_ROLL, PER_RESIDUAL, SWEEPS, TO_THE_END, solve_states, solve_turn

POINTS_TOLERANCE = 1e-5  # of expected points
ROUGH = 1e-5  # the tolerance at which nearly all choices are beyond doubt


def best_for_points(state: State, memory: Memory, one_roll: bool) -> int:
    """The choice with the highest expected points this turn, as if the next roll were the last or to the end."""
    scratch = memory.scratch
    slot = state.card + (ONE_ROLL_SLOT if one_roll else POINTS_SLOT)
    model = memory.knowledge.models[state.card]
    values = scratch.values[slot]
    payoff = scratch.payoffs[slot]
    changed = fill_points(state, memory, payoff)
    if changed or scratch.solved[slot] == 0:
        solve_turn(model, payoff, values, SWEEPS[ONE_ROLL if one_roll else TO_THE_END], POINTS_TOLERANCE)
        scratch.solved[slot] = 1
    return best_choice(model, state, payoff, values).choice


def best_for_the_win(state: State, memory: Memory) -> int:
    """The choice with the best chance to win; the turn is solved at its first choice, from the current number of skulls on.

    It is solved roughly first. Only where that leaves any doubt about the best choice is it solved to the end.
    """
    scratch = memory.scratch
    model = memory.knowledge.models[state.card]
    values = scratch.values[TURN_SLOT]
    payoff = scratch.payoffs[TURN_SLOT]
    key = scratch.turn_key
    fewest = state.dice[SKULL] + state.spell
    if is_new_turn(state, key):
        fill_payoff(state, memory, payoff)
        key[ROUGHLY] = DICE + 1
        key[FINELY] = DICE + 1
    if fewest < key[FINELY]:
        if fewest < key[ROUGHLY]:
            residual = solve_states(model, fewest, payoff, values, SWEEPS[TO_THE_END], ROUGH)
            scratch.doubt[TURN_SLOT] = 2.0 * PER_RESIDUAL * residual
            key[ROUGHLY] = fewest
            key[FINELY] = DICE + 1
        best = best_choice(model, state, payoff, values)
        if best.value - best.next > scratch.doubt[TURN_SLOT] + TIE:
            return int(best.choice)
        solve_states(model, fewest, payoff, values, SWEEPS[TO_THE_END], TOLERANCE)
        key[ROUGHLY] = DICE + 1
        key[FINELY] = fewest
    return int(best_choice(model, state, payoff, values).choice)


def is_new_turn(state: State, key: IntRow) -> bool:
    """Set the key to that of this turn; False if it is unchanged."""
    changed = put(key, SEAT, state.seat) + put(key, CARD, state.card) + put(key, FINAL, state.final)
    changed += put(key, TRIGGER, state.trigger) + put(key, ROUND, state.playoff) + put(key, FAILED, state.failed)
    for seat in range(MOST_SEATS):
        changed += put(key, SCORES + seat, state.scores[seat]) + put(key, PRESENT + seat, state.present[seat])
        changed += put(key, DUE + seat, state.due[seat]) + put(key, TIED + seat, state.tied[seat])
    for kind in range(KINDS):
        changed += put(key, PILE + kind, state.pile[kind])
    return changed > 0 or state.cycled > 0


def put(key: IntRow, place: int, number: int) -> int:
    """Set a number of the key; returns 1 if it has changed."""
    if key[place] == number:
        return 0
    key[place] = number
    return 1
