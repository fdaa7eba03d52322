"""A store in a PostgreSQL database, through psycopg.

psycopg rather than asyncpg: the writer and the readers are threads, as they are with SQLite, so one driver that blocks serves both
databases with one code; and it speaks to libpq, which knows every form of address, several hosts included.
"""

import logging
import time
from collections.abc import Sequence
from types import ModuleType
from typing import TYPE_CHECKING

from sqlalchemy import Connection, Engine, create_engine
from sqlalchemy.exc import DBAPIError
from sqlalchemy.pool import QueuePool

from jollyroll.errors import Refused
from jollyroll.server.tables.rows import Row

from .backend import Backend, Place
from .schema import EVENTS
from .statements import Statements, columns_of
from .trouble import trouble_of

if TYPE_CHECKING:
    import psycopg
    from psycopg.rows import TupleRow
    from sqlalchemy.engine.interfaces import IsolationLevel

LOG = logging.getLogger(__name__)
READERS = 4  # threads that read
UPGRADE = 0x4A6F6C6C79  # the advisory lock of whoever brings a store up to date
# If the address does not say otherwise: notice within seconds that a server is gone, also when the network says nothing.
USUAL = {
    "application_name": "jollyroll",
    "connect_timeout": "5",
    "keepalives_idle": "5",
    "keepalives_interval": "2",
    "keepalives_count": "3",
    "tcp_user_timeout": "10000",
}
# A commit is on the disk when it is said to be, whatever is usual there. A process that was stopped in the middle of a transaction
# lets go of what it holds. Nobody waits for ever for what another holds.
SET_UP = """
SELECT set_config('idle_in_transaction_session_timeout', '5s', false), set_config('lock_timeout', '8s', false),
    CASE WHEN current_setting('synchronous_commit') IN ('off', 'local', 'remote_write')
        THEN set_config('synchronous_commit', 'on', false) END
"""
READ_ONLY = "SELECT current_setting('transaction_read_only') = 'on'"
CLOCK = "SELECT (extract(epoch FROM clock_timestamp()) * 1000)::bigint"
LOOKS = 3  # at the clock; the quickest tells best
SQL = Statements("%s")
# An event comes after the one before it, which must be there; whoever comes second to a place is left out.
INSERT = f"""
INSERT INTO {EVENTS.name} ({columns_of(EVENTS)})
SELECT game, seq, at, body, secret
FROM unnest(%s::text[], %s::integer[], %s::bigint[], %s::text[], %s::text[], %s::boolean[])
    AS given(game, seq, at, body, secret, known)
WHERE known OR EXISTS (SELECT 1 FROM {EVENTS.name} AS before WHERE before.game = given.game AND before.seq = given.seq - 1)
ON CONFLICT DO NOTHING RETURNING game, seq
"""


class PostgresBackend(Backend):
    """The store in one database."""

    threads = READERS
    sql = SQL

    def __init__(self, url: str) -> None:
        self.driver = the_driver()
        self._parts = parts_of(self.driver, url)
        self.name = shown(self._parts)
        self.readers = self._engine(READERS, "REPEATABLE READ")  # all that one question asks is of one moment
        self.writer = self._engine(2, "READ COMMITTED")

    def _engine(self, connections: int, isolation: "IsolationLevel") -> Engine:
        """An engine whose errors do not tell what was to be stored."""
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
        """How libpq is told where the database is, with everything that is usual."""
        from psycopg.conninfo import make_conninfo

        return make_conninfo("", **{**USUAL, **self._parts})

    def connect(self, **more: object) -> "psycopg.Connection[TupleRow]":
        """A connection as all of them are set up."""
        connection: psycopg.Connection[TupleRow] = self.driver.connect(**{**USUAL, **self._parts}, **more)
        connection.execute(SET_UP)
        connection.commit()
        return connection

    def upgrade_alone(self, connection: Connection) -> None:
        if connection.exec_driver_sql(READ_ONLY).scalar():
            raise Refused("read-only-store", path=self.name)
        connection.exec_driver_sql(f"SELECT pg_advisory_xact_lock({UPGRADE})")

    def opened(self) -> None:
        """There are no files to look after."""

    def insert(self, connection: Connection, rows: Sequence[Row]) -> set[Place]:
        places = {(row.table, row.seq) for row in rows}
        known = [row.seq == 1 or (row.table, row.seq - 1) in places for row in rows]
        values = (*map(list, zip(*rows, strict=True)), known)
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
        return Refused("no-database", path=self.name, reason=reason or trouble_of(error))


def the_driver() -> ModuleType:
    """psycopg, which only those need who have such a store."""
    try:
        import psycopg
    except ImportError as error:
        raise Refused("no-postgres-driver") from error
    return psycopg


def parts_of(driver: ModuleType, url: str) -> dict[str, str]:
    """What an address says, part by part."""
    from psycopg.conninfo import conninfo_to_dict

    try:
        found = conninfo_to_dict(url)
    except driver.Error:  # its text quotes the address, password included
        raise Refused("bad-store-url") from None
    if any("@" in str(found.get(name, "")) for name in ("host", "port", "dbname")):  # the rest of a password with an @ in it
        raise Refused("bad-store-url")
    return {name: str(value) for name, value in found.items()}


def shown(parts: dict[str, str]) -> str:
    """An address without what is nobody's business."""
    port = f":{parts['port']}" if "port" in parts else ""
    return f"postgresql://{parts.get('host', '')}{port}/{parts.get('dbname', '')}"
