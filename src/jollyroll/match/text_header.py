"""Parses the header of the text notation: `Key: value` lines up to the first empty line."""

import re
from collections.abc import Mapping
from contextlib import AbstractContextManager
from dataclasses import dataclass

from jollyroll.errors import quote
from jollyroll.kit import Game, load_game
from jollyroll.kit.options import resolve

from .errors import RecordError, placed
from .limits import LARGEST_VERSION, LONGEST_NAME, MOST_FIELDS
from .match import Match
from .record import OWN_KEYS, PERSON, Seat, check_comment, check_field, check_seat
from .replay import check_format_version, game_under

FIELD = re.compile(r" *([A-Z][A-Za-z0-9-]*) *: *(.*)")
SEAT = re.compile(r"([^()]*?) *(?:\(([^()]*)\))?")
LONGEST_SEAT = 4 * LONGEST_NAME  # name, kind and some spaces


@dataclass(frozen=True)
class HeaderField:
    """The value of a header line, and its place."""

    value: str
    line: int
    column: int

    def placed(self, offset: int = 0) -> AbstractContextManager[None]:
        """Turn any refusal inside into a RecordError at this line."""
        return placed(self.line, self.column + offset)


@dataclass(frozen=True)
class Header:
    """All fields by key, the comments between them, and the number of the empty line after them."""

    fields: Mapping[str, HeaderField]
    comments: list[str]
    end: int


def read_header(lines: list[str]) -> Header:
    """Split the header into fields."""
    fields: dict[str, HeaderField] = {}
    comments: list[str] = []
    for number, line in enumerate(lines, 1):
        found = FIELD.fullmatch(line)
        if line.lstrip().startswith("#"):
            with placed(number, 1):
                check_comment(comment_text(line.lstrip()), len(comments))
            comments.append(comment_text(line.lstrip()))
        elif found:
            key, value = found[1], found[2].rstrip()
            with placed(number, found.start(1) + 1):
                add_field(fields, key, HeaderField(value, number, found.start(2) + 1))
        elif line.strip():
            code = "record-header-line" if fields else "record-not-one"
            raise RecordError(code, line=number, column=1, text=quote(line.strip()))
        elif fields and number < len(lines):  # the text after the last line end is not a line
            return Header(fields, comments, number)
    if not fields:
        raise RecordError("record-empty")
    raise RecordError("record-no-end-of-header", line=len(lines), column=len(lines[-1]) + 1)


def add_field(fields: dict[str, HeaderField], key: str, field: HeaderField) -> None:
    """Add a field. The first one must be the format, so that a newer format is recognised before all else."""
    if not fields and key != "Jollyroll":
        raise RecordError("record-not-one", text=key)
    if key in fields:
        raise RecordError("record-field-twice", key=quote(key), first=str(fields[key].line))
    if key not in OWN_KEYS:
        check_field(key, field.value)
        if len(fields) > MOST_FIELDS + len(OWN_KEYS):
            raise RecordError("record-many-fields", most=MOST_FIELDS)
    fields[key] = field
    if key == "Jollyroll":
        with field.placed():
            check_format_version(whole_number(field.value, "record-format"))


def comment_text(line: str) -> str:
    """The text of a comment, without `#` and the space after it."""
    return line[1:].removeprefix(" ").rstrip()


def start_match(header: Header) -> Match:
    """Start the match that the header describes."""
    fields = header.fields
    for key in ("Game", "Rules", "Seats"):
        if key not in fields:
            raise RecordError("record-no-field", line=header.end, column=1, key=key)
    with fields["Game"].placed():
        game = load_game(fields["Game"].value)
    with fields["Rules"].placed():
        version = whole_number(fields["Rules"].value, "record-rules")
        game = game_under(game, version)
    seats = read_seats(fields["Seats"])
    options = read_options(fields["Options"], game) if "Options" in fields else game.resolve()
    host, youngest = (read_seat_field(fields[key], len(seats)) if key in fields else None for key in ("Host", "Youngest"))
    others = {key: field.value for key, field in fields.items() if key not in OWN_KEYS}
    with fields["Seats"].placed():
        game.check_seat_count(len(seats))
    position = fields.get("Position", fields["Seats"])
    with position.placed():
        match = Match.start(
            game, seats, "", options, host, youngest, others, fields["Position"].value if "Position" in fields else ""
        )
    match.rules_version = version
    return match


def read_seats(field: HeaderField) -> list[Seat]:
    """Parse names separated by semicolons, bots with their kind in parentheses."""
    seats: list[Seat] = []
    column = field.column
    for part in field.value.split(";"):
        inside = column + len(part) - len(part.lstrip())
        column += len(part) + 1
        found = SEAT.fullmatch(part.strip()) if len(part) <= LONGEST_SEAT else None
        if not found:
            raise RecordError("record-seat", line=field.line, column=inside, text=quote(part.strip()))
        seat = Seat(found[1], PERSON if found[2] is None else found[2].strip())
        with field.placed(inside - field.column):
            check_seat(seat)
        seats.append(seat)
    return seats


def read_options(field: HeaderField, game: Game) -> dict[str, str]:
    """Parse a preset, options that differ from it, or both; returns the value of every option."""
    preset = ""
    changes: dict[str, str] = {}
    for word in re.finditer(r"[^ ]+", field.value):
        with field.placed(word.start()):
            name, sign, value = word[0].removeprefix(f"{game.code}.").partition("=")
            if not sign and word.start() > 0:
                raise RecordError("record-option", text=quote(name))
            if name in changes:
                raise RecordError("record-option-twice", option=name)
            resolve(game.code, game.options, game.presets, preset if sign else name, {name: value} if sign else {})
            if sign:
                changes[name] = value
            else:
                preset = name
    with field.placed():
        return game.resolve(preset, changes)


def read_seat_field(field: HeaderField, seats: int) -> int:
    """Parse a seat number of the header, from 1; returned from 0."""
    with field.placed():
        number = whole_number(field.value, "record-seat-number")
        if not 1 <= number <= seats:
            raise RecordError("no-such-seat", seat=str(number), first=1, last=seats)
    return number - 1


def whole_number(text: str, code: str) -> int:
    """Parse a number from 1 on."""
    if text.isascii() and text.isdigit() and len(text) <= len(str(LARGEST_VERSION)) and int(text) > 0:
        return int(text)
    raise RecordError(code, text=quote(text))
