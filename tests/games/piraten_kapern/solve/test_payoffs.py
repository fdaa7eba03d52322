"""Payoffs are the shares of the states to which the rulebook leads, whether it is asked now or was asked before."""

import random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from jollyroll.games.piraten_kapern.rules.components import CARDS, DECK, KINDS
from jollyroll.games.piraten_kapern.rules.options import CYCLE, FINAL_ROUND, SUDDEN, WITH_REPLACEMENT, ZERO_FLOOR
from jollyroll.games.piraten_kapern.solve.memory import plain_memory
from jollyroll.games.piraten_kapern.solve.payoffs import fill_payoff, fill_payoffs, value_state
from jollyroll.games.piraten_kapern.solve.solutions import TwoPlayerTable
from jollyroll.games.piraten_kapern.solve.state_index import NO_INDEX, full_index, index_of, layout_for
from jollyroll.games.piraten_kapern.solve.turn_model import REACHED
from jollyroll.games.piraten_kapern.solve.turn_results import POINTS, RESULTS, SKULLS, apply_result, as_stopped
from jollyroll.kit.state import MOST_SEATS
from jollyroll.solve.lookahead import StateList
from tests.games.piraten_kapern.solve.turns import GAME, RULES, any_options

LOWEST = -500  # most scores below are beyond the table


def memory_of(state: Any, luck: random.Random) -> Any:
    """A memory with any shares, for every card."""
    failed = state.end == FINAL_ROUND and state.after_failed_round == SUDDEN
    floor = state.score_floor == ZERO_FLOOR
    layout = layout_for(0 if floor else LOWEST, state.target, floor, failed)
    memory = plain_memory(state, TwoPlayerTable(layout, [luck.random() for _ in range(layout.states)], True, 0.0))  # type: ignore[arg-type]
    for place in range(layout.states * KINDS):
        memory.scratch.card_values[place] = luck.random()
    return memory


def any_turn(luck: random.Random) -> Any:
    """The beginning of any turn of two, the pile in use; now and then the last one."""
    state = GAME.new_state(2, GAME.resolve("", any_options(luck)), host=0)
    state.ledger = None
    cards = [card for card in range(KINDS) for _ in range(DECK[card])]
    luck.shuffle(cards)
    if state.deck != WITH_REPLACEMENT:
        for place, card in enumerate(cards[: luck.randrange(CARDS)]):
            state.pile[card] -= 1
            state.used[card] += 1
            state.pile_size -= 1
            if state.deck == CYCLE:
                state.order[place] = card
    lowest = 0 if state.score_floor == ZERO_FLOOR else LOWEST - 2500
    state.scores[:2] = [100 * luck.randrange(lowest // 100, state.target // 100) for _ in range(2)]
    if state.end == FINAL_ROUND and luck.random() < 0.4:
        state.final, state.trigger, state.due[0] = 1, 1, 1
        state.scores[1] = state.target + 100 * luck.randrange(60)
    elif state.after_failed_round == SUDDEN and state.end == FINAL_ROUND and luck.random() < 0.3:
        state.failed = 1
    RULES.apply_outcome(state, luck.choice([card for card in range(KINDS) if state.pile[card]]))
    return state


@settings(max_examples=30, deadline=None)
@given(seed=st.integers(0, 10**9))
def test_a_payoff_is_the_share_of_the_state_that_the_rulebook_makes(seed: int) -> None:
    luck = random.Random(seed)
    state = any_turn(luck)
    memory = memory_of(state, luck)
    model = memory.knowledge.models[state.card]
    payoff = [-1.0] * RESULTS
    fill_payoff(state, memory, payoff)
    payoffs = [[-1.0] * RESULTS for _ in range(MOST_SEATS)]
    fill_payoffs(StateList([state.copy()]), memory, payoffs)
    assert payoff == payoffs[state.seat]
    for result in range(RESULTS):
        if model[REACHED + result]:
            after = state.copy()
            apply_result(after, as_stopped(result))
            value_state(after, memory)
            assert [row[result] for row in payoffs] == pytest.approx(memory.scratch.share, abs=1e-12)
    assert payoff[SKULLS : SKULLS + POINTS] == payoff[:POINTS]


def test_a_turn_has_the_index_of_the_state_it_began_in_unless_its_scores_are_beyond_the_table() -> None:
    state = GAME.new_state(2, GAME.resolve("", {"first_player": "host", "score_floor": "none"}), host=0)
    layout = layout_for(LOWEST, state.target, False)
    RULES.apply_outcome(state, 3)
    assert full_index(state, layout) == index_of(state, layout)
    for seat in range(2):
        for score, known in ((LOWEST - 1600, True), (LOWEST - 1700, False), (5900, True), (6100, False)):
            state.scores[:2] = [0, 0]
            state.scores[seat] = score
            assert (full_index(state, layout) != NO_INDEX) == known, (seat, score)
