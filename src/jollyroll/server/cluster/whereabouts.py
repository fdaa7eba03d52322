"""`Whereabouts`: who is at which table by way of which other server."""

from collections import defaultdict
from time import monotonic

from jollyroll.server.live.peers import NOBODY_ELSEWHERE, Elsewhere

from .notes import Present

FORGOTTEN_AFTER = 3.0  # seconds since a server was last heard of, if it is not among the living


class Whereabouts:
    """What other servers have said about the tables that are in memory here."""

    def __init__(self) -> None:
        self._at: defaultdict[str, dict[str, Present]] = defaultdict(dict)  # by table and server
        self._connections: defaultdict[str, dict[str, int]] = defaultdict(dict)  # by server and address
        self._heard: dict[str, float] = {}  # when, by server

    def heard(self, server: str) -> None:
        """This server is there."""
        self._heard[server] = monotonic()

    def note(self, server: str, present: Present) -> None:
        """A server has said who is at a table."""
        if present.seats or present.watching or present.host:
            self._at[present.table][server] = present
        else:
            self._at[present.table].pop(server, None)

    def at(self, table: str) -> Elsewhere:
        """Who is at a table, by way of all others."""
        found = self._at.get(table)
        if not found:
            return NOBODY_ELSEWHERE
        seats = frozenset(seat for present in found.values() for seat in present.seats)
        return Elsewhere(
            seats, sum(present.watching for present in found.values()), any(present.host for present in found.values())
        )

    def drop(self, table: str) -> None:
        """This table has left memory."""
        self._at.pop(table, None)

    def note_connections(self, server: str, address: str, number: int) -> None:
        """A server has so many connections of an address."""
        if number:
            self._connections[server][address] = number
        else:
            self._connections[server].pop(address, None)

    def connections(self, address: str) -> int:
        """How many connections of an address all others have."""
        return sum(by_address.get(address, 0) for by_address in self._connections.values())

    def gone(self, living: frozenset[str]) -> list[str]:
        """Servers that have spoken and are not there any more."""
        now = monotonic()
        return [server for server, when in self._heard.items() if server not in living and now - when > FORGOTTEN_AFTER]

    def forget(self, server: str) -> list[str]:
        """Nobody is anywhere by way of this server; gives the tables where somebody was."""
        self._heard.pop(server, None)
        self._connections.pop(server, None)
        return [table for table, found in self._at.items() if found.pop(server, None)]
