"""Limits are one: what an address has at one server counts at all, with Redis and without."""

import json
import time
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.cluster.servers import cluster
from tests.server.clients import Client, Closed
from tests.server.serving import PATIENCE, ServerProcess
from tests.services import PostgresServer, RedisServer

TABLES = 100  # for one address; without sharing so many more would be had at the second server
CONNECTIONS = 3


def opens(server: ServerProcess) -> bool:
    """One more table is to be had there."""
    status, body, _ = server.fetch("/api/tables", {"game": "kg", "seats": ["free", "free"]})
    assert status == 201 or json.loads(body)["refused"] == "too-many-tables", body
    return status == 201


def connects(server: ServerProcess, table: str) -> bool:
    """One more connection is to be had there; it is given back at once."""
    try:
        Client(server, table).close()
    except Closed as closed:
        if closed.bye["refused"] != "too-many-connections":
            raise
        return False
    return True


def connected(server: ServerProcess, table: str) -> Client:
    """A connection, as soon as the server has heard that one was given back elsewhere."""
    end = time.monotonic() + PATIENCE
    while True:
        try:
            return Client(server, table)
        except Closed as closed:
            if closed.bye["refused"] != "too-many-connections" or time.monotonic() > end:
                raise
        time.sleep(0.1)


def tries_until_refused(had: Callable[[], bool]) -> int:
    """How often something is had before it is not."""
    end, tries = time.monotonic() + PATIENCE, 0
    while had():
        assert time.monotonic() < end
        tries += 1
        time.sleep(0.1)
    return tries


@pytest.mark.parametrize("way", ["redis", "postgresql"])
def test_what_an_address_has_taken_at_one_server_it_has_taken_at_the_other(
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
