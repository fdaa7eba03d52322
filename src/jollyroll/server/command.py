"""`jollyroll serve`: starts the server and prints its addresses."""

import os
from collections.abc import Sequence
from pathlib import Path

from jollyroll.errors import Refused, quote
from jollyroll.words import say

from . import limits_file
from .store.folders import usual_folder

LOGS = ("text", "json")  # how a log can be written
MOST_WORKERS = 64
WAY = "JOLLYROLL_TRANSPORT"  # `stock` serves with the protocols that uvicorn comes with, else ours do


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
        raise Refused("no-such-port", port=str(port))
    if log not in LOGS:
        raise Refused("log-form", form=quote(log))
    if notice < 0:
        raise Refused("drain-time", seconds=notice)
    check_several(store, redis, workers)
    if changed_limits:
        limits_file.change(Path(changed_limits))
    from .monitoring import logs

    logs.set_up(log)
    from .serve import run
    from .transport.ways import FAST, WAYS

    way = WAYS.get(os.environ.get(WAY, ""), FAST)
    folder, own_secret = Path(data) if data else usual_folder(), Path(secret) if secret else None
    return run(folder, host, port, proxy, names, open_page, tell, way, store, own_secret, metrics, notice, redis, workers)


def check_several(store: str, redis: str, workers: int) -> None:
    """Several processes need a database that several may write to."""
    if not 1 <= workers <= MOST_WORKERS:
        raise Refused("no-such-workers", number=str(workers), most=MOST_WORKERS)
    if workers > 1 and not hasattr(os, "fork"):
        raise Refused("workers-system")
    if workers > 1 and not store:
        raise Refused("workers-store")
    if redis and not store:
        raise Refused("redis-store")


def tell(addresses: list[str], metrics: str) -> None:
    """Print the addresses."""
    print(say("serving", address=addresses[0]))
    for address in addresses[1:]:
        print(say("serving-network", address=address))
    if metrics:
        print(say("serving-metrics", address=metrics))
    print(say("serving-stop"), flush=True)
