"""The payoff of each result of a turn: the rulebook makes the state after it, which is looked up or estimated."""

from jollyroll.kit.phases import OVER
from jollyroll.kit.seating import seat_after
from jollyroll.kit.state import MOST_SEATS
from jollyroll.solve.arrays import StateRecords

from ..rules.state import State
from .card_values import look_ahead, share_after, share_before_card, weigh_cards, weigh_next_cards
from .evaluation import estimate
from .knowledge import Memory
from .rows import FloatRow, FloatRows
from .scratch import AFTER
from .state_index import NO_INDEX, full_index, index_of, rival_of, share_of
from .three_index import three_index
from .turn_model import REACHED
from .turn_results import POINTS, RESULTS, SKULLS, WIN, apply_result, as_stopped, is_skulls


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
    weigh_cards(state, memory)
    give_shares(state, memory, share_before_card(state, memory, index))


def give_shares(state: State, memory: Memory, mine: float) -> None:
    """Fill in the shares of two players, given the mover's."""
    share = memory.scratch.share
    for seat in range(MOST_SEATS):
        share[seat] = 0.0
    share[state.seat] = mine
    share[rival_of(state)] = 1.0 - mine


def begin_payoff(state: State, memory: Memory) -> int:
    """Get ready to try results: the index of the state in which the turn began; NO_INDEX if the rulebook has to end it anew."""
    index = full_index(state, memory.knowledge.layout)
    if index != NO_INDEX:
        look_ahead(memory, index)
        weigh_next_cards(state, memory)
    return index


def try_result(state: State, memory: Memory, index: int, result: int) -> bool:
    """Fill in each seat's share after this result, by stopping or by skulls; False if the card cannot lead to it."""
    if is_skulls(result):
        return False
    model = memory.knowledge.models[state.card]
    by_skulls = model[REACHED + SKULLS + result] if result < POINTS else 0
    if not by_skulls and not model[REACHED + result]:
        return False
    if index == NO_INDEX:
        trials = memory.scratch.trials
        trials[AFTER] = state
        apply_result(trials[AFTER], result)
        value_state(trials[AFTER], memory)
        return True
    give_shares(state, memory, share_after(state, memory, index, result))
    return True


def fill_payoff(state: State, memory: Memory, payoff: FloatRow) -> None:
    """The mover's share after each result of the turn at hand."""
    index = begin_payoff(state, memory)
    for result in range(RESULTS):
        if try_result(state, memory, index, result):
            payoff[result] = memory.scratch.share[state.seat]
            if result < POINTS:
                payoff[SKULLS + result] = memory.scratch.share[state.seat]


def fill_payoffs(states: StateRecords, memory: Memory, payoffs: FloatRows) -> None:
    """Every seat's share after each result of the turn in `states[0]`: `payoffs[seat][result]`."""
    index = begin_payoff(states[0], memory)
    for result in range(RESULTS):
        if try_result(states[0], memory, index, result):
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
