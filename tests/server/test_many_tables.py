"""Five hundred tables at once, with people and bots; afterwards their memory is free again."""

import asyncio
import time
from pathlib import Path
from typing import Any

from bench.crowd import Crowd
from tests.server.serving import PATIENCE, ServerProcess
from tests.server.test_slow_readers import memory

TABLES = 500
ACTIONS = 4  # of people, at each table


async def wave(server: ServerProcess, tables: int, actions: int) -> Crowd:
    """A number of tables that play until the average number of actions, and at least one at each, is reached."""
    crowd = Crowd(server.port, ["kg", "pk", "omg"], bots=1, devices=True)
    await crowd.gather(tables, at_once=32)
    assert health(server)["tables"] == tables
    playing, end = asyncio.create_task(crowd.play(3_600)), time.monotonic() + 5 * PATIENCE
    while crowd.done < tables * actions or not all(table.done for table in crowd.tables):
        assert time.monotonic() < end, "everybody gets on"
        await asyncio.sleep(0.1)
    playing.cancel()
    crowd.playing = False
    await crowd.hang_up()
    return crowd


def health(server: ServerProcess) -> dict[str, Any]:
    """The server's health report."""
    found: dict[str, Any] = server.get("/api/health")
    return found


def floor(server: ServerProcess) -> int:
    """Memory with nobody connected."""
    for _ in range(10 * PATIENCE):
        if health(server) == {"tables": 0, "connections": 0, "unstored": 0, "thinking": 0}:
            return memory(server.process.pid)
        time.sleep(0.1)
    raise AssertionError(health(server))


def test_five_hundred_tables_play_at_once_and_memory_returns(tmp_path: Path) -> None:
    with ServerProcess(tmp_path, {"SLEEP_AFTER": 1}) as server:
        crowd = asyncio.run(wave(server, TABLES, ACTIONS))
        assert crowd.refused == []
        first = floor(server)
        asyncio.run(wave(server, TABLES // 4, ACTIONS))
        assert floor(server) < first + 8 * 2**20, "more tables need no more memory once they are over"
        assert server.stop() == 0
        assert server.complaints == ""
