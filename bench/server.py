"""The live table under load: server on one core, the crowd on another, and a bare WebSocket echo beside it in the same run.

An action is what somebody at a table does in one frame: a choice with the dice that fall upon it, or a roll. Each is judged by the
rulebook, its dice come out of the sealed chain, it is committed to SQLite with full durability, and only then shown to both seats.
Where throws are witnessed, that happens twice for each: when it is called, and when the other one's device has answered.
"""

import asyncio
import gc
import json
import os
import re
import sqlite3
import subprocess
import sys
import sysconfig
import tempfile
import time
from collections import Counter
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any
from urllib.request import urlopen

from jollyroll.server.app import STORE
from tools.page import build_if_needed

from . import parts
from .crowd import Crowd
from .echo import EchoCrowd

GENEROUS = {
    **dict.fromkeys(("FRAMES", "REQUESTS", "CONNECTS", "ARRIVALS", "TABLES"), (10**9, 10**9)),
    **dict.fromkeys(("CONNECTIONS", "CONNECTIONS_OF_ADDRESS", "SOCKETS_OF_ADDRESS", "LIVE_TABLES"), 10**6),
    "SLEEP_AFTER": 1,
}
GAMES = ("kg", "pk", "omg")
MIX = "mix"  # all of them
BUSY_TABLES = 400  # at once, for the most actions a second; not so long that many games end
BUSY_SECONDS = 4.0
SETTLES = 1.0  # seconds, until what was sent last is stored
CROWDS = (1_000, 4_000, 8_000)  # live tables
PACE = 3.0  # seconds from action to action at a table
CALM_SECONDS = 15.0
WAVES = 8  # of people who come, play and go: what is kept for all tables has grown to its size by then
WAVE = 200  # tables
STARTS = 5
PAGE = 4_096  # bytes


class Process:
    """A server on the first core."""

    def __init__(self, *command: str, folder: Path | None = None) -> None:
        self.store = folder / STORE if folder else None
        self.begun = time.perf_counter()
        self.process = subprocess.Popen([sys.executable, *command], stdout=subprocess.PIPE)
        os.sched_setaffinity(self.process.pid, {min(os.sched_getaffinity(0))})
        assert self.process.stdout
        found = re.search(r":(\d+)", self.process.stdout.readline().decode())
        assert found
        self.port = int(found[1])

    def seconds(self) -> float:
        """Of the processor, so far."""
        fields = Path(f"/proc/{self.process.pid}/stat").read_text().rpartition(") ")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    def seconds_by_thread(self) -> dict[str, float]:
        """The same by who uses it; the kernel's share is part of the others."""
        found = {"event loop": 0.0, "other threads (writer, checkpoints)": 0.0, "of both in the kernel": 0.0}
        loop, others, in_kernel = found
        for task in Path(f"/proc/{self.process.pid}/task").iterdir():
            fields = (task / "stat").read_text().rpartition(") ")[2].split()
            own, kernel = (int(field) / os.sysconf("SC_CLK_TCK") for field in fields[11:13])
            found[loop if task.name == str(self.process.pid) else others] += own + kernel
            found[in_kernel] += kernel
        return found

    def written(self) -> int:
        """Bytes that it has sent to the disk."""
        return int(Path(f"/proc/{self.process.pid}/io").read_text().partition("\nwrite_bytes: ")[2].split()[0])

    def stored(self) -> int:
        """Events in its store."""
        if self.store is None:
            return 0
        with closing(sqlite3.connect(self.store)) as store:
            return int(store.execute("SELECT count(*) FROM events").fetchone()[0])

    def memory(self) -> int:
        """Resident bytes."""
        return int(Path(f"/proc/{self.process.pid}/statm").read_text().split()[1]) * PAGE

    def stop(self) -> None:
        self.process.terminate()
        self.process.wait(30)
        assert self.process.stdout
        self.process.stdout.close()


@contextmanager
def table_server() -> Iterator[Process]:
    """`jollyroll serve` with a fresh store."""
    with tempfile.TemporaryDirectory() as folder:
        limits = Path(folder) / "limits.json"
        limits.write_text(json.dumps(GENEROUS), encoding="utf-8")
        server = Process("-m", "jollyroll", "serve", "--port", "0", "--data", folder, "--limits", str(limits), folder=Path(folder))
        try:
            yield server
        finally:
            server.stop()


@contextmanager
def echo_server() -> Iterator[Process]:
    """The yardstick."""
    server = Process("-m", "bench.echo")
    try:
        yield server
    finally:
        server.stop()


def milliseconds(delays: list[float]) -> str:
    """Median and 99th percentile."""
    ordered = sorted(delays)
    return f"p50 {ordered[len(ordered) // 2] * 1e3:.1f} ms, p99 {ordered[len(ordered) * 99 // 100] * 1e3:.1f} ms"


def kilobytes(size: float) -> str:
    return f"{size / 1_000:.1f} kB"


@contextmanager
def undisturbed() -> Iterator[None]:
    """The crowd must not stop to look for garbage among its thousands of connections while it measures."""
    gc.collect()
    gc.disable()
    try:
        yield
    finally:
        gc.enable()


async def fastest(crowd: Any, server: Process, what: str) -> float:
    """As many as it can; gives how many that is for each second of the processor. At a table those count that are stored."""
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
            f"      µs an action: {shares}; {kilobytes(bytes_written / actions)} written to disk; {crowd.done - heard:,} answered"
        )
    return 1 / each


def interpreter() -> str:
    """Which Python this is and how it was built: profile-guided optimisation halves the longest waits."""
    built = sysconfig.get_config_var("CONFIG_ARGS") or ""
    ways = [name for name, flag in (("PGO", "--enable-optimizations"), ("LTO", "--with-lto")) if flag in built]
    how = f"with {' and '.join(ways)}" if ways else "without PGO and LTO"
    return f"{sys.implementation.name} {sys.version.split()[0]}, built {how}"


