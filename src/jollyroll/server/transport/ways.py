"""Two ways to serve: with our own protocols under uvicorn, or with those it comes with."""

from collections.abc import Callable
from typing import NamedTuple

from .door import Door
from .lines import Line, Send, StockLine
from .wire import Wire, wire_of


class Way(NamedTuple):
    """Which classes of uvicorn read and write, and how the application sends frames."""

    http: type | str
    websocket: type | str
    line: Callable[[Send], Line]


FAST = Way(Door, Wire, wire_of)  # bounds for strangers, whole parcels, little memory for each connection
STOCK = Way("httptools", "websockets-sansio", StockLine)  # nothing but what uvicorn documents
WAYS = {"fast": FAST, "stock": STOCK}
