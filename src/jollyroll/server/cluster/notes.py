"""What servers tell each other: short notes in signed envelopes.

A note says that something is to be looked up, or who is where; events themselves are read from the store alone. An envelope whose
signature is not that of this installation is not opened, whoever put it there.
"""

import hmac
import json
import re
from collections.abc import Iterator, Sequence
from typing import NamedTuple

from jollyroll.server.protocol.fields import Emote
from jollyroll.server.protocol.patterns import TABLE_ID

SIGNATURE = 16  # bytes
SERVER_ID = 16  # letters
LARGEST = 7_000  # bytes of an envelope: PostgreSQL carries no more than 8,000
MOST_SEATS = 64
KNOWN_TABLE = re.compile(TABLE_ID)


class Stored(NamedTuple):
    """An event is in the store."""

    table: str
    seq: int


class Present(NamedTuple):
    """Who is at a table by way of the sender; its clock, where the sender runs it and has extended it."""

    table: str
    seats: list[int]
    watching: int
    host: bool
    deadline: int


class WhoIsThere(NamedTuple):
    """Every server is asked who is at this table by way of it; without a name, whoever has people, at all tables."""

    table: str


class AnybodyThere(NamedTuple):
    """Whoever has people at this table is asked to say so."""

    table: str


class Silent(NamedTuple):
    """Seats that did not answer as witnesses, or have been heard of again."""

    table: str
    seats: list[int]
    silent: bool


class Emoted(NamedTuple):
    """Somebody at a table has said something."""

    table: str
    seat: int
    emote: str


class Hurried(NamedTuple):
    """Bots at a table are to play without a pause, or no longer."""

    table: str
    hurried: bool


class Released(NamedTuple):
    """The sender no longer runs this table."""

    table: str


class Taken(NamedTuple):
    """So many of a rate were taken by one asker by way of the sender."""

    asker: str
    rate: str
    number: int


class Connected(NamedTuple):
    """So many connections of one address the sender has now."""

    asker: str
    number: int


class Bye(NamedTuple):
    """The sender stops."""


Note = Stored | Present | WhoIsThere | AnybodyThere | Silent | Emoted | Hurried | Released | Taken | Connected | Bye
KINDS: dict[str, type[Note]] = {
    kind.__name__: kind
    for kind in (Stored, Present, WhoIsThere, AnybodyThere, Silent, Emoted, Hurried, Released, Taken, Connected, Bye)
}
NAMES = {kind: name for name, kind in KINDS.items()}
LONGEST_WORD = 64


class Envelopes:
    """Puts notes into signed envelopes, and takes them out again."""

    def __init__(self, key: bytes, sender: str) -> None:
        self.sender = sender
        self._key = key

    def pack(self, notes: Sequence[Note]) -> Iterator[str]:
        """As few envelopes as hold all of these."""
        some: list[str] = []
        size = 0
        for note in notes:
            text = json.dumps([NAMES[type(note)], *note], separators=(",", ":"))
            if some and size + len(text) > LARGEST:
                yield self._seal(some)
                some, size = [], 0
            some.append(text)
            size += len(text) + 1
        if some:
            yield self._seal(some)

    def _seal(self, notes: Sequence[str]) -> str:
        body = f'["{self.sender}",{",".join(notes)}]'
        return self._signature(body) + body

    def _signature(self, body: str) -> str:
        return hmac.digest(self._key, body.encode(), "sha256")[:SIGNATURE].hex()

    def open(self, envelope: str) -> tuple[str, list[Note]]:
        """The sender and the notes; nothing if it is not one of ours."""
        signature, body = envelope[: 2 * SIGNATURE], envelope[2 * SIGNATURE :]
        if not signature.isascii() or not hmac.compare_digest(signature, self._signature(body)):
            return "", []
        sender, *notes = json.loads(body)
        return sender, [note for form in notes if (note := read_note(form)) is not None]


def read_note(form: list[object]) -> Note | None:
    """A note; nothing if this server does not know such notes: another version may run beside it."""
    kind = KINDS.get(str(form[0]))
    if kind is None or len(form) != 1 + len(kind._fields):
        return None
    note = kind._make(form[1:])
    return note if all(fits(field, value) for field, value in zip(kind._fields, note, strict=True)) else None


def fits(field: str, value: object) -> bool:
    """This can be the value of such a field."""
    if field == "table":
        return isinstance(value, str) and (value == "" or KNOWN_TABLE.match(value) is not None)
    if field == "seats":
        return isinstance(value, list) and len(value) <= MOST_SEATS and all(type(seat) is int and seat >= 0 for seat in value)
    if field in ("host", "silent", "hurried", "all"):
        return isinstance(value, bool)
    if field == "emote":
        return value in list(Emote)
    if field in ("asker", "rate"):
        return isinstance(value, str) and len(value) <= LONGEST_WORD
    return type(value) is int and value >= 0
