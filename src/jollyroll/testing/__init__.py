"""The conformance suite: what every game must keep true, whatever its rules.

`check_game` needs no test framework. It raises AssertionError with a sentence that says what is wrong:

    from jollyroll.testing import check_game

    def test_my_game() -> None:
        check_game(plugin.game())
"""

import random
from collections.abc import Iterator
from contextlib import contextmanager

from jollyroll.errors import Refused, UnknownGameError
from jollyroll.kit import Game, load_game
from jollyroll.kit.variants import base_name

from .catalogue import check_options, check_refusals, check_words
from .endings import check_leavers, check_over, check_seat_counts, check_time_outs
from .ledger import check_rules_cited
from .positions import check_position
from .records import check_record
from .two_speeds import check_two_speeds
from .walks import walk

__all__ = [
    "check_game",
    "check_leavers",
    "check_options",
    "check_over",
    "check_position",
    "check_record",
    "check_refusals",
    "check_rules_cited",
    "check_seat_counts",
    "check_time_outs",
    "check_two_speeds",
    "check_words",
    "walk",
]

WALKS = 60


def check_game(game: Game, walks: int = WALKS, compiled: bool = True) -> None:
    """Run all checks on a game: words, options, positions on random walks, records, and both speeds.

    >>> from jollyroll import load_game
    >>> check_game(load_game("kings_gold"), walks=1, compiled=False)
    """
    with nothing_refused(game):
        check_found(game)
        check_words(game)
        check_refusals(game)
        check_options(game)
        check_seat_counts(game)
        check_rules_cited(game)
        for seed in range(walks):
            chance = random.Random(f"{game.name} {seed}")
            state = walk(game, chance)
            check_position(game, state)
            check_leavers(game, state.copy(), chance)
            check_time_outs(game, state.copy(), seed)
            check_over(game, state.copy(), seed)
            check_record(game, chance)
        if compiled:
            check_two_speeds(game, walks)


@contextmanager
def nothing_refused(game: Game) -> Iterator[None]:
    """Fail if the game refuses what it offered or wrote itself."""
    try:
        yield
    except Refused as refused:
        raise AssertionError(f"{game.name} refuses what it has offered or written itself: {refused}") from refused


def check_found(game: Game) -> None:
    """Check that the game is found by its name and code."""
    try:
        found = load_game(game.name)
    except UnknownGameError as error:
        hint = "install its package first (pip install -e .). " if error.code == "unknown-game" else ""
        raise AssertionError(f"{game.name} is not found: {hint}{error}") from error
    assert type(found) is type(game), f"another game is called {game.name}"
    assert load_game(game.code).name == base_name(game.name), f"another game has the code {game.code}"
