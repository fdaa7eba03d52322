"""Codes that need a server of their own: limits, full stores, shutdowns."""

import json
import os
import sqlite3
import time
from pathlib import Path
from typing import Any

import pytest

from jollyroll.server.app import STORE
from jollyroll.server.live.connection import Connection
from jollyroll.server.live.registry import TableRegistry
from jollyroll.server.protocol.codes import Code
from tests.server.clients import Client, Closed, two_playing
from tests.server.code_proofs import NONCE, alone_proves, choosing
from tests.server.registries import Line, new_table, with_registries
from tests.server.serving import PATIENCE, ServerProcess


@alone_proves(Code.TOO_MANY_FRAMES, Code.TOO_MANY_REQUESTS, Code.TOO_MANY_CONNECTIONS, Code.TOO_MANY_TABLES)
def test_limits_are_answered_with_a_code_and_a_retry_time(tmp_path: Path) -> set[object]:
    tight = {"FRAMES": [10, 5], "REQUESTS": [12, 0.05], "TABLES": [2, 0.05], "CONNECTIONS_OF_ADDRESS": 3, "LIVE_TABLES": 2}
    server = ServerProcess(tmp_path, tight)
    first, second = server.open(), server.open()
    many_tables = json.loads(server.fetch("/api/tables", {"game": "kg", "seats": ["free", "free"]})[1])
    assert 0 < many_tables["retry_after"] <= 20
    with Client(server, first["table"]) as one, Client(server, first["table"]), Client(server, second["table"]):
        with pytest.raises(Closed) as closed:
            Client(server, first["table"])
        assert closed.value.bye["retry_after"] > 0
        answers = [one.answer(name) for name in [one.send("ping") for _ in range(16)]]
        refused = [answer for answer in answers if "refused" in answer]
        assert refused
        assert all(0 < answer["retry_after"] <= 0.2 for answer in refused)
        assert one.bye is None, "who is told to slow down stays"
    statuses = [server.fetch("/api/about") for _ in range(14)]
    status, body, headers = statuses[-1]
    assert status == 429
    assert int(headers["retry-after"]) >= 1
    assert server.stop() == 0
    return {answer["refused"] for answer in (many_tables, closed.value.bye, *refused, json.loads(body))}


@alone_proves(Code.BUSY)
def test_tables_beyond_the_limit_in_memory_have_to_wait(tmp_path: Path) -> set[object]:
    server = ServerProcess(tmp_path, {"LIVE_TABLES": 1})
    first = server.open()
    with Client(server, first["table"]):
        status, body, headers = server.fetch("/api/tables", {"game": "kg", "seats": ["free", "free"]})
        assert (status, json.loads(body)["refused"]) == (429, "too-many-tables")
        status, body, headers = server.fetch("/api/tables/aaaaaaaaaa")
        assert status == 503
        assert "retry-after" in {name.casefold() for name in headers}
    server.stop()
    return {json.loads(body)["refused"]}


@alone_proves(Code.CLOSING)
def test_connections_are_told_that_the_server_stops(tmp_path: Path) -> set[object]:
    server = ServerProcess(tmp_path)
    with Client(server, server.open()["table"]) as client:
        server.process.terminate()
        with pytest.raises(Closed) as closed:
            client.wait(lambda: False)
        assert closed.value.code == 1001
    assert server.ended() == 0
    return {closed.value.bye["refused"]}


@alone_proves(Code.NOT_STORED)
def test_an_event_that_cannot_be_stored_has_no_effect_and_can_be_retried(tmp_path: Path) -> set[object]:
    server = ServerProcess(tmp_path)
    one, two = two_playing(server)
    with one, two:
        assert one.now
        client = one if one.now["seat"] == 0 else two
        fields = {"seat": next(iter(client.seeds)), "at": client.seq, "nonce": NONCE}
        limit_files(server.process.pid, 0)
        refused = client.refused("roll", **fields)
        assert client.seq == fields["at"]
        limit_files(server.process.pid, -1)
        assert client.do("roll", **fields)["seq"] == fields["at"] + 1
        assert client.do("roll", **fields)["seq"] == fields["at"] + 1
    server.stop()
    return {refused}


