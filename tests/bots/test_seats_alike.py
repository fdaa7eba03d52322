"""Seats are equivalent: rotating everybody round the table rotates every choice. No seat is robbed more often."""

import random
from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest

from jollyroll.bots import make_bot
from jollyroll.bots.level_bot import plain_players
from jollyroll.coach import odds
from jollyroll.dice.fair import SeededNumbers
from jollyroll.kit import Game, load_game
from jollyroll.kit.phases import is_chance, is_over
from jollyroll.solve.judge import judge_for
from tests.bots.turning import levelled, turned

TABLES = [
    ("kings_gold", "", 3),
    ("kings_gold", "", 5),
    ("piraten_kapern", "", 3),
    ("oh_my_gold", "", 3),
    ("oh_my_gold", "seadogs", 3),
    ("oh_my_gold", "seafarers", 2),
]
GAMES_PLAYED = 3
LOOKED_AT = 8  # positions of each game
OFTEN = 4  # one position in this many, of those where somebody else may be chosen


def met(game: Game, preset: str, seats: int) -> Iterator[Any]:
    """Positions with a choice due, from random games; in half of them all rivals are alike."""
    luck, rules = random.Random(seats), game.rules
    for _ in range(GAMES_PLAYED):
        state, seen = game.new_state(seats, game.resolve(preset)), 0
        state.ledger = None
        while not is_over(state) and seen < LOOKED_AT:
            if is_chance(state):
                weights = [rules.outcome_weight(state, outcome) for outcome in range(rules.outcome_count(state))]
                rules.apply_outcome(state, luck.choices(range(len(weights)), weights)[0])
                continue
            if state.turn > seats and (names_seats(game, state) or luck.randrange(OFTEN) == 0):
                seen += 1
                yield levelled(state) if seen % 2 else state.copy()
            rules.apply_choice(state, rules.legal_choice(state, luck.randrange(rules.legal_count(state))))


def names_seats(game: Game, state: Any) -> bool:
    """True if a choice concerns somebody else at the table."""
    moved = turned(state, 1)
    return {legal(game, state, index) for index in range(game.rules.legal_count(state))} != {
        legal(game, moved, index) for index in range(game.rules.legal_count(moved))
    }


def legal(game: Game, state: Any, index: int) -> int:
    """The choice at this place of the list."""
    return game.rules.legal_choice(state, index)


def after(game: Game, state: Any, choice: int, steps: int = 0) -> tuple[int, ...]:
    """The position after a choice, with everybody rotated by some seats."""
    made = state.copy()
    made.ledger = None
    game.rules.apply_choice(made, choice)
    return tuple(turned(made, steps).numbers())


@pytest.mark.parametrize("level", ["greedy", "exact", "best"])
@pytest.mark.parametrize(("name", "preset", "seats"), TABLES)
def test_what_a_level_chooses_does_not_depend_on_where_it_sits(name: str, preset: str, seats: int, level: str) -> None:
    game = load_game(name)
    for state in met(game, preset, seats):
        chosen = make_bot(level, game, SeededNumbers(1)).choose(state.copy())
        for steps in range(1, seats):
            moved = turned(state, steps)
            also = make_bot(level, game, SeededNumbers(1)).choose(moved.copy())
            assert after(game, moved, also) == after(game, state, chosen, steps)


@pytest.mark.parametrize("level", ["beginner", "random"])
@pytest.mark.parametrize(("name", "preset", "seats"), TABLES)
def test_what_is_left_to_luck_is_the_same_for_all_seats(
    name: str, preset: str, seats: int, level: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """For each random number the possible choices rotate with the seats, and come up as often."""
    game = load_game(name)
    for state in list(met(game, preset, seats))[:: 1 if name == "kings_gold" else 4]:
        draws = range(4 * game.rules.legal_count(state))
        chosen = [drawn(game, level, state, number, monkeypatch) for number in draws]
        for steps in range(1, seats):
            moved = turned(state, steps)
            found = Counter(after(game, moved, drawn(game, level, moved, number, monkeypatch)) for number in draws)
            wanted = Counter(after(game, state, choice, steps) for choice in chosen)
            assert found == wanted if level == "random" else set(found) == set(wanted)


class Drawn:
    """A random source that always gives this number, or a corresponding one in a smaller range."""

    def __init__(self, number: int) -> None:
        self.number = number

    def below(self, bound: int) -> int:
        return self.number % bound


def drawn(game: Game, level: str, state: Any, number: int, monkeypatch: pytest.MonkeyPatch) -> int:
    """A player's choice for this random number."""
    if level == "beginner":
        players = plain_players(game.name)
        for function in (players.choose, players.any_sensible):
            monkeypatch.setitem(function.__globals__, "below", lambda stream, bound: number % bound)
    return make_bot(level, game, Drawn(number)).choose(state.copy())


@pytest.mark.parametrize(("name", "preset", "seats"), TABLES)
def test_the_coach_ranks_alike_for_all_seats(name: str, preset: str, seats: int) -> None:
    game = load_game(name)
    for state in list(met(game, preset, seats))[::5]:
        judged = judge_for(game, state).odds(state)
        first = odds(state).best
        for steps in range(1, seats):
            moved = turned(state, steps)
            others = judge_for(game, moved).odds(moved)
            assert [after(game, moved, other.choice) for other in others] == [
                after(game, state, each.choice, steps) for each in judged
            ]
            for each, other in zip(judged, others, strict=True):
                assert other.shares == pytest.approx([each.shares[(seat - steps) % seats] for seat in range(seats)], abs=1e-9)
            also = odds(moved).best
            assert first
            assert also
            assert after(game, moved, also.choice.number) == after(game, state, first.choice.number, steps)


def test_positions_are_met_in_which_seats_are_chosen() -> None:
    for name, preset, seats in (("kings_gold", "", 3), ("kings_gold", "", 5), ("oh_my_gold", "seadogs", 3)):
        game = load_game(name)
        assert sum(names_seats(game, state) for state in met(game, preset, seats)) > 5
