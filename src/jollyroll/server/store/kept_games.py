"""Lists all stored games, and deletes one completely: events, saved states, summary and record."""

import json
from collections.abc import Collection, Iterator
from pathlib import Path
from typing import NamedTuple

from sqlalchemy import Connection, delete, select

from jollyroll.errors import Refused
from jollyroll.match import TEXT_SUFFIX, Record, load, read_text

from .schema import EVENTS, RECORDS, STATES, TABLES

HAS_NAMES = '%"name":%'  # matches events that may contain names
PERSON = "person"


class StoredGame(NamedTuple):
    """A game as shown to the operator."""

    table: str
    game: str
    last: int  # time of the last event, in milliseconds since 1970; 0 if only the record is left
    people: tuple[str, ...]  # all who ever sat there


def kept_games(connection: Connection, archive: Path) -> Iterator[StoredGame]:
    """All stored games."""
    people: dict[str, dict[str, None]] = {}
    for table, body in connection.execute(select(EVENTS.c.game, EVENTS.c.body).where(EVENTS.c.body.like(HAS_NAMES))):
        people.setdefault(table, {}).update(dict.fromkeys(names_in(body)))
    for table, game, changed in connection.execute(select(TABLES.c.game, TABLES.c.kind, TABLES.c.changed)):
        yield StoredGame(table, game, changed, tuple(people.get(table, ())))
    for table, text in connection.execute(select(RECORDS.c.game, RECORDS.c.record)):
        yield of_record(table, read_text(text))
    for path in sorted(archive.glob(f"*{TEXT_SUFFIX}")):
        try:
            yield of_record(path.stem, load(path))
        except Refused:  # not one of our records
            continue


def names_in(body: str) -> list[str]:
    """The people named in an event."""
    try:
        event = json.loads(body)
        seats = [seat for seat in event.get("seats", ()) if seat["kind"] == PERSON]
        return [seat["name"] for seat in seats if seat["name"]] + [event["name"]] * ("name" in event and "placed" not in event)
    except (ValueError, KeyError, TypeError, AttributeError):  # unreadable
        return []


def of_record(table: str, record: Record) -> StoredGame:
    """A game of which only the record is left."""
    return StoredGame(table, record.game, 0, tuple(seat.name for seat in record.seats))


def delete_games(connection: Connection, archive: Path, tables: Collection[str]) -> None:
    """Delete these games in the current transaction. Record files are deleted first, since a failure leaves the rest to be found
    again.
    """
    for table in tables:
        (archive / f"{table}{TEXT_SUFFIX}").unlink(missing_ok=True)
        for each in (EVENTS, STATES, TABLES, RECORDS):
            connection.execute(delete(each).where(each.c.game == table))
