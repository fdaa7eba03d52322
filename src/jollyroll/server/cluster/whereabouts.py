"""`Whereabouts`: who is connected to which table through other servers."""

from collections import defaultdict
from time import monotonic

from jollyroll.server.live.peers import NOBODY_ELSEWHERE, RemotePresence

from .notes import Present

FORGOTTEN_AFTER = 3.0  # seconds since its last note after which a server without heartbeat is forgotten


class Whereabouts:
    """The reports of other servers about tables in memory here."""

    def __init__(self) -> None:
        self._at: defaultdict[str, dict[str, Present]] = defaultdict(dict)  # reports by table and server
        self._connections: defaultdict[str, dict[str, int]] = defaultdict(dict)  # counts by server and address
        self._heard: dict[str, float] = {}  # time of the last note by server

    def heard(self, server: str) -> None:
        """Note that a server has sent something."""
        self._heard[server] = monotonic()

    def note(self, server: str, present: Present) -> None:
        """Take a report about a table."""
        if present.seats or present.watching or present.host:
            self._at[present.table][server] = present
        else:
            self._at[present.table].pop(server, None)

    def at(self, table: str) -> RemotePresence:
        """Who is connected to a table through all other servers."""
        found = self._at.get(table)
        if not found:
            return NOBODY_ELSEWHERE
        seats = frozenset(seat for present in found.values() for seat in present.seats)
        return RemotePresence(
            seats, sum(present.watching for present in found.values()), any(present.host for present in found.values())
        )

    def drop(self, table: str) -> None:
        """Forget a table that has left memory."""
        self._at.pop(table, None)

    def note_connections(self, server: str, address: str, number: int) -> None:
        """Note how many connections of an address a server has."""
        if number:
            self._connections[server][address] = number
        else:
            self._connections[server].pop(address, None)

    def connections(self, address: str) -> int:
        """The number of an address's connections to all other servers."""
        return sum(by_address.get(address, 0) for by_address in self._connections.values())

    def gone(self, living: frozenset[str]) -> list[str]:
        """Servers that sent notes once but are no longer living."""
        now = monotonic()
        return [server for server, when in self._heard.items() if server not in living and now - when > FORGOTTEN_AFTER]

    def forget(self, server: str) -> list[str]:
        """Forget a server; returns the tables where somebody was connected through it."""
        self._heard.pop(server, None)
        self._connections.pop(server, None)
        return [table for table, found in self._at.items() if found.pop(server, None)]