def limit_files(process: int, size: int) -> None:
    """Limit the size of files a process can write; -1 lifts the limit. It acts like a full disk."""
    import resource

    resource.prlimit(process, resource.RLIMIT_FSIZE, (size if size >= 0 else resource.RLIM_INFINITY, resource.RLIM_INFINITY))


@alone_proves(Code.COACH_UNABLE)
def test_a_coach_without_its_packages_is_rejected_with_a_code(tmp_path: Path) -> set[object]:
    lacking = tmp_path / "lacking"
    lacking.mkdir()
    (lacking / "numba.py").write_text("raise ModuleNotFoundError('no numba', name='numba')\n", encoding="utf-8")
    server = ServerProcess(tmp_path / "data", PYTHONPATH=os.fspath(lacking))
    with choosing(server) as client:
        refused = client.refused("coach", at=client.seq)
    server.stop()
    return {refused}


@alone_proves(Code.INTERNAL)
def test_internal_errors_are_answered(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> set[object]:
    line = Line()
    said = [{"type": "websocket.receive", "text": json.dumps({"v": 1, "id": do, "do": do})} for do in ("hello", "ping")]
    frames = iter([*said, {"type": "websocket.disconnect"}])

    async def receive() -> dict[str, Any]:
        return next(frames)

    async def mishap(*_: object) -> dict[str, Any]:
        raise RuntimeError

    async def use(registry: TableRegistry) -> None:
        table = await registry.table(await new_table(registry))
        await Connection(registry, table, line, "").read(receive)

    monkeypatch.setattr("jollyroll.server.live.handlers.do", mishap)
    with_registries(tmp_path, use)
    (answer,) = [frame for frame in line.sent if frame.get("re") == "ping"]
    return {answer["refused"]}


@alone_proves(Code.DAMAGED)
def test_a_damaged_table_is_reported_and_others_go_on(tmp_path: Path) -> set[object]:
    with ServerProcess(tmp_path) as server:
        damaged, whole = server.open()["table"], server.open()["table"]
    raw = sqlite3.connect(tmp_path / STORE)
    raw.execute("UPDATE events SET body = '{' WHERE game = ?", [damaged])
    raw.commit()
    raw.close()
    with ServerProcess(tmp_path) as server:
        with pytest.raises(Closed) as closed:
            Client(server, damaged)
        status, body, _ = server.fetch(f"/api/tables/{damaged}")
        assert status == 500
        assert server.get(f"/api/tables/{whole}")["table"]["stage"] == "open"
        assert "Traceback" not in server.complaints
        assert damaged in server.complaints
    return {closed.value.bye["refused"], json.loads(body)["refused"]}


@alone_proves(Code.STORE_LOST)
def test_a_store_that_is_deleted_stops_play(tmp_path: Path) -> set[object]:
    with ServerProcess(tmp_path) as server:
        one, two = two_playing(server)
        (tmp_path / STORE).unlink()
        for client in (one, two):
            with pytest.raises(Closed):
                client.wait(lambda: False)
        status, body, headers = server.fetch("/api/health")
        assert (status, headers["retry-after"]) == (503, "30")
        return {one.bye["refused"] if one.bye else "", two.bye["refused"] if two.bye else "", json.loads(body)["refused"]}


@alone_proves(Code.ARCHIVED)
def test_an_abandoned_game_is_archived(tmp_path: Path) -> set[object]:
    with ServerProcess(tmp_path) as server:
        one, two = two_playing(server)
        one.close()
        two.close()
    with ServerProcess(tmp_path, {"BEGUN_LIFE": 1, "TIDY_EVERY": 1}) as server:
        end = time.monotonic() + PATIENCE
        while not (tmp_path / "archive" / f"{one.table_id}.jolly").exists():
            assert time.monotonic() < end
            time.sleep(0.1)
        while (answer := server.fetch(f"/api/tables/{one.table_id}"))[0] != 404:
            assert time.monotonic() < end
            time.sleep(0.1)
        with pytest.raises(Closed) as closed:
            Client(server, one.table_id)
        assert server.fetch(f"/api/tables/{one.table_id}/record.jolly")[0] == 200
    return {closed.value.bye["refused"], json.loads(answer[1])["refused"]}
