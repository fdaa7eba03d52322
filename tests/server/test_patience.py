"""A store that is slow or out of reach for a while: actions wait their turn, whoever waits is told, newcomers are put off."""

import asyncio
import json
import random
import sqlite3
import threading
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import pytest

from jollyroll.server import limits
from jollyroll.server.app import STORE
from jollyroll.server.store import NotStored, Store, Writer
from jollyroll.server.store import writer as writer_module
from jollyroll.server.tables.rows import Row
from tests.server.clients import Client, two_playing
from tests.server.serving import ServerProcess
from tests.services import PostgresServer


@contextmanager
def writing_elsewhere(path: Path) -> Iterator[None]:
    """Another program has begun to write into this file, and does not end."""
    with closing(sqlite3.connect(path, isolation_level=None)) as connection:
        connection.execute("BEGIN IMMEDIATE")
        yield
        connection.execute("ROLLBACK")


def test_whoever_waits_for_the_store_is_told_newcomers_are_put_off_and_then_it_happens(tmp_path: Path) -> None:
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
    """Wait until it was told often enough that the store is behind."""
    client.wait(lambda: sum("slow" in frame for frame in client.others) > limits.BEHIND_AFTER + 1)


def in_store(where: str, use: Callable[[Store, Writer], object]) -> None:
    async def run() -> None:
        store = await Store.at(where)
        writer = store.open_writer()
        try:
            await use(store, writer)  # type: ignore[misc]
        finally:
            await writer.stop()
            await store.close()

    asyncio.run(run())


def test_however_many_wait_all_are_stored(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
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

    in_store(str(tmp_path / "s"), use)


def test_nobody_waits_for_ever_and_a_commit_of_unknown_end_is_looked_up(monkeypatch: pytest.MonkeyPatch) -> None:
    server = PostgresServer()
    try:
        with server.database() as url:

            async def use(store: Store, writer: Writer) -> None:
                await writer.store(Row("a", 1, 7, "{}", "{}"), None, lambda: None)
                transact = writer._thread._transact
                told: list[int] = []

                def lose_the_answer(work: object) -> object:
                    """It is committed; but the connection breaks before anybody hears of it."""
                    monkeypatch.setattr(writer._thread, "_transact", transact)
                    transact(work)  # type: ignore[arg-type]
                    writer._thread.in_doubt = True
                    raise store.backend.driver.OperationalError  # type: ignore[attr-defined]

                monkeypatch.setattr(writer._thread, "_transact", lose_the_answer)
                await writer.store(Row("a", 2, 7, '{"n":1}', "{}"), None, lambda: told.append(2))
                assert told == [2], "it is there once, and was shown once"
                assert [row.body for row in await store.rows("a")] == ["{}", '{"n":1}']
                server.stop()
                monkeypatch.setattr(limits, "STORE_WITHIN", 0.2)
                with pytest.raises(NotStored):
                    await writer.store(Row("a", 3, 7, "{}", "{}"), None, lambda: told.append(3))
                monkeypatch.setattr(limits, "STORE_WITHIN", 60)
                back = threading.Thread(target=server.start)
                back.start()
                await writer.store(Row("a", 3, 7, "{}", "{}"), None, lambda: told.append(3))
                await asyncio.to_thread(back.join)
                assert told == [2, 3]

            in_store(url, use)
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
