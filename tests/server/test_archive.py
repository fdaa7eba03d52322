"""Untouched games are archived after a while: their records are kept, and their tables make room for others."""

import asyncio
import json
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from bench.kept_games import NEVER, filled
from jollyroll.match import load, read_text, write_text
from jollyroll.server import limits
from jollyroll.server.app import STORE, Server
from jollyroll.server.live import archive
from jollyroll.server.live.clock import ServerClock
from jollyroll.server.live.registry import TableRegistry
from jollyroll.server.protocol.codes import Code
from jollyroll.server.protocol.rejected import Rejected
from jollyroll.server.tables.history import record_of
from tests.server.registries import get, with_registries, with_server

BEGUN, FINISHED = (NEVER + 1_000 * life + 1 for life in (limits.BEGUN_LIFE, limits.FINISHED_LIFE))


def set_stage(data: Path, stage: str, *tables: str) -> None:
    """Set the stage in the list of tables."""
    with closing(sqlite3.connect(data / STORE)) as store:
        store.executemany("UPDATE tables SET stage = ? WHERE game = ?", [(stage, table) for table in tables])
        store.commit()


def rows_left(data: Path) -> dict[str, set[str]]:
    """The tables of which each part of the store still holds something."""
    with closing(sqlite3.connect(data / STORE)) as store:
        return {part: {game for (game,) in store.execute(f"SELECT game FROM {part}")} for part in ("events", "states", "tables")}


async def refusal_of(registry: TableRegistry, table: str) -> Code:
    with pytest.raises(Rejected) as rejected:
        await registry.table(table)
    return rejected.value.code


def test_an_old_game_is_archived_then_removed_and_its_address_says_so(tmp_path: Path) -> None:
    names = filled(tmp_path / STORE, 3, 60)
    set_stage(tmp_path, "over", names[2])

    async def use(registry: TableRegistry) -> None:
        rows = {name: await registry.store.rows(name) for name in names}
        assert await registry.archive.tidy(BEGUN - 10) == 0, "not yet"
        assert await registry.archive.tidy(BEGUN) == 2
        for name in names[:2]:
            assert load(tmp_path / "archive" / f"{name}.jolly") == record_of(rows[name])[0]
            assert await refusal_of(registry, name) == Code.ARCHIVED
        assert (await registry.table(names[2])).seq == 60, "what is over is kept longer"
        registry.drop(registry.tables[names[2]])
        assert await registry.archive.tidy(FINISHED) == 1
        assert await refusal_of(registry, "a" * 10) == Code.NO_TABLE
        assert await refusal_of(registry, f"../archive/{names[0]}") == Code.NO_TABLE

    with_registries(tmp_path, use)
    assert rows_left(tmp_path) == {"events": set(), "states": set(), "tables": set()}
    assert [path for path in (tmp_path / "archive").iterdir() if path.suffix != ".jolly"] == []


def test_the_record_of_an_archived_game_is_served(tmp_path: Path) -> None:
    [name] = filled(tmp_path / STORE, 1, 60)

    async def use(server: Server) -> None:
        before = await get(server, f"/api/tables/{name}/record.jolly"), await get(server, f"/api/tables/{name}/record.json")
        server.registry.drop(server.registry.tables[name])
        assert await server.registry.archive.tidy(BEGUN) == 1
        after = await get(server, f"/api/tables/{name}/record.jolly"), await get(server, f"/api/tables/{name}/record.json")
        assert read_text(after[0][1].decode()) == read_text(before[0][1].decode())
        assert after == before
        status, body = await get(server, f"/api/tables/{name}")
        assert (status, json.loads(body)["refused"]) == (404, "archived")

    with_server(tmp_path, use)


