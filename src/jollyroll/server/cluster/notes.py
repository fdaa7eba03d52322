"""Notes between servers: short messages in signed envelopes.

A note says that something changed, or who is where; events themselves are read from the store. Envelopes without this
installation's signature are ignored.
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
LARGEST = 7_000  # bytes of an envelope; PostgreSQL's limit is 8,000
MOST_SEATS = 64
KNOWN_TABLE = re.compile(TABLE_ID)


class Stored(NamedTuple):
    """An event was stored."""

    table: str
    seq: int


class Present(NamedTuple):
    """Who is connected to a table through the sender, and its extended deadline, if the sender runs it."""

    table: str
    seats: list[int]
    watching: int
    host: bool
    deadline: int


class WhoIsThere(NamedTuple):
    """Asks every server who is connected to this table; with an empty name, about all tables with connections.

    All must answer, even if nobody is: otherwise silence could also mean a lost note or a slow server, and a bot must not stand in
    for somebody who is there. Sent only before a bot stands in.
    """

    table: str


class AnybodyThere(NamedTuple):
    """Asks servers with connections to this table to report them."""

    table: str


class Silent(NamedTuple):
    """Seats that did not answer as witnesses, or sent a frame again."""

    table: str
    seats: list[int]
    silent: bool


class Emoted(NamedTuple):
    """A seat sent an emote."""

    table: str
    seat: int
    emote: str


class Hurried(NamedTuple):
    """Bots at a table start or stop playing without a pause."""

    table: str
    hurried: bool


class Released(NamedTuple):
    """The sender released the lease of this table."""

    table: str


class Taken(NamedTuple):
    """How many tokens of a rate an asker took at the sender."""

    asker: str
    rate: str
    number: int


class Connected(NamedTuple):
    """How many connections of an address the sender has."""

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
    """Packs notes into signed envelopes and opens them."""

    def __init__(self, key: bytes, sender: str) -> None:
        self.sender = sender
        self._key = key

    def pack(self, notes: Sequence[Note]) -> Iterator[str]:
        """As few envelopes as the notes fit into."""
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
        """The sender and the notes; empty if the signature is wrong."""
        signature, body = envelope[: 2 * SIGNATURE], envelope[2 * SIGNATURE :]
        if not signature.isascii() or not hmac.compare_digest(signature, self._signature(body)):
            return "", []
        sender, *notes = json.loads(body)
        return sender, [note for form in notes if (note := read_note(form)) is not None]


def read_note(form: list[object]) -> Note | None:
    """Read a note; None if the kind is unknown, as another version may send."""
    kind = KINDS.get(str(form[0]))
    if kind is None or len(form) != 1 + len(kind._fields):
        return None
    note = kind._make(form[1:])
    return note if all(fits(field, value) for field, value in zip(kind._fields, note, strict=True)) else None


def fits(field: str, value: object) -> bool:
    """Whether a value is valid for this field."""
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
