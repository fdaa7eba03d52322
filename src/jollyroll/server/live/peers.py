"""The interface between a server's tables and the other servers on the same store; here, for a server that is alone."""

from typing import TYPE_CHECKING, NamedTuple

from jollyroll.server.protocol.fields import Emote

if TYPE_CHECKING:
    from .table import LiveTable


class RemotePresence(NamedTuple):
    """Who is connected to a table through other servers."""

    seats: frozenset[int] = frozenset()
    watching: int = 0
    host: bool = False  # whether the host is

    def __bool__(self) -> bool:
        return bool(self.seats or self.watching or self.host)


NOBODY_ELSEWHERE = RemotePresence()


class Peers:
    """The peers of a server that is alone: no-ops. `cluster.member.Member` is the version for several servers."""

    alone = True
    installation = ""  # the name of all servers on the store together; a server that is alone needs none

    @property
    def store_away(self) -> bool:
        """Whether the shared database is known not to answer, even if this server has not noticed."""
        return False

    @property
    def servers(self) -> int:
        """The number of servers on the store, as far as known, with this one."""
        return 1

    @property
    def channels(self) -> dict[str, bool]:
        """The channels between servers by name, and whether this one is connected to each."""
        return {}

    def is_home(self, table: str) -> bool:
        """Whether the table's connections belong to this server."""
        return True

    def on_live(self, table: "LiveTable") -> None:
        """A table was loaded into memory."""

    def on_dropped(self, table: "LiveTable") -> None:
        """A table was dropped from memory."""

    def on_presence(self, table: "LiveTable") -> None:
        """Somebody connected to a table or left it, or its clock was extended."""

    def on_silent(self, table: "LiveTable", seats: set[int], silent: bool) -> None:
        """These seats did not answer as witnesses, or sent a frame again."""

    def on_emote(self, table: "LiveTable", seat: int, emote: Emote) -> None:
        """A seat sent an emote."""

    def on_hurry(self, table: "LiveTable") -> None:
        """Bots at a table start or stop playing without a pause."""

    async def ask_presence(self, table: "LiveTable") -> None:
        """Ask other servers who is at a table, and wait a moment for answers."""

    def connections(self, address: str) -> int:
        """The number of this address's connections to other servers."""
        return 0

    async def leave(self) -> None:
        """Leave the installation when this server stops."""
