"""The payoff of each result of a turn: the rulebook makes the state after it, which is looked up or estimated."""

from jollyroll.kit.phases import OVER
from jollyroll.kit.seating import seat_after
from jollyroll.kit.state import MOST_SEATS
from jollyroll.solve.arrays import StateRecords

from ..rules.cards import card_total, card_weight
from ..rules.components import KINDS
from ..rules.options import WITH_REPLACEMENT
from ..rules.state import State
from .evaluation import estimate
from .knowledge import Memory
from .rows import FloatRow, FloatRows
from .scratch import AFTER, AHEAD, AHEAD_SLOT, BEYOND, UNKNOWN
from .state_index import NO_INDEX, index_of, rival_of, set_state, share_of
from .three_index import three_index
from .turn import SWEEPS, TO_THE_END, solve_turn
from .turn_model import REACHED
from .turn_results import POINTS, RESULTS, SKULLS, WIN, apply_result, as_stopped, is_skulls

TOLERANCE = 1e-8  # of turns solved during play


def fill_card_values(memory: Memory, index: int) -> None:
    """The mover's share in a state of two with each card on the table; later cards come from a full pile."""
    knowledge = memory.knowledge
    scratch = memory.scratch
    payoff = scratch.payoffs[AHEAD_SLOT]
    set_state(scratch.trials[AHEAD], knowledge.layout, index)
    for result in range(RESULTS):
        if is_skulls(result):
            payoff[result] = payoff[as_stopped(result)]
            continue
        scratch.trials[BEYOND] = scratch.trials[AHEAD]
        after = scratch.trials[BEYOND]
        apply_result(after, result)
        if after.phase == OVER:
            payoff[result] = share_of(after, 0)
        else:
            share = knowledge.shares[index_of(after, knowledge.layout)]
            payoff[result] = share if after.seat == 0 else 1.0 - share
    values = scratch.values[AHEAD_SLOT]
    for card in range(KINDS):
        share = solve_turn(knowledge.models[card], payoff, values, SWEEPS[TO_THE_END], TOLERANCE)
        scratch.card_values[index * KINDS + card] = share


def share_before_card(state: State, memory: Memory, index: int) -> float:
    """The mover's share in a state of two that waits for a card, by the cards actually left."""
    if state.deck == WITH_REPLACEMENT:
        return float(memory.knowledge.shares[index])
    card_values = memory.scratch.card_values
    if card_values[index * KINDS] == UNKNOWN:
        fill_card_values(memory, index)
    total = 0.0
    for card in range(KINDS):
        total += card_weight(state, card) * card_values[index * KINDS + card]
    return total / card_total(state)


def look_up_three(state: State, memory: Memory) -> bool:
    """Fill in each seat's share in a state of three; False if the table for three is missing or lacks it."""
    layout = memory.knowledge.three
    index = three_index(state, layout) if layout.states > 0 else NO_INDEX
    if index == NO_INDEX:
        return False
    share = memory.scratch.share
    second = seat_after(state.present, state.seat)
    for seat in range(MOST_SEATS):
        share[seat] = 0.0
    share[state.seat] = memory.knowledge.three_shares[2 * index]
    share[second] = memory.knowledge.three_shares[2 * index + 1]
    share[seat_after(state.present, second)] = 1.0 - share[state.seat] - share[second]
    return True


def value_state(state: State, memory: Memory) -> None:
    """Fill in each seat's share in a state between turns, or when the game is over."""
    share = memory.scratch.share
    if state.phase == OVER:
        for seat in range(MOST_SEATS):
            share[seat] = share_of(state, seat)
        return
    index = index_of(state, memory.knowledge.layout)
    if index == NO_INDEX:
        if not look_up_three(state, memory):
            estimate(state, memory)
        return
    for seat in range(MOST_SEATS):
        share[seat] = 0.0
    share[state.seat] = share_before_card(state, memory, index)
    share[rival_of(state)] = 1.0 - share[state.seat]


def try_result(state: State, memory: Memory, result: int) -> bool:
    """Fill in each seat's share after this result, by stopping or by skulls; False if the card cannot lead to it."""
    if is_skulls(result):
        return False
    model = memory.knowledge.models[state.card]
    by_skulls = model[REACHED + SKULLS + result] if result < POINTS else 0
    if not by_skulls and not model[REACHED + result]:
        return False
    trials = memory.scratch.trials
    trials[AFTER] = state
    apply_result(trials[AFTER], result)
    value_state(trials[AFTER], memory)
    return True


def fill_payoff(state: State, memory: Memory, payoff: FloatRow) -> None:
    """The mover's share after each result of the turn at hand."""
    for result in range(RESULTS):
        if try_result(state, memory, result):
            payoff[result] = memory.scratch.share[state.seat]
            if result < POINTS:
                payoff[SKULLS + result] = memory.scratch.share[state.seat]


def fill_payoffs(states: StateRecords, memory: Memory, payoffs: FloatRows) -> None:
    """Every seat's share after each result of the turn in `states[0]`: `payoffs[seat][result]`."""
    for result in range(RESULTS):
        if try_result(states[0], memory, result):
            for seat in range(MOST_SEATS):
                payoffs[seat][result] = memory.scratch.share[seat]
                if result < POINTS:
                    payoffs[seat][SKULLS + result] = memory.scratch.share[seat]


def fill_points(state: State, memory: Memory, payoff: FloatRow) -> bool:
    """The points of each result of the turn; returns whether any have changed.

    They are the change of the own score, and the mean loss of the others at the Island. A game won at once counts as the target.
    """
    mover = state.seat
    others = -1
    for seat in range(MOST_SEATS):
        others += state.present[seat]
    changed = False
    model = memory.knowledge.models[state.card]
    trials = memory.scratch.trials
    for result in range(RESULTS):
        if not model[REACHED + result]:
            continue
        trials[AFTER] = state
        after = trials[AFTER]
        apply_result(after, as_stopped(result))
        gain = 1.0 * (after.scores[mover] - state.scores[mover])
        for seat in range(MOST_SEATS):
            if seat != mover and state.present[seat]:
                gain += (state.scores[seat] - after.scores[seat]) / others
        if result == WIN:
            gain = 1.0 * state.target
        if payoff[result] != gain:
            payoff[result] = gain
            changed = True
    return changed
