"""The mark of a whole game: one short number over seats, rules, choices and rolls, for people to note.

The mark of the envelope is known before the first roll, so it cannot cover later inputs and choices. This one does.
"""

from hashlib import sha256

from .fair import mark_of
from .record import Record
from .text_fair import fair_lines

TITLE = "jollyroll fair {version} game"


def game_mark(record: Record) -> str:
    """The mark of a game with fair dice so far; empty without fair dice."""
    return mark_of(game_number(record), record.fair.version) if record.fair and record.fair.chains else ""


def game_number(record: Record) -> bytes:
    """SHA-256 over everything that distinguishes this game."""
    return sha256("".join(f"{line}\n" for line in marked_lines(record)).encode()).digest()


def marked_lines(record: Record) -> list[str]:
    """The lines that the mark covers, in canonical order and spelling."""
    host, youngest = (0 if seat is None else seat + 1 for seat in (record.host, record.youngest))
    return [
        TITLE.format(version=record.fair.version if record.fair else 1),
        f"game: {record.game} {record.rules_version}",
        *(f"option: {name}={value}" for name, value in sorted(record.options.items())),
        *(f"seat: {seat.kind} {seat.name}" for seat in record.seats),
        f"host: {host}",
        f"youngest: {youngest}",
        *(event.word for event in record.events),
        *fair_lines(record),
    ]
