"""Where metrics are read: on an address of their own, so that no proxy in front of the table ever makes them public by accident."""

from jollyroll.errors import Refused, quote
from jollyroll.server.live.context import ServerContext

HERE = "127.0.0.1"  # where nobody says otherwise
PORTS = 1 << 16


def serve_metrics(server: ServerContext, address: str) -> str:
    """Offer metrics at this address, in a thread that answers even while the event loop does not; gives where they are read."""
    from prometheus_client import CollectorRegistry, PlatformCollector, ProcessCollector, start_http_server

    from .collector import ServerCollector

    host, port = host_and_port(address)
    registry = CollectorRegistry()
    registry.register(ServerCollector(server))
    ProcessCollector(registry=registry)
    PlatformCollector(registry=registry)
    try:
        web, _ = start_http_server(port, host, registry)
    except OSError as error:
        raise Refused("metrics-address", address=quote(address), reason=error.strerror or str(error)) from error
    return f"http://{f'[{host}]' if ':' in host else host}:{web.server_port}/metrics"


def host_and_port(address: str) -> tuple[str, int]:
    """`9464` is a port of this machine alone; `0.0.0.0:9464` and `[::]:9464` say where."""
    host, _, port = address.rpartition(":")
    if not (port.isascii() and port.isdigit() and int(port) < PORTS):
        raise Refused("no-such-port", port=quote(port))
    return host.strip("[]") or HERE, int(port)


def next_port(address: str, number: int) -> str:
    """Where the metrics of one of several processes are: each has the next port."""
    host, port = host_and_port(address)
    return f"{f'[{host}]' if ':' in host else host}:{port + number if port else 0}"
