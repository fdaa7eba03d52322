"""Failures of PostgreSQL and Redis while people play: a sentence says what to do, and nothing is lost."""

import json
import random
import shutil
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import psycopg
import pytest

from jollyroll.errors import BAD_INPUT, Refused
from jollyroll.match import Match, write_text
from jollyroll.server.forgetting import forget
from tests.cluster.servers import Cluster
from tests.server.clients import Client, alone, play_out, seat_two, two_playing
from tests.server.serving import ServerProcess
from tests.server.test_catching_up import history
from tests.server.test_command import run
from tests.server.test_forgetting import SOMEBODY
from tests.server.test_hanging_postgres import nothing_is_missing, waiting_action
from tests.services import NOT_ROOT, PASSWORD, PostgresServer, RedisServer
from tools.services import is_root

HOUR = 3_600_000  # milliseconds


def set_read_only(server: PostgresServer, only: bool) -> None:
    """Make the database read-only for all sessions, as its administrator may."""
    switch = f"ALTER SYSTEM SET default_transaction_read_only = {'on' if only else 'off'}"
    with psycopg.connect(server.url("postgres"), autocommit=True) as connection:
        connection.execute("SET default_transaction_read_only = off")
        connection.execute(switch.encode())
        connection.execute("SELECT pg_reload_conf()")


def test_actions_wait_while_the_database_is_read_only(tmp_path: Path, own_postgres: PostgresServer) -> None:
    with ServerProcess(tmp_path, store=own_postgres.url("games")) as server:
        clients = two_playing(server, "pk")
        play_out([*clients], random.Random(6), 6)
        set_read_only(own_postgres, True)
        while "the leases of tables were not renewed: ReadOnlySqlTransaction" not in server.complaints:
            time.sleep(0.05)  # until all sessions are affected
        with waiting_action(server, clients):
            assert "make it writable" in server.complaints
            set_read_only(own_postgres, False)
        play_out([*clients], random.Random(7), 6)
        nothing_is_missing(server, clients)
        assert server.stop() == 0
        assert PASSWORD not in server.complaints


@contextmanager
def small_disk(server: PostgresServer) -> Iterator[Path | None]:
    """A 12 MB disk for PostgreSQL; nothing where we may not mount one."""
    folder = Path(tempfile.mkdtemp(prefix="jollyroll-disk-", dir="/tmp"))
    mounted = is_root() and not subprocess.run(["mount", "-t", "tmpfs", "-o", "size=12m", "tmpfs", folder], check=False).returncode
    try:
        if mounted:
            shutil.chown(folder, NOT_ROOT, NOT_ROOT)
        yield folder if mounted else None
    finally:
        server.close()
        if mounted:
            subprocess.run(["umount", folder], check=True)
        folder.rmdir()


@contextmanager
def full(server: PostgresServer, disk: Path | None) -> Iterator[None]:
    """The table of events cannot grow by another page. Without a disk of our own, a trigger simulates it."""
    if disk is None:
        fill = "CREATE FUNCTION fill() RETURNS trigger LANGUAGE plpgsql AS "
        fill += "$$ BEGIN RAISE EXCEPTION USING ERRCODE = 'disk_full'; END $$"
        server.execute("games", fill, "CREATE TRIGGER fill BEFORE INSERT ON events EXECUTE FUNCTION fill()")
        yield
        server.execute("games", "DROP TRIGGER fill ON events")
        return
    with (disk / "something else").open("wb", buffering=0) as file:
        try:
            while file.write(bytes(4096)):
                pass
        except OSError:
            pass
    yield
    (disk / "something else").unlink()


def test_a_full_disk_loses_nothing_and_play_goes_on_when_there_is_room(tmp_path: Path) -> None:
    luck = random.Random(5)
    postgres = PostgresServer()
    with small_disk(postgres) as disk:
        if disk:
            postgres.execute("postgres", f"CREATE TABLESPACE small LOCATION '{disk}'")
        postgres.execute("postgres", f"CREATE DATABASE games {'TABLESPACE small' if disk else ''}")
        with ServerProcess(tmp_path, store=postgres.url("games")) as server:
            one, two = two_playing(server, "kg")
            with full(postgres, disk):
                refused = acting_until_refused(one, two, luck)
                shown = history(server, one.table_id)
                for _ in range(2):
                    assert acting_until_refused(one, two, luck) == refused, "it is refused again, and nothing of it is shown"
                assert history(server, one.table_id) == shown
            play_out([one, two], luck, 20)
            assert history(server, one.table_id)[: len(shown)] == shown
            nothing_is_missing(server, (one, two))
            assert "make room" in server.complaints
            assert PASSWORD not in server.complaints


def acting_until_refused(one: Client, two: Client, luck: random.Random) -> int:
    """Play on until nothing is stored any more; returns the number of events."""
    while True:
        actor, other = (one, two) if one.next_action(luck) else (two, one)
        action = actor.next_action(luck)
        assert action
        answer = actor.ask(action[0], **action[1])
        if not answer.get("ok"):
            assert (answer["refused"], answer["retry_after"]) == ("not-stored", 1)
            return actor.seq
        for client in (actor, other):
            client.caught_up(answer["seq"])


