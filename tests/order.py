"""The order of tests, which matters if several workers share them.

`--dist worksteal` gives each worker a stretch of the list; an idle worker takes over from the end of another's. So one worker
begins with tests that compile, one with servers, and two with browsers, which are half of all work; machine code is compiled once.
Plain tests stand at the ends of the stretches, to be taken over.
"""

from itertools import islice
from pathlib import Path

import pytest

HERE = Path(__file__).parent
COMPILING_FILES = ("test_two_speeds", "test_conformance", "test_plain_judges", "test_referee", "test_oracle")
COMPILING, BROWSING, SERVING, PLAIN = range(4)
# By folder: machine code that servers need comes first, and the longest tests early: whoever begins one last is waited for.
KINDS = {
    **dict.fromkeys(
        ("coach", "bots", "solve", "envs", "compiled", "lab", "examples", "docs", "experiments", "cli", "speed"), COMPILING
    ),
    **dict.fromkeys(("web",), BROWSING),
    **dict.fromkeys(("cluster", "attack", "server", "terminal"), SERVING),
}


def in_order(items: list[pytest.Item], workers: int) -> list[pytest.Item]:
    """A stretch for each worker, of equal length: its special tests, then what others have too many of, and plain ones."""
    places = {room: place for place, room in enumerate(KINDS)}
    kinds: list[list[pytest.Item]] = [[], [], [], []]
    for item in sorted(items, key=lambda item: places.get(room_of(item.path), len(places))):
        kinds[kind_of(item.path)].append(item)
    heads: list[list[pytest.Item]] = [[] for _ in range(workers)]
    browsing = kinds[BROWSING]
    half = len(browsing) // 2
    for place, tests in enumerate((kinds[COMPILING], browsing[:half], kinds[SERVING], browsing[half:])):
        heads[min(place, workers - 1)] += tests
    size = len(items) // workers
    rest = iter([*(item for head in heads for item in head[size:]), *kinds[PLAIN]])
    stretches = [[*head[:size], *islice(rest, max(0, size - len(head)))] for head in heads]
    return [*(item for stretch in stretches for item in stretch), *rest]


def rooms(path: Path) -> tuple[str, ...]:
    """The folders below `tests` that contain a file."""
    return path.relative_to(HERE).parts[:-1]


def room_of(path: Path) -> str:
    """The folder that decides a test's kind; none for a plain test."""
    return next((room for room in rooms(path) if room in KINDS), "")


def kind_of(path: Path) -> int:
    return COMPILING if path.stem in COMPILING_FILES else KINDS.get(room_of(path), PLAIN)
