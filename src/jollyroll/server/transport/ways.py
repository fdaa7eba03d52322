"""The two transports: our own protocols under uvicorn, or the stock ones."""

from collections.abc import Callable
from typing import NamedTuple

from .admission import Admission
from .lines import Line, Send, StockLine
from .wire import Wire, wire_of


class Way(NamedTuple):
    """A transport: the protocol classes for uvicorn, and how the application sends frames."""

    http: type | str
    websocket: type | str
    line: Callable[[Send], Line]


FAST = Way(Admission, Wire, wire_of)  # bounds for strangers, whole parcels, little memory for each connection
STOCK = Way("httptools", "websockets-sansio", StockLine)  # the protocols that uvicorn comes with
WAYS = {"fast": FAST, "stock": STOCK}