def test_a_clock_of_the_database_that_jumps_harms_no_table(tmp_path: Path, own_postgres: PostgresServer) -> None:
    """Both servers take their time from the database; here it jumps during games with bots and clocks."""
    own_postgres.execute(
        "games",
        "CREATE SCHEMA faketime",
        "CREATE SCHEMA set_by",
        "CREATE TABLE set_by.us (ahead interval)",
        "INSERT INTO set_by.us VALUES ('0')",
        "CREATE FUNCTION faketime.clock_timestamp() RETURNS timestamptz LANGUAGE sql AS"
        " 'SELECT pg_catalog.clock_timestamp() + (SELECT ahead FROM set_by.us)'",
        "ALTER DATABASE games SET search_path = faketime, pg_catalog, public",
    )
    together = Cluster(tmp_path, own_postgres.url("games"))
    try:
        first, second = together.start(), together.start()
        opened = first.open("kg", ("free", "free", "bot:beginner"), clock=600)
        one, two = Client(first, opened["table"], host=opened["host"]), Client(second, opened["table"])
        one.sit(0, "Ana")
        two.caught_up(one.seq)
        two.sit(1, "Ben")
        one.caught_up(two.seq)
        one.do("start")
        two.caught_up(one.seq)
        one.reveal()
        two.reveal()
        for client in (one, two):
            client.wait(lambda client=client: client.now)  # type: ignore[misc]
        by_itself = alone(second, "pk", bots=2)
        luck = random.Random(8)
        for jump in ("1 hour", "-1 hour", "0"):
            own_postgres.execute("games", f"UPDATE set_by.us SET ahead = '{jump}'")
            play_out([one, two], luck, 12)
            play_out([by_itself], luck, 6)
        for client in (one, two, by_itself):
            shown = [json.loads(frame)["event"] for frame in client.raw]
            assert [event for event in shown if event.get("by") == "clock"] == [], "nobody's clock ran out"
            assert [event for event in shown if event["kind"] == "stands-in"] == []
            assert [seat["stand_in"] for seat in client.table["seats"] if seat["stand_in"]] == []
        nothing_is_missing(first, (one, two))
        nothing_is_missing(second, (by_itself, by_itself))
    finally:
        together.close()


def test_a_wrong_password_for_redis_is_reported_at_startup(tmp_path: Path, database: str) -> None:
    redis, wrong = RedisServer(PASSWORD), "wrong-0815"
    try:
        for url in (redis.url, f"{redis.url}?password={wrong}"):
            ended = run("--port", "0", "--data", str(tmp_path), "--store", database, "--redis", url)
            assert (ended.returncode, ended.stdout) == (BAD_INPUT, "")
            assert "See whether the name and password in --redis are right" in ended.stderr
            assert len(ended.stderr.strip().splitlines()) == 1
            assert wrong not in ended.stderr
        with ServerProcess(tmp_path, store=database, more=["--redis", f"{redis.url}?password={PASSWORD}"]) as server:
            one, two = two_playing(server, "kg")
            nothing_is_missing(server, (one, two))
            assert server.stop() == 0
            assert server.complaints == ""
    finally:
        redis.close()


def test_all_games_of_a_name_are_deleted_unless_their_tables_may_be_in_use(
    tmp_path: Path, database: str, capsys: pytest.CaptureFixture[str]
) -> None:
    record = write_text(Match.start("kings_gold", [SOMEBODY, "Lea"]).record)
    with ServerProcess(tmp_path, store=database) as server:
        one, two = seat_two(server)
        two.do("rename", seat=1, name=SOMEBODY)
        clients = two_playing(server)
        with psycopg.connect(database, autocommit=True) as raw:
            raw.execute("INSERT INTO records VALUES ('abcdefghij', %s)", [record])

            def left() -> set[str]:
                parts = [f"SELECT game FROM {part}" for part in ("events", "states", "tables", "records")]
                return {str(game) for (game,) in raw.execute(" UNION ".join(parts).encode())}

            with pytest.raises(Refused) as refused:
                forget(tmp_path, database, (), SOMEBODY, None)
            assert refused.value.code == "forget-in-use"
            assert one.table_id in refused.value.sentence()
            for client in (one, two):
                client.close()
            raw.execute("UPDATE tables SET changed = changed - %s WHERE game = %s", [2 * HOUR, one.table_id])
            everything = left()
            assert forget(tmp_path, database, (), SOMEBODY, lambda _: "3") == 0
            assert left() == everything, "nothing is deleted without the right number"
            assert forget(tmp_path, database, (), SOMEBODY, lambda _: "2") == 0
            assert left() == everything - {one.table_id, "abcdefghij"}
            assert clients[0].table_id in left()
        play_out([*clients], random.Random(2), 5)
        nothing_is_missing(server, clients)
    shown = capsys.readouterr().out
    assert one.table_id in shown
    assert "abcdefghij" in shown
    assert PASSWORD not in shown
