"""Several processes on one port, and servers that cannot have several."""

import asyncio
import os
import random
import re
import signal
import socket
import subprocess
import sys
import time
from contextlib import ExitStack, suppress
from itertools import chain
from pathlib import Path
from typing import ClassVar
from urllib.request import urlopen

import pytest

from jollyroll.server.transport.worker_routes import BEAT, GONE_AFTER, WorkerRoutes, home_of
from tests.cluster.test_several_servers import begin, caught_up
from tests.server.clients import Client, play_out
from tests.server.serving import PATIENCE, ServerProcess
from tests.services import RedisServer


@pytest.fixture(params=["postgresql", "file"])
def store(request: pytest.FixtureRequest) -> str:
    """The URL of a new and empty database, or nothing for a file in the folder of the server."""
    return str(request.getfixturevalue("database")) if request.param == "postgresql" else ""


def children(process: int) -> list[int]:
    """The child processes of a process."""
    return [int(name) for name in Path(f"/proc/{process}/task/{process}/children").read_text().split()]


@pytest.mark.skipif(sys.platform != "linux", reason="looks at /proc; elsewhere only the test of the refusal is left")
def test_workers_share_a_port_and_one_that_dies_is_started_again(tmp_path: Path, store: str) -> None:
    with ServerProcess(tmp_path, store=store, more=["--workers", "2"]) as server:
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
    """The error of `jollyroll serve` when it does not start."""
    command = [sys.executable, "-m", "jollyroll", "serve", "--port", "0", *arguments]
    done = subprocess.run(command, capture_output=True, text=True, timeout=PATIENCE, check=False)
    assert done.returncode == 2, done
    return done.stderr


def test_unsupported_setups_of_several_servers_are_refused(tmp_path: Path) -> None:
    assert "Redis is for several servers" in refused("--redis", "redis://localhost", "--data", str(tmp_path))
    assert "there can be 1 to 64" in refused("--workers", "0", "--data", str(tmp_path))


def test_an_invalid_redis_url_is_refused(tmp_path: Path, database: str) -> None:
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


class Note(asyncio.Protocol):
    """Records what another worker has read of a connection."""

    came: ClassVar[list[bytes]] = []

    def __init__(self, read: bytes) -> None:
        self.came.append(read)

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        transport.close()


class Held:
    """A connection at the worker that accepted it."""

    def __init__(self, connection: socket.socket) -> None:
        self.connection = connection

    def get_extra_info(self, name: str) -> socket.socket:
        return self.connection

    def get_write_buffer_size(self) -> int:
        return 0

    def abort(self) -> None:
        self.connection.close()


def test_a_worker_that_stops_serves_what_it_was_handed_and_is_handed_nothing_more() -> None:
    routes = WorkerRoutes(2)
    mailboxes = ExitStack()
    for end in chain(*routes._boxes):
        mailboxes.enter_context(end)
    table = next(name for name in map("abcdefgh{}".format, "abcdefgh") if home_of(name, 2) == 1)
    request = f"GET /ws/{table} HTTP/1.1\r\nUpgrade: websocket\r\n\r\n".encode()

    async def stopped() -> None:
        loop = asyncio.get_running_loop()
        routes.number = 1
        routes.start(loop, Note)
        routes.number = 0
        ends = socket.socketpair()
        assert routes.hand_over(Held(ends[0]), request)
        routes.number = 1
        routes.stop(loop, Note)
        await asyncio.sleep(1.5 * BEAT)
        assert Note.came == [request]
        ends[1].close()

    asyncio.run(stopped())
    routes.number = 0
    with mailboxes, socket.socket() as connection:
        assert not routes.hand_over(Held(connection), request)
        assert connection.fileno() >= 0, "whoever was asked serves it"


def tables_of(metrics: int, worker: int) -> int:
    """The number of tables in a worker's memory."""
    with urlopen(f"http://127.0.0.1:{metrics + worker}/metrics", timeout=PATIENCE) as answer:
        found = re.findall(r'^jollyroll_tables\{stage="\w+"\} (\d+)', answer.read().decode(), re.MULTILINE)
    return sum(map(int, found))


def free_ports() -> int:
    """A free port whose successor is free, too."""
    while True:
        with socket.create_server(("127.0.0.1", 0)) as first:
            port: int = first.getsockname()[1]
            with suppress(OSError), socket.create_server(("127.0.0.1", port + 1)):
                return port


@pytest.mark.skipif(sys.platform != "linux", reason="stops a process that it finds in /proc")
def test_connections_of_a_table_share_one_worker(tmp_path: Path, store: str) -> None:
    metrics = free_ports()
    with (
        ServerProcess(tmp_path, store=store, more=["--workers", "2", "--metrics", str(metrics)]) as server,
        ExitStack() as open_ones,
    ):
        opened = [server.open("kg", ("free", "free")) for _ in range(6)]
        people = {name["table"]: [Client(server, name["table"]) for _ in range(3)] for name in opened}
        for client in chain(*people.values()):
            open_ones.enter_context(client)
        assert [tables_of(metrics, worker) for worker in (0, 1)] == [
            sum(home_of(name, 2) == worker for name in people) for worker in (0, 1)
        ]
        table = next(iter(people))
        home = children(server.process.pid)[home_of(table, 2)]
        os.kill(home, signal.SIGSTOP)  # it does not answer, so the other one takes new connections
        try:
            time.sleep(GONE_AFTER + BEAT)
            with Client(server, table) as late:
                assert late.table["id"] == table
        finally:
            os.kill(home, signal.SIGCONT)
