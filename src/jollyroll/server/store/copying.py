"""Copies a store into another, between SQLite and PostgreSQL in any direction.

The source is read as of one moment, even while games go on. Each transaction copies whole tables, so that an interrupted copy can
resume: events that are there already must equal the source's. Finally the whole copy is read back and compared.
"""

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from hashlib import sha256
from itertools import groupby
from pathlib import Path
from typing import NamedTuple

from sqlalchemy import Connection, Table, func, inspect, select
from sqlalchemy.exc import DatabaseError

from jollyroll.errors import StoreError

from .backend import Backend
from .opening import backend_at, is_url
from .schema import EVENTS, INSTALLATION, RECORDS, SCHEMA, STATES, STEPS, TABLES, bring_up_to_date
from .summary import Summary

AT_ONCE = 100  # tables in one transaction
OnTableCopied = Callable[[int, int], None]  # called with the number of tables done, and of all
Values = tuple[object, ...]


class TableDigest(NamedTuple):
    """The number of a table's events, and a hash of them."""

    events: int
    mark: bytes


class CopyCounts(NamedTuple):
    """The number of tables and events in the copy."""

    tables: int
    events: int


def copy(source: str, target: str, progress: OnTableCopied = lambda done, total: None) -> CopyCounts:
    """Copy a store into an empty one, or resume an interrupted copy."""
    with opened(source, must_exist=True) as here:
        with here.readers.connect() as reading:  # before the target is created, so that errors name the right store
            check_source(reading, here.name)
        with opened(target, must_exist=False) as there:
            digests = copy_all(here, there, progress)
    return CopyCounts(len(digests), sum(digest.events for digest in digests.values()))


def copy_all(here: Backend, there: Backend, progress: OnTableCopied) -> dict[str, TableDigest]:
    """Copy everything and compare; returns the digest of each table."""
    with there.writer.begin() as connection:
        there.upgrade_alone(connection)
        bring_up_to_date(connection, there.name)
    with here.readers.connect() as reading, reading.begin():
        digests = copy_tables(reading, there, progress)
        copy_small(reading, there)
    verify(there, digests)
    return digests


@contextmanager
def opened(where: str, must_exist: bool) -> Iterator[Backend]:
    """Open a store's backend; database errors become refusals."""
    if must_exist:
        check_exists(where)
    backend = backend_at(where)
    try:
        yield backend
    except DatabaseError as error:
        raise backend.refusal(error) from None
    finally:
        backend.close()


def check_exists(where: str) -> None:
    """Refuse a missing file, since SQLite would create an empty store."""
    if not is_url(where) and not Path(where).is_file():
        raise StoreError("no-such-store", path=where)


def check_source(connection: Connection, name: str) -> None:
    """Refuse what is no store, or one of a newer version."""
    if not {SCHEMA.name, EVENTS.name, TABLES.name} <= set(inspect(connection).get_table_names()):
        raise StoreError("foreign-store", path=name)
    version = connection.scalar(select(SCHEMA.c.version)) or 0
    if version > len(STEPS):
        raise StoreError("newer-store", version=version, known=len(STEPS))


def copy_tables(reading: Connection, there: Backend, progress: OnTableCopied) -> dict[str, TableDigest]:
    """Copy all tables with their events; returns the digest of each."""
    names = sorted(reading.scalars(select(EVENTS.c.game).distinct()))
    with there.readers.connect() as connection:
        known = set(connection.scalars(select(EVENTS.c.game).distinct()))
        if known - set(names):
            raise StoreError("copy-target", path=there.name)
    states = STATES.name in inspect(reading).get_table_names()
    digests: dict[str, TableDigest] = {}
    progress(0, len(names))
    for first in range(0, len(names), AT_ONCE):
        some = names[first : first + AT_ONCE]
        rows = rows_of(reading, EVENTS, some)
        digests |= digests_of(rows)
        with there.writer.begin() as connection:
            copied = {row[:2]: row for row in rows_of(connection, EVENTS, [name for name in some if name in known])}
            if not copied.items() <= {row[:2]: row for row in rows}.items():
                raise StoreError("copy-target", path=there.name)
            add(connection, there, EVENTS, [row for row in rows if row[:2] not in copied])
            summaries = [Summary(*row) for row in rows_of(reading, TABLES, some)]  # type: ignore[arg-type]
            if summaries:
                connection.exec_driver_sql(there.sql.put_summary, [tuple(summary) for summary in summaries])
            if states and (saved := rows_of(reading, STATES, some)):
                connection.exec_driver_sql(there.sql.put_state, saved)
        progress(min(first + AT_ONCE, len(names)), len(names))
    return digests


def copy_small(reading: Connection, there: Backend) -> None:
    """Copy the records of old games and the installation's values."""
    found = inspect(reading).get_table_names()
    with there.writer.begin() as connection:
        for table in (RECORDS, INSTALLATION):
            if table.name in found and (rows := [tuple(row) for row in reading.execute(select(table))]):
                connection.exec_driver_sql(f"{there.sql.insert(table)} ON CONFLICT DO NOTHING", rows)


def verify(there: Backend, digests: dict[str, TableDigest]) -> None:
    """Read the whole copy back and compare the digests."""
    names = sorted(digests)
    with there.readers.connect() as connection:
        total = connection.scalar(select(func.count()).select_from(EVENTS))
        same = total == sum(digest.events for digest in digests.values())
        for first in range(0, len(names), AT_ONCE):
            some = names[first : first + AT_ONCE]
            same = same and digests_of(rows_of(connection, EVENTS, some)) == {name: digests[name] for name in some}
    if not same:
        raise StoreError("copy-differs", path=there.name)


def rows_of(connection: Connection, table: Table, names: Sequence[str]) -> list[Values]:
    """All rows of these tables, in order."""
    if not names:
        return []
    found = connection.execute(select(table).where(table.c.game.in_(names)).order_by(*table.primary_key))
    return sorted(tuple(row) for row in found)  # databases collate text differently; keys are unique


def add(connection: Connection, there: Backend, table: Table, rows: list[Values]) -> None:
    if rows:
        connection.exec_driver_sql(there.sql.insert(table), rows)


def digests_of(rows: Sequence[Values]) -> dict[str, TableDigest]:
    """The digest of each table, from its events in order."""
    found: dict[str, TableDigest] = {}
    for name, events in groupby(rows, key=lambda row: row[0]):
        mark, number = sha256(), 0
        for row in events:
            mark.update(repr(row).encode())
            number += 1
        found[str(name)] = TableDigest(number, mark.digest())
    return found
