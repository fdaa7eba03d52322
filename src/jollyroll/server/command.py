"""`jollyroll serve`: starts the server and prints its addresses."""

import os
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from jollyroll.errors import ServerSetupError, quote
from jollyroll.words import say

from . import limits_file
from .store.folders import usual_folder

if TYPE_CHECKING:
    from .live.peers import Peers

LOGS = ("text", "json")  # formats of the log
MOST_WORKERS = 64
TRANSPORT = "JOLLYROLL_TRANSPORT"  # environment variable: `stock` selects uvicorn's own protocols instead of ours


def serve(
    host: str,
    port: int,
    data: str | None,
    changed_limits: str | None,
    proxy: str,
    names: Sequence[str],
    open_page: bool,
    store: str = "",
    secret: str | None = None,
    metrics: str = "",
    log: str = "text",
    notice: int = 0,
    redis: str = "",
    workers: int = 1,
) -> int:
    """Serve until told to stop."""
    if not 0 <= port < 1 << 16:
        raise ServerSetupError("no-such-port", port=str(port))
    if log not in LOGS:
        raise ServerSetupError("log-form", form=quote(log))
    if notice < 0:
        raise ServerSetupError("drain-time", seconds=notice)
    check_several(store, redis, workers)
    if changed_limits:
        limits_file.change(Path(changed_limits))
    from .monitoring import logs

    logs.set_up(log)
    from .serve import run
    from .transport.transports import FAST, TRANSPORTS

    transport = TRANSPORTS.get(os.environ.get(TRANSPORT, ""), FAST)
    folder, own_secret = Path(data) if data else usual_folder(), Path(secret) if secret else None
    return run(
        folder, host, port, proxy, names, open_page, print_addresses, transport, store, own_secret, metrics, notice, redis, workers
    )


def check_several(store: str, redis: str, workers: int) -> None:
    """Check that this system can run several workers, and that Redis is only given with a shared database."""
    if not 1 <= workers <= MOST_WORKERS:
        raise ServerSetupError("no-such-workers", number=str(workers), most=MOST_WORKERS)
    if workers > 1 and not hasattr(os, "fork"):
        raise ServerSetupError("workers-system")
    if redis and not store:
        raise ServerSetupError("redis-store")


def print_addresses(addresses: list[str], metrics: str, peers: "Peers") -> None:
    print(say("serving", address=addresses[0]))
    for address in addresses[1:]:
        print(say("serving-network", address=address))
    if metrics:
        print(say("serving-metrics", address=metrics))
    if peers.installation:
        print(say("serving-joined", name=peers.installation, servers=peers.servers))
    print(say("serving-stop"), flush=True)
