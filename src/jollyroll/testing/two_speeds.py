"""Checks that the rules give the same games as plain Python and compiled, event by event."""

import random
from collections.abc import Mapping
from operator import attrgetter
from typing import TYPE_CHECKING

from jollyroll.dice.stream import seed_stream
from jollyroll.kit import Game
from jollyroll.kit.field_positions import size
from jollyroll.kit.phases import OVER, is_choice
from jollyroll.kit.state import GameState, Shape
from jollyroll.lab.speeds import as_records, fast, new_stream, plain

from .walks import random_options, walk

if TYPE_CHECKING:
    import numpy as np
    import numpy.typing as npt

MOST_EVENTS = 4_000


def check_two_speeds(game: Game, tables: int = 60, games: int = 5) -> None:
    """Compare random games at tables with random seats and options, with seats leaving, and the time-out choices.

    >>> from jollyroll import load_game
    >>> check_two_speeds(load_game("kings_gold"), tables=1, games=1)
    """
    from numba.core.errors import NumbaError

    try:
        for seed in range(tables):
            chance = random.Random(f"speeds of {game.name} {seed}")
            compare_table(game, chance, seed, games)
    except NumbaError as error:
        raise AssertionError(f"the rules of {game.name} cannot be compiled: {error}") from error


def compare_table(game: Game, chance: random.Random, seed: int, games: int) -> None:
    """Compare the games at one random table, and the time-out choice in one random position."""
    seats, options = chance.choice(game.seat_range), random_options(game, chance)
    compare(game, options, seats, seed, games, leaving=chance.choice([0, 40, 200]))
    state = walk(game, chance)
    if is_choice(state):
        slow, quick = game.rules.timeout_choice(state), fast(game.name).timeout_choice_of(as_records(state))
        assert slow == quick, f"time-outs choose {slow} in plain Python and {quick} compiled"


class StateWriter:
    """Converts states to rows of numbers quickly: first single numbers, then rows, then grids."""

    def __init__(self, fields: Mapping[str, Shape]) -> None:
        names = [name for name, shape in fields.items() for _ in range(size(shape))]
        depth = [len(fields[name]) for name in names]
        self.order = sorted(range(len(names)), key=lambda place: depth[place])  # the order of a record's numbers in a row
        self.names = [names[place] for place in self.order]
        single, lists, self.tables = ([name for name, shape in fields.items() if len(shape) == deep] for deep in range(3))
        self.single, self.lists = attrgetter(*single), attrgetter(*lists)

    def row(self, state: GameState) -> list[int]:
        """The row of a Python state."""
        row = [*self.single(state)]
        for line in self.lists(state):
            row += line
        for name in self.tables:
            for line in getattr(state, name):
                row += line
        return row

    def rows(self, records: "npt.NDArray[np.void]") -> list[list[int]]:
        """The rows of an array of states."""
        import numpy as np

        numbers = np.asarray(records).view(np.int32)
        rows: list[list[int]] = numbers.reshape(len(records), -1)[:, self.order].tolist()
        return rows


def compare(game: Game, options: Mapping[str, str], seats: int, seed: int, games: int, leaving: int) -> int:
    """Play games in plain Python and compiled; returns the number of events compared."""
    slow, quick = plain(game.name), fast(game.name)
    start = game.new_state(seats, options, host=seed % seats, youngest=(seed + 1) % seats)
    start.ledger = None
    writer = StateWriter(start.FIELDS)
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
    """Fail with the first event and fields that differ."""
    for step, (slow_row, quick_row) in enumerate(zip(rows, quick_rows, strict=True)):
        wrong = {name: (a, b) for name, a, b in zip(names, slow_row, quick_row, strict=True) if a != b}
        assert not wrong, f"game {number}, event {step}: plain and compiled differ in {wrong}"
