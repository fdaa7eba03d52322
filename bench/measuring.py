"""Common parts of the server measurements."""

import asyncio
import gc
import time
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from typing import Any

from jollyroll.server.store.checkpoints import EVERY

from .serving import Process

BUSY_SECONDS = 4.0
WORST = 5  # seconds to tell of
SETTLES = 1.0  # seconds, until what was sent last is stored


def milliseconds(delays: list[float]) -> str:
    """Median, 99th percentile and the longest."""
    ordered = sorted(delays)
    half, nearly_all = ordered[len(ordered) // 2], ordered[len(ordered) * 99 // 100]
    return f"p50 {half * 1e3:.1f} ms, p99 {nearly_all * 1e3:.1f} ms, longest {ordered[-1] * 1e3:.0f} ms"


def worst_seconds(by_second: Mapping[int, list[float]]) -> str:
    """The seconds with the longest delays, counted from the beginning, and their 99th percentiles."""
    begun = min(by_second)
    slowest = {second: sorted(delays)[len(delays) * 99 // 100] for second, delays in by_second.items()}
    worst = sorted(slowest, key=lambda second: -slowest[second])[:WORST]
    return ", ".join(f"number {second - begun} ({slowest[second] * 1e3:.0f} ms)" for second in worst)


def kilobytes(size: float) -> str:
    return f"{size / 1_000:.1f} kB"


@contextmanager
def undisturbed() -> Iterator[None]:
    """No garbage collection during the block: a scan of the crowd's thousands of connections would disturb the measurement."""
    gc.collect()
    gc.disable()
    try:
        yield
    finally:
        gc.enable()


async def fastest(crowd: Any, server: Process, what: str) -> float:
    """As many as possible, per second of processor time. At a table, stored actions count."""
    with undisturbed():
        heard, rows, cpu, parts_before, disk = (
            crowd.done,
            server.stored(),
            server.seconds(),
            server.seconds_by_thread(),
            server.written(),
        )
        begin = time.perf_counter()
        await crowd.play(BUSY_SECONDS)
        seconds = time.perf_counter() - begin
        await asyncio.sleep(SETTLES)
        used, by_thread, bytes_written = server.seconds() - cpu, server.seconds_by_thread(), server.written() - disk
    actions = server.stored() - rows if server.store else crowd.done - heard
    each = used / actions
    print(f"  {what}: {actions / seconds:,.0f} a second, {1 / each:,.0f} a second of processor time ({each * 1e6:.0f} µs each)")
    if server.store:
        shares = ", ".join(f"{name} {(by_thread[name] - parts_before[name]) / actions * 1e6:.0f}" for name in by_thread)
        print(
            f"      µs an action: {shares}; {kilobytes(bytes_written / actions)} written to disk, mostly to the log: "
            f"a checkpoint comes every {EVERY:.0f} s; {crowd.done - heard:,} answered"
        )
    return 1 / each
