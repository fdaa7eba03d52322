"""The session of a server at PostgreSQL, marked by a lock that all others see.

The system of a machine closes the connections of a program that is killed, and PostgreSQL then ends its session and the lock with
it: much sooner than heartbeats are missed. Where a machine or the network dies, nothing is closed, and only heartbeats tell. Other
stores have no sessions.
"""

from collections.abc import Iterator, Set
from contextlib import contextmanager
from zlib import crc32

from sqlalchemy import Connection, Engine, text

KIND = 0x4A6F6C6C  # of our advisory locks: those of two numbers
# Shared: where the network broke, the database may keep an old session of the same server for hours.
LOCK = text("SELECT pg_advisory_lock_shared(:kind, :number)")
LOCKS = text(
    "SELECT objid::bigint FROM pg_locks WHERE locktype = 'advisory' AND classid::bigint = :kind AND objsubid = 2 AND granted "
    "AND database = (SELECT oid FROM pg_database WHERE datname = current_database())"
)


class Session:
    """One connection that is kept, for all that a server does with its leases."""

    def __init__(self, engine: Engine, server: str) -> None:
        self._engine = engine
        self._server = server
        self._kept: Connection | None = None
        self._marked: set[str] = set()  # other servers whose sessions have been seen

    @contextmanager
    def begin(self) -> Iterator[Connection]:
        """A transaction. If it fails, the session ends: the connection may be broken."""
        if self._engine.dialect.name != "postgresql":
            with self._engine.begin() as connection:
                yield connection
            return
        self._kept = self._kept or self._open()
        try:
            with self._kept.begin():
                yield self._kept
        except BaseException:
            self.close()
            raise

    def _open(self) -> Connection:
        connection = self._engine.connect()
        try:
            with connection.begin():
                connection.execute(LOCK, {"kind": KIND, "number": signed(number_of(self._server))})
        except BaseException:
            connection.invalidate()
            connection.close()
            raise
        return connection

    def ended(self, connection: Connection, living: Set[str]) -> set[str]:
        """Of these servers those whose sessions have ended. They may be about to open new ones."""
        if self._kept is None:
            return set()
        locked = set(connection.scalars(LOCKS, {"kind": KIND}))
        marked = {server for server in living if number_of(server) in locked}
        self._marked = (self._marked | marked) & living
        return self._marked - marked - {self._server}

    def close(self) -> None:
        """End the session, and the lock with it. Perhaps the database was away, and the sessions of others have ended with it."""
        kept, self._kept = self._kept, None
        self._marked.clear()
        if kept is not None:
            kept.invalidate()
            kept.close()


def number_of(server: str) -> int:
    """The number of a server's lock, as PostgreSQL lists it."""
    return crc32(server.encode())


def signed(number: int) -> int:
    """As PostgreSQL takes it."""
    return number - (1 << 32) if number >= 1 << 31 else number
