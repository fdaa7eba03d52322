"""Caches of things made by options: the last few, made once, whatever strangers ask for."""

import gc
import threading
import weakref
from concurrent.futures import ThreadPoolExecutor
from typing import Any, cast

import pytest

from jollyroll.bots.level_bot import MOST_MEMORIES, LevelBot
from jollyroll.bots.levels import BEST
from jollyroll.dice.fair import SeededNumbers
from jollyroll.games.piraten_kapern.solve.knowledge import Memory
from jollyroll.kit import load_game
from jollyroll.solve.cache import BoundedCache
from jollyroll.solve.judge import MOST_JUDGES, judge_for

GAME = load_game("piraten_kapern")
PATIENCE = 30


class Thing:
    """A garbage-collectable value."""


def position(target: int) -> Any:
    """The beginning of a game with its own target."""
    return GAME.new_state(2, GAME.resolve("", {"target": str(target), "first_player": "host"}), host=0)


def test_what_was_not_asked_for_longest_is_forgotten() -> None:
    cache: BoundedCache[Thing] = BoundedCache(2)
    first, second = cache.get(1, Thing), cache.get(2, Thing)
    assert cache.get(1, Thing) is first
    cache.get(3, Thing)
    assert cache.get(1, Thing) is first
    assert cache.get(2, Thing) is not second


def test_a_thing_is_made_once_and_nobody_waits_for_others() -> None:
    cache: BoundedCache[Thing] = BoundedCache(2)
    begun, go_on = threading.Event(), threading.Event()

    def slowly() -> Thing:
        begun.set()
        assert go_on.wait(PATIENCE)
        return Thing()

    with ThreadPoolExecutor(2) as threads:
        slow = [threads.submit(cache.get, "slow", slowly) for _ in range(2)]
        assert begun.wait(PATIENCE)
        cache.get("other", Thing)
        go_on.set()
        assert slow[0].result(PATIENCE) is slow[1].result(PATIENCE)


def test_what_could_not_be_made_is_tried_again() -> None:
    cache: BoundedCache[int] = BoundedCache(2)
    with pytest.raises(ZeroDivisionError):
        cache.get(0, lambda: 1 // 0)
    assert cache.get(0, lambda: 7) == 7


def test_judges_of_all_sorts_of_options_do_not_fill_the_memory() -> None:
    held = judge_for(GAME, position(1000))
    judges = [weakref.ref(judge_for(GAME, position(2000 + 100 * number))) for number in range(MOST_JUDGES + 2)]
    gc.collect()
    assert [judge() is None for judge in judges] == [True] * 2 + [False] * MOST_JUDGES
    assert sum(held.shares(position(1000))) == pytest.approx(1)


def test_bots_remember_a_few_sets_of_options_only() -> None:
    bot = LevelBot(GAME, SeededNumbers(1), BEST)

    def memory(number: int) -> Memory:
        return cast("Memory", bot.memory(position(2000 + 100 * number)))

    scratch = [weakref.ref(memory(number).scratch.values) for number in range(MOST_MEMORIES + 2)]
    gc.collect()
    assert [values() is None for values in scratch] == [True] * 2 + [False] * MOST_MEMORIES
    assert memory(MOST_MEMORIES + 1).scratch.values is scratch[-1]()
