"""A store in PostgreSQL, through psycopg.

Why psycopg and not asyncpg: writer and readers are threads, as with SQLite, so the same blocking code serves both databases. And
psycopg uses libpq, which understands every form of address, including several hosts.
"""

import logging
import time
from collections.abc import Sequence
from types import ModuleType
from typing import TYPE_CHECKING

from sqlalchemy import Connection, Engine, create_engine
from sqlalchemy.exc import DBAPIError
from sqlalchemy.pool import QueuePool

from jollyroll.errors import MissingPackageError, Refused, StoreError
from jollyroll.server import limits
from jollyroll.server.tables.rows import Row

from .backend import Backend, Place, known_before
from .schema import EVENTS
from .statements import Statements, columns_of
from .trouble import trouble_of

if TYPE_CHECKING:
    from sqlalchemy.engine.interfaces import IsolationLevel

    from .postgres_connection import ImpatientConnection

LOG = logging.getLogger(__name__)
READERS = 4  # threads that read
UPGRADE = 0x4A6F6C6C79  # the advisory lock for migrations
# Defaults that detect a vanished database within seconds, even if the network is silent.
USUAL = {
    "application_name": "jollyroll",
    "connect_timeout": "5",
    "keepalives_idle": "5",
    "keepalives_interval": "2",
    "keepalives_count": "3",
    "tcp_user_timeout": "10000",
}
# Commits are durable, whatever the database's default. A process that stops within a transaction releases its locks, and waiting
# for a lock ends.
SET_UP = """
SELECT set_config('idle_in_transaction_session_timeout', '5s', false), set_config('lock_timeout', '8s', false),
    CASE WHEN current_setting('synchronous_commit') IN ('off', 'local', 'remote_write')
        THEN set_config('synchronous_commit', 'on', false) END
"""
READ_ONLY = "SELECT current_setting('transaction_read_only') = 'on'"
CLOCK = "SELECT (extract(epoch FROM clock_timestamp()) * 1000)::bigint"
LOOKS = 3  # samples of the clock; the one with the shortest round trip counts
SQL = Statements("%s")
# Inserts events whose predecessor exists, and skips those whose key is taken.
INSERT = f"""
INSERT INTO {EVENTS.name} ({columns_of(EVENTS)})
SELECT game, seq, at, body, secret
FROM unnest(%s::text[], %s::integer[], %s::bigint[], %s::text[], %s::text[], %s::boolean[])
    AS given(game, seq, at, body, secret, known)
WHERE known OR EXISTS (SELECT 1 FROM {EVENTS.name} AS before WHERE before.game = given.game AND before.seq = given.seq - 1)
ON CONFLICT DO NOTHING RETURNING game, seq
"""


class PostgresBackend(Backend):
    """The store in one PostgreSQL database."""

    threads = READERS
    sql = SQL

    def __init__(self, url: str) -> None:
        self.driver = require_driver()
        self._parts = parts_of(self.driver, url)
        self.name = shown(self._parts)
        self._within: float | None = None  # timeout of answers; none during copies and migrations
        self.readers = self._engine(READERS, "REPEATABLE READ")  # a query sees one snapshot
        self.writer = self.leases = self._engine(2, "READ COMMITTED")

    def _engine(self, connections: int, isolation: "IsolationLevel") -> Engine:
        """An engine whose errors do not quote parameters."""
        return create_engine(
            "postgresql+psycopg://",
            creator=self.connect,
            poolclass=QueuePool,
            pool_size=connections,
            isolation_level=isolation,
            hide_parameters=True,
        )

    @property
    def address(self) -> str:
        """The connection string for libpq, with our defaults."""
        from psycopg.conninfo import make_conninfo

        return make_conninfo("", **{**USUAL, **self._parts})

    def connect(self) -> "ImpatientConnection":
        """Open and set up a connection."""
        from .postgres_connection import ImpatientConnection

        connection = ImpatientConnection.connect(self.address)
        connection.within = limits.DATABASE_WITHIN
        connection.execute(SET_UP)
        connection.commit()
        connection.within = self._within
        return connection

    def upgrade_alone(self, connection: Connection) -> None:
        if connection.exec_driver_sql(READ_ONLY).scalar():
            raise StoreError("read-only-store", path=self.name)
        connection.exec_driver_sql(f"SELECT pg_advisory_xact_lock({UPGRADE})")

    def opened(self) -> None:
        """From now on answers have a timeout; connections without one are dropped."""
        self._within = limits.DATABASE_WITHIN
        for engine in (self.readers, self.writer):
            engine.dispose()

    def insert(self, connection: Connection, rows: Sequence[Row]) -> set[Place]:
        values = (*map(list, zip(*rows, strict=True)), known_before(rows))
        return {(game, seq) for game, seq in connection.exec_driver_sql(INSERT, values)}

    def clock_ahead(self) -> int:
        found: list[tuple[int, int]] = []
        with self.readers.connect() as connection:
            for _ in range(LOOKS):
                begun = time.time_ns()
                there = int(connection.exec_driver_sql(CLOCK).scalar_one())
                ended = time.time_ns()
                found.append((ended - begun, there - (begun + ended) // 2_000_000))
            connection.rollback()
        return min(found)[1]

    def refusal(self, error: BaseException) -> Refused:
        cause = (error.orig if isinstance(error, DBAPIError) else None) or error
        reason = " ".join(str(cause).split())
        for secret in filter(None, (self._parts.get("password"), self._parts.get("sslpassword"))):
            reason = reason.replace(secret, "…")
        return StoreError("no-database", path=self.name, reason=reason or trouble_of(error))


def require_driver() -> ModuleType:
    """Import psycopg, which is optional."""
    try:
        import psycopg
    except ImportError as error:
        raise MissingPackageError("no-postgres-driver") from error
    return psycopg


def parts_of(driver: ModuleType, url: str) -> dict[str, str]:
    """The parameters in a database URL."""
    from psycopg.conninfo import conninfo_to_dict

    try:
        found = conninfo_to_dict(url)
    except driver.Error:  # the driver's message quotes the password
        raise StoreError("bad-store-url") from None
    if any("@" in str(found.get(name, "")) for name in ("host", "port", "dbname")):  # a password with an unescaped @
        raise StoreError("bad-store-url")
    return {name: str(value) for name, value in found.items()}


def shown(parts: dict[str, str]) -> str:
    """The URL without its secrets."""
    port = f":{parts['port']}" if "port" in parts else ""
    return f"postgresql://{parts.get('host', '')}{port}/{parts.get('dbname', '')}"
