"""Long pasts are read, replayed and written in threads of their own: no table waits for them, and they do not pile up."""

import asyncio
import random
import threading
from collections.abc import Callable
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

from jollyroll.server import limits
from jollyroll.server.api import records
from jollyroll.server.app import Server
from jollyroll.server.limits import Rate
from jollyroll.server.live import handlers
from jollyroll.server.live.encoding import summary_of
from jollyroll.server.live.holder import Holder
from jollyroll.server.live.registry import TableRegistry
from jollyroll.server.protocol.bodies import OpenTable
from jollyroll.server.protocol.codes import Code
from jollyroll.server.protocol.frames import Start
from jollyroll.server.protocol.rejected import Rejected
from jollyroll.server.tables import game_events, opening
from jollyroll.server.thinking.thinkers import Thinkers
from tests.server.games_in_memory import MemoryTable, begun_table, known_secrets, random_action
from tests.server.registries import get, with_server
from tests.server.serving import PATIENCE


async def finished_game(registry: TableRegistry) -> MemoryTable:
    """A game that is over, in the store."""
    with known_secrets(1):
        table = begun_table("kg", ["free", "bot:greedy"])
        while random_action(table, random.Random(len(table.rows))):
            pass
    assert len(table.rows) > limits.READ_AT_ONCE
    for row in table.rows:
        await registry.writer.store(row, summary_of(table.state, row.at), lambda: None)
    return table


def note_threads(monkeypatch: pytest.MonkeyPatch, module: ModuleType, name: str) -> list[str]:
    """The names of the threads in which this function is called from now on."""
    noted: list[str] = []
    function: Callable[..., Any] = getattr(module, name)

    def noting(*facts: Any, **more: Any) -> Any:
        noted.append(threading.current_thread().name.partition("_")[0])
        return function(*facts, **more)

    monkeypatch.setattr(module, name, noting)
    return noted


def test_records_are_written_in_a_thread_at_the_rate_of_histories(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "PASTS", Rate(2, 0.001))
    threads = [note_threads(monkeypatch, records, name) for name in ("write_json", "write_text")]

    async def use(server: Server) -> None:
        game = await finished_game(server.registry)
        for ending, first in (("json", b"{"), ("jolly", b"J")):
            status, text = await get(server, f"/api/tables/{game.state.id}/record.{ending}")
            assert (status, text[:1]) == (200, first)
        assert threads == [["reading"], ["reading"]]
        assert [(await get(server, f"/api/tables/{game.state.id}/record.{ending}"))[0] for ending in ("json", "jolly")] == [
            429,
            429,
        ]

    with_server(tmp_path, use)


def test_a_continued_game_is_replayed_in_a_thread(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    played, begun = (note_threads(monkeypatch, *where) for where in ((opening, "replay"), (game_events, "begin")))

    async def use(server: Server) -> None:
        registry = server.registry
        game = await finished_game(registry)
        again = {"table": game.state.id, "seq": len(game.rows) - 1}
        request = {"game": "kg", "seats": ["bot:random"] * 2, "settings": {"pace": 5_000}, "again": again}
        name, host = await registry.open(OpenTable.model_validate(request))
        assert played == ["reading"]
        begun.clear()
        table, holder = registry.tables[name], Holder()
        holder.show(table.state, [], host)
        await handlers.do(table, Start.model_validate({"v": 1, "id": "1", "do": "start"}), holder)
        registry.scheduler.used(table)
        async with asyncio.timeout(PATIENCE):
            while table.state.play is None:
                await asyncio.sleep(0.01)
        assert begun == ["reading"], "it begins once"
        registry.drop(table)
        assert (await registry.table(name)).seq < limits.READ_AT_ONCE
        assert begun[1:], "it is read back"
        assert set(begun) == {"reading"}

    with_server(tmp_path, use)


def test_too_many_queued_reads_are_rejected_and_short_ones_do_not_queue(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "READS_WAITING", 3)
    may = threading.Event()

    async def run() -> Rejected:
        thinkers, many = Thinkers(), limits.READ_AT_ONCE + 1
        asked = [asyncio.create_task(thinkers.read(many, may.wait, PATIENCE)) for _ in range(3)]
        await asyncio.sleep(0)
        with pytest.raises(Rejected) as rejected:
            await thinkers.read(many, may.wait)
        assert await thinkers.read(1, lambda: "read") == "read"
        may.set()
        await asyncio.gather(*asked)
        assert await thinkers.read(many, lambda: "read") == "read"
        thinkers.close()
        return rejected.value

    rejected = asyncio.run(run())
    assert rejected.code == Code.BUSY
    assert rejected.retry_after