def reasons(crowd: Crowd) -> str:
    """What was refused, and how often."""
    counts = Counter(answer.get("refused", "") or answer["bye"]["refused"] for answer in crowd.refused)
    return ", ".join(f"{code} {count}" for code, count in counts.items()) or "nothing"


async def busy() -> None:
    """Durable actions a second."""
    print(f"Actions a second, {BUSY_TABLES} tables of two that never wait (bar: 4,500 a second of processor time)")
    with echo_server() as server:
        echo = EchoCrowd(server.port)
        await echo.gather(BUSY_TABLES)
        yardstick = await fastest(echo, server, "bare echo, in memory")
        await echo.hang_up()
    for game, devices in [*((game, False) for game in (*GAMES, MIX)), *((game, True) for game in GAMES)]:
        with table_server() as server:
            crowd = Crowd(server.port, list(GAMES) if game == MIX else [game], devices=devices)
            await crowd.gather(BUSY_TABLES)
            durable = await fastest(
                crowd, server, f"{game}, every throw witnessed (its call and its fall count)" if devices else game
            )
            choices = crowd.sent["choose"] / max(1, sum(crowd.sent.values()))
            print(f"      {choices:.0%} choices, the others throws; as much work as {yardstick / durable:.1f} echoes")
            print(f"      games over meanwhile: {crowd.over}; refused: {reasons(crowd)}", flush=True)
            await crowd.hang_up()


async def calm() -> None:
    """How long it takes from sending an action until the other seat is shown it."""
    print(f"From sent to shown at the other seat, each table moving every {PACE:.0f} seconds (bar: p99 under 50 ms at 4,000)")
    with table_server() as server:
        crowd = Crowd(server.port, list(GAMES), PACE)
        await crowd.gather(30)
        floor = server.memory()
        for tables in CROWDS:
            before = len(crowd.tables)
            await crowd.gather(tables - before)
            crowd.delays.clear()
            cpu = server.seconds()
            with undisturbed():
                await crowd.play(CALM_SECONDS)
            used = (server.seconds() - cpu) / CALM_SECONDS
            each = kilobytes((server.memory() - floor) / (tables - 30))
            print(f"  {tables:,} tables: {milliseconds(crowd.delays)}, {used:.0%} of a core, {each} a table with both connections")
            await asyncio.sleep(PACE)
        print(f"      games over meanwhile: {crowd.over}; refused: {reasons(crowd)}", flush=True)
        await crowd.hang_up()
    with echo_server() as server:
        echo = EchoCrowd(server.port, PACE)
        await echo.gather(30)
        floor = server.memory()
        for pairs in CROWDS:
            await echo.gather(pairs - len(echo.pairs))
            echo.delays.clear()
            with undisturbed():
                await echo.play(CALM_SECONDS)
            each = kilobytes((server.memory() - floor) / (pairs - 30))
            print(f"  bare echo, {pairs:,} pairs: {milliseconds(echo.delays)}, {each} a pair of connections", flush=True)
        await echo.hang_up()


async def leaving() -> None:
    """What is left in memory of tables that people have left."""
    with table_server() as server:
        left = []
        for _ in range(WAVES):
            crowd = Crowd(server.port, list(GAMES))
            await crowd.gather(WAVE)
            await crowd.play(2)
            await crowd.hang_up()
            while json.loads(fetch(server.port, "/api/health"))["tables"]:
                await asyncio.sleep(0.5)
            left.append(f"{server.memory() / 1e6:.1f}")
        print(f"Memory each time {WAVE} tables were played at and left: {', '.join(left)} MB", flush=True)


def fetch(port: int, path: str) -> bytes:
    """What is under this address."""
    with urlopen(f"http://127.0.0.1:{port}{path}", timeout=30) as answer:
        found: bytes = answer.read()
        return found


def resting() -> None:
    """What a live table needs without its connections."""
    from .crowd import post

    tables = 1_000
    with table_server() as server:
        body = {"game": "kg", "seats": ["free", "free"], "settings": {}}
        for _ in range(50):
            post(server.port, "/api/tables", body)
        floor = server.memory()
        for _ in range(tables):
            post(server.port, "/api/tables", body)
        print(f"A table without connections: {kilobytes((server.memory() - floor) / tables)} (bar: 40)", flush=True)


def starting() -> None:
    """From the command to the first page, and to the first answer that needs the games."""
    pages, games = [], []
    for _ in range(STARTS):
        with table_server() as server:
            fetch(server.port, "/")
            pages.append(time.perf_counter() - server.begun)
            fetch(server.port, "/api/games")
            games.append(time.perf_counter() - server.begun)
    page, game = (sorted(times)[STARTS // 2] for times in (pages, games))
    print(f"From the command to the first page: {page:.2f} s; until it knows the games: {game:.2f} s", flush=True)


def additions() -> float:
    """How fast plain Python runs here and now: the same machine may be twice as slow when others use it."""
    begin, total = time.process_time(), 0
    for number in range(10_000_000):
        total += number
    return time.process_time() - begin


def main() -> None:
    """All figures."""
    import uvloop

    build_if_needed()
    cores = sorted(os.sched_getaffinity(0))
    print(f"This machine now: ten million additions in {additions():.2f} s of processor time; {interpreter()}", flush=True)
    parts.main()
    starting()
    resting()
    if len(cores) > 1:
        os.sched_setaffinity(0, set(cores[1:]))
    try:
        uvloop.run(busy())
        uvloop.run(calm())
        uvloop.run(leaving())
    finally:
        os.sched_setaffinity(0, set(cores))
