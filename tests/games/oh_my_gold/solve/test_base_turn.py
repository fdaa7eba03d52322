"""Turns without variants are searched by their effects; the search card by card, for any rules, finds the same."""

import random
from typing import Any

import pytest

from jollyroll.games.oh_my_gold.rules import rulebook as rules
from jollyroll.games.oh_my_gold.rules.components import DICE
from jollyroll.games.oh_my_gold.rules.options import FINAL_TURNS
from jollyroll.games.oh_my_gold.solve.base_turn import is_base_turn, search_base_turn
from jollyroll.games.oh_my_gold.solve.effects import EFFECTS, NOTHING, effect_with
from jollyroll.games.oh_my_gold.solve.evaluation_tables import evaluation_for
from jollyroll.games.oh_my_gold.solve.horizon import chests_left, horizon_for
from jollyroll.games.oh_my_gold.solve.kernels import kernels
from jollyroll.games.oh_my_gold.solve.memory import answers, make_memory, plain_memory, set_root
from jollyroll.kit.phases import OVER, is_choice
from tests.games.oh_my_gold.solve.wandering import GAME, OWN_DECK, OWN_DICE, any_options, new_game, step, wander

STAGES = ("last turn", "final turns", "last chest", "last chests", "before")


def stage_of(state: Any) -> str:
    """How far the game is: what follows a turn is different then."""
    if state.opener >= 0:
        return "final turns" if any(state.due) else "last turn"
    return {1: "last chest", 2: "last chests", 3: "last chests"}.get(chests_left(state), "before")


@pytest.mark.parametrize("changes", [{}, {"rerolls": "0"}, {"dice": OWN_DICE, "deck": OWN_DECK}], ids=["base", "first", "own"])
@pytest.mark.parametrize("seats", GAME.seat_range)
def test_a_turn_is_worth_what_a_search_card_by_card_finds(changes: dict[str, str], seats: int) -> None:
    luck = random.Random(f"{changes} {seats}")
    start = new_game(GAME.resolve("", changes), seats)
    weights = evaluation_for(GAME, start).weights
    memory, plain = make_memory(start, weights), plain_memory(start, weights)
    wanted = dict.fromkeys(STAGES, 6)
    while any(wanted.values()):
        state = start.copy()
        while state.phase != OVER:
            if luck.random() < 0.004 and state.turn > 0 and sum(state.present) > 2:
                rules.leave(state, luck.choice([seat for seat in range(seats) if state.present[seat]]))
            elif state.turn > 0 and is_choice(state) and luck.random() < 0.2 and wanted[stage_of(state)]:
                wanted[stage_of(state)] -= 1
                compare(memory, plain, state)
                if stage_of(state) != "before":
                    compare(memory, plain, close_to_each_other(luck, state))
            else:
                step(luck, state)


def close_to_each_other(luck: random.Random, state: Any) -> Any:
    """The same turn with much the same loot under all ships: ties, and wins by a diamond or by fishbones."""
    close = state.copy()
    for seat in range(state.seats):
        close.loot_coins[seat], close.loot_diamonds[seat] = luck.choice([(4, 4), (4, 4), (5, 3), (6, 3)])
        close.fishbones[seat] = luck.choice([0, 0, 1])
    return close


def compare(memory: Any, plain: Any, state: Any) -> None:
    """Every choice has the same value, and the same one is best."""
    assert is_base_turn(state)
    set_root(memory, state, False)
    best = kernels().search_turn(memory, True, horizon_for(state))
    expected = answers(memory, False)
    plain.path[0] = state
    assert search_base_turn(plain) == best, GAME.waits_for(state)
    found = plain.scratch[0]
    assert found.value == pytest.approx(list(expected.value), abs=1e-12)
    for index in range(rules.legal_count(state)):
        assert found.choices[index] == expected.choices[index]
        assert found.choice_values[index] == pytest.approx(list(expected.choice_values[index]), abs=1e-12)


def test_turns_with_variants_are_searched_card_by_card() -> None:
    luck = random.Random(8)
    answered: set[bool] = set()
    while len(answered) < 2:
        options = any_options(luck)
        state = wander(luck, options, 2, luck.randrange(20, 60))
        if state.turn > 0 and is_choice(state):
            plain = (options["seafarers"], options["seadogs"], options["same_turn_load"], options["placement"])
            assert is_base_turn(state) == (plain == ("off", "off", "no", "maximal") and state.end == FINAL_TURNS)
            answered.add(is_base_turn(state))


def test_effects_do_not_depend_on_the_order_of_cards() -> None:
    luck = random.Random(9)
    spaces = (1, 2, 3, 1, 1, 2, 2, 2, 3, 3, 3, 3)  # of chests with one to three locks, then of treasures by kind
    seen: dict[int, list[int]] = {}
    for _ in range(3000):
        cards: list[int] = []
        while (more := luck.randrange(len(spaces))) >= 0 and sum(spaces[card] for card in (*cards, more)) <= DICE:
            cards.append(more)
        effect = NOTHING
        for card in cards:
            effect = effect_with(effect, card + 1)
        assert 0 <= effect < EFFECTS
        assert seen.setdefault(effect, sorted(cards)) == sorted(cards)
