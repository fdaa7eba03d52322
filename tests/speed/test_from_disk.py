"""Machine code loaded from disk gives the same results as plain Python, in another process than the one that made it."""

import subprocess
import sys
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from typing import Any

import pytest
from numba.core.caching import IndexDataCacheFile

from jollyroll.kit import built_in, load_game
from jollyroll.lab import bot_games
from jollyroll.lab.series import replacements
from jollyroll.lab.speeds import as_records, fast, new_stream
from jollyroll.speed.cache_files import CacheFiles
from jollyroll.speed.compile import compiled, make_ready
from jollyroll.speed.recursion import call_cycle
from jollyroll.speed.twins import bound_functions

from . import recursive

INTS, FLOATS = "machine code for whole numbers", "machine code for others"


def test_rules_of_all_games_work_in_a_process_that_only_loads_them() -> None:
    for name in built_in():
        game, quick = load_game(name), fast(name)
        records = as_records(game.new_state(game.seat_range[0], game.resolve("")))
        make_ready(quick.trace, records, new_stream(), 1, 1)
        make_ready(quick.seed_stream, new_stream(), 1, 1)
        make_ready(quick.timeout_choice_of, records)
    done = subprocess.run([sys.executable, "-m", "tests.speed.from_disk", *built_in()], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    for name, line in zip(built_in(), done.stdout.splitlines(), strict=True):
        said, events, time_outs, source = line.split()
        assert (said, source) == (name, "loaded")
        assert int(events) > 100
        assert int(time_outs) > 100


@pytest.mark.parametrize("name", built_in())
def test_no_address_is_left_open_in_machine_code_on_the_disk(name: str) -> None:
    quick = fast(name)
    game = load_game(name)
    make_ready(quick.timeout_choice_of, as_records(game.new_state(game.seat_range[0], game.resolve(""))))
    files = list(Path(quick.timeout_choice_of._cache.cache_path).glob("*.nbc"))
    assert files
    assert not [file.name for file in files if b"numba.unresolved" in file.read_bytes()]


def test_functions_that_call_themselves_are_noticed() -> None:
    assert call_cycle([recursive.countdown, call_cycle]) == ["countdown", "countdown"]
    assert set(call_cycle([recursive.is_even, recursive.is_odd])) == {"is_even", "is_odd"}
    assert call_cycle([call_cycle]) == []
    assert call_cycle([recursive.prod]) == [], "somebody else's of the same name"


@pytest.mark.parametrize("name", built_in())
def test_machine_code_of_bots_can_be_kept(name: str) -> None:
    assert call_cycle(bound_functions(bot_games, replacements(name, only_random=False))) == []


def test_machine_code_of_functions_that_call_themselves_is_not_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    spec = spec_from_file_location("jollyroll.recursive", recursive.__file__)
    assert spec
    assert spec.loader
    module = module_from_spec(spec)
    monkeypatch.setitem(sys.modules, spec.name, module)
    spec.loader.exec_module(module)
    quick = compiled(module)
    assert quick.countdown(2.5, 1) == -0.5
    assert quick.countdown.stats.cache_path is None


@pytest.mark.parametrize(("kind", "loaded"), [(CacheFiles, FLOATS), (IndexDataCacheFile, INTS)], ids=["ours", "numba"])
def test_processes_that_save_at_once_do_not_mix_up_signatures(tmp_path: Path, kind: Any, loaded: str) -> None:
    """Numba alone may give code for integers to callers with other types; once it no longer does, our workaround can go."""

    class Late(kind):  # type: ignore[misc]
        """A process that reads the index before the other one writes it."""

        def _load_index(self) -> dict[str, str]:
            return {}

    class Interrupted(kind):  # type: ignore[misc]
        """A process that the late one overtakes."""

        def _save_data(self, name: str, data: str) -> None:
            Late(tmp_path, "total", "stamp").save("float64", FLOATS)
            super()._save_data(name, data)

    Interrupted(tmp_path, "total", "stamp").save("int64", INTS)
    files = kind(tmp_path, "total", "stamp")
    assert files.load("float64") == loaded
    files.save("int64", INTS)
    assert files.load("int64") == INTS
