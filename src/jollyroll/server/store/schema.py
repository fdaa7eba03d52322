"""The store's database tables, and migrations from older versions.

`events` is the truth: its primary key (game, seq) keeps two processes from storing different events under one number. `tables` is a
list derived from it. `states` caches states so that events need not be replayed: a wrong row is ignored, and all rows may be
deleted. All SQL works on SQLite and PostgreSQL alike.
"""

from collections.abc import Callable

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Connection,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
    inspect,
    select,
)

from jollyroll.errors import StoreError

METADATA = MetaData()

EVENTS = Table(
    "events",
    METADATA,
    Column("game", String(10), primary_key=True),
    Column("seq", Integer, primary_key=True, autoincrement=False),
    Column("at", BigInteger, nullable=False),
    Column("body", Text, nullable=False),
    Column("secret", Text, nullable=False),
    # With a rowid, SQLite appends rows of all tables: those of one commit share pages, and only the index is spread.
)

TABLES = Table(
    "tables",
    METADATA,
    Column("game", String(10), primary_key=True),
    Column("kind", Text, nullable=False),  # the game; names of third-party games may be long
    Column("stage", String(10), nullable=False),
    Column("listed", Boolean, nullable=False),
    Column("opened", BigInteger, nullable=False),
    Column("changed", BigInteger, nullable=False),
    Column("lobby", Text, nullable=False),
    Index("tables_by_stage", "stage", "listed", "opened"),
    sqlite_with_rowid=False,
)

STATES = Table(
    "states",
    METADATA,
    Column("game", String(10), primary_key=True),
    Column("seq", Integer, primary_key=True, autoincrement=False),
    Column("mark", String(32), nullable=False),  # checksum of code, event and form
    Column("form", LargeBinary, nullable=False),
)

INSTALLATION = Table(  # values that all servers on this store share
    "installation",
    METADATA,
    Column("name", String(32), primary_key=True),
    Column("value", Text, nullable=False),
    sqlite_with_rowid=False,
)

RECORDS = Table(  # of archived games; a store in a file keeps them in files beside it
    "records",
    METADATA,
    Column("game", String(10), primary_key=True),
    Column("record", Text, nullable=False),
    sqlite_with_rowid=False,
)

# What servers on one store know of each other. All rows may be deleted while no server runs.
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

SCHEMA = Table("store_version", METADATA, Column("version", Integer, primary_key=True))


def first(connection: Connection) -> None:
    """Version 1: events and tables."""
    METADATA.create_all(connection, [EVENTS, TABLES, SCHEMA])


def second(connection: Connection) -> None:
    """Version 2: saved states."""
    STATES.create(connection)


def third(connection: Connection) -> None:
    """Version 3: shared values and records of archived games."""
    INSTALLATION.create(connection)
    RECORDS.create(connection)


def fourth(connection: Connection) -> None:
    """Version 4: servers and leases. Some databases have them already."""
    METADATA.create_all(connection, [SERVERS, LEASES])


STEPS: list[Callable[[Connection], None]] = [first, second, third, fourth]  # step n migrates from version n to n + 1


def bring_up_to_date(connection: Connection, name: str) -> int:
    """Run the missing migrations and return the version. Runs in one transaction, so a store is never left in between."""
    version = 0
    known = inspect(connection).get_table_names()
    if SCHEMA.name in known:
        version = connection.scalar(select(SCHEMA.c.version)) or 0
    elif known:
        raise StoreError("foreign-store", path=name)
    if not isinstance(version, int):
        raise StoreError("foreign-store", path=name)
    if version > len(STEPS):
        raise StoreError("newer-store", version=version, known=len(STEPS))
    if version < len(STEPS):
        for step in STEPS[version:]:
            step(connection)
        connection.execute(SCHEMA.delete())
        connection.execute(SCHEMA.insert().values(version=len(STEPS)))
    if not is_whole(connection):
        raise StoreError("foreign-store", path=name)
    return len(STEPS)


def is_whole(connection: Connection) -> bool:
    """Whether all tables exist with all their columns, whatever the version says."""
    found = inspect(connection)
    there = {name: {column["name"] for column in found.get_columns(name)} for name in found.get_table_names()}
    return all({column.name for column in table.columns} <= there.get(name, set()) for name, table in METADATA.tables.items())
