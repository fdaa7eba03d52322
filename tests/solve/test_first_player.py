"""Who begins, with which probability: the search agrees with enumeration."""

from collections import defaultdict
from fractions import Fraction
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from jollyroll.dice.fair import SeededNumbers
from jollyroll.kit import Game, load_game
from jollyroll.kit.first_player import DRAW_SEAT, ROLL_OFF
from jollyroll.match.chance import draw_outcome
from jollyroll.solve.first_player import Beginnings, beginnings

SEEKING = (DRAW_SEAT, ROLL_OFF)


def new_table(name: str, seats: int, first_player: str) -> tuple[Game, Any]:
    game = load_game(name)
    state = game.new_state(seats, game.resolve("", {"first_player": first_player}))
    state.ledger = None
    return game, state


def by_hand(game: Game, state: Any, deep: int) -> dict[int, Fraction]:
    """Every way chance can decide, roll by roll; -1 stands for roll-offs longer than the limit."""
    if state.phase not in SEEKING:
        return {state.seat: Fraction(1)}
    if not deep:
        return {-1: Fraction(1)}
    found: dict[int, Fraction] = defaultdict(Fraction)
    groups: dict[tuple[int, ...], tuple[Any, Fraction]] = {}
    total = game.rules.outcome_total(state)
    for outcome in range(game.rules.outcome_count(state)):
        after = state.copy()
        game.rules.apply_outcome(after, outcome)
        key = tuple(after.numbers())
        groups[key] = after, groups.get(key, (None, Fraction(0)))[1] + Fraction(game.rules.outcome_weight(state, outcome), total)
    for after, chance in groups.values():
        for seat, share in by_hand(game, after, deep - 1).items():
            found[seat] += chance * share
    return found


def chances(found: Beginnings) -> dict[int, Fraction]:
    """The probability of each seat that may begin."""
    return {seat: chance for seat, (chance, _) in found.items()}


@pytest.mark.parametrize("name", ["kings_gold", "piraten_kapern", "oh_my_gold"])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_lot_treats_all_alike(name: str, seats: int) -> None:
    game, state = new_table(name, seats, "random")
    numbers = SeededNumbers(seats)
    while state.phase not in SEEKING:  # Oh My Gold! lays out its chests first
        game.rules.apply_outcome(state, draw_outcome(game, state, numbers))
    assert chances(beginnings(game, state)) == dict.fromkeys(range(seats), Fraction(1, seats))


@pytest.mark.parametrize(("name", "seats"), [("kings_gold", 2), ("kings_gold", 6), ("piraten_kapern", 2), ("piraten_kapern", 5)])
def test_before_the_first_roll_a_roll_off_treats_all_alike(name: str, seats: int) -> None:
    game, state = new_table(name, seats, "rolloff")
    found = beginnings(game, state)
    assert chances(found) == dict.fromkeys(range(seats), Fraction(1, seats))
    for seat, (_, begun) in found.items():
        assert begun.phase not in SEEKING
        assert (begun.seat, begun.turn) == (seat, 1)


@settings(max_examples=15, deadline=None)
@given(st.sampled_from(["kings_gold", "piraten_kapern"]), st.integers(2, 3), st.integers(0, 999), st.integers(1, 4), st.booleans())
def test_in_the_middle_of_a_roll_off(name: str, seats: int, seed: int, throws: int, leaving: bool) -> None:
    game, state = new_table(name, seats, "rolloff")
    numbers = SeededNumbers(seed)
    for _ in range(throws):
        if state.phase in SEEKING:
            game.rules.apply_outcome(state, draw_outcome(game, state, numbers))
    if leaving and seats > 2 and state.phase in SEEKING:
        game.rules.leave(state, numbers.below(seats))
    before = state.numbers()
    found = chances(beginnings(game, state))
    assert state.numbers() == before
    assert sum(found.values()) == 1
    counted = by_hand(game, state, 3)
    open_still = counted.pop(-1, Fraction(0))
    assert open_still < 1
    for seat in range(seats):
        assert counted.get(seat, 0) <= found.get(seat, 0) <= counted.get(seat, 0) + open_still
