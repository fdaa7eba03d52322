"""Strict access to JSON: values are requested by path and type, and errors name their place."""

import json
from collections.abc import Iterator
from contextlib import contextmanager
from typing import NoReturn, TypeAlias, TypeVar

from jollyroll.errors import ArgumentError, Refused, quote

from .errors import RecordError, placed
from .json_places import Path, find, line_and_column

MOST_DIGITS = 10

WantedT = TypeVar("WantedT")


JsonValue: TypeAlias = (
    "str | int | float | UnusableNumber | list[JsonValue] | JsonFields | None"  # each is checked where it is asked for
)


class JsonFields(dict[str, JsonValue]):
    """A JSON object that remembers a repeated field."""

    twice = ""


class UnusableNumber:
    """A number that no record needs: NaN, infinity, or one with very many digits."""


def fields_of(items: list[tuple[str, JsonValue]]) -> JsonFields:
    fields = JsonFields()
    for name, value in items:
        if name in fields:
            fields.twice = name
        fields[name] = value
    return fields


def whole(digits: str) -> int | UnusableNumber:
    return int(digits) if len(digits) <= MOST_DIGITS else UnusableNumber()


def broken(digits: str) -> int | float:
    """Parse a fraction; 1.0 is a whole number, as in JSON Schema."""
    value = float(digits)
    return int(value) if value.is_integer() and abs(value) < 10**MOST_DIGITS else value


DECODER = json.JSONDecoder(
    object_pairs_hook=fields_of, parse_int=whole, parse_float=broken, parse_constant=lambda _: UnusableNumber()
)

KINDS = {JsonFields: "object", list: "list", str: "text", int: "number"}


class JsonText:
    """A parsed JSON text that can locate its values."""

    def __init__(self, text: str) -> None:
        self.text = text
        try:
            self.root: JsonValue = DECODER.decode(text)
        except json.JSONDecodeError as error:
            line, column = line_and_column(text, error.pos)
            raise RecordError("record-json-syntax", line=line, column=column, reason=error.msg) from error
        except RecursionError as error:
            raise RecordError("record-json-deep") from error

    def fail(self, path: Path, code: str, **facts: object) -> NoReturn:
        """Refuse the record, pointing at the value with this path."""
        with self.at(*path):
            raise ArgumentError(code, "", **facts)

    @contextmanager
    def at(self, *path: str | int) -> Iterator[None]:
        """Make any refusal inside point at the value with this path, which is located only then."""
        try:
            yield
        except Refused as refused:
            try:
                place = line_and_column(self.text, find(self.text, path, DECODER))
            except RecursionError:
                place = (0, 0)
            with placed(*place):
                raise refused

    def value(self, path: Path) -> JsonValue:
        """The value with this path, which must exist."""
        value = self.root
        for step in path:
            match value, step:
                case JsonFields(), str():
                    value = value[step]
                case list(), int():
                    value = value[step]
                case _:
                    raise LookupError(step)
        return value

    def has(self, *path: str | int) -> bool:
        """Something stands there; every step but the last is known to exist."""
        around = self.value(path[:-1])
        return isinstance(around, JsonFields) and path[-1] in around

    def typed(self, path: Path, wanted: type[WantedT]) -> WantedT:
        """The value with this path; refuses other types."""
        value = self.value(path)
        if not isinstance(value, wanted) or isinstance(value, bool):
            self.fail(path, "record-json-type", field=name_of(path), wanted=KINDS[wanted])
        return value

    def number(self, path: Path, least: int, most: int) -> int:
        """A whole number within bounds."""
        value = self.typed(path, int)
        if not least <= value <= most:
            self.fail(path, "record-json-range", field=name_of(path), least=str(least), most=str(most))
        return value

    def fields(self, path: Path, required: tuple[str, ...], optional: tuple[str, ...] = ()) -> JsonFields:
        """An object with exactly these required and optional fields, none repeated."""
        fields = self.strict_object(path)
        for name in fields:
            if name not in required and name not in optional:
                self.fail((*path, name), "record-json-unknown", field=quote(name))
        for name in required:
            if name not in fields:
                self.fail(path, "record-json-missing", field=name)
        return fields

    def texts(self, path: Path) -> dict[str, str]:
        """An object whose values are all texts."""
        return {name: self.typed((*path, name), str) for name in self.strict_object(path)}

    def strict_object(self, path: Path) -> JsonFields:
        """An object without repeated fields."""
        fields = self.typed(path, JsonFields)
        if fields.twice:
            self.fail((*path, fields.twice), "record-json-twice", field=quote(fields.twice))
        return fields

    def items(self, path: Path, least: int = 0, most: int | None = None) -> list[JsonValue]:
        """A list of an allowed length."""
        items: list[JsonValue] = self.typed(path, list)
        if len(items) < least or (most is not None and len(items) > most):
            self.fail(path, "record-json-length", field=name_of(path), least=str(least), most=str(most))
        return items


def name_of(path: Path) -> str:
    """A path as people read it: `events`, `seats 2 name`."""
    return " ".join(str(step + 1) if isinstance(step, int) else quote(step) for step in path) or "{}"
