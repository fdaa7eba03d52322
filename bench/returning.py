"""Recovery after `kill -9`: the time until every seat of many tables has said hello and got its answer.

Also a store without saved states, where every table is replayed from its first event, and the past of one long game.
"""

import asyncio
import json
import shutil
import sqlite3
import subprocess
import sys
import tempfile
import time
from pathlib import Path

from jollyroll.server.app import STORE

from .crowd import Crowd, LoadTable
from .kept_games import HOST, KEYS
from .moves import additions
from .serving import GENEROUS, Process, on_other_cores

TABLES, EVENTS = 4_000, 94
PLAIN = 500  # tables that are replayed from the beginning
LONG_GAME = 6_000  # events
ASKED = 20  # repetitions
AT_ONCE = 400  # tables whose seats come back at once
BACK = 90  # events


def left_behind(folder: Path, tables: int, events: int) -> list[str]:
    """The tables in the store of a server that was killed."""
    command = [sys.executable, "-m", "bench.kept_games", str(folder), str(tables), str(events)]
    done = subprocess.run(command, stdout=subprocess.PIPE, check=False)
    names = done.stdout.decode().split()
    assert len(names) == tables
    return names


def serve(folder: Path) -> Process:
    """`jollyroll serve` on this folder."""
    limits = folder / "limits.json"
    limits.write_text(json.dumps({**GENEROUS, "PASTS": [10**9, 10**9]}), encoding="utf-8")
    return Process(sys.executable, "-m", "jollyroll", "serve", "--port", "0", "--data", str(folder), "--limits", str(limits))


async def come_back(folder: Path, names: list[str], events: int) -> tuple[float, float]:
    """Seconds from the start of the server until the last seat has its answer; and of processor time from listening on."""
    server = serve(folder)
    begun = server.seconds()
    crowd = Crowd(server.port, [])
    gate = asyncio.Semaphore(AT_ONCE)

    async def one(name: str) -> None:
        table = LoadTable(crowd, {"table": name, "host": HOST})
        crowd.tables.append(table)
        for player, key in zip(table.players, KEYS, strict=True):
            player.token, player.seq = key, events
        async with gate:
            await table.come_back()

    await asyncio.gather(*[one(name) for name in names])
    passed, used = time.perf_counter() - server.begun, server.seconds() - begun
    assert not crowd.refused, crowd.refused[:3]
    await crowd.hang_up()
    server.stop()
    return passed, used


async def ask_for_past(folder: Path, name: str) -> list[float]:
    """Milliseconds of processor time for a hello that is this many events behind, repeatedly."""
    server = serve(folder)
    crowd = Crowd(server.port, [])
    table = LoadTable(crowd, {"table": name, "host": HOST})
    spectator = table.players[1]
    took = []
    for _ in range(ASKED):
        spectator.seq = LONG_GAME - BACK
        before = time.perf_counter()
        if spectator.transport is None:
            await spectator.connect()
        else:
            await spectator.ask("hello", offers="none", after=spectator.seq)
        took.append((time.perf_counter() - before) * 1e3)
    await crowd.hang_up()
    server.stop()
    return took


def forget_states(folder: Path) -> None:
    """Remove the saved states, as in a store of an earlier version."""
    with sqlite3.connect(folder / STORE) as store:
        store.execute("DELETE FROM states")
    store.close()


def main() -> None:
    """All figures."""
    import uvloop

    print(f"This machine now: ten million additions in {additions():.2f} s of processor time", flush=True)
    with tempfile.TemporaryDirectory() as place:
        folder, plain, long_one = (Path(place) / name for name in ("saved", "plain", "long"))
        for each in (folder, plain, long_one):
            each.mkdir()
        names = left_behind(folder, TABLES, EVENTS)
        few = left_behind(plain, PLAIN, EVENTS)
        forget_states(plain)
        [name] = left_behind(long_one, 1, LONG_GAME)
        with on_other_cores():
            passed, used = uvloop.run(come_back(folder, names, EVENTS))
            print(f"{TABLES:,} tables of {EVENTS} events, both seats: back {passed:.1f} s after the start (bar: 15)")
            print(f"      {used:.1f} s of processor time since it listened, {used / TABLES * 1e3:.2f} ms a table", flush=True)
            passed, again = uvloop.run(come_back(plain, few, EVENTS))
            ratio = again / PLAIN / (used / TABLES)
            print(f"      played again from the beginning: {again / PLAIN * 1e3:.2f} ms ({ratio:.1f} times as much)", flush=True)
            first, *others = uvloop.run(ask_for_past(long_one, name))
            usual = sorted(others)[len(others) // 2]
            print(f"A hello {BACK} events back on a table of {LONG_GAME:,}: {first:.1f} ms, the next ones {usual:.1f} ms")
            forget_states(long_one)
            first, *_ = uvloop.run(ask_for_past(long_one, name))
            print(f"      played again from the beginning: {first:.1f} ms", flush=True)
        shutil.rmtree(folder, ignore_errors=True)


if __name__ == "__main__":
    main()
