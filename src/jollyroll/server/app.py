"""The server as one ASGI application: WebSockets to the tables, everything else to the HTTP API and the page."""

import asyncio
import logging
import os
from collections import Counter
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

from fastapi import FastAPI

from jollyroll.errors import Refused
from jollyroll.words.language import ENGLISH

from . import limits
from .addresses import for_others, same_origin, who_asks
from .api import make_api
from .codes import Code
from .connection import REFUSED, Connection, say_goodbye
from .doorplate import Doorplate
from .guard import Door
from .house import House
from .keys import Keyring
from .outbox import Message, Outbox, Send
from .rates import Askers
from .refusing import No
from .store import Store
from .wire import Wire

LOG = logging.getLogger(__name__)
Scope = dict[str, Any]
Receive = Callable[[], Awaitable[Message]]
STORE, SECRET = "tables.sqlite", "secret.key"  # in the data folder


class Server:
    """Everything one process serves."""

    def __init__(
        self, data: Path, page: Path | None = None, addresses: list[str] | None = None, plate: Doorplate | None = None
    ) -> None:
        self.data = data
        self.plate = plate or Doorplate()
        self.addresses = addresses or []
        self.askers = Askers()
        self.connections: set[Connection] = set()
        self._by_address: Counter[str] = Counter()
        self.closing = False
        self.refused: Refused | None = None  # why it could not be opened
        self.house: House
        self.api: FastAPI = make_api(self, page)
        self.door = Door(self.api, self)

    async def open(self) -> None:
        """Open the store."""
        try:
            self.data.mkdir(parents=True, exist_ok=True, mode=0o700)
            keyring = Keyring.at(self.data / SECRET)
        except OSError as error:
            raise Refused("no-store", path=str(self.data), reason=os.strerror(error.errno or 0)) from error
        self.house = House(await Store.at(self.data / STORE), keyring)
        await self.house.tidy()

    async def say_goodbye(self) -> None:
        """Tell everybody that the server stops."""
        self.closing = True
        self.house.hurry()
        goodbyes = [connection.close(No(Code.CLOSING, retry_after=2)) for connection in self.connections]
        await asyncio.gather(*goodbyes, return_exceptions=True)

    async def close(self) -> None:
        """Store what is waiting, and stop."""
        await self.house.close()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "websocket":
            await self.connect(scope, receive, send)
        elif scope["type"] == "lifespan":
            await self.lifespan(receive, send)
        else:
            await self.door(scope, receive, send)

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
        base = known_as(scope, self.plate)
        if base is None:
            return await send({"type": "websocket.close", "code": REFUSED})
        await send({"type": "websocket.accept"})
        wire: Wire = send.__self__  # type: ignore[attr-defined]
        address = who_asks(scope)
        try:
            self._admit(address)
            table = await self.house.table(scope["path"].rpartition("/")[2])
        except No as no:
            return await say_goodbye(Outbox(wire), send, no, ENGLISH)
        except Exception:
            LOG.exception("%s", scope["path"])
            return await say_goodbye(Outbox(wire), send, No(Code.MISHAP, retry_after=2), ENGLISH)
        wire.forget_handshake()
        connection = Connection(self.house, table, wire, send, for_others(base, self.addresses))
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
            raise No(Code.CLOSING, retry_after=2)
        self.askers.take(address, limits.CONNECTS, Code.TOO_MANY_CONNECTIONS)
        if len(self.connections) >= limits.CONNECTIONS or self._by_address[address] >= limits.CONNECTIONS_OF_ADDRESS:
            raise No(Code.TOO_MANY_CONNECTIONS, retry_after=10)


def known_as(scope: Scope, plate: Doorplate) -> str | None:
    """The address under which somebody asks for a table; None if it is not ours, another site asks, or for no table."""
    headers = dict(scope["headers"])
    host, origin = headers.get(b"host", b"").decode("latin-1"), headers.get(b"origin")
    path = scope["path"].split("/")
    if len(path) != 3 or path[1] != "ws" or not plate.says(host):
        return None
    if origin is not None and not same_origin(origin.decode("latin-1"), host):
        return None
    return f"{'https' if scope.get('scheme') == 'wss' else 'http'}://{host}"
