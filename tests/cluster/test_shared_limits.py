"""Limits are shared: use of one server counts at all, with Redis and without."""

import json
import time
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.cluster.servers import cluster
from tests.server.clients import Client, Closed
from tests.server.serving import PATIENCE, ServerProcess
from tests.services import PostgresServer, RedisServer

TABLES = 100  # for one address; without sharing the second server would allow as many again
CONNECTIONS = 3


def opens(server: ServerProcess) -> bool:
    """Try to open one more table there."""
    status, body, _ = server.fetch("/api/tables", {"game": "kg", "seats": ["free", "free"]})
    assert status == 201 or json.loads(body)["refused"] == "too-many-tables", body
    return status == 201


def connects(server: ServerProcess, table: str) -> bool:
    """Try one more connection there, and close it at once."""
    try:
        Client(server, table).close()
    except Closed as closed:
        if closed.bye["refused"] != "too-many-connections":
            raise
        return False
    return True


def connected(server: ServerProcess, table: str) -> Client:
    """A connection, as soon as the server has heard that one was closed elsewhere."""
    end = time.monotonic() + PATIENCE
    while True:
        try:
            return Client(server, table)
        except Closed as closed:
            if closed.bye["refused"] != "too-many-connections" or time.monotonic() > end:
                raise
        time.sleep(0.1)


def tries_until_refused(had: Callable[[], bool]) -> int:
    """The number of successes before the first refusal."""
    end, tries = time.monotonic() + PATIENCE, 0
    while had():
        assert time.monotonic() < end
        tries += 1
        time.sleep(0.1)
    return tries


@pytest.mark.parametrize("way", ["redis", "postgresql"])
def test_rates_of_an_address_are_shared_between_servers(
    tmp_path: Path, postgres: PostgresServer, redis: RedisServer, way: str
) -> None:
    tight = {"TABLES": [TABLES, 0.001], "CONNECTIONS_OF_ADDRESS": CONNECTIONS}
    with cluster(tmp_path, postgres, redis if way == "redis" else None, limits=tight) as together:
        first, second = together.servers
        table = first.open()["table"]
        assert connects(second, table)
        held = [connected(first, table) for _ in range(CONNECTIONS)]
        tries_until_refused(lambda: connects(second, table))
        for client in held:
            client.close()
        assert all(opens(first) for _ in range(TABLES - 1))
        assert not opens(first)
        assert tries_until_refused(lambda: opens(second)) < TABLES


def test_requests_and_work_of_an_address_are_shared_between_servers(tmp_path: Path, database: str) -> None:
    few, work = 200, 20
    tight = {"REQUESTS": [few, 0.001], "WORK": [work, 0.001]}
    with (
        ServerProcess(tmp_path / "one", tight, store=database) as first,
        ServerProcess(tmp_path / "two", tight, store=database) as second,
    ):
        assert [proves(first) for _ in range(work + 1)] == [True] * work + [False]
        assert tries_until_refused(lambda: proves(second)) < work
        while asks(first):
            pass
        assert tries_until_refused(lambda: asks(second)) < few // 2


def proves(server: ServerProcess) -> bool:
    """Have the dice of a table verified there; none has this name."""
    return server.fetch("/api/tables/aaaaaaaaaa/verify")[0] == 404


def asks(server: ServerProcess) -> bool:
    """Ask for something there."""
    return server.fetch("/api/about")[0] == 200