def test_a_game_in_use_or_with_newer_events_is_not_archived(tmp_path: Path) -> None:
    used, touched = filled(tmp_path / STORE, 2, 60)

    async def use(registry: TableRegistry) -> None:
        await registry.table(used)
        with closing(sqlite3.connect(tmp_path / STORE)) as store:
            store.execute("UPDATE events SET at = ? WHERE game = ? AND seq = 60", [NEVER + 10, touched])
            store.commit()
        assert await registry.archive.tidy(BEGUN) == 0
        assert await registry.store.old("playing", NEVER + 5, 9) == [used], "which the list of tables knows from then on"
        registry.drop(registry.tables[used])
        assert await registry.archive.tidy(BEGUN) == 1
        assert (await registry.table(touched)).seq == 60

    with_registries(tmp_path, use)


def test_a_table_stays_if_its_record_cannot_be_written(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    lost, whole = sorted(filled(tmp_path / STORE, 2, 60))
    (tmp_path / "archive").mkdir()
    (tmp_path / "archive" / f"{lost}.jolly").mkdir()  # it cannot be written

    async def use(registry: TableRegistry) -> None:
        await registry.tidy()  # nothing is old yet
        monkeypatch.setattr(ServerClock, "now", lambda _clock: BEGUN)
        await registry.tidy()
        assert (await registry.table(lost)).seq == 60
        (tmp_path / "archive" / f"{lost}.jolly").rmdir()
        registry.drop(registry.tables[lost])
        await registry.tidy()
        assert {await refusal_of(registry, name) for name in (lost, whole)} == {Code.ARCHIVED}

    with_registries(tmp_path, use)


def test_a_damaged_game_is_not_archived_and_does_not_stop_the_others(tmp_path: Path) -> None:
    damaged, whole = filled(tmp_path / STORE, 2, 60)
    with closing(sqlite3.connect(tmp_path / STORE)) as store:
        store.execute("UPDATE events SET body = '{' WHERE game = ? AND seq = 30", [damaged])
        store.commit()

    async def use(registry: TableRegistry) -> None:
        assert await registry.archive.tidy(BEGUN) == 1
        assert await registry.archive.tidy(BEGUN) == 0
        assert len(await registry.store.rows(damaged)) == 60
        assert await refusal_of(registry, whole) == Code.ARCHIVED

    with_registries(tmp_path, use)


def test_a_table_being_removed_is_not_loaded(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    [name] = filled(tmp_path / STORE, 1, 60)

    async def use(registry: TableRegistry) -> None:
        loop, write = asyncio.get_running_loop(), archive.write_record
        refused: list[Code] = []

        def writing(path: Path, rows: object) -> None:
            refused.append(asyncio.run_coroutine_threadsafe(refusal_of(registry, name), loop).result())
            write(path, rows)  # type: ignore[arg-type]

        monkeypatch.setattr(archive, "write_record", writing)
        assert await registry.archive.tidy(BEGUN) == 1
        assert refused == [Code.BUSY]

    with_registries(tmp_path, use)


def test_an_archived_record_is_valid(tmp_path: Path) -> None:
    [name] = filled(tmp_path / STORE, 1, 60)

    async def use(registry: TableRegistry) -> None:
        await registry.archive.tidy(BEGUN)
        record = await registry.archive.record(name)
        assert (tmp_path / "archive" / f"{name}.jolly").read_text(encoding="utf-8") == write_text(record)
        assert record.header["Table"] == name

    with_registries(tmp_path, use)


def test_an_old_table_still_revealing_seeds_is_removed_without_a_record(tmp_path: Path) -> None:
    [name] = filled(tmp_path / STORE, 1, 60)
    with closing(sqlite3.connect(tmp_path / STORE)) as store:  # the host has started, one seat has shown its seed
        store.execute("DELETE FROM events WHERE seq > 5")
        store.execute("DELETE FROM states")
        store.execute("UPDATE tables SET stage = 'revealing'")
        store.commit()

    async def use(registry: TableRegistry) -> None:
        assert (await registry.table(name)).state.stage == "revealing"
        registry.drop(registry.tables[name])
        assert await registry.archive.tidy(BEGUN - 10) == 0, "not yet"
        assert await registry.archive.tidy(BEGUN) == 1
        assert await refusal_of(registry, name) == Code.NO_TABLE

    with_registries(tmp_path, use)
    assert rows_left(tmp_path) == {"events": set(), "states": set(), "tables": set()}
