"""Tables that never began are removed, unless somebody uses them."""

import asyncio
import sqlite3
from pathlib import Path
from time import time

import pytest

from jollyroll.server import limits
from jollyroll.server.app import STORE
from jollyroll.server.live import handlers
from jollyroll.server.live.clock import ServerClock
from jollyroll.server.live.holder import Holder
from jollyroll.server.live.registry import TableRegistry
from jollyroll.server.protocol.codes import Code
from jollyroll.server.protocol.frames import Sit
from jollyroll.server.protocol.rejected import Rejected
from jollyroll.server.tables.rows import Row
from tests.server.registries import new_table, with_registries
from tests.server.serving import PATIENCE


async def sit(at: TableRegistry, table: str, seat: int = 0) -> None:
    """Take a seat."""
    frame = {"v": 1, "id": "1", "do": "sit", "seat": seat, "name": f"P{seat}", "commitment": f"{seat:02x}" * 32, "nonce": "cd" * 16}
    await handlers.do(await at.table(table), Sit.model_validate(frame), Holder())


def days_later(monkeypatch: pytest.MonkeyPatch, days: float) -> int:
    """Advance the registries' time; returns the new time."""
    now = int((time() + days * limits.OPEN_LIFE) * 1_000)
    monkeypatch.setattr(ServerClock, "now", lambda _: now)
    return now


async def rows(at: TableRegistry, table: str) -> list[Row]:
    return await at.store.rows(table)


def test_a_table_that_lives_in_another_process_is_kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def use(one: TableRegistry, other: TableRegistry) -> None:
        table, unused = await new_table(one), await new_table(other)
        other.drop(other.tables[unused])
        days_later(monkeypatch, 0.6)
        await one.tidy()
        days_later(monkeypatch, 1.1)
        await other.tidy()
        assert await rows(one, unused) == []
        await sit(one, table)
        assert [row.seq for row in await rows(other, table)] == [1, 2]

    with_registries(tmp_path, use, 2)


def test_nothing_is_added_to_a_table_that_was_removed_all_the_same(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def use(one: TableRegistry, other: TableRegistry) -> None:
        table, another = await new_table(one), await new_table(one)
        now = days_later(monkeypatch, 1.1)
        await sit(one, another)
        with sqlite3.connect(tmp_path / STORE) as store:
            store.execute("UPDATE tables SET changed = ? WHERE game = ?", (now, another))
        await other.tidy()
        results = await asyncio.gather(sit(one, table), sit(one, another, 1), return_exceptions=True)
        assert isinstance(results[0], Rejected)
        assert results[0].code == Code.NO_TABLE, "and it is not said that it was stored"
        assert results[1] is None, "which harms no other"
        assert await rows(one, table) == []
        assert [row.seq for row in await rows(one, another)] == [1, 2, 3]
        with pytest.raises(Rejected) as rejected:
            await one.table(table)
        assert rejected.value.code == Code.NO_TABLE

    with_registries(tmp_path, use, 2)


def test_a_table_that_changes_while_it_is_to_be_removed_is_kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def use(one: TableRegistry) -> None:
        table = await new_table(one)
        one.drop(one.tables[table])
        now = days_later(monkeypatch, 1.1)
        store = sqlite3.connect(tmp_path / STORE, isolation_level=None)
        store.execute("BEGIN IMMEDIATE")
        tidied = asyncio.create_task(one.tidy())
        await asyncio.sleep(0.2)  # it has looked, and waits to write
        store.execute("UPDATE tables SET changed = ?", (now,))
        store.execute("COMMIT")
        store.close()
        await tidied
        assert len(await rows(one, table)) == 1

    with_registries(tmp_path, use)


def test_what_could_not_be_removed_once_is_removed_the_next_time(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "TIDY_EVERY", 0.01)

    async def use(one: TableRegistry) -> None:
        table = await new_table(one)
        one.drop(one.tables[table])
        days_later(monkeypatch, 1.1)
        with sqlite3.connect(tmp_path / STORE) as store:
            store.execute("CREATE TRIGGER full BEFORE DELETE ON tables BEGIN SELECT RAISE(ABORT, 'the disk is full'); END")
        await one.tidy()
        assert len(await rows(one, table)) == 1
        with sqlite3.connect(tmp_path / STORE) as store:
            store.execute("DROP TRIGGER full")
        async with asyncio.timeout(PATIENCE):
            while await rows(one, table):
                await asyncio.sleep(0.01)

    with_registries(tmp_path, use)
