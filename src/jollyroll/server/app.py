"""The ASGI application: WebSocket connections go to the tables, HTTP requests to the API and the page."""

import asyncio
import logging
import os
from collections import Counter
from collections.abc import Sequence
from pathlib import Path
from time import monotonic
from typing import Any

from fastapi import FastAPI

from jollyroll.errors import Refused, StoreError
from jollyroll.server.api.guard import Guard
from jollyroll.server.cluster.file_sharing import FileSharing
from jollyroll.server.live.connection import Connection
from jollyroll.server.live.context import ServerContext
from jollyroll.server.live.draining import closing_rejection, drain
from jollyroll.server.live.farewell import REFUSED, say_goodbye
from jollyroll.server.live.fast_path import FastPath
from jollyroll.server.live.internal_errors import answer_to, store_lost
from jollyroll.server.live.keys import Keyring, read_secret
from jollyroll.server.live.lost_store import watch_store
from jollyroll.server.live.registry import TableRegistry
from jollyroll.server.live.saving import get_ready
from jollyroll.server.live.slowness import tell_who_waits
from jollyroll.server.monitoring.lag import watch_lag
from jollyroll.server.monitoring.logs import note_loose_ends
from jollyroll.server.protocol.codes import Code
from jollyroll.server.protocol.rejected import Rejected
from jollyroll.server.rates import ASKER
from jollyroll.server.transport.addresses import asker_in, for_others, same_origin
from jollyroll.server.transport.host_policy import HostPolicy
from jollyroll.server.transport.http_protocol import COUNTED, RATES
from jollyroll.server.transport.lines import Receive, Send
from jollyroll.server.transport.metered import MeteredSocket
from jollyroll.server.transport.outbox import Outbox
from jollyroll.server.transport.refusing import refuse
from jollyroll.server.transport.transports import FAST, Transport
from jollyroll.server.transport.worker_routes import WorkerRoutes
from jollyroll.words.language import ENGLISH

from . import limits, request_ids
from .api import make_api
from .store import Store
from .store.files import SECRET as SECRET
from .store.files import STORE as STORE
from .store.opening import is_url

LOG = logging.getLogger(__name__)
Scope = dict[str, Any]


