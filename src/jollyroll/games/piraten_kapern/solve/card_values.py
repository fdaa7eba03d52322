"""The shares of two players before a card is drawn, by the cards actually left; later cards come from a full pile."""

from ..rules.cards import card_total, card_weight, put_card_away, renew_pile
from ..rules.components import KINDS
from ..rules.options import WITH_REPLACEMENT
from ..rules.state import State
from .knowledge import Memory
from .scratch import AFTER, AHEAD, AHEAD_SLOT, UNKNOWN
from .successors import EFFECTS, LOST, effect_of, fill_payoff, find_successors_of
from .turn import SWEEPS, TO_THE_END, solve_turn

TOLERANCE = 1e-8  # of turns solved during play


def look_ahead(memory: Memory, index: int) -> None:
    """Find the successors of a state of two, unless they are known."""
    scratch = memory.scratch
    if scratch.known[index] == 0:
        find_successors_of(index, scratch.trials[AHEAD], memory.knowledge.layout, scratch.successor)
        scratch.known[index] = 1


def fill_card_values(memory: Memory, index: int) -> None:
    """The mover's share in a state of two with each card on the table; later cards come from a full pile."""
    knowledge = memory.knowledge
    scratch = memory.scratch
    payoff = scratch.payoffs[AHEAD_SLOT]
    values = scratch.values[AHEAD_SLOT]
    look_ahead(memory, index)
    fill_payoff(scratch.successor, knowledge.shares, index, payoff)
    for card in range(KINDS):
        share = solve_turn(knowledge.models[card], payoff, values, SWEEPS[TO_THE_END], TOLERANCE)
        scratch.card_values[index * KINDS + card] = share


def weigh_cards(state: State, memory: Memory) -> None:
    """The probability of each card in a state that waits for one."""
    for card in range(KINDS):
        memory.scratch.chances[card] = card_weight(state, card) / card_total(state)


def weigh_next_cards(state: State, memory: Memory) -> None:
    """The probability of each card in the next turn, which is the same whatever comes of the turn at hand."""
    trials = memory.scratch.trials
    trials[AFTER] = state
    put_card_away(trials[AFTER])
    renew_pile(trials[AFTER])
    weigh_cards(trials[AFTER], memory)


def share_before_card(state: State, memory: Memory, index: int) -> float:
    """The mover's share in a state of two that waits for a card; the cards have been weighed. `state` has the options."""
    if state.deck == WITH_REPLACEMENT:
        return float(memory.knowledge.shares[index])
    card_values = memory.scratch.card_values
    if card_values[index * KINDS] == UNKNOWN:
        fill_card_values(memory, index)
    chances = memory.scratch.chances
    total = 0.0
    for card in range(KINDS):
        total += chances[card] * card_values[index * KINDS + card]
    return total


def share_after(state: State, memory: Memory, index: int, result: int) -> float:
    """The mover's share after this result of a turn that began in this state of two; the next cards have been weighed."""
    follows = memory.scratch.successor[index * EFFECTS + effect_of(result)]
    if follows < 0:
        return float((LOST - follows) / 2.0)
    share = share_before_card(state, memory, follows // 2)
    return share if follows % 2 else 1.0 - share
