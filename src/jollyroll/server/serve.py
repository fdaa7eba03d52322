"""Running the server: one process, until it is told to stop."""

import asyncio
import errno
import logging
import os
import socket
import sys
import webbrowser
from collections.abc import Callable, Sequence
from pathlib import Path
from types import FrameType
from typing import Any

import uvicorn

from jollyroll.errors import Refused
from jollyroll.server.store.folder_lock import FolderLock
from jollyroll.server.transport import garbage
from jollyroll.server.transport.addresses import ANYWHERE, FAMILIES, network_addresses
from jollyroll.server.transport.host_policy import HostPolicy
from jollyroll.server.transport.http_protocol import worth_telling
from jollyroll.server.transport.ways import FAST, Way

from . import limits
from .app import Server

SWITCH = 0.001  # seconds: the store's thread must not wait long for its turn


class Process(uvicorn.Server):
    """Says goodbye before connections are closed, and tells when it listens."""

    def __init__(self, config: uvicorn.Config, server: Server, ready: Callable[[], None]) -> None:
        super().__init__(config)
        self.tables = server
        self.ready = ready

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """Stop when told to, and call it a success; told twice, at once."""
        self.force_exit = self.should_exit
        self.should_exit = True

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            loop = asyncio.get_running_loop()
            garbage.leave_alone()
            garbage.look_seldom(loop)
            sys.setswitchinterval(SWITCH)
            loop.run_in_executor(None, self.ready)  # words take a while to load: serve meanwhile

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        await self.tables.say_goodbye()
        await super().shutdown(sockets)


def listen(host: str, port: int) -> socket.socket:
    """The socket to serve on; port 0 takes any that is free."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    try:
        listener = socket.create_server((host, port), family=family, backlog=2_048, dualstack_ipv6=both_kinds(host))
    except OSError as error:
        nowhere = (error.errno or 0) < 0 or error.errno in (errno.EADDRNOTAVAIL, socket.EAI_NONAME)
        raise Refused("no-such-host" if nowhere else "cannot-listen", host=host, port=str(port), reason=reason_of(error)) from error
    listener.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, limits.SEND_BUFFER)  # connections inherit it
    return listener


def both_kinds(host: str) -> bool:
    """Serve the networks of both kinds at once."""
    return host == "::" and socket.has_dualstack_ipv6()


def served_addresses(host: str, listener: socket.socket) -> list[str]:
    """Where others on the network reach this server; none if it serves this machine alone, or one address."""
    if host not in ANYWHERE:
        return []
    return network_addresses(FAMILIES if both_kinds(host) else [listener.family])


def reason_of(error: OSError) -> str:
    """What the operating system says; names that nobody knows have errors of their own, with negative numbers."""
    number = error.errno or 0
    return os.strerror(number) if number >= 0 else str(error.strerror).partition(" (")[0]


def allow_many_files() -> None:
    """A connection is an open file: have as many as the system lets us."""
    if sys.platform != "win32":
        import resource

        _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))


def run(
    data: Path,
    host: str,
    port: int,
    proxy: str,
    names: Sequence[str],
    open_page: bool,
    tell: Callable[[list[str]], None],
    way: Way = FAST,
) -> int:
    """Serve until told to stop; `tell` is called with the addresses once it listens."""
    allow_many_files()
    listener = listen(host, port)
    port = listener.getsockname()[1]
    here = "localhost" if host in (*ANYWHERE, "127.0.0.1", "::1") else host
    addresses = [f"http://{here}:{port}"]
    addresses += [f"http://{address}:{port}" for address in served_addresses(host, listener)]
    lock = FolderLock.take(data, addresses[0])
    server = Server(data, addresses=addresses[1:], policy=HostPolicy(host, proxy, names), way=way)

    def ready() -> None:
        tell(addresses)
        if open_page:
            webbrowser.open(addresses[0])

    config = config_of(server, proxy)
    logging.getLogger("uvicorn.error").addFilter(worth_telling)
    process = Process(config, server, ready)
    try:
        process.run([listener])
    except SystemExit:  # it did not even start
        if server.refused:
            raise server.refused from None
        raise
    finally:
        lock.release()
    if server.registry.workers.waiting:  # some thought nobody waits for any more would keep Python from ending
        sys.stdout.flush()
        os._exit(0)
    return 0


def config_of(server: Server, proxy: str = "") -> uvicorn.Config:
    """How uvicorn serves this."""
    return uvicorn.Config(
        server,
        log_config=None,
        access_log=False,
        loop=loop_name(),
        http=server.way.http,
        ws=server.way.websocket,
        ws_max_size=limits.LARGEST_READ,
        ws_per_message_deflate=False,
        ws_ping_interval=limits.PING_EVERY,
        ws_ping_timeout=limits.PING_EVERY,
        lifespan="on",
        server_header=False,
        date_header=False,
        proxy_headers=bool(proxy),
        forwarded_allow_ips=proxy or "127.0.0.1",
        timeout_graceful_shutdown=limits.STOP_WITHIN,
        timeout_keep_alive=limits.KEEP_ALIVE,
        limit_concurrency=limits.CONNECTIONS + limits.IDLE_SOCKETS,
    )


def loop_name() -> Any:
    """The fastest event loop there is."""
    return "asyncio" if sys.platform == "win32" else "uvloop"
