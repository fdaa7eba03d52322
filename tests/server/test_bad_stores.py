"""Unusable stores: one sentence that says what to do, the right exit code, and never a password."""

import asyncio
import json
import random
import subprocess
import sys
import traceback
from pathlib import Path

import psycopg
import pytest

from jollyroll.errors import BAD_INPUT, Refused
from jollyroll.server.store import Store
from tests.server.clients import two_playing
from tests.server.serving import ServerProcess
from tests.server.test_command import run
from tests.services import PASSWORD, PostgresServer

WRONG = "wrong-0815"


def complaint(store: str) -> str:
    """The error for a store that cannot be opened."""

    async def try_it() -> None:
        await (await Store.at(store)).close()

    with pytest.raises(Refused) as refused:
        asyncio.run(try_it())
    shown = "".join(traceback.format_exception(refused.value))
    assert PASSWORD not in shown
    assert WRONG not in shown
    return str(refused.value)


def test_an_invalid_address() -> None:
    for wrong in (
        "mysql://a:wrong-0815@b/c",
        "postgresql://a:wrong-0815@[b/c",
        f"postgresql://a:p@{WRONG}@b/c",
        f"postgresql://h/d?nonsense={WRONG}",
    ):
        assert "postgresql://USER:PASSWORD@HOST/DATABASE" in complaint(wrong)


def test_no_database_at_the_address() -> None:
    said = complaint(f"postgresql://jollyroll:{WRONG}@127.0.0.1:1/games")
    assert "postgresql://127.0.0.1:1/games" in said
    assert "See whether PostgreSQL is running there" in said


def test_a_wrong_password_or_database(postgres: PostgresServer) -> None:
    ended = run("--port", "0", "--store", postgres.url("postgres", password=WRONG))
    assert (ended.returncode, ended.stdout) == (BAD_INPUT, "")
    assert "password authentication failed" in ended.stderr
    assert len(ended.stderr.strip().splitlines()) == 1
    assert WRONG not in ended.stderr
    assert "does not exist" in complaint(postgres.url("nowhere"))


def test_a_foreign_a_newer_and_a_read_only_database(postgres: PostgresServer, database: str) -> None:
    name = database.partition("@/")[2].partition("?")[0]
    postgres.execute(name, "CREATE TABLE accounts (number int)")
    assert "something other than Jollyroll games" in complaint(database)
    postgres.execute(
        name, "DROP TABLE accounts", "CREATE TABLE store_version (version int)", "INSERT INTO store_version VALUES (99)"
    )
    assert "newer Jollyroll" in complaint(database)
    postgres.execute(name, "DROP TABLE store_version", f"ALTER DATABASE {name} SET default_transaction_read_only = on")
    assert "can only be read" in complaint(database)
    with psycopg.connect(database) as connection:
        assert connection.execute("SELECT count(*) FROM pg_tables WHERE schemaname = 'public'").fetchone() == (0,)


def test_a_missing_driver_names_what_to_install(tmp_path: Path) -> None:
    (tmp_path / "psycopg.py").write_text("raise ImportError")
    command = [sys.executable, "-m", "jollyroll", "serve", "--port", "0", "--store", f"postgresql://a:{PASSWORD}@b/c"]
    environment = {"PYTHONPATH": str(tmp_path), "JOLLYROLL_LANGUAGE": "en", "HOME": str(tmp_path)}
    done = subprocess.run(command, capture_output=True, text=True, env=environment, check=False)
    assert done.returncode == BAD_INPUT
    assert 'pip install "jollyroll[postgres]"' in done.stderr
    assert PASSWORD not in done.stderr


def test_a_failed_write_during_a_game_is_rejected_and_nothing_is_lost(
    tmp_path: Path, postgres: PostgresServer, database: str
) -> None:
    """As on a full disk: the database answers, but stores nothing. A trigger simulates it."""
    name = database.partition("@/")[2].partition("?")[0]
    full = (
        "CREATE FUNCTION is_full() RETURNS trigger AS $$ BEGIN RAISE EXCEPTION USING ERRCODE = 'disk_full'; END $$ LANGUAGE plpgsql"
    )
    with ServerProcess(tmp_path, store=database) as server:
        one, two = two_playing(server, "kg")
        luck = random.Random(1)
        actor = next(client for client in (one, two) if client.next_action(luck))
        action = actor.next_action(luck)
        assert action
        seq = actor.seq
        postgres.execute(name, full, "CREATE TRIGGER is_full BEFORE INSERT ON events EXECUTE FUNCTION is_full()")
        answer = actor.ask(action[0], **action[1])
        assert (answer["refused"], actor.seq) == ("not-stored", seq)
        postgres.execute(name, "DROP TRIGGER is_full ON events")
        assert actor.ask(action[0], **action[1])["ok"]
        for client in (one, two):
            client.caught_up(seq + 1)
            client.close()
        log = server.complaints
    assert "DiskFull" in log
    assert PASSWORD not in log
    assert not any(secret in log for secret in (actor.tokens[0], json.dumps(action[1]["nonce"])))
