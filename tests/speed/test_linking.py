"""Machine code linked from parts gives the same results, in any thread, from any process's parts."""

from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from threading import Barrier
from types import ModuleType
from typing import Any

import llvmlite.binding as llvm
import numpy as np
import platformdirs
import pytest
from numba.core.registry import cpu_target

from jollyroll.dice import stream
from jollyroll.solve import rolls
from jollyroll.speed.compile import compiled
from jollyroll.speed.linking import check_complete

DICE = range(9)
THREADS = 6


@pytest.fixture
def empty_cache(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """An empty cache folder."""
    monkeypatch.setattr(platformdirs, "user_cache_dir", lambda name: str(tmp_path / name))


def rolled(module: ModuleType, words: Any) -> list[int]:
    """Some consecutive rolls by this module."""
    stream.seed_stream(words, 3, 4)
    return [int(module.roll_bag(words, dice)) for dice in DICE] + [int(module.roll_sides(words, dice)) for dice in DICE]


def part(module: ModuleType, name: str) -> Any:
    """The part of a function of a compiled module."""
    return getattr(vars(module)["_parts"], name)


@pytest.mark.usefixtures("empty_cache")
def test_threads_that_call_at_once_what_nobody_has_compiled_get_the_same() -> None:
    quick, together = compiled(rolls), Barrier(THREADS)

    def call(thread: int) -> list[int]:
        together.wait()
        return rolled(quick, np.zeros(4, np.int64)) if thread % 2 else [int(quick.bag_of(1 << 4 * side)) for side in range(6)]

    with ThreadPoolExecutor(THREADS) as pool:
        answers = list(pool.map(call, range(THREADS)))
    assert answers[1::2] == [rolled(rolls, [0, 0, 0, 0])] * (THREADS // 2)
    assert answers[::2] == [[rolls.bag_of(1 << 4 * side) for side in range(6)]] * (THREADS // 2)


@pytest.mark.usefixtures("empty_cache")
def test_parts_are_translated_once_and_loaded_by_others() -> None:
    first, second = compiled(rolls), compiled(rolls)
    expected = rolled(rolls, [0, 0, 0, 0])
    assert rolled(first, np.zeros(4, np.int64)) == expected
    assert not part(first, "below").stats.cache_hits
    assert second.bag_of(1) == rolls.bag_of(1)
    (arguments,) = part(first, "roll_sides").overloads
    part(second, "roll_sides").compile(arguments)
    assert part(second, "roll_sides").stats.cache_hits
    assert part(second, "sides_rolled").stats.cache_hits
    assert not part(second, "roll_sides").stats.cache_misses


@pytest.mark.usefixtures("empty_cache")
def test_a_part_is_not_loaded_if_what_it_calls_has_another_name_by_now() -> None:
    quick = compiled(rolls)
    quick.roll_sides(np.ones(4, np.int64), 2)
    below = part(quick, "below")
    (result,) = below.overloads.values()
    form = below._cache._impl
    name, code, own, called, *rest = form.reduce(result)
    assert form.rebuild(cpu_target.target_context, (name, code, own, called, *rest)).signature == result.signature
    renamed = [(other, symbol + "x") for other, symbol in called]
    assert renamed
    assert form.rebuild(cpu_target.target_context, (name, code, own, renamed, *rest)) is None


@pytest.mark.usefixtures("empty_cache")
def test_python_cannot_call_a_part() -> None:
    quick = compiled(stream)
    with pytest.raises((IndexError, TypeError)):
        part(quick, "scramble")(1)


def test_code_that_calls_what_is_not_there_is_refused() -> None:
    text = "declare i32 @{}()\ndefine i32 @caller() {{\n %a = call i32 @{}()\n ret i32 %a\n}}"
    check_complete(llvm.parse_assembly(text.format("puts", "puts")))
    with pytest.raises(AssertionError, match="_ZN4lost is not linked"):
        check_complete(llvm.parse_assembly(text.format("_ZN4lost", "_ZN4lost")))
