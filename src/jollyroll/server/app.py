"""The server as one ASGI application: WebSockets to the tables, everything else to the HTTP API and the page."""

import asyncio
import os
from collections import Counter
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from fastapi import FastAPI

from jollyroll.errors import Refused
from jollyroll.server.api.guard import Guard
from jollyroll.server.live.connection import Connection
from jollyroll.server.live.context import ServerContext
from jollyroll.server.live.farewell import REFUSED, say_goodbye
from jollyroll.server.live.keys import Keyring
from jollyroll.server.live.lost_store import watch_store
from jollyroll.server.live.mishaps import answer_to, store_lost
from jollyroll.server.live.registry import TableRegistry
from jollyroll.server.live.saving import get_ready
from jollyroll.server.protocol.codes import Code
from jollyroll.server.protocol.rejected import Rejected
from jollyroll.server.rates import ASKER
from jollyroll.server.transport.addresses import for_others, same_origin, who_asks
from jollyroll.server.transport.host_policy import HostPolicy
from jollyroll.server.transport.http_protocol import COUNTED, RATES
from jollyroll.server.transport.lines import Receive, Send
from jollyroll.server.transport.outbox import Outbox
from jollyroll.server.transport.refusing import refuse
from jollyroll.server.transport.ways import FAST, Way
from jollyroll.words.language import ENGLISH

from . import limits
from .api import make_api
from .store import Store

Scope = dict[str, Any]
STORE, SECRET = "tables.sqlite", "secret.key"  # in the data folder


class Server(ServerContext):
    """Everything one process serves."""

    def __init__(
        self,
        data: Path,
        page: Path | None = None,
        addresses: Sequence[str] = (),
        policy: HostPolicy | None = None,
        way: Way = FAST,
    ) -> None:
        super().__init__(addresses, policy or HostPolicy())
        self.data = data
        self.way = way
        self._by_address: Counter[str] = Counter()
        self.closing = False
        self.refused: Refused | None = None  # why it could not be opened
        self.api: FastAPI = make_api(self, page)
        self.guard = Guard(self.api, self)

    async def open(self) -> None:
        """Open the store."""
        try:
            self.data.mkdir(parents=True, exist_ok=True, mode=0o700)
            keyring = Keyring.at(self.data / SECRET)
        except OSError as error:
            raise Refused("no-store", path=str(self.data), reason=os.strerror(error.errno or 0)) from error
        self.registry = TableRegistry(await Store.at(self.data / STORE), keyring, self.rates_by_address)
        self.registry.scheduler.in_background(asyncio.to_thread(get_ready))
        await self.registry.tidy()
        self._watching = asyncio.create_task(watch_store(self))

    async def say_goodbye(self) -> None:
        """Tell everybody that the server stops."""
        self.closing = True
        self.registry.stop_working()
        goodbyes = [connection.close(Rejected(Code.CLOSING, retry_after=2)) for connection in self.connections]
        await asyncio.gather(*goodbyes, return_exceptions=True)

    async def close(self) -> None:
        """Store what is waiting, and stop."""
        self._watching.cancel()
        await asyncio.gather(self._watching, return_exceptions=True)
        await self.registry.close()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "websocket":
            await self.connect(scope, receive, send)
        elif scope["type"] == "lifespan":
            scope.setdefault("state", {})[RATES] = self.rates_by_address
            await self.lifespan(receive, send)
        else:
            await self.guard(scope, receive, send)

    async def lifespan(self, receive: Receive, send: Send) -> None:
        """Start and stop with the process."""
        while True:
            message = await receive()
            if message["type"] == "lifespan.startup":
                try:
                    await self.open()
                except Refused as refused:
                    self.refused = refused
                    return await send({"type": "lifespan.startup.failed"})
                await send({"type": "lifespan.startup.complete"})
            else:
                await self.close()
                await send({"type": "lifespan.shutdown.complete"})
                return

    async def connect(self, scope: Scope, receive: Receive, send: Send) -> None:
        """A new connection to a table."""
        await receive()  # websocket.connect
        base = known_as(scope, self.policy)
        if base is None:
            return await send({"type": "websocket.close", "code": REFUSED})
        path, address = scope["path"], who_asks(scope)
        if COUNTED not in scope.get("state", ()):
            wait = self.rates_by_address.wait(address, limits.CONNECTS)
            if wait:
                return await refuse(scope, send, Code.TOO_MANY_CONNECTIONS, wait)
        ASKER.set(address)
        await send({"type": "websocket.accept"})
        line = self.way.line(send)
        try:
            self._admit(address)
            table = await self.registry.table(path.rpartition("/")[2])
        except Exception as error:
            return await say_goodbye(Outbox(line), answer_to(error, path), ENGLISH)
        connection = Connection(self.registry, table, line, for_others(base, self.addresses))
        self.connections.add(connection)
        self._by_address[address] += 1
        try:
            await connection.read(receive)
        except asyncio.CancelledError:
            if not self.closing:  # who is still there when the server has waited long enough is left without a word
                raise
        finally:
            self.connections.discard(connection)
            self._by_address[address] -= 1
            if not self._by_address[address]:
                del self._by_address[address]

    def _admit(self, address: str) -> None:
        """There is room for one more connection."""
        if self.closing:
            raise Rejected(Code.CLOSING, retry_after=2)
        if self.registry.store.lost:
            raise store_lost()
        if len(self.connections) >= limits.CONNECTIONS or self._by_address[address] >= limits.CONNECTIONS_OF_ADDRESS:
            raise Rejected(Code.TOO_MANY_CONNECTIONS, retry_after=10)


def known_as(scope: Scope, policy: HostPolicy) -> str | None:
    """The address under which somebody asks for a table; None if it is not ours, another site asks, or for no table."""
    headers = dict(scope["headers"])
    host, origin = headers.get(b"host", b"").decode("latin-1"), headers.get(b"origin")
    path = scope["path"].split("/")
    if len(path) != 3 or path[1] != "ws" or not policy.allows(host):
        return None
    if origin is not None and not same_origin(origin.decode("latin-1"), host):
        return None
    return f"{'https' if scope.get('scheme') == 'wss' else 'http'}://{host}"
