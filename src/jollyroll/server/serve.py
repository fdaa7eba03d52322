"""Runs the server, in one process or several, until it is told to stop."""

import errno
import os
import socket
import sys
import webbrowser
from collections.abc import Callable, Sequence
from pathlib import Path

from jollyroll.errors import ServerSetupError
from jollyroll.server.cluster.file_sharing import FileSharing
from jollyroll.server.cluster.workers import supervise
from jollyroll.server.live.peers import Peers
from jollyroll.server.monitoring.endpoint import next_port, serve_metrics
from jollyroll.server.store.folder_lock import FolderLock
from jollyroll.server.store.opening import is_url
from jollyroll.server.transport.addresses import ANYWHERE, FAMILIES, network_addresses
from jollyroll.server.transport.host_policy import HostPolicy
from jollyroll.server.transport.process import Process, config_of, note_errors_alone
from jollyroll.server.transport.transports import FAST, Transport
from jollyroll.server.transport.worker_routes import WorkerRoutes

from . import limits
from .app import STORE, Server


def listen(host: str, port: int) -> socket.socket:
    """Open the listening socket; port 0 takes any free one."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    try:
        listener = socket.create_server((host, port), family=family, backlog=2_048, dualstack_ipv6=is_dual_stack(host))
    except OSError as error:
        nowhere = (error.errno or 0) < 0 or error.errno in (errno.EADDRNOTAVAIL, socket.EAI_NONAME)
        raise ServerSetupError(
            "no-such-host" if nowhere else "cannot-listen", host=host, port=str(port), reason=reason_of(error)
        ) from error
    listener.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, limits.SEND_BUFFER)  # connections inherit both
    listener.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, limits.RECEIVE_BUFFER)
    return listener


def is_dual_stack(host: str) -> bool:
    """Whether one socket serves both IPv4 and IPv6."""
    return host == "::" and socket.has_dualstack_ipv6()


def served_addresses(host: str, listener: socket.socket) -> list[str]:
    """The network addresses of this server; none if it listens on one address only."""
    if host not in ANYWHERE:
        return []
    return network_addresses(FAMILIES if is_dual_stack(host) else [listener.family])


def reason_of(error: OSError) -> str:
    """The reason of a socket error. Errors of name resolution have negative numbers and texts of their own."""
    number = error.errno or 0
    return os.strerror(number) if number >= 0 else str(error.strerror).partition(" (")[0]


def allow_many_files() -> None:
    """Raise the limit of open files as far as allowed, since each connection takes one."""
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
    on_listening: Callable[[list[str], str, Peers], None],
    transport: Transport = FAST,
    store: str = "",
    secret: Path | None = None,
    metrics: str = "",
    notice: float = 0,
    redis: str = "",
    workers: int = 1,
) -> int:
    """Serve until told to stop, in one process or several. `on_listening` gets the addresses, that of metrics, and the peers."""
    allow_many_files()
    listener = listen(host, port)
    port = listener.getsockname()[1]
    here = "localhost" if host in (*ANYWHERE, "127.0.0.1", "::1") else host
    addresses = [f"http://{here}:{port}"]
    addresses += [f"http://{address}:{port}" for address in served_addresses(host, listener)]
    lock = None if store else FolderLock.take(data, addresses[0])  # servers on a database need no lock
    routes = WorkerRoutes(workers) if workers > 1 and transport is FAST else None
    sharing = FileSharing(workers, Path(store or data / STORE)) if workers > 1 and not is_url(store) else None

    def work(number: int, first: bool) -> int:
        for shared in (routes, sharing):
            if shared:
                shared.number = number
        policy = HostPolicy(host, proxy, names)
        server = Server(data, None, addresses[1:], policy, transport, store, secret, notice, redis, routes, sharing)
        scraped = serve_metrics(server, next_port(metrics, number)) if metrics else ""

        def ready() -> None:
            if first:
                on_listening(addresses, scraped, server.registry.peers)
            if first and open_page:
                webbrowser.open(addresses[0])

        return serve_on(listener, server, Process(config_of(server, transport, proxy), server.say_goodbye, ready, notice, routes))

    try:
        return supervise(workers, work) if workers > 1 else work(0, True)
    finally:
        if sharing:
            sharing.close()
        if lock:
            lock.release()


def serve_on(listener: socket.socket, server: Server, process: Process) -> int:
    """Serve on this socket until told to stop."""
    note_errors_alone()
    try:
        process.run([listener])
    except SystemExit:  # startup failed
        if server.refused:
            raise server.refused from None
        raise
    if server.registry.thinkers.waiting:  # an abandoned computation in a thread would keep Python from exiting
        sys.stdout.flush()
        os._exit(0)
    return 0
