"""A clock that runs out while its server is killed; a Redis that goes and comes back while people play."""

import json
import random
import time
from pathlib import Path
from typing import Any

import pytest
from redis import Redis

from tests.cluster.servers import cluster
from tests.cluster.storm import out_of_turn
from tests.cluster.test_several_servers import apart, begin, caught_up
from tests.server.clients import play_out
from tests.server.serving import PATIENCE
from tests.server.test_catching_up import history
from tests.services import PostgresServer, RedisServer

CLOCK = 5  # seconds
TAKEN_OVER = 6.5  # seconds after the death of whoever ran the table, at the latest: then its clocks run as before


@pytest.mark.parametrize("before", [0.5, 0.0], ids=["just before", "at its time"])
def test_a_clock_runs_out_once_though_the_server_that_runs_it_is_killed(
    before: float, tmp_path: Path, postgres: PostgresServer, redis: RedisServer
) -> None:
    with cluster(tmp_path, postgres, redis) as two:
        first, second = two.servers
        one, other = apart(first, second, "kg", clock=CLOCK, absent=0)  # opened at the first server, so it runs there
        begin(one, other)
        one.close()
        one.server = second
        one.offer = None
        assert one.connect()["ok"]
        with one, other:
            assert other.now
            deadline = other.now["deadline"]
            time.sleep(max(0.0, (deadline - other.do("ping")["at"]) / 1_000 - before))
            two.kill(first)
            other.wait(lambda: len(by_clock(map(json.loads, other.raw))) >= 2)
            one.caught_up(other.seq)
            log = [json.loads(frame) for frame in history(second, one.table_id)]
        assert list(out_of_turn(log)) == [], "nothing twice, and nothing before its time"
        times = [frame["at"] for frame in by_clock(log)]
        assert times[1] - times[0] >= 1_000 * CLOCK
        assert times[0] - deadline < 1_000 * TAKEN_OVER, "extended by the time in which nobody ran the table, and by no more"


def by_clock(frames: Any) -> list[Any]:
    """The decisions made by the clock."""
    return [frame for frame in frames if frame["event"]["kind"] == "played" and frame["event"]["by"] == "clock"]


def test_play_goes_on_when_redis_goes_and_when_it_comes_back(tmp_path: Path, postgres: PostgresServer) -> None:
    redis = RedisServer()
    try:
        with cluster(tmp_path, postgres, redis) as two:
            first, second = two.servers
            one, other = apart(first, second, "kg", bots=1)
            with one, other:
                begin(one, other)
                luck = random.Random(6)
                assert play_out([one, other], luck, 6) == 6
                redis.kill()
                assert play_out([one, other], luck, 6) == 6, "each sees what the other does, without Redis"
                redis.start()
                end = time.monotonic() + PATIENCE
                while listeners(redis) < len(two.servers):
                    assert time.monotonic() < end, "both listen to it again"
                    time.sleep(0.05)
                assert play_out([one, other], luck, 6) == 6
                caught_up(one, other)
                log = history(second, one.table_id)
                for client in (one, other):
                    assert all(log[json.loads(frame)["seq"] - 1] == frame for frame in client.raw)
                assert list(out_of_turn([json.loads(frame) for frame in log])) == []
    finally:
        redis.close()


def listeners(redis: RedisServer) -> int:
    """The number of servers subscribed to notes through it."""
    with Redis.from_url(redis.url) as client:
        return sum(number for _, number in client.pubsub_numsub(*client.pubsub_channels("jollyroll:*")))
