"""Fingerprints of machine code change with any of its sources, and with nothing else."""

from pathlib import Path
from types import ModuleType

import numpy as np
import pytest

from jollyroll.dice import stream
from jollyroll.games.kings_gold.rules import ending
from jollyroll.games.kings_gold.rules import rulebook as rules
from jollyroll.games.piraten_kapern.rules import rulebook as other_rules
from jollyroll.kit import template
from jollyroll.lab import bot_games, playout
from jollyroll.speed.compile import kernels
from jollyroll.speed.digest import source_digests

KINGS_GOLD, PIRATEN_KAPERN = {template: rules}, {template: other_rules}  # for playouts


def source_digest(module: ModuleType, replace: dict[ModuleType, ModuleType], *more: object) -> str:
    return source_digests(module, replace, *more)[module.__name__]


def edited(monkeypatch: pytest.MonkeyPatch, module: ModuleType, folder: Path) -> None:
    """The module as if its text had been edited."""
    assert module.__file__ is not None
    copy = folder / Path(module.__file__).name
    copy.write_bytes(Path(module.__file__).read_bytes() + b"# more\n")
    monkeypatch.setattr(module, "__file__", str(copy))


def test_the_same_sources_have_the_same_fingerprint() -> None:
    assert source_digest(playout, KINGS_GOLD) == source_digest(playout, KINGS_GOLD)
    assert source_digest(playout, PIRATEN_KAPERN) != source_digest(playout, KINGS_GOLD)
    assert source_digest(playout, KINGS_GOLD, {"nogil": True}) != source_digest(playout, KINGS_GOLD, {"nogil": False})


@pytest.mark.parametrize("module", [playout, stream, rules, ending])
def test_an_edit_of_what_is_reached_is_noticed(monkeypatch: pytest.MonkeyPatch, tmp_path: Path, module: ModuleType) -> None:
    before = source_digest(playout, KINGS_GOLD)
    edited(monkeypatch, module, tmp_path)
    assert source_digest(playout, KINGS_GOLD) != before


def test_an_edit_of_what_is_not_reached_costs_nothing(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    before = source_digest(playout, PIRATEN_KAPERN)
    edited(monkeypatch, ending, tmp_path)
    assert source_digest(playout, PIRATEN_KAPERN) == before


@pytest.mark.parametrize("value", [61, (60, 61), np.arange(3)])
def test_another_value_behind_a_name_is_noticed(monkeypatch: pytest.MonkeyPatch, value: object) -> None:
    """A number from a module whose functions nobody calls; machine code has it compiled in regardless."""
    before = source_digest(playout, KINGS_GOLD)
    monkeypatch.setattr(rules, "COINS", value)
    assert source_digest(playout, KINGS_GOLD) != before


def test_kernels_are_bound_once_and_work() -> None:
    fast = kernels(stream)
    assert kernels(stream) is fast
    words, slow = np.zeros(4, np.int64), [0, 0, 0, 0]
    fast.seed_stream(words, 5, 7)
    stream.seed_stream(slow, 5, 7)
    assert [fast.below(words, 1000) for _ in range(9)] == [stream.below(slow, 1000) for _ in range(9)]


def test_what_two_modules_have_in_common_they_share() -> None:
    here, there = source_digests(playout, PIRATEN_KAPERN), source_digests(bot_games, PIRATEN_KAPERN)
    assert here.keys() < there.keys()
    assert here == {name: there[name] for name in here}
    others = source_digests(playout, KINGS_GOLD)
    assert others[stream.__name__] == here[stream.__name__]
    assert others[playout.__name__] != here[playout.__name__]
