"""`jollyroll serve`: starts the server and prints its addresses."""

import logging
import os
import sys
from collections.abc import Sequence
from pathlib import Path

from jollyroll.errors import Refused
from jollyroll.words import say

from . import limits_file

FOLDER = "tables"
WAY = "JOLLYROLL_TRANSPORT"  # `stock` serves with the protocols that uvicorn comes with, else ours do


def usual_folder() -> Path:
    """Where tables are kept if nobody says where."""
    from platformdirs import user_data_path

    return user_data_path("jollyroll", appauthor=False) / FOLDER


def serve(
    host: str, port: int, data: str | None, changed_limits: str | None, proxy: str, names: Sequence[str], open_page: bool
) -> int:
    """Serve until told to stop."""
    if not 0 <= port < 1 << 16:
        raise Refused("no-such-port", port=str(port))
    if changed_limits:
        limits_file.change(Path(changed_limits))
    logging.basicConfig(stream=sys.stderr, level=logging.WARNING, format="%(asctime)s %(name)s: %(message)s")
    from .serve import run
    from .transport.ways import FAST, WAYS

    way = WAYS.get(os.environ.get(WAY, ""), FAST)
    return run(Path(data) if data else usual_folder(), host, port, proxy, names, open_page, tell, way)


def tell(addresses: list[str]) -> None:
    """Print the addresses."""
    print(say("serving", address=addresses[0]))
    for address in addresses[1:]:
        print(say("serving-network", address=address))
    print(say("serving-stop"), flush=True)
