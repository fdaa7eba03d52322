"""Before there is machine code, games are played as they are written: the same games, while another process makes it."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from jollyroll.bots.levels import BEST, EXACT, GREEDY, RANDOM
from jollyroll.kit import built_in, load_game
from jollyroll.kit.components import ComponentValue
from jollyroll.kit.variants import make_variant
from jollyroll.lab.first_games import PlainWorker, compiling
from jollyroll.lab.parallel import play_series
from jollyroll.lab.series import Series, Worker
from tests.lab.test_series import same, series_of

PATIENCE = 300  # seconds; machine code takes ten on a processor of one's own
COMPONENTS: dict[str, ComponentValue] = {"coins": 20}
IS_READY = """
from jollyroll.lab.series import Worker
from tests.lab.test_first_games import small_box
print(Worker(small_box()).is_ready())
"""


def small_box() -> Series:
    """King's Gold with fewer coins: a game that only this program knows."""
    game = make_variant(load_game("kings_gold"), COMPONENTS)
    return Series(game, game.resolve(), ((RANDOM, RANDOM),), seed=3)


@pytest.mark.parametrize("name", built_in())
def test_all_levels_play_the_same_games_as_in_machine_code(name: str) -> None:
    game = load_game(name)
    series = Series(game, game.resolve(), ((GREEDY, BEST), (BEST, EXACT), (RANDOM, BEST)), seed=5)
    assert same(PlainWorker(series).play(0, 3), Worker(series).play(0, 3))


def test_those_at_random_too() -> None:
    series = series_of(rows=6)
    assert same(PlainWorker(series).play(4, 9), Worker(series).play(4, 9))


def test_nobody_waits_for_machine_code(monkeypatch: pytest.MonkeyPatch) -> None:
    series = series_of(rows=6)
    known = play_series(series, 12, cores=2)
    monkeypatch.setattr(Worker, "is_ready", lambda worker: False)
    monkeypatch.setattr(Worker, "positions", None)  # machine code is not touched: all is over before it is there
    monkeypatch.setattr("jollyroll.lab.first_games.MAKE", [sys.executable, "-c", f"import time; time.sleep({PATIENCE})"])
    assert same(known, play_series(series, 12, cores=2))


@pytest.mark.parametrize("ends", ["", "raise SystemExit(1)"])
def test_the_rest_is_played_in_machine_code_however_that_was_made(monkeypatch: pytest.MonkeyPatch, ends: str) -> None:
    series = series_of(rows=6)
    known = play_series(series, 4_000, cores=2)
    monkeypatch.setattr(Worker, "is_ready", lambda worker: False)
    monkeypatch.setattr("jollyroll.lab.first_games.MAKE", [sys.executable, "-c", ends])
    assert same(known, play_series(series, 4_000, cores=2))


def test_the_other_process_makes_what_is_needed_for_variants_too(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(filter(None, sys.path))}

    def is_ready() -> str:
        return subprocess.run([sys.executable, "-c", IS_READY], env=environment, capture_output=True, text=True, check=True).stdout

    assert is_ready() == "False\n"
    with compiling(small_box()) as process:
        assert process.wait(PATIENCE) == 0
    assert is_ready() == "True\n"
