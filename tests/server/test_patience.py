"""A store that is slow or away for a while: actions queue up, waiting clients are informed, newcomers are put off."""

import asyncio
import json
import random
import sqlite3
import threading
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import pytest

from jollyroll.server import limits
from jollyroll.server.app import STORE
from jollyroll.server.store import NotStored, Store, Writer
from jollyroll.server.store import writer as writer_module
from jollyroll.server.tables.rows import Row
from tests.server.clients import Client, two_playing
from tests.server.in_store import with_store
from tests.server.serving import ServerProcess
from tests.services import PostgresServer


@contextmanager
def writing_elsewhere(path: Path) -> Iterator[None]:
    """Another program holds the write lock of this file."""
    with closing(sqlite3.connect(path, isolation_level=None)) as connection:
        connection.execute("BEGIN IMMEDIATE")
        yield
        connection.execute("ROLLBACK")


def test_a_slow_store_is_announced_newcomers_wait_and_actions_complete(tmp_path: Path) -> None:
    luck = random.Random(1)
    with ServerProcess(tmp_path) as server:
        one, two = two_playing(server, "kg")
        actor = next(client for client in (one, two) if client.next_action(luck))
        action = actor.next_action(luck)
        assert action
        with writing_elsewhere(tmp_path / STORE):
            sent = actor.send(action[0], **action[1])
            for client in (one, two):
                client.wait(lambda client=client: {"slow": {"seq": client.seq}} in client.others)  # type: ignore[misc]
            behind(actor)
            status, body, _ = server.fetch("/api/tables", {"game": "kg", "seats": ["free", "free"]})
            assert (status, json.loads(body)["refused"]) == (503, "busy")
            assert json.loads(body)["retry_after"] == limits.PUT_OFF
        assert actor.answer(sent)["ok"]
        for client in (one, two):
            client.caught_up(actor.seq)
            client.close()


def behind(client: Client) -> None:
    """Wait until the client was informed often enough that the store is behind."""
    client.wait(lambda: sum("slow" in frame for frame in client.others) > limits.BEHIND_AFTER + 1)


def test_a_long_queue_is_stored_completely(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(writer_module, "MOST_AT_ONCE", 50)
    monkeypatch.setattr(limits, "UNSTORED", 10)

    async def use(store: Store, writer: Writer) -> None:
        tasks = [asyncio.create_task(writer.store(Row(f"t{n}", 1, 7, "{}", "{}"), None, lambda: None)) for n in range(500)]
        await asyncio.sleep(0)
        behind = [writer.is_behind]
        await asyncio.gather(*tasks)
        behind.append(writer.is_behind)
        assert behind == [True, False]
        assert await store.last("t499") == 1

    with_store(str(tmp_path / "s"), use)


def test_a_full_queue_is_fair_to_all_tables(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody's second action is stored before everybody's first, or before that of a later client."""
    monkeypatch.setattr(writer_module, "MOST_AT_ONCE", 50)
    monkeypatch.setattr(limits, "UNSTORED", 10)
    tables, actions = 120, 6
    stored = dict.fromkeys((f"t{number}" for number in range(tables)), 0)
    order: list[tuple[str, int]] = []
    ahead: list[int] = []

    async def use(_store: Store, writer: Writer) -> None:
        async def play(table: str) -> None:
            for seq in range(1, actions + 1):
                await writer.store(Row(table, seq, 7, "{}", "{}"), None, lambda seq=seq: note(table, seq))  # type: ignore[misc]

        def note(table: str, seq: int) -> None:
            order.append((table, seq))
            stored[table] = seq
            ahead.append(max(stored.values()) - min(stored.values()))

        playing = [asyncio.create_task(play(table)) for table in list(stored)]
        while len(order) < 2 * tables:
            await asyncio.sleep(0)
        before = len(order)
        assert writer.is_behind
        await writer.store(Row("newcomer", 1, 7, "{}", "{}"), None, lambda: order.append(("newcomer", 1)))
        since = order[before : order.index(("newcomer", 1))]
        assert len(since) == len({table for table, _ in since}), "whoever comes waits once for each of the others"
        await asyncio.gather(*playing)
        assert set(stored.values()) == {actions}
        assert max(ahead) == 1, "everybody has had a turn before anybody has another"

    with_store(str(tmp_path / "s"), use)


def test_waiting_is_bounded_and_a_commit_in_doubt_is_looked_up(monkeypatch: pytest.MonkeyPatch) -> None:
    server = PostgresServer()
    try:
        with server.database() as url:

            async def use(store: Store, writer: Writer) -> None:
                await writer.store(Row("a", 1, 7, "{}", "{}"), None, lambda: None)
                transact = writer._thread._transact
                committed: list[int] = []

                def lose_the_answer(work: object) -> object:
                    """The commit succeeds, but the connection breaks before its confirmation."""
                    monkeypatch.setattr(writer._thread, "_transact", transact)
                    transact(work)  # type: ignore[arg-type]
                    writer._thread.in_doubt = True
                    raise store.backend.driver.OperationalError  # type: ignore[attr-defined]

                monkeypatch.setattr(writer._thread, "_transact", lose_the_answer)
                await writer.store(Row("a", 2, 7, '{"n":1}', "{}"), None, lambda: committed.append(2))
                assert committed == [2], "it is there once, and was shown once"
                assert [row.body for row in await store.rows("a")] == ["{}", '{"n":1}']
                server.stop()
                monkeypatch.setattr(limits, "STORE_WITHIN", 0.2)
                with pytest.raises(NotStored):
                    await writer.store(Row("a", 3, 7, "{}", "{}"), None, lambda: committed.append(3))
                monkeypatch.setattr(limits, "STORE_WITHIN", 60)
                back = threading.Thread(target=server.start)
                back.start()
                await writer.store(Row("a", 3, 7, "{}", "{}"), None, lambda: committed.append(3))
                await asyncio.to_thread(back.join)
                assert committed == [2, 3]

            with_store(url, use)
    finally:
        server.close()


def test_spectators_come_back_later(tmp_path: Path) -> None:
    luck = random.Random(1)
    with ServerProcess(tmp_path) as server:
        one, two = two_playing(server, "kg")
        idle, _ = two_playing(server, "kg")
        actor = next(client for client in (one, two) if client.next_action(luck))
        action = actor.next_action(luck)
        assert action
        with writing_elsewhere(tmp_path / STORE):
            sent = actor.send(action[0], **action[1])
            behind(actor)
            with Client(server, idle.table_id) as watcher:
                assert watcher.refused("hello") == "busy"
            idle.close()
            assert idle.connect()["ok"], "who plays gets in"
        assert actor.answer(sent)["ok"]
