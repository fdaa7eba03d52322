"""The server as one ASGI application: WebSockets to the tables, everything else to the HTTP API and the page."""

import asyncio
import logging
import os
from collections import Counter
from collections.abc import Sequence
from pathlib import Path
from time import monotonic
from typing import Any

from fastapi import FastAPI

from jollyroll.errors import Refused
from jollyroll.server.api.guard import Guard
from jollyroll.server.live.connection import Connection
from jollyroll.server.live.context import ServerContext
from jollyroll.server.live.direct import DirectWay
from jollyroll.server.live.draining import come_back, drain
from jollyroll.server.live.farewell import REFUSED, say_goodbye
from jollyroll.server.live.keys import Keyring, read_secret
from jollyroll.server.live.lost_store import watch_store
from jollyroll.server.live.mishaps import answer_to, store_lost
from jollyroll.server.live.registry import TableRegistry
from jollyroll.server.live.saving import get_ready
from jollyroll.server.live.slowness import tell_who_waits
from jollyroll.server.monitoring.lag import watch_lag
from jollyroll.server.monitoring.logs import note_loose_ends
from jollyroll.server.protocol.codes import Code
from jollyroll.server.protocol.rejected import Rejected
from jollyroll.server.rates import ASKER
from jollyroll.server.transport.addresses import for_others, same_origin, who_asks
from jollyroll.server.transport.host_policy import HostPolicy
from jollyroll.server.transport.http_protocol import COUNTED, RATES
from jollyroll.server.transport.lines import Receive, Send
from jollyroll.server.transport.metered import MeteredSocket
from jollyroll.server.transport.outbox import Outbox
from jollyroll.server.transport.refusing import refuse
from jollyroll.server.transport.ways import FAST, Way
from jollyroll.server.transport.worker_routes import WorkerRoutes
from jollyroll.words.language import ENGLISH

from . import limits, request_ids
from .api import make_api
from .store import Store
from .store.files import SECRET as SECRET
from .store.files import STORE as STORE

LOG = logging.getLogger(__name__)
Scope = dict[str, Any]


class Server(ServerContext):
    """Everything one process serves."""

    def __init__(
        self,
        data: Path,
        page: Path | None = None,
        addresses: Sequence[str] = (),
        policy: HostPolicy | None = None,
        way: Way = FAST,
        store: str = "",
        secret: Path | None = None,
        notice: float = 0,
        redis: str = "",
        routes: WorkerRoutes | None = None,
    ) -> None:
        super().__init__(addresses, policy or HostPolicy())
        self.data = data
        self.store_url = store  # instead of the file in the data folder
        self.secret = secret  # instead of the one there
        self.notice = notice  # seconds to serve on when the server is told to leave
        self.redis_url = redis  # by way of which servers on one database hear of each other
        self.way = way
        self.routes = routes  # to other workers on the same socket
        self._by_address: Counter[str] = Counter()
        self.closing = False
        self.refused: Refused | None = None  # why it could not be opened
        self.api: FastAPI = make_api(self, page)
        self.guard = Guard(self.api, self)

    async def open(self) -> None:
        """Open the store."""
        note_loose_ends(asyncio.get_running_loop())
        store, keyring = await self._open_store()
        self.registry = TableRegistry(store, keyring, self.rates_by_address)
        self.registry.clock.set_ahead(await store.clock_ahead())
        self.registry.scheduler.in_background(asyncio.to_thread(get_ready))
        if self.store_url:
            try:
                await self._join(store)
            except BaseException:
                await self.registry.close()
                raise
        await self.registry.tidy()
        watching = (watch_store(self), watch_lag(), tell_who_waits(self.registry))
        self._watching = [asyncio.create_task(each) for each in watching]

    async def _join(self, store: Store) -> None:
        """Be one of perhaps several servers on a database."""
        from jollyroll.server.cluster.joining import join
        from jollyroll.server.store.postgres import PostgresBackend

        if isinstance(store.backend, PostgresBackend):
            member = await join(self.registry, store.backend, self.redis_url, self._by_address, self.routes)
            self.hand_over = member.hand_over

    async def _open_store(self) -> tuple[Store, Keyring]:
        """The store, and the secret that belongs to it."""
        if self.store_url:
            store = await Store.at(self.store_url, self.data)
            try:
                return store, await Keyring.of_installation(store, self.secret)
            except BaseException:
                await store.close()
                raise
        try:
            self.data.mkdir(parents=True, exist_ok=True, mode=0o700)
            keyring = Keyring(read_secret(self.secret)) if self.secret else Keyring.at(self.data / SECRET)
        except OSError as error:
            raise Refused("no-store", path=str(self.secret or self.data), reason=os.strerror(error.errno or 0)) from error
        return await Store.at(self.data / STORE), keyring

    async def say_goodbye(self) -> None:
        """Say that the server is about to leave, then leave."""
        self.draining = True
        LOG.info("draining")
        await asyncio.sleep(self.notice)
        self.closing = True
        await drain(self)

    async def close(self) -> None:
        """Store what is waiting, and stop."""
        for watching in self._watching:
            watching.cancel()
        await asyncio.gather(*self._watching, return_exceptions=True)
        await self.registry.peers.leave()
        await self.registry.close()
        LOG.info("stopped")

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
        request_ids.begin(request_ids.CONNECTION)
        if COUNTED not in scope.get("state", ()):
            wait = self.rates_by_address.wait(address, limits.CONNECTS)
            if wait:
                return await refuse(scope, send, Code.TOO_MANY_CONNECTIONS, wait)
        ASKER.set(address)
        await send({"type": "websocket.accept"})
        line, arrived = self.way.line(send), monotonic()
        try:
            self._admit(address)
            table = await self.registry.table(path.rpartition("/")[2])
        except Exception as error:
            return await say_goodbye(Outbox(line), answer_to(error, path), ENGLISH)
        connection = Connection(self.registry, table, line, for_others(base, self.addresses))
        connection.is_read = table.read_at >= arrived
        if isinstance(line, MeteredSocket):
            DirectWay(connection, line)
        self.connections.add(connection)
        self._by_address[address] += 1
        LOG.info("connected")
        try:
            await connection.read(receive)
        except asyncio.CancelledError:
            if not self.closing:  # who is still there when the server has waited long enough is left without a word
                raise
        finally:
            LOG.info("disconnected")
            self.connections.discard(connection)
            self._by_address[address] -= 1
            if not self._by_address[address]:
                del self._by_address[address]

    def _admit(self, address: str) -> None:
        """There is room for one more connection."""
        if self.closing:
            raise come_back()
        if self.registry.store.lost:
            raise store_lost()
        of_address = self._by_address[address] + self.registry.peers.connections(address)
        if len(self.connections) >= limits.CONNECTIONS or of_address >= limits.CONNECTIONS_OF_ADDRESS:
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
