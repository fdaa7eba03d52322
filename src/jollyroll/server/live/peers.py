"""What a registry of tables knows of other servers on the same store. A server by itself knows of none, and this costs nothing."""

from typing import TYPE_CHECKING, NamedTuple

from jollyroll.server.protocol.fields import Emote

if TYPE_CHECKING:
    from .table import LiveTable


class Elsewhere(NamedTuple):
    """Who is at a table by way of other servers."""

    seats: frozenset[int] = frozenset()
    watching: int = 0
    host: bool = False  # whoever opened the table is there

    def __bool__(self) -> bool:
        return bool(self.seats or self.watching or self.host)


NOBODY_ELSEWHERE = Elsewhere()


class Peers:
    """No other servers: each table in memory is run here. `cluster.member.Member` knows of others."""

    alone = True

    def is_home(self, table: str) -> bool:
        """People at the table of this id are connected to this server, as far as it can be helped."""
        return True

    def on_live(self, table: "LiveTable") -> None:
        """A table has come into memory."""

    def on_dropped(self, table: "LiveTable") -> None:
        """A table has left memory."""

    def on_presence(self, table: "LiveTable") -> None:
        """Somebody has come to a table or gone, or its clock was extended."""

    def on_silent(self, table: "LiveTable", seats: set[int], silent: bool) -> None:
        """These seats did not answer as witnesses, or have been heard of again."""

    def on_emote(self, table: "LiveTable", seat: int, emote: Emote) -> None:
        """Somebody at a table has said something."""

    def on_hurry(self, table: "LiveTable") -> None:
        """Bots at a table are to play without a pause, or no longer."""

    async def ask_presence(self, table: "LiveTable") -> None:
        """Ask other servers who is at a table, and give them a moment to answer."""

    def connections(self, address: str) -> int:
        """How many connections of an address other servers have."""
        return 0

    async def leave(self) -> None:
        """Hand all tables over to other servers: this one stops."""
