"""One rulebook, two speeds: the same games, played as plain Python and compiled, are the same after every single event."""

import random
from operator import attrgetter
from typing import Any

import numpy as np
import pytest

from jollyroll.dice.stream import seed_stream
from jollyroll.kit import Game, built_in, load_game
from jollyroll.kit.phases import OVER, is_choice
from jollyroll.lab import playout
from jollyroll.lab.speeds import as_records, fast, new_stream, plain
from jollyroll.speed.binding import rulebook_of
from jollyroll.speed.recursion import call_cycle, callees
from jollyroll.speed.twins import bound_functions

GAMES_PER_RULEBOOK = 10_000
MOST_EVENTS = 4_000

# a lower target makes most games of Piraten Kapern short; every fifth table plays for the full one
SHORT = {"piraten_kapern": {"target": "1000"}}


def combinations() -> list[tuple[str, str]]:
    return [(name, preset) for name in built_in() for preset in load_game(name).presets]


class Writer:
    """Writes positions down as rows of numbers, quickly: first all single numbers, then lists, then lists of lists."""

    def __init__(self, fields: dict[str, tuple[int, ...]]) -> None:
        places = {name: [name] * int(np.prod(shape, dtype=int)) for name, shape in fields.items()}
        names = [name for each in places.values() for name in each]
        depth = [len(fields[name]) for name in names]
        self.order = sorted(range(len(names)), key=lambda place: depth[place])  # of the numbers of a record
        self.names = [names[place] for place in self.order]
        single, lists, self.tables = ([name for name, shape in fields.items() if len(shape) == deep] for deep in range(3))
        self.single, self.lists = attrgetter(*single), attrgetter(*lists)

    def row(self, state: Any) -> list[int]:
        row = [*self.single(state)]
        for line in self.lists(state):
            row += line
        for name in self.tables:
            for line in getattr(state, name):
                row += line
        return row

    def rows(self, records: Any) -> list[list[int]]:
        rows: list[list[int]] = records.view(np.int32).reshape(len(records), -1)[:, self.order].tolist()
        return rows


def compare(game: Game, options: dict[str, str], seats: int, seed: int, games: int, leaving: int) -> int:
    """Play so many games both ways; answers how many events were compared."""
    slow, quick = plain(game.name), fast(game.name)
    start = game.new_state(seats, options, host=seed % seats, youngest=(seed + 1) % seats)
    start.ledger = None
    writer = Writer(start.FIELDS)
    records = as_records(start, MOST_EVENTS + 1)
    quick_stream = new_stream()
    events = 0
    for number in range(games):
        state = start.copy()
        slow_stream = [0, 0, 0, 0]
        seed_stream(slow_stream, seed, number)
        rows = [writer.row(state)]
        while state.phase != OVER and len(rows) <= MOST_EVENTS:
            slow.advance(state, slow_stream, leaving)
            rows.append(writer.row(state))
        quick.seed_stream(quick_stream, seed, number)
        steps = quick.trace(records, quick_stream, MOST_EVENTS, leaving)
        assert steps + 1 == len(rows), f"game {number} of seed {seed} has another length"
        quick_rows = writer.rows(records[: steps + 1])
        if quick_rows != rows:
            report(writer.names, rows, quick_rows, number)
        events += steps
    return events


def report(names: list[str], rows: list[list[int]], quick_rows: list[list[int]], number: int) -> None:
    for step, (slow_row, quick_row) in enumerate(zip(rows, quick_rows, strict=True)):
        wrong = {name: (a, b) for name, a, b in zip(names, slow_row, quick_row, strict=True) if a != b}
        assert not wrong, f"game {number}, event {step}: plain and compiled differ in {wrong}"


@pytest.mark.parametrize(("name", "preset"), combinations())
def test_every_preset_and_number_of_seats_is_the_same_at_both_speeds(name: str, preset: str) -> None:
    game = load_game(name)
    tables = len(game.presets) * len(game.seat_range)
    games = -(-GAMES_PER_RULEBOOK // tables)
    for seats in game.seat_range:
        full = max(1, games // 50)
        for share, options in ((games - full, game.resolve(preset, SHORT.get(name, {}))), (full, game.resolve(preset))):
            assert compare(game, options, seats, seed=seats, games=share, leaving=0) > share


@pytest.mark.parametrize("name", built_in())
def test_any_mix_of_options_and_leaving_players_is_the_same_at_both_speeds(name: str) -> None:
    game = load_game(name)
    dealer = random.Random(f"mix of {name}")
    for seed in range(60):
        changes = {option.name: dealer.choice([v for v in option.values if v != "custom"]) for option in game.options}
        changes.update(SHORT.get(name, {}))
        if changes.get("seafarers") == "on":
            changes["rerolls"] = "1"
        seats = dealer.choice(game.seat_range)
        compare(game, game.resolve("", changes), seats, seed=1000 + seed, games=10, leaving=dealer.choice([0, 40, 200]))


@pytest.mark.parametrize("name", built_in())
def test_DIG_05_time_outs_choose_the_same_at_both_speeds(name: str) -> None:
    game = load_game(name)
    play, quick = plain(name), fast(name)
    dealer = random.Random(f"time-outs of {name}")
    for preset in game.presets:
        state = game.new_state(dealer.choice(game.seat_range), game.resolve(preset))
        state.ledger = None
        stream = [0, 0, 0, 0]
        seed_stream(stream, 5, 0)
        for _ in range(300):
            if is_choice(state):
                assert game.rules.timeout_choice(state) == quick.timeout_choice_of(as_records(state))
            if state.phase != OVER:
                play.advance(state, stream, 100)


@pytest.mark.parametrize("name", built_in())
def test_no_rule_calls_itself_because_such_machine_code_could_not_be_kept(name: str) -> None:
    functions = bound_functions(playout, rulebook_of(load_game(name)))
    rules = {function.__name__: function for function in functions}
    assert rules["timeout_choice"] in callees(rules["timeout_choice_of"]), "calls are followed into the rulebook"
    assert call_cycle(functions) == []
