"""The two transports: our own protocols, or those that uvicorn comes with."""

from collections.abc import Callable
from typing import NamedTuple

from .admission import Admission
from .lines import Line, Send, StockLine
from .wire import Wire, wire_of


class Transport(NamedTuple):
    """A transport: the protocol classes for uvicorn, and how the application sends frames."""

    http: type | str
    websocket: type | str
    line: Callable[[Send], Line]


FAST = Transport(Admission, Wire, wire_of)  # with limits, batched writes and little memory per connection
STOCK = Transport("httptools", "websockets-sansio", StockLine)  # uvicorn's own protocols
TRANSPORTS = {"fast": FAST, "stock": STOCK}
