"""The garbage collector runs in small steps, and fully only when nobody waits for it or memory has grown."""

import subprocess
import sys

import pytest

from jollyroll.server.transport.garbage import ALL_EVERY, GROWN, LEAST, LEAST_BLOCKS, LITTLE, Usage, is_full_due

TRIED = """
import gc, weakref
from jollyroll.server.transport import garbage

class Ring:
    def __init__(self):
        self.itself = self

garbage.collect_manually()
young, old = Ring(), Ring()
seen = weakref.ref(young), weakref.ref(old)
del young
garbage.collect_new()
assert seen[0]() is None, "what came and went since the last time"
assert gc.get_freeze_count() and gc.get_count()[0] < 100, "what is in use is not looked at again"
del old
garbage.collect_new()
assert seen[1]() is not None
garbage.collect_all()
assert seen[1]() is None and not gc.isenabled()
"""

GROWING = """
import asyncio, gc
from jollyroll.server.transport import garbage

class Ring:
    def __init__(self):
        self.itself = self

garbage.EVERY, garbage.LOOK_EVERY, garbage.LEAST_BLOCKS = 0.001, 10, 20_000
fulls = most = 0

def note(phase, facts):
    global fulls
    fulls += phase == "stop" and facts["collected"] > 10_000

async def work():
    global most
    collector = garbage.SeldomCollector()
    collector.run(asyncio.get_running_loop())
    for _ in range(400):
        for _ in range(1_000):
            Ring()
            garbage.gc.freeze()
        most = max(most, garbage.usage().blocks)
        await asyncio.sleep(0.001)

garbage.collect_manually()
gc.callbacks.append(note)
begun = garbage.usage().blocks
asyncio.run(work())
assert fulls >= 2, "everything is collected again and again"
assert most < 3 * begun, "not less after each time"
"""
LAST = Usage(1_000.0, 500.0, 800_000, 4_000_000)
LONG_AFTER = LAST._replace(at=LAST.at + 2 * ALL_EVERY, processor=LAST.processor + ALL_EVERY)
SPAN = 10.0  # seconds


def later(share: float, **changes: float) -> Usage:
    """A few seconds after `LONG_AFTER`, with this share of a core used meanwhile."""
    return LONG_AFTER._replace(at=LONG_AFTER.at + SPAN, processor=LONG_AFTER.processor + share * SPAN, **changes)  # type: ignore[arg-type]


@pytest.mark.parametrize("share", [2 * LITTLE, 0.5, 1.0])
def test_under_load_time_alone_brings_no_full_collection(share: float) -> None:
    assert not is_full_due(LAST, LONG_AFTER, later(share))
    assert is_full_due(LAST, LONG_AFTER, later(LITTLE / 2)), "when there is little to do, it does"
    soon = LAST._replace(at=LAST.at + SPAN)
    assert not is_full_due(LAST, LAST, soon), "but not at once again"


def test_growth_brings_a_full_collection_under_any_load() -> None:
    large = LAST._replace(peak=3 * LEAST, blocks=3 * LEAST_BLOCKS)
    assert is_full_due(large, LONG_AFTER, later(1.0, peak=int(GROWN * large.peak) + 1))
    assert is_full_due(large, LONG_AFTER, later(1.0, blocks=int(GROWN * large.blocks) + 1))
    assert not is_full_due(large, LONG_AFTER, later(1.0, peak=int(GROWN * large.peak), blocks=int(GROWN * large.blocks)))
    small = LAST._replace(peak=1_000, blocks=1_000)
    assert not is_full_due(small, LONG_AFTER, later(1.0, peak=LEAST, blocks=LEAST_BLOCKS)), "but little growth does not"
    assert is_full_due(small, LONG_AFTER, later(1.0, peak=LEAST + small.peak + 1))


def test_frozen_garbage_is_bounded_under_load() -> None:
    subprocess.run([sys.executable, "-c", GROWING], check=True)


def test_living_objects_are_collected_once_and_then_frozen() -> None:
    subprocess.run([sys.executable, "-c", TRIED], check=True)
