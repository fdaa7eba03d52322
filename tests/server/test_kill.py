"""`kill -9` at random moments under load, again and again: everything shown is still there, unchanged."""

import asyncio
import os
import random
from pathlib import Path

import pytest

from bench.crowd import Crowd
from tests.server.serving import ServerProcess
from tests.server.test_catching_up import history

ROUNDS = int(os.environ.get("JOLLYROLL_KILLS", "6"))  # raise it for a more thorough run
TABLES = 24


@pytest.mark.parametrize("devices", [False, True], ids=["alone", "witnessed"])
def test_nothing_that_was_shown_is_ever_missing_or_different(tmp_path: Path, devices: bool) -> None:
    luck = random.Random(20)
    server = ServerProcess(tmp_path)
    crowd = Crowd(server.port, ["kg", "pk", "omg"], keep=True, devices=devices)

    async def rounds() -> None:
        nonlocal server
        await crowd.gather(TABLES)
        for _ in range(ROUNDS):
            playing = asyncio.create_task(crowd.play(3_600))
            enough = crowd.done + luck.randint(20, 120)
            while crowd.done < enough and crowd.over < TABLES:
                await asyncio.sleep(0.005)
            server.process.kill()
            await asyncio.sleep(0.1)  # until everything sent before the end has arrived
            playing.cancel()
            crowd.playing = False
            await crowd.hang_up()
            server.kill()
            server = ServerProcess(tmp_path)
            crowd.port = server.port
            await asyncio.gather(*[table.come_back() for table in crowd.tables])
        await crowd.hang_up()

    try:
        asyncio.run(rounds())
        for table in crowd.tables:
            frames = [frame.encode() for frame in history(server, table.id)]
            assert all(shown == {frames[seq - 1]} for seq, shown in table.shown.items())
            assert any(b'"kind":"called"' in frame for frame in frames) == devices
        assert crowd.done > 200
        assert [answer for answer in crowd.refused if answer.get("refused") != "stale"] == []
        assert server.stop() == 0
        assert server.complaints == ""
    finally:
        if server.process.poll() is None:
            server.kill()
