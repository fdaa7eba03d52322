"""The lobby: public tables with free seats."""

import json
from pathlib import Path

import pytest

from jollyroll.server import limits
from jollyroll.server.app import Server
from tests.server.registries import get, new_table, with_server


def test_tables_without_a_free_seat_hide_none_that_has_one(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "LOBBY", 2)

    async def use(server: Server) -> None:
        with_room = await new_table(server.registry, "free", "bot:random", listed=True)
        for _ in range(3):
            await new_table(server.registry, "bot:random", "bot:random", listed=True)
        _, body = await get(server, "/api/lobby")
        assert [table["id"] for table in json.loads(body)["tables"]] == [with_room]

    with_server(tmp_path, use)
