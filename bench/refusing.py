"""The cost of refusing: processor time of the server for one request, each on a connection of its own.

First answered, then rejected because its address exceeds the rate, then refused at the connection because it went on regardless.
"""

import json
import socket
import sys
import tempfile
from contextlib import suppress
from pathlib import Path
from typing import Any

from .serving import GENEROUS, Process

NUMBER = 2_000  # of each
WARM = 200
NEVER, ALWAYS = (1, 1e-6), (10**9, 1e9)
ANSWERED = {"REQUESTS": ALWAYS, "CONNECTS": ALWAYS}
REFUSED = {"REQUESTS": NEVER, "CONNECTS": NEVER, "REFUSALS": ALWAYS}
CLOSED = {**REFUSED, "REFUSALS": NEVER}
KEY = "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n"
UPGRADE = f"Upgrade: websocket\r\nConnection: Upgrade\r\n{KEY}"
ASKED = {
    "a request for the lobby": b"GET /api/lobby HTTP/1.1\r\nHost: localhost\r\n\r\n",
    "a connection to a table": f"GET /ws/aaaaaaaaaa HTTP/1.1\r\nHost: localhost\r\n{UPGRADE}\r\n".encode(),
}


def main() -> None:
    """Each kind in each case."""
    print("refusing beside serving, processor time of the server", flush=True)
    for what, request in ASKED.items():
        costs = [cost_of(request, limits) for limits in (ANSWERED, REFUSED, CLOSED)]
        answered, refused, closed = (1e6 * cost for cost in costs)
        print(f"  {what}: answered {answered:,.0f} µs; beyond the rate {refused:,.0f} µs; at a closed door {closed:,.0f} µs")
        print(f"    refusing takes 1/{answered / refused:.1f} of answering, a closed door 1/{answered / closed:.1f}", flush=True)


def cost_of(request: bytes, limits: dict[str, Any]) -> float:
    """Seconds of processor time for one request."""
    with tempfile.TemporaryDirectory() as folder:
        changed = Path(folder) / "limits.json"
        changed.write_text(json.dumps({**GENEROUS, **limits}), encoding="utf-8")
        server = Process(sys.executable, "-m", "jollyroll", "serve", "--port", "0", "--data", folder, "--limits", str(changed))
        try:
            for _ in range(WARM):
                ask(server.port, request)
            before = server.seconds()
            for _ in range(NUMBER):
                ask(server.port, request)
            return (server.seconds() - before) / NUMBER
        finally:
            server.stop()


def ask(port: int, request: bytes) -> None:
    """Send the request and close, whatever the answer."""
    with suppress(ConnectionError), socket.create_connection(("127.0.0.1", port)) as stream:
        stream.sendall(request)
        stream.recv(65_536)
