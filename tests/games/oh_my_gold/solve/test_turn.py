"""A turn thought through is worth what brute force finds, under all options, at every point of it."""

import random
from collections import Counter
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

from jollyroll.games.oh_my_gold.rules import rulebook as rules
from jollyroll.games.oh_my_gold.rules.phases import COMMIT, NEXT_LOCK
from jollyroll.games.oh_my_gold.solve.evaluation import judged
from jollyroll.games.oh_my_gold.solve.features import FEATURES
from jollyroll.games.oh_my_gold.solve.machine import fast
from jollyroll.games.oh_my_gold.solve.scratch import POINTS, RISK, ROOM, STAGES, new_scratch, plain_scratch
from jollyroll.games.oh_my_gold.solve.turn import think
from jollyroll.kit.phases import OVER, is_choice
from jollyroll.speed.compile import to_record
from tests.games.oh_my_gold.solve.brute_force import BruteForce, Value
from tests.games.oh_my_gold.solve.wandering import GAME, any_options, wander, wander_until

WEIGHTS = np.random.default_rng(3).normal(size=(STAGES, FEATURES)) / 10
SHAPING = ("seafarers", "seafarer_commit", "seadogs", "same_turn_load")  # options that decide how a turn goes


def solved(state: Any, by_share: bool = True, reach: int = 0) -> tuple[Value, dict[int, Value]]:
    """The value of a position and of every choice, in machine code."""
    scratch = new_scratch(state, WEIGHTS)
    to_record(state, scratch.states)
    best = fast().think(scratch, by_share, reach)
    desk = scratch.desks[0]
    kept = [*range(state.seats), POINTS, RISK]
    offered = {}
    if is_choice(state):
        count = rules.legal_count(state)
        offered = {
            int(number): tuple(values[kept]) for number, values in zip(desk["offers"][:count], desk["offered"], strict=False)
        }
        assert offered[best] == tuple(desk["value"][kept])
    else:
        assert best == -1
    return tuple(desk["value"][kept]), offered


def is_running(state: Any) -> bool:
    return state.turn > 0 and state.phase not in (OVER, NEXT_LOCK)


def judging(state: Any, by_share: bool) -> Callable[[Any], Value]:
    """Judges the ends of the turn that runs, by plain Python."""
    desk: Any = plain_scratch(state, WEIGHTS, thinks=False).desks[0]
    desk.by_share = by_share

    def judge(end: Any) -> Value:
        judged(end, desk)
        return tuple(desk.value[: end.seats])

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
def test_final_turns_are_thought_through_to_the_end_of_the_game(preset: str) -> None:
    luck = random.Random(f"final turns of {preset}")
    checked = 0
    while checked < 2:
        state = wander_until(luck, GAME.resolve(preset), 2, lambda state: sum(state.due) == 1 and is_choice(state))
        force = BruteForce(state, lambda end: tuple(won / sum(end.won) for won in end.won[:2]), 12_000, final_turns=True)
        if force.can_look_through(state):
            assert solved(state, reach=2)[0] == pytest.approx(force.looked_through(state), abs=1e-9)
            checked += 1


def test_the_last_turn_needs_no_evaluation() -> None:
    luck = random.Random(5)
    for preset in GAME.presets:
        state = wander_until(
            luck, GAME.resolve(preset), 3, lambda state: state.opener >= 0 and not any(state.due) and is_choice(state)
        )
        scratch = new_scratch(state, np.full((STAGES, FEATURES), np.nan))
        to_record(state, scratch.states)
        fast().think(scratch, True, 1)
        assert sum(scratch.desks[0]["value"][:3]) == pytest.approx(1)


def test_more_positions_than_can_be_remembered_are_no_trouble() -> None:
    """Many treasures before both ships, the last turn but one, dice laid down one by one."""
    luck = random.Random(7)
    state = wander_until(luck, GAME.resolve("seafarers"), 2, lambda state: sum(state.due) == 1 and state.phase == COMMIT)
    for seat, before in enumerate(([1, 0, 0, 2, 0, 0, 1, 0, 1], [1, 0, 1, 0, 1, 1, 1, 2, 0])):
        state.treasure[seat][:] = before
    scratch = new_scratch(state, WEIGHTS)
    to_record(state, scratch.states)
    fast().think(scratch, True, 1)
    desk = scratch.desks[0]
    assert ROOM < desk["nodes"] < 1_000_000
    assert sum(desk["value"][:2]) == pytest.approx(1)


def test_plain_python_thinks_the_same() -> None:
    luck = random.Random(6)
    for _ in range(40):
        options = any_options(luck)
        state = wander_until(
            luck, options, 3, lambda state: is_choice(state) and rules.legal_count(state) > 2 and luck.random() < 0.1
        )
        scratch = plain_scratch(state, WEIGHTS)
        scratch.states[0] = state
        best = think(scratch, True, 0)
        value, offered = solved(state)
        desk = scratch.desks[0]
        assert tuple(desk.value[:3]) == pytest.approx(value[:3], abs=1e-12)
        assert offered[best][state.seat] == pytest.approx(value[state.seat], abs=1e-12)
