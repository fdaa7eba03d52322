"""The value of a searched turn equals brute force, under all options, at every point of it."""

import random
from collections import Counter
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

from jollyroll.games.oh_my_gold.rules import rulebook as rules
from jollyroll.games.oh_my_gold.rules.phases import COMMIT, NEXT_LOCK
from jollyroll.games.oh_my_gold.solve.evaluation import evaluate
from jollyroll.games.oh_my_gold.solve.features import FEATURES, STAGES
from jollyroll.games.oh_my_gold.solve.kernels import kernels
from jollyroll.games.oh_my_gold.solve.memory import answers, make_memory, plain_memory, set_root
from jollyroll.games.oh_my_gold.solve.transposition_table import SLOTS
from jollyroll.games.oh_my_gold.solve.turn import search_turn
from jollyroll.games.oh_my_gold.solve.value import POINTS, RISK
from jollyroll.kit.phases import OVER, is_choice
from tests.games.oh_my_gold.solve.brute_force import BruteForce, Value
from tests.games.oh_my_gold.solve.wandering import GAME, any_options, wander, wander_until

WEIGHTS = np.random.default_rng(3).normal(size=(STAGES, FEATURES)) / 10
SHAPING = ("seafarers", "seafarer_commit", "seadogs", "same_turn_load")  # options that affect the course of a turn


def solved(state: Any, by_share: bool = True, horizon: int = 0) -> tuple[Value, dict[int, Value]]:
    """The value of a position and of every choice, in machine code."""
    memory = make_memory(state, WEIGHTS)
    set_root(memory, state, False)
    best = kernels().search_turn(memory, by_share, horizon)
    found = answers(memory, False)
    kept = [*range(state.seats), POINTS, RISK]
    value = tuple(found.value[index] for index in kept)
    offered = {}
    if is_choice(state):
        numbers = found.choices[: rules.legal_count(state)]
        offered = {
            int(number): tuple(values[index] for index in kept)
            for number, values in zip(numbers, found.choice_values, strict=False)
        }
        assert offered[best] == value
    else:
        assert best == -1
    return value, offered


def is_running(state: Any) -> bool:
    return state.turn > 0 and state.phase not in (OVER, NEXT_LOCK)


def judging(state: Any, by_share: bool) -> Callable[[Any], Value]:
    """Judges the end of the turn in plain Python."""
    memory = plain_memory(state, WEIGHTS, searches=False)
    scratch = memory.scratch[0]
    scratch.by_share = by_share

    def judge(end: Any) -> Value:
        evaluate(end, memory.knowledge[0], scratch)
        return tuple(scratch.value[: end.seats])

    return judge


def cards_in_use(state: Any) -> int:
    """Cards that dice may go on: the more, the longer brute force takes."""
    before_ships = state.treasure if state.seadogs else state.treasure[state.seat : state.seat + 1]
    return int(sum(locks > 0 for locks in state.chests) + sum(count > 0 for line in before_ships for count in line))


def test_turns_are_worth_what_brute_force_finds_under_all_options() -> None:
    luck = random.Random(1)
    phases: Counter[str] = Counter()
    shapes: set[tuple[str, ...]] = set()
    while len(shapes) < 16 or phases.total() < 80:
        options = any_options(luck)
        state = wander(luck, options, luck.randint(2, 4), luck.randrange(4, 90))
        by_share = luck.random() < 0.7
        force = BruteForce(state, judging(state, by_share), 400)
        if not is_running(state) or not force.can_look_through(state):
            continue
        value, offered = solved(state, by_share)
        assert value == pytest.approx(force.looked_through(state), abs=1e-9), GAME.waits_for(state)
        if is_choice(state):
            for number, expected in force.choices(state).items():
                assert offered[number] == pytest.approx(expected, abs=1e-9), GAME.choice_text(state, number)
        phases[GAME.waits_for(state)] += 1
        shapes.add(tuple(options[name] for name in SHAPING))
    assert set(phases) == {"throw", "open-chest", "commit", "place", "reroll"}


@pytest.mark.parametrize("preset", list(GAME.presets))
def test_whole_turns_of_every_preset_by_brute_force(preset: str) -> None:
    luck = random.Random(f"whole turns of {preset}")
    for _ in range(2):
        state = wander_until(luck, GAME.resolve(preset), 2, lambda state: state.hand == 4 and 2 <= cards_in_use(state) <= 3)
        force = BruteForce(state, judging(state, True), 20_000)
        assert solved(state)[0] == pytest.approx(force.looked_through(state), abs=1e-9)


@pytest.mark.parametrize("preset", ["first", "base", "seadogs"])
def test_final_turns_are_searched_to_the_end_of_the_game(preset: str) -> None:
    luck = random.Random(f"final turns of {preset}")
    checked = 0
    while checked < 2:
        state = wander_until(luck, GAME.resolve(preset), 2, lambda state: sum(state.due) == 1 and is_choice(state))
        force = BruteForce(state, lambda end: tuple(won / sum(end.won) for won in end.won[:2]), 12_000, final_turns=True)
        if force.can_look_through(state):
            assert solved(state, horizon=2)[0] == pytest.approx(force.looked_through(state), abs=1e-9)
            checked += 1


def test_the_last_turn_needs_no_evaluation() -> None:
    luck = random.Random(5)
    for preset in GAME.presets:
        state = wander_until(
            luck, GAME.resolve(preset), 3, lambda state: state.opener >= 0 and not any(state.due) and is_choice(state)
        )
        memory = make_memory(state, np.full((STAGES, FEATURES), np.nan))
        set_root(memory, state, False)
        kernels().search_turn(memory, True, 1)
        assert sum(answers(memory, False).value[:3]) == pytest.approx(1)


def test_more_states_than_the_transposition_table_has_slots_are_no_trouble() -> None:
    """Many treasures before both ships, the last turn but one, dice laid down one by one."""
    luck = random.Random(7)
    state = wander_until(luck, GAME.resolve("seafarers"), 2, lambda state: sum(state.due) == 1 and state.phase == COMMIT)
    for seat, before in enumerate(([1, 0, 0, 2, 0, 0, 1, 0, 1], [1, 0, 1, 0, 1, 1, 1, 2, 0])):
        state.treasure[seat][:] = before
    memory = make_memory(state, WEIGHTS)
    set_root(memory, state, False)
    kernels().search_turn(memory, True, 1)
    found = answers(memory, False)
    assert SLOTS < found.nodes < 1_000_000
    assert sum(found.value[:2]) == pytest.approx(1)


def test_plain_python_finds_the_same() -> None:
    luck = random.Random(6)
    for _ in range(40):
        options = any_options(luck)
        state = wander_until(
            luck, options, 3, lambda state: is_choice(state) and rules.legal_count(state) > 2 and luck.random() < 0.1
        )
        memory = plain_memory(state, WEIGHTS)
        memory.path[0] = state
        best = search_turn(memory, True, 0)
        value, offered = solved(state)
        assert tuple(memory.scratch[0].value[:3]) == pytest.approx(value[:3], abs=1e-12)
        assert offered[best][state.seat] == pytest.approx(value[state.seat], abs=1e-12)
