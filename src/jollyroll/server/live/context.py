"""What one process serves: its tables, and who is connected to them."""

from collections.abc import Sequence

from jollyroll.server.rates import RateLimits
from jollyroll.server.transport.host_policy import HostPolicy

from .connection import Connection
from .draining import HandOver, nobody_takes_over
from .registry import TableRegistry


class ServerContext:
    """What the routes of the API and the connections share."""

    registry: TableRegistry

    def __init__(self, addresses: Sequence[str], policy: HostPolicy) -> None:
        self.addresses = list(addresses)  # where others on the network find this server
        self.policy = policy
        self.rates_by_address = RateLimits()
        self.connections: set[Connection] = set()
        self.draining = False  # about to leave: others should take who comes next
        self.hand_over: HandOver = nobody_takes_over  # called with the tables in memory when nothing is under way at them any more