class Server(ServerContext):
    """One server process: its store, its tables, its connections and its HTTP API."""

    def __init__(
        self,
        data: Path,
        page: Path | None = None,
        addresses: Sequence[str] = (),
        policy: HostPolicy | None = None,
        transport: Transport = FAST,
        store: str = "",
        secret: Path | None = None,
        notice: float = 0,
        redis: str = "",
        routes: WorkerRoutes | None = None,
        sharing: FileSharing | None = None,
    ) -> None:
        super().__init__(addresses, policy or HostPolicy())
        self.data = data
        self.store_url = store  # a database or file to use instead of the file in the data folder
        self.secret = secret  # a secret file to use instead of the one in the data folder
        self.notice = notice  # seconds to go on serving after the signal to stop
        self.redis_url = redis  # carries notes between servers on one database
        self.transport = transport
        self.routes = routes  # forwards connections to the worker that is home of their table
        self.sharing = sharing  # how the workers share one SQLite file
        self._by_address: Counter[str] = Counter()
        self.closing = False
        self.refused: Refused | None = None  # why startup failed
        self.api: FastAPI = make_api(self, page)
        self.guard = Guard(self.api, self)

    async def open(self) -> None:
        """Open the store, load the secret, join the other servers and start the background tasks."""
        note_loose_ends(asyncio.get_running_loop())
        store, keyring = await self._open_store()
        self.registry = TableRegistry(store, keyring, self.rates_by_address)
        self.registry.clock.set_ahead(await store.clock_ahead())
        self.registry.scheduler.in_background(asyncio.to_thread(get_ready))
        if is_url(self.store_url) or self.sharing:
            try:
                await self._join()
            except BaseException:
                await self.registry.close()
                raise
        await self.registry.tidy()
        watching = (watch_store(self, self._is_first), watch_lag(), tell_who_waits(self.registry))
        self._watching = [asyncio.create_task(each) for each in watching]

    async def _join(self) -> None:
        """Join the other workers on the file, or the other servers on the database."""
        from jollyroll.server.cluster.joining import join, join_workers

        if self.sharing:
            member = await join_workers(self.registry, self.sharing, self._by_address, self.routes)
        else:
            member = await join(self.registry, self.redis_url, self._by_address, self.routes)
        self.hand_over = member.hand_over

    @property
    def _is_first(self) -> bool:
        """Whether this process does the jobs that only one worker on a file may do."""
        return not self.sharing or self.sharing.number == 0

    async def _open_store(self) -> tuple[Store, Keyring]:
        """Open the store and the keyring that belongs to it."""
        turns = self.sharing.turns if self.sharing else None
        if self.sharing:
            self.sharing.check_file()
        try:
            if not self.store_url:
                self.data.mkdir(parents=True, exist_ok=True, mode=0o700)
            store = await Store.at(self.store_url or self.data / STORE, self.data, turns, self._is_first)
            try:
                return store, await self._keyring(store)
            except BaseException:
                await store.close()
                raise
        except OSError as error:
            raise StoreError("no-store", path=str(self.secret or self.data), reason=os.strerror(error.errno or 0)) from error

    async def _keyring(self, store: Store) -> Keyring:
        if self.store_url:
            return await Keyring.of_installation(store, self.secret)
        return Keyring(read_secret(self.secret)) if self.secret else await Keyring.beside(store, self.data / SECRET)

    async def say_goodbye(self) -> None:
        """Drain: serve on for the notice period, then finish what is under way and close all connections."""
        self.draining = True
        LOG.info("draining")
        await asyncio.sleep(self.notice)
        self.closing = True
        await drain(self)

    async def close(self) -> None:
        """Stop the background tasks, write what is still queued and close the store."""
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
        """Handle ASGI's startup and shutdown messages."""
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
        """Serve a new WebSocket connection to a table until it ends."""
        await receive()  # websocket.connect
        base = known_as(scope, self.policy)
        if base is None:
            return await send({"type": "websocket.close", "code": REFUSED})
        path, address = scope["path"], asker_in(scope)
        request_ids.begin(request_ids.CONNECTION)
        if COUNTED not in scope.get("state", ()):
            wait = self.rates_by_address.wait(address, limits.CONNECTS)
            if wait:
                return await refuse(scope, send, Code.TOO_MANY_CONNECTIONS, wait)
        ASKER.set(address)
        await send({"type": "websocket.accept"})
        line, arrived = self.transport.line(send), monotonic()
        try:
            self._admit(address)
            table = await self.registry.table(path.rpartition("/")[2])
        except Exception as error:
            return await say_goodbye(Outbox(line), answer_to(error, path), ENGLISH)
        connection = Connection(self.registry, table, line, for_others(base, self.addresses))
        connection.is_read = table.read_at >= arrived
        if isinstance(line, MeteredSocket):
            FastPath(connection, line)
        self.connections.add(connection)
        self._by_address[address] += 1
        LOG.info("connected")
        try:
            await connection.read(receive)
        except asyncio.CancelledError:
            if not self.closing:  # after the grace period of a shutdown, cancelled connections end silently
                raise
        finally:
            LOG.info("disconnected")
            self.connections.discard(connection)
            self._by_address[address] -= 1
            if not self._by_address[address]:
                del self._by_address[address]

    def _admit(self, address: str) -> None:
        """Check that the server takes one more connection from this address."""
        if self.closing:
            raise closing_rejection()
        if self.registry.store.lost:
            raise store_lost()
        of_address = self._by_address[address] + self.registry.peers.connections(address)
        if len(self.connections) >= limits.CONNECTIONS or of_address >= limits.CONNECTIONS_OF_ADDRESS:
            raise Rejected(Code.TOO_MANY_CONNECTIONS, retry_after=10)


def known_as(scope: Scope, policy: HostPolicy) -> str | None:
    """The base address that the client used for a table. None if the path, the host or the origin is wrong."""
    headers = dict(scope["headers"])
    host, origin = headers.get(b"host", b"").decode("latin-1"), headers.get(b"origin")
    path = scope["path"].split("/")
    if len(path) != 3 or path[1] != "ws" or not policy.allows(host):
        return None
    if origin is not None and not same_origin(origin.decode("latin-1"), host):
        return None
    return f"{'https' if scope.get('scheme') == 'wss' else 'http'}://{host}"
