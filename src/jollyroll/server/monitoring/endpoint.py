"""The endpoint of metrics, on a separate address, so that no reverse proxy makes them public by accident."""

from jollyroll.errors import ServerSetupError, quote
from jollyroll.server.live.context import ServerContext

HERE = "127.0.0.1"  # the default
PORTS = 1 << 16


def serve_metrics(server: ServerContext, address: str) -> str:
    """Serve metrics in a thread, which answers even if the event loop hangs; returns their URL."""
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
        raise ServerSetupError("metrics-address", address=quote(address), reason=error.strerror or str(error)) from error
    return f"http://{f'[{host}]' if ':' in host else host}:{web.server_port}/metrics"


def host_and_port(address: str) -> tuple[str, int]:
    """Parse an address: `9464` is a port on this machine only; `0.0.0.0:9464` and `[::]:9464` name interfaces."""
    host, _, port = address.rpartition(":")
    if not (port.isascii() and port.isdigit() and int(port) < PORTS):
        raise ServerSetupError("no-such-port", port=quote(port))
    return host.strip("[]") or HERE, int(port)


def next_port(address: str, number: int) -> str:
    """The address of this worker's metrics: each worker has the next port."""
    host, port = host_and_port(address)
    return f"{f'[{host}]' if ':' in host else host}:{port + number if port else 0}"
