"""What servers keep in the store about each other. None of it is history: all of it may be removed while no server runs."""

from sqlalchemy import BigInteger, Column, Connection, Index, MetaData, String, Table, func, select, text

METADATA = MetaData()
SERVERS = Table(
    "cluster_servers",
    METADATA,
    Column("id", String(16), primary_key=True),
    Column("seen", BigInteger, nullable=False),  # milliseconds, by the clock of the database
)
LEASES = Table(
    "cluster_leases",
    METADATA,
    Column("game", String(10), primary_key=True),
    Column("server", String(16), nullable=False),
    Index("cluster_leases_by_server", "server"),
)
MAKING = 0x6A6F6C6C  # of an advisory lock


def make_tables(connection: Connection) -> None:
    """Have them, whoever else wants them at the same time."""
    if connection.dialect.name == "postgresql":
        connection.execute(select(func.pg_advisory_xact_lock(MAKING)))
    METADATA.create_all(connection)


def database_time(connection: Connection) -> int:
    """Milliseconds since 1970 by the clock of the database, which is one for all servers."""
    if connection.dialect.name == "postgresql":
        return int(connection.scalar(text("SELECT (extract(epoch FROM clock_timestamp()) * 1000)::bigint")) or 0)
    return int(connection.scalar(text("SELECT CAST((julianday('now') - 2440587.5) * 86400000 AS INTEGER)")) or 0)
