"""Several processes on one port, and what cannot be served by several."""

import os
import random
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from tests.cluster.test_several_servers import begin, caught_up
from tests.server.clients import Client, play_out
from tests.server.serving import PATIENCE, ServerProcess
from tests.services import RedisServer


def children(process: int) -> list[int]:
    """The processes that this one has started."""
    return [int(name) for name in Path(f"/proc/{process}/task/{process}/children").read_text().split()]


@pytest.mark.skipif(sys.platform != "linux", reason="looks at /proc; elsewhere only the test of the refusal is left")
def test_workers_share_a_port_and_one_that_dies_is_started_again(tmp_path: Path, database: str) -> None:
    with ServerProcess(tmp_path, store=database, more=["--workers", "2"]) as server:
        opened = server.open("kg", ("free", "free", "bot:beginner"))
        one, two = Client(server, opened["table"], host=opened["host"]), Client(server, opened["table"])
        one.sit(0, "Ana")
        two.sit(1, "Ben")
        caught_up(one, two)
        begin(one, two)
        play_out([one, two], random.Random(1), 10)
        before = children(server.process.pid)
        assert len(before) == 2
        for client in (one, two):
            client.close()
        os.kill(before[0], signal.SIGKILL)
        end = time.monotonic() + PATIENCE
        while len(set(children(server.process.pid)) - {before[0]}) < 2:
            assert time.monotonic() < end
            time.sleep(0.05)
        for client in (one, two):
            client.offer = None
            assert client.connect()["ok"]
        with one, two:
            play_out([one, two], random.Random(2), 10)
        assert server.stop() == 0


def refused(*arguments: str) -> str:
    """What `jollyroll serve` says when it does not start."""
    command = [sys.executable, "-m", "jollyroll", "serve", "--port", "0", *arguments]
    done = subprocess.run(command, capture_output=True, text=True, timeout=PATIENCE, check=False)
    assert done.returncode == 2, done
    return done.stderr


def test_a_file_has_one_process(tmp_path: Path) -> None:
    assert "Several workers need a PostgreSQL database" in refused("--workers", "2", "--data", str(tmp_path))
    assert "Redis is for several servers" in refused("--redis", "redis://localhost", "--data", str(tmp_path))
    assert "there can be 1 to 64" in refused("--workers", "0", "--data", str(tmp_path))


def test_an_address_that_is_none_of_a_redis_is_refused(tmp_path: Path, database: str) -> None:
    said = refused("--redis", "http://localhost", "--store", database, "--data", str(tmp_path))
    assert "--redis needs an address like redis://" in said


def test_a_redis_with_other_data_is_left_as_it_is(tmp_path: Path, database: str, redis: RedisServer) -> None:
    from redis import Redis

    with Redis.from_url(redis.url) as client:
        client.set("jollyroll", "other data")
        client.lpush("jobs", "one", "two")
        before = {key: client.dump(key) for key in client.scan_iter()}
        with ServerProcess(tmp_path / "one", store=database, more=["--redis", redis.url]) as server:
            with ServerProcess(tmp_path / "two", store=database, more=["--redis", redis.url]) as second:
                opened = server.open("kg", ("free", "free"))
                one, two = Client(server, opened["table"], host=opened["host"]), Client(second, opened["table"])
                with one, two:
                    topic = next(name for name in client.pubsub_channels() if name.startswith(b"jollyroll:"))
                    for text in ("", "other data", '["here",["Stored","abcdefghij",9]]', "0" * 32 + '["x",["Bye"]]'):
                        client.publish(topic, text)
                    one.sit(0, "Ana")
                    two.sit(1, "Ben")
                    caught_up(one, two)
                    begin(one, two)
                assert second.stop() == 0
            assert server.stop() == 0
            assert server.complaints == second.complaints == ""
        assert {key: client.dump(key) for key in client.scan_iter()} == before
