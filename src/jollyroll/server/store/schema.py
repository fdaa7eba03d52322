"""The tables of the store and how an older store becomes a newer one.

`events` is the truth: (game, seq) is its primary key, so no two processes can ever put different events in the same place.
`tables` is a list derived from it. `states` saves playing events again: how a table stood after some of them. Whatever is wrong
with a row of it, it is not used, and all of it may be removed. All is plain SQL that SQLite and PostgreSQL speak alike.
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

from jollyroll.errors import Refused

METADATA = MetaData()

EVENTS = Table(
    "events",
    METADATA,
    Column("game", String(10), primary_key=True),
    Column("seq", Integer, primary_key=True, autoincrement=False),
    Column("at", BigInteger, nullable=False),
    Column("body", Text, nullable=False),
    Column("secret", Text, nullable=False),
    # SQLite puts a row behind the last one, whichever its table: those of one commit share pages, and only keys go to their places
)

TABLES = Table(
    "tables",
    METADATA,
    Column("game", String(10), primary_key=True),
    Column("kind", Text, nullable=False),  # other people's games may have long names
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
    Column("mark", String(32), nullable=False),  # of the code, the event and the form
    Column("form", LargeBinary, nullable=False),
)

INSTALLATION = Table(  # what all servers on this store have in common
    "installation",
    METADATA,
    Column("name", String(32), primary_key=True),
    Column("value", Text, nullable=False),
    sqlite_with_rowid=False,
)

RECORDS = Table(  # of old games, whose tables are not there any more; those of a store in a file are in files beside it
    "records",
    METADATA,
    Column("game", String(10), primary_key=True),
    Column("record", Text, nullable=False),
    sqlite_with_rowid=False,
)

# What servers on one store keep about each other. None of it is history: all rows may be removed while no server runs.
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
    """Version 1."""
    METADATA.create_all(connection, [EVENTS, TABLES, SCHEMA])


def second(connection: Connection) -> None:
    """Version 2: states of tables."""
    STATES.create(connection)


def third(connection: Connection) -> None:
    """Version 3: what servers have in common, and records of old games."""
    INSTALLATION.create(connection)
    RECORDS.create(connection)


def fourth(connection: Connection) -> None:
    """Version 4: servers and their leases. A database that several have shared has them already."""
    METADATA.create_all(connection, [SERVERS, LEASES])


STEPS: list[Callable[[Connection], None]] = [first, second, third, fourth]  # the step at place n makes version n + 1 of version n


def bring_up_to_date(connection: Connection, name: str) -> int:
    """Take whatever steps are missing; gives the version. Runs in one transaction, so a store is never left in between."""
    version = 0
    known = inspect(connection).get_table_names()
    if SCHEMA.name in known:
        version = connection.scalar(select(SCHEMA.c.version)) or 0
    elif known:
        raise Refused("foreign-store", path=name)
    if not isinstance(version, int):
        raise Refused("foreign-store", path=name)
    if version > len(STEPS):
        raise Refused("newer-store", version=version, known=len(STEPS))
    if version < len(STEPS):
        for step in STEPS[version:]:
            step(connection)
        connection.execute(SCHEMA.delete())
        connection.execute(SCHEMA.insert().values(version=len(STEPS)))
    if not is_whole(connection):
        raise Refused("foreign-store", path=name)
    return len(STEPS)


def is_whole(connection: Connection) -> bool:
    """All tables are there, with all their columns, whatever the store says of itself."""
    found = inspect(connection)
    there = {name: {column["name"] for column in found.get_columns(name)} for name in found.get_table_names()}
    return all({column.name for column in table.columns} <= there.get(name, set()) for name, table in METADATA.tables.items())
