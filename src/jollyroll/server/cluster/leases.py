"""Leases: which server runs a table's bots, clocks and stand-ins. They are rows of the store, so that there is one truth.

A server sends a heartbeat twice a second, and its leases hold as long as it does; sooner, if its session at PostgreSQL has ended.
Times are the database's. If its clock jumps, servers may take each other for dead, and two may run one table. That costs work but
does no harm: both store events under the table's next number, and the second gets a `Conflict`.

Whoever finds a server dead negates the time of its last heartbeat. That expels it, and tells whoever acquires one of its leases
since when nobody has run the table.
"""

from collections.abc import Collection, Iterator, Mapping, Sequence
from itertools import islice
from typing import Any, NamedTuple

from sqlalchemy import Connection, Engine, and_, delete, insert, or_, select, text, update
from sqlalchemy.dialects import postgresql, sqlite

from jollyroll.server.store.schema import LEASES, SERVERS

from .sessions import Session

DEAD_AFTER = 3_000  # milliseconds without a heartbeat
ENDED_AFTER = 1_000  # milliseconds without a heartbeat or a session; whoever only lost it has opened another by then
AHEAD = 1_500  # milliseconds; a heartbeat further in the future dates from before the clock was set back
AT_ONCE = 500  # tables in one statement
LIVING = select(SERVERS.c.id).where(SERVERS.c.seen >= 0)


def database_time(connection: Connection) -> int:
    """Milliseconds since 1970 by the database's clock, which all servers share."""
    if connection.dialect.name == "postgresql":
        return int(connection.scalar(text("SELECT (extract(epoch FROM clock_timestamp()) * 1000)::bigint")) or 0)
    return int(connection.scalar(text("SELECT CAST((julianday('now') - 2440587.5) * 86400000 AS INTEGER)")) or 0)


class HeartbeatResult(NamedTuple):
    """The result of one heartbeat."""

    living: frozenset[str]  # ids of living servers, this one included
    expelled: bool  # others took this server for dead and removed its leases
    gained: frozenset[str]  # tables whose leases were acquired
    inherited: Mapping[str, int]  # those of them that a dead server held, with the time of its last heartbeat; 0 if unknown
    lost: frozenset[str]  # tables whose leases another server turned out to hold


class Leases:
    """The leases of one server. Blocking: call it from a thread."""

    def __init__(self, engine: Engine, server: str) -> None:
        self.server = server
        self.session = Session(engine, server)

    def round(self, wanted: Collection[str], released: Collection[str], held: Collection[str] = ()) -> HeartbeatResult:
        """Send a heartbeat, release leases, acquire those wanted if they are free, and check those held."""
        with self.session.begin() as connection:
            if connection.dialect.name == "postgresql":
                connection.exec_driver_sql("SET LOCAL synchronous_commit TO off")  # leases need not survive a crash
            now = database_time(connection)
            expelled = not self._beat(connection, now)
            unseen = or_(SERVERS.c.seen < now - DEAD_AFTER, SERVERS.c.seen > now + AHEAD)
            ended = self.session.ended(connection, frozenset(connection.scalars(LIVING)))
            gone = and_(SERVERS.c.id.in_(ended), SERVERS.c.seen < now - ENDED_AFTER)
            connection.execute(update(SERVERS).where(SERVERS.c.seen >= 0, or_(unseen, gone)).values(seen=-SERVERS.c.seen))
            living = frozenset(connection.scalars(LIVING))
            for some in parts(released):
                connection.execute(delete(LEASES).where(LEASES.c.game.in_(some), LEASES.c.server == self.server))
            gained, inherited = self._take(connection, wanted, living, now)
            owners = self._owners(connection, held)
        lost = frozenset(held if expelled else (game for game in held if owners.get(game) != self.server))
        return HeartbeatResult(living, expelled, gained, inherited, lost)

    def _beat(self, connection: Connection, now: int) -> bool:
        """Update the heartbeat; False if this server was not registered, or no longer."""
        mine = SERVERS.c.id == self.server
        known = connection.execute(update(SERVERS).where(mine, SERVERS.c.seen >= 0).values(seen=now)).rowcount
        if not known:
            connection.execute(delete(LEASES).where(LEASES.c.server == self.server))
            connection.execute(delete(SERVERS).where(mine))
            connection.execute(insert(SERVERS).values(id=self.server, seen=now))
        return bool(known)

    def _take(
        self, connection: Connection, wanted: Collection[str], living: frozenset[str], now: int
    ) -> tuple[frozenset[str], Mapping[str, int]]:
        owners = self._owners(connection, wanted)
        free = [game for game in wanted if (owner := owners.get(game)) is None or owner == self.server or owner not in living]
        gained: set[str] = set()
        for some in parts(free):
            gained.update(connection.scalars(self._taking(connection, some)))
        dead = {game: owner for game in gained if (owner := owners.get(game, self.server)) != self.server}
        seen: dict[str, int] = {}
        for some in parts(set(dead.values())):
            seen.update((server, -at) for server, at in connection.execute(select(SERVERS).where(SERVERS.c.id.in_(some))))
        return frozenset(gained), {game: at if (at := seen.get(owner, 0)) <= now else 0 for game, owner in dead.items()}

    def _taking(self, connection: Connection, games: Sequence[str]) -> Any:
        """An upsert that acquires leases which no living server holds; of two servers, the first one wins."""
        dialect = postgresql if connection.dialect.name == "postgresql" else sqlite
        new = dialect.insert(LEASES).values([{"game": game, "server": self.server} for game in games])
        nobodys = or_(LEASES.c.server == self.server, LEASES.c.server.not_in(LIVING))
        return new.on_conflict_do_update(index_elements=[LEASES.c.game], set_={"server": self.server}, where=nobodys).returning(
            LEASES.c.game
        )

    def _owners(self, connection: Connection, games: Collection[str]) -> dict[str, str]:
        found: dict[str, str] = {}
        for some in parts(games):
            found.update((game, server) for game, server in connection.execute(select(LEASES).where(LEASES.c.game.in_(some))))
        return found

    def leave(self) -> None:
        """Remove this server and its leases."""
        with self.session.begin() as connection:
            connection.execute(delete(LEASES).where(LEASES.c.server == self.server))
            connection.execute(delete(SERVERS).where(SERVERS.c.id == self.server))
        self.session.close()

    def sweep(self) -> None:
        """Remove dead servers, and leases of theirs that nobody has acquired."""
        with self.session.begin() as connection:
            connection.execute(delete(LEASES).where(LEASES.c.server.not_in(LIVING)))
            connection.execute(delete(SERVERS).where(SERVERS.c.seen < 0))


def parts(names: Collection[str]) -> Iterator[list[str]]:
    """Batches of names in a fixed order, so that two servers never deadlock."""
    rest = iter(sorted(names))
    while some := list(islice(rest, AT_ONCE)):
        yield some
