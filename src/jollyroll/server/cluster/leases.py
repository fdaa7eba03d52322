"""Leases: which server runs a table's bots, clocks and stand-ins. Kept in the store, so that there is one answer.

A server says twice a second that it is there; a lease holds as long as its server does. Times are those of the database. If its
clock jumps, servers may take each other for dead: then two believe that they run a table. That costs work, and nothing else: what
either does is stored under the next number of the table, and the second to come has lost (`Conflict`) and is not carried out.
"""

from collections.abc import Collection, Iterator, Sequence
from itertools import islice
from typing import Any, NamedTuple

from sqlalchemy import Connection, Engine, delete, insert, or_, select, text, update
from sqlalchemy.dialects import postgresql, sqlite

from jollyroll.server.store.schema import LEASES, SERVERS

DEAD_AFTER = 3_000  # milliseconds without a sign of life
AHEAD = 1_500  # milliseconds: who was seen later than now was seen before the clock was set back
AT_ONCE = 500  # tables in one statement


def database_time(connection: Connection) -> int:
    """Milliseconds since 1970 by the clock of the database, which is one for all servers."""
    if connection.dialect.name == "postgresql":
        return int(connection.scalar(text("SELECT (extract(epoch FROM clock_timestamp()) * 1000)::bigint")) or 0)
    return int(connection.scalar(text("SELECT CAST((julianday('now') - 2440587.5) * 86400000 AS INTEGER)")) or 0)


class Round(NamedTuple):
    """What one look at the leases has shown."""

    living: frozenset[str]  # servers, this one too
    expelled: bool  # others took this server for dead: it has no leases any more
    gained: frozenset[str]  # tables that this server runs from now on
    inherited: frozenset[str]  # those of them that a dead server ran
    lost: frozenset[str]  # tables that another server runs, though this one believed it did


class Leases:
    """The leases of one server. All of it is blocking: it is used in a thread."""

    def __init__(self, engine: Engine, server: str) -> None:
        self.engine = engine
        self.server = server

    def round(self, wanted: Collection[str], released: Collection[str], held: Collection[str] = ()) -> Round:
        """Say that this server is there, give these leases back, and take those that are to be had; look whether it has those."""
        with self.engine.begin() as connection:
            if connection.dialect.name == "postgresql":
                connection.exec_driver_sql("SET LOCAL synchronous_commit TO off")  # a lease need not survive a crash
            now = database_time(connection)
            expelled = not self._beat(connection, now)
            connection.execute(delete(SERVERS).where(or_(SERVERS.c.seen < now - DEAD_AFTER, SERVERS.c.seen > now + AHEAD)))
            living = frozenset(connection.scalars(select(SERVERS.c.id)))
            for some in parts(released):
                connection.execute(delete(LEASES).where(LEASES.c.game.in_(some), LEASES.c.server == self.server))
            gained, inherited = self._take(connection, wanted, living)
            owners = self._owners(connection, held)
        lost = frozenset(held if expelled else (game for game in held if owners.get(game) != self.server))
        return Round(living, expelled, gained, inherited, lost)

    def _beat(self, connection: Connection, now: int) -> bool:
        """A sign of life; False if this server is not known, or no longer."""
        known = connection.execute(update(SERVERS).where(SERVERS.c.id == self.server).values(seen=now)).rowcount
        if not known:
            connection.execute(delete(LEASES).where(LEASES.c.server == self.server))
            connection.execute(insert(SERVERS).values(id=self.server, seen=now))
        return bool(known)

    def _take(
        self, connection: Connection, wanted: Collection[str], living: frozenset[str]
    ) -> tuple[frozenset[str], frozenset[str]]:
        owners = self._owners(connection, wanted)
        free = [game for game in wanted if (owner := owners.get(game)) is None or owner == self.server or owner not in living]
        gained: set[str] = set()
        for some in parts(free):
            gained.update(connection.scalars(self._taking(connection, some)))
        return frozenset(gained), frozenset(game for game in gained if owners.get(game, self.server) != self.server)

    def _taking(self, connection: Connection, games: Sequence[str]) -> Any:
        """A statement that takes leases nobody alive has; who comes second finds the first there."""
        dialect = postgresql if connection.dialect.name == "postgresql" else sqlite
        new = dialect.insert(LEASES).values([{"game": game, "server": self.server} for game in games])
        nobodys = or_(LEASES.c.server == self.server, LEASES.c.server.not_in(select(SERVERS.c.id)))
        return new.on_conflict_do_update(index_elements=[LEASES.c.game], set_={"server": self.server}, where=nobodys).returning(
            LEASES.c.game
        )

    def _owners(self, connection: Connection, games: Collection[str]) -> dict[str, str]:
        found: dict[str, str] = {}
        for some in parts(games):
            found.update((game, server) for game, server in connection.execute(select(LEASES).where(LEASES.c.game.in_(some))))
        return found

    def leave(self) -> None:
        """Give everything back: the server stops."""
        with self.engine.begin() as connection:
            connection.execute(delete(LEASES).where(LEASES.c.server == self.server))
            connection.execute(delete(SERVERS).where(SERVERS.c.id == self.server))

    def sweep(self) -> None:
        """Remove leases of servers that are gone; nobody has wanted them."""
        with self.engine.begin() as connection:
            connection.execute(delete(LEASES).where(LEASES.c.server.not_in(select(SERVERS.c.id))))


def parts(names: Collection[str]) -> Iterator[list[str]]:
    """A few at a time, always in the same order, lest two servers wait for each other."""
    rest = iter(sorted(names))
    while some := list(islice(rest, AT_ONCE)):
        yield some
