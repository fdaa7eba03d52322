"""Copying a store into another: from a file into PostgreSQL, or back, or between two of a kind.

The source is read as of one moment, whatever is played meanwhile. Each transaction copies whole tables, so that a copy that was
interrupted can go on: what is there already must be the same as in the source, event by event. In the end all of the copy is
read again and compared.
"""

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from hashlib import sha256
from itertools import groupby
from pathlib import Path
from typing import NamedTuple

from sqlalchemy import Connection, Table, func, inspect, select
from sqlalchemy.exc import DatabaseError

from jollyroll.errors import Refused

from .backend import Backend
from .opening import backend_at, is_url
from .schema import EVENTS, INSTALLATION, RECORDS, SCHEMA, STATES, STEPS, TABLES, bring_up_to_date
from .summary import Summary

AT_ONCE = 100  # tables in one transaction
Progress = Callable[[int, int], None]  # told how many of how many tables are done
Values = tuple[object, ...]


class Digest(NamedTuple):
    """How many events a table has, and what they are."""

    events: int
    mark: bytes


class Copied(NamedTuple):
    """What is in the copy now."""

    tables: int
    events: int


def copy(source: str, target: str, progress: Progress = lambda done, total: None) -> Copied:
    """Copy all of a store into an empty one, or go on with that."""
    with opened(source, must_exist=True) as here, opened(target, must_exist=False) as there:
        with there.writer.begin() as connection:
            there.upgrade_alone(connection)
            bring_up_to_date(connection, there.name)
        with here.readers.connect() as reading, reading.begin():
            check_source(reading, here.name)
            digests = copy_tables(reading, there, progress)
            copy_small(reading, there)
        verify(there, digests)
    return Copied(len(digests), sum(digest.events for digest in digests.values()))


@contextmanager
def opened(where: str, must_exist: bool) -> Iterator[Backend]:
    """A store by its address, and what is wrong with it in words."""
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
    """Refuse a file that is not there; nobody wants an empty store copied."""
    if not is_url(where) and not Path(where).is_file():
        raise Refused("no-such-store", path=where)


def check_source(connection: Connection, name: str) -> None:
    """It is a store, and none of a version that nobody here knows."""
    if not {SCHEMA.name, EVENTS.name, TABLES.name} <= set(inspect(connection).get_table_names()):
        raise Refused("foreign-store", path=name)
    version = connection.scalar(select(SCHEMA.c.version)) or 0
    if version > len(STEPS):
        raise Refused("newer-store", version=version, known=len(STEPS))


def copy_tables(reading: Connection, there: Backend, progress: Progress) -> dict[str, Digest]:
    """All tables with their events; gives what each of them is."""
    names = sorted(reading.scalars(select(EVENTS.c.game).distinct()))
    with there.readers.connect() as connection:
        known = set(connection.scalars(select(EVENTS.c.game).distinct()))
        if known - set(names):
            raise Refused("copy-target", path=there.name)
    states = STATES.name in inspect(reading).get_table_names()
    digests: dict[str, Digest] = {}
    progress(0, len(names))
    for first in range(0, len(names), AT_ONCE):
        some = names[first : first + AT_ONCE]
        rows = rows_of(reading, EVENTS, some)
        digests |= digests_of(rows)
        with there.writer.begin() as connection:
            copied = {row[:2]: row for row in rows_of(connection, EVENTS, [name for name in some if name in known])}
            if not copied.items() <= {row[:2]: row for row in rows}.items():
                raise Refused("copy-target", path=there.name)
            add(connection, there, EVENTS, [row for row in rows if row[:2] not in copied])
            summaries = [Summary(*row) for row in rows_of(reading, TABLES, some)]  # type: ignore[arg-type]
            if summaries:
                connection.exec_driver_sql(there.sql.put_summary, [tuple(summary) for summary in summaries])
            if states and (saved := rows_of(reading, STATES, some)):
                connection.exec_driver_sql(there.sql.put_state, saved)
        progress(min(first + AT_ONCE, len(names)), len(names))
    return digests


def copy_small(reading: Connection, there: Backend) -> None:
    """Records of old games, and what the installation keeps."""
    found = inspect(reading).get_table_names()
    with there.writer.begin() as connection:
        for table in (RECORDS, INSTALLATION):
            if table.name in found and (rows := [tuple(row) for row in reading.execute(select(table))]):
                connection.exec_driver_sql(f"{there.sql.insert(table)} ON CONFLICT DO NOTHING", rows)


def verify(there: Backend, digests: dict[str, Digest]) -> None:
    """Read the copy again, all of it."""
    names = sorted(digests)
    with there.readers.connect() as connection:
        total = connection.scalar(select(func.count()).select_from(EVENTS))
        same = total == sum(digest.events for digest in digests.values())
        for first in range(0, len(names), AT_ONCE):
            some = names[first : first + AT_ONCE]
            same = same and digests_of(rows_of(connection, EVENTS, some)) == {name: digests[name] for name in some}
    if not same:
        raise Refused("copy-differs", path=there.name)


def rows_of(connection: Connection, table: Table, names: Sequence[str]) -> list[Values]:
    """All rows of these tables, in order."""
    if not names:
        return []
    found = connection.execute(select(table).where(table.c.game.in_(names)).order_by(*table.primary_key))
    return sorted(tuple(row) for row in found)  # databases order text each in its own way; no two rows have the same place


def add(connection: Connection, there: Backend, table: Table, rows: list[Values]) -> None:
    """New rows."""
    if rows:
        connection.exec_driver_sql(there.sql.insert(table), rows)


def digests_of(rows: Sequence[Values]) -> dict[str, Digest]:
    """What each table is, of events in order."""
    found: dict[str, Digest] = {}
    for name, events in groupby(rows, key=lambda row: row[0]):
        mark, number = sha256(), 0
        for row in events:
            mark.update(repr(row).encode())
            number += 1
        found[str(name)] = Digest(number, mark.digest())
    return found
