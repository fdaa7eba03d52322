"""`jollyroll serve` with a store or a Redis that it cannot use says so, ends with code 2 and changes nothing; or it goes on."""

import random
import secrets
import socket
import sqlite3
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from pathlib import Path

import psycopg
import pytest

from jollyroll.server.app import STORE
from jollyroll.server.store.schema import STEPS
from tests.cluster.test_several_servers import apart, begin, caught_up
from tests.server.clients import play_out
from tests.server.serving import ServerProcess
from tests.server.test_command import run
from tests.server.test_upgraded_stores import DUMPS, check_all_tables
from tests.services import PASSWORD, RedisServer

SERVERS = 3


def complaint(*arguments: str) -> str:
    """What the command says when it does not start."""
    ended = run("--port", "0", *arguments)
    assert ended.returncode == 2, ended.stderr
    assert ended.stdout == ""
    assert len(ended.stderr.strip().splitlines()) == 1, ended.stderr
    assert PASSWORD not in ended.stderr
    return ended.stderr


def test_a_server_with_another_secret_is_turned_away_from_a_database(tmp_path: Path, database: str) -> None:
    with ServerProcess(tmp_path / "one", store=database) as server:
        table = server.open()["table"]
        other = tmp_path / "secret"
        other.write_bytes(secrets.token_bytes(32))
        assert "--secret" in complaint("--data", str(tmp_path / "two"), "--store", database, "--secret", str(other))
        assert server.get(f"/api/tables/{table}")
        assert server.stop() == 0
    with ServerProcess(tmp_path / "three", store=database) as again:
        assert again.get(f"/api/tables/{table}")


def test_a_store_of_a_newer_version_is_left_as_it_is(tmp_path: Path, database: str) -> None:
    with ServerProcess(tmp_path) as server:
        assert server.stop() == 0
    with closing(sqlite3.connect(tmp_path / STORE)) as store, store:
        store.execute("UPDATE store_version SET version = 99")
    before = (tmp_path / STORE).read_bytes()
    assert "newer Jollyroll" in complaint("--data", str(tmp_path))
    assert (tmp_path / STORE).read_bytes() == before
    with psycopg.connect(database, autocommit=True) as raw:
        raw.execute("CREATE TABLE store_version (version int)")
        raw.execute("INSERT INTO store_version VALUES (99)")
        assert "newer Jollyroll" in complaint("--data", str(tmp_path / "folder"), "--store", database)
        assert raw.execute("SELECT tablename FROM pg_tables WHERE schemaname = 'public'").fetchall() == [("store_version",)]


def test_without_redis_servers_start_and_hear_of_each_other_by_way_of_the_database(tmp_path: Path, database: str) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        nowhere = f"redis://127.0.0.1:{taken.getsockname()[1]}"
    more = ["--redis", nowhere]
    with (
        ServerProcess(tmp_path / "one", store=database, more=more) as first,
        ServerProcess(tmp_path / "two", store=database, more=more) as second,
    ):
        assert "Redis does not answer" in first.complaints
        one, other = apart(first, second, "kg", bots=1)
        with one, other:
            begin(one, other)
            assert play_out([one, other], random.Random(2), 8) == 8
            caught_up(one, other)


def test_a_redis_that_refuses_the_password_is_named(tmp_path: Path, database: str) -> None:
    redis = RedisServer(PASSWORD)
    try:
        assert "--redis" in complaint("--data", str(tmp_path), "--store", database, "--redis", redis.url)
    finally:
        redis.close()


@pytest.mark.parametrize("path", DUMPS[:1], ids=lambda path: path.stem)
def test_servers_that_start_at_once_upgrade_a_database_once(tmp_path: Path, database: str, path: Path) -> None:
    """Whoever comes second waits for the first, and finds it done."""
    with psycopg.connect(database, autocommit=True) as raw:
        raw.execute(path.read_bytes())
    with ThreadPoolExecutor(SERVERS) as starting:
        servers = list(starting.map(lambda number: ServerProcess(tmp_path / str(number), store=database), range(SERVERS)))
    try:
        check_all_tables(servers[0], path)
        for server in servers:
            assert server.get("/api/ready")["ready"]
            assert "Traceback" not in server.complaints
    finally:
        for server in servers:
            server.kill()
    with psycopg.connect(database) as raw:
        assert raw.execute("SELECT version FROM store_version").fetchall() == [(len(STEPS),)]
