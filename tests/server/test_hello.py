"""A client has to say hello in time. After that it may wait for the answer."""

import asyncio
import json
from pathlib import Path
from typing import Any

import pytest

from jollyroll.server import limits
from jollyroll.server.live.connection import Connection
from jollyroll.server.live.registry import TableRegistry
from tests.server.registries import Line, new_table, with_registries
from tests.server.serving import PATIENCE

WITHIN = 0.1  # seconds


class Guest:
    """A client that says a few things."""

    def __init__(self, registry: TableRegistry, table: str) -> None:
        self.line = Line()
        self.said: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self.connection = Connection(registry, registry.tables[table], self.line, "http://localhost")
        self.reading = asyncio.create_task(self.connection.read(self.said.get))

    def say(self, do: str, **fields: Any) -> None:
        self.said.put_nowait({"type": "websocket.receive", "text": json.dumps({"v": 1, "id": do, "do": do, **fields})})

    async def hears(self, what: str) -> dict[str, Any]:
        """The first frame with this key."""
        async with asyncio.timeout(PATIENCE):
            while True:
                for frame in self.line.sent:
                    if what in frame:
                        return frame
                await asyncio.sleep(0.01)

    async def leave(self) -> None:
        self.said.put_nowait({"type": "websocket.disconnect"})
        await self.reading


def test_a_timely_hello_may_be_answered_late(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "HELLO_WITHIN", WITHIN)

    async def use(registry: TableRegistry) -> None:
        table = await new_table(registry)
        guest = Guest(registry, table)
        async with registry.tables[table].lock:  # the table is busy
            guest.say("hello")
            await asyncio.sleep(2 * WITHIN)
        assert (await guest.hears("re"))["ok"]
        await asyncio.sleep(2 * WITHIN)
        assert not any("bye" in frame for frame in guest.line.sent)
        await guest.leave()

    with_registries(tmp_path, use)


@pytest.mark.parametrize("says", ["nothing", "ping", "hello"])
def test_a_rejected_hello_ends_with_a_closed_connection(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, says: str) -> None:
    monkeypatch.setattr(limits, "HELLO_WITHIN", WITHIN)

    async def use(registry: TableRegistry) -> None:
        guest = Guest(registry, await new_table(registry))
        if says == "ping":
            guest.say("ping")
        if says == "hello":
            guest.say("hello", tokens=["A" * 22])
        assert (await guest.hears("bye"))["bye"]["refused"] == "no-hello"
        await guest.leave()

    with_registries(tmp_path, use)
