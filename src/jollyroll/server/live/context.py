"""What the HTTP routes and the connections of one process share."""

from collections.abc import Sequence

from jollyroll.server.rates import RateLimits
from jollyroll.server.transport.host_policy import HostPolicy

from .connection import Connection
from .draining import HandOver, nobody_takes_over
from .registry import TableRegistry


class ServerContext:
    """The tables, connections and settings of one server process."""

    registry: TableRegistry

    def __init__(self, addresses: Sequence[str], policy: HostPolicy) -> None:
        self.addresses = list(addresses)  # of this server on the network
        self.policy = policy
        self.rates_by_address = RateLimits()
        self.connections: set[Connection] = set()
        self.draining = False  # about to stop: a load balancer should send newcomers elsewhere
        self.hand_over: HandOver = nobody_takes_over  # gets the tables in memory once they are idle
