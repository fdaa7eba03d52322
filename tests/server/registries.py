"""Table registries on real stores, without a network."""

import asyncio
import json
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

from jollyroll.server import limits
from jollyroll.server.app import SECRET, STORE, Server
from jollyroll.server.live.keys import Keyring
from jollyroll.server.live.registry import TableRegistry
from jollyroll.server.protocol.bodies import OpenTable
from jollyroll.server.rates import ASKER, Bucket
from jollyroll.server.store import Store


async def open_registry(data: Path, url: str = "") -> TableRegistry:
    """A registry on the store of this folder, or of this URL; others may use the store too."""
    if url:
        store = await Store.at(url, data)
        return TableRegistry(store, await Keyring.of_installation(store, None))
    return TableRegistry(await Store.at(data / STORE), Keyring.at(data / SECRET))


def with_registries(data: Path, use: Callable[..., Awaitable[None]], number: int = 1, store: str = "") -> None:
    """Open this many registries on one store, use them, close them."""

    async def run() -> None:
        registries = [await open_registry(data, store) for _ in range(number)]
        try:
            await use(*registries)
        finally:
            for registry in registries:
                await registry.close()

    asyncio.run(run())


def with_server(data: Path, use: Callable[[Server], Awaitable[None]], page: Path | None = None, store: str = "") -> None:
    """A server with its HTTP API."""

    async def run() -> None:
        server = Server(data, page, store=store)
        await server.open()
        try:
            await use(server)
        finally:
            await server.close()

    asyncio.run(run())


async def new_table(registry: TableRegistry, *seats: str, game: str = "kg", **settings: object) -> str:
    """The id of a new table."""
    body = OpenTable.model_validate({"game": game, "seats": list(seats or ("free", "free")), "settings": {"pace": 0, **settings}})
    ASKER.set("127.0.0.1")
    return (await registry.open(body))[0]


class Line:
    """A connection that records what it is sent, and always keeps up."""

    def __init__(self) -> None:
        self.sent: list[dict[str, Any]] = []
        self.budget = Bucket(limits.FRAMES)

    async def catches_up(self) -> None:
        return

    def write(self, frame: bytes) -> bool:
        self.sent.append(json.loads(frame))
        return True

    def abort(self) -> None:
        self.sent.append({"aborted": True})

    async def close(self, code: int, reason: str) -> None:
        """The server's end of the connection."""
        self.sent.append({"type": "websocket.close", "code": code, "reason": reason})


async def get(server: Server, path: str, accepted: bytes = b"") -> tuple[int, bytes]:
    """Status and body of a GET request whose client accepts these encodings, without a network."""
    headers = [(b"host", b"localhost"), (b"accept-encoding", accepted)]
    scope = {"type": "http", "method": "GET", "scheme": "http", "path": path, "query_string": b"", "headers": headers}
    sent: list[dict[str, Any]] = []

    async def receive() -> dict[str, Any]:
        return {"type": "http.request"}

    async def send(message: dict[str, Any]) -> None:
        sent.append(message)

    await server({**scope, "client": ("127.0.0.1", 1), "root_path": ""}, receive, send)
    return sent[0]["status"], b"".join(message.get("body", b"") for message in sent)
