"""A hanging PostgreSQL: its machine accepts data, but never answers.

Whether servers wait for it or switch to a standby, actions wait, and nothing that was shown is missing.
"""

import asyncio
import json
import random
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from jollyroll.server import limits
from jollyroll.server.store import Store, Unreachable
from jollyroll.server.tables.rows import Row
from tests.server.clients import Client, play_out, two_playing
from tests.server.serving import ServerProcess
from tests.server.test_catching_up import history
from tests.services import PostgresServer

SOON = {"DATABASE_WITHIN": 1}  # seconds


@contextmanager
def waiting_action(server: ServerProcess, clients: tuple[Client, Client]) -> Iterator[None]:
    """An action waits while the server reports its database away. At the end of the block it is stored, and everybody has it."""
    luck = random.Random(3)
    actor = next(client for client in clients if client.next_action(luck))
    action = actor.next_action(luck)
    assert action
    sent = actor.send(action[0], **action[1])
    actor.wait(lambda: {"slow": {"seq": actor.seq}} in actor.others)
    while (ready := server.fetch("/api/ready"))[0] == 200:
        pass
    assert json.loads(ready[1]) == {"ready": False, "why": "store-away"}
    yield
    answer = actor.answer(sent)
    assert answer.get("ok"), answer
    for client in clients:
        client.caught_up(answer["seq"])


def nothing_is_missing(server: ServerProcess, clients: tuple[Client, Client]) -> None:
    """The stored events are those shown, each once."""
    log = history(server, clients[0].table_id)
    assert [json.loads(frame)["seq"] for frame in log] == list(range(1, len(log) + 1))
    for client in clients:
        assert all(log[json.loads(frame)["seq"] - 1] == frame for frame in client.raw)
        client.close()


def test_actions_wait_for_a_database_that_hangs_and_go_on_with_it(tmp_path: Path, own_postgres: PostgresServer) -> None:
    with ServerProcess(tmp_path, SOON, store=own_postgres.url("games")) as server:
        clients = two_playing(server, "omg")
        for _ in range(2):
            play_out([*clients], random.Random(6), 5)
            own_postgres.hang()
            with waiting_action(server, clients):
                own_postgres.go_on()
        play_out([*clients], random.Random(7), 5)
        assert server.fetch("/api/ready")[0] == 200
        nothing_is_missing(server, clients)
        assert server.stop() == 0
        assert "the store answers again" in server.complaints


def test_a_hanging_database_is_replaced_by_its_standby(tmp_path: Path, own_postgres: PostgresServer) -> None:
    standby = PostgresServer(primary=own_postgres)
    try:
        own_postgres.wait_for_standby()
        url = own_postgres.url("games", others=[standby]) + "&connect_timeout=2"
        with ServerProcess(tmp_path, SOON, store=url) as server:
            clients = two_playing(server, "kg")
            play_out([*clients], random.Random(6), 12)
            own_postgres.hang()
            with waiting_action(server, clients):
                standby.promote()
            play_out([*clients], random.Random(7), 12)
            nothing_is_missing(server, clients)
    finally:
        standby.close()


def test_reads_from_a_hanging_database_time_out(own_postgres: PostgresServer, monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("DATABASE_WITHIN", "READ_WITHIN"):
        monkeypatch.setattr(limits, name, 1)

    async def use() -> None:
        store = await Store.at(f"{own_postgres.url('games')}&connect_timeout=2")
        writer = store.open_writer()
        await writer.store(Row("a", 1, 7, "{}", "{}"), None, lambda: None)
        own_postgres.hang()
        with pytest.raises(Unreachable):
            await store.rows("a")
        own_postgres.go_on()
        assert [row.seq for row in await store.rows("a")] == [1]
        await writer.stop()
        await store.close()

    asyncio.run(use())
