"""Strict reading of JSON: each value is asked for by path and type, and an error says where it stands."""

import json
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, NoReturn, TypeVar

from jollyroll.errors import Refused, quote

from .errors import RecordError, placed
from .json_places import Path, find, line_and_column

MOST_DIGITS = 10

Wanted = TypeVar("Wanted")


Json = Any  # whatever a JSON text may hold; each value is checked where it is asked for


class Fields(dict[str, Json]):
    """A JSON object that remembers a field written twice."""

    twice = ""


class Unusable:
    """A number no record needs: NaN, infinity, or one with very many digits."""


def fields_of(items: list[tuple[str, Json]]) -> Fields:
    fields = Fields()
    for name, value in items:
        if name in fields:
            fields.twice = name
        fields[name] = value
    return fields


def whole(digits: str) -> int | Unusable:
    return int(digits) if len(digits) <= MOST_DIGITS else Unusable()


def broken(digits: str) -> int | float:
    """1.0 is a whole number too, as JSON Schema has it."""
    value = float(digits)
    return int(value) if value.is_integer() and abs(value) < 10**MOST_DIGITS else value


DECODER = json.JSONDecoder(object_pairs_hook=fields_of, parse_int=whole, parse_float=broken, parse_constant=lambda _: Unusable())

KINDS = {Fields: "object", list: "list", str: "text", int: "number"}


class JsonText:
    """One text, its values, and the places where they stand."""

    def __init__(self, text: str) -> None:
        self.text = text
        try:
            self.root: Json = DECODER.decode(text)
        except json.JSONDecodeError as error:
            line, column = line_and_column(text, error.pos)
            raise RecordError("record-json-syntax", line=line, column=column, reason=error.msg) from error
        except RecursionError as error:
            raise RecordError("record-json-deep") from error

    def fail(self, path: Path, code: str, **facts: object) -> NoReturn:
        """Refuse the record because of the value at this path."""
        with self.at(*path):
            raise Refused(code, "", **facts)

    @contextmanager
    def at(self, *path: str | int) -> Iterator[None]:
        """Anything refused inside is refused at the value on this path, which is looked up only then."""
        try:
            yield
        except Refused as refused:
            try:
                place = line_and_column(self.text, find(self.text, path, DECODER))
            except RecursionError:
                place = (0, 0)
            with placed(*place):
                raise refused

    def value(self, path: Path) -> Json:
        """What stands there; every step is known to exist."""
        value = self.root
        for step in path:
            value = value[step]
        return value

    def typed(self, path: Path, wanted: type[Wanted]) -> Wanted:
        """What stands there, if it is of this type."""
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

    def fields(self, path: Path, required: tuple[str, ...], optional: tuple[str, ...] = ()) -> Fields:
        """An object with these fields, each once, and no others."""
        fields = self.strict_object(path)
        for name in fields:
            if name not in required and name not in optional:
                self.fail((*path, name), "record-json-unknown", field=quote(name))
        for name in required:
            if name not in fields:
                self.fail(path, "record-json-missing", field=name)
        return fields

    def texts(self, path: Path) -> dict[str, str]:
        """An object whose fields all hold texts."""
        return {name: self.typed((*path, name), str) for name in self.strict_object(path)}

    def strict_object(self, path: Path) -> Fields:
        """An object without any field written twice."""
        fields = self.typed(path, Fields)
        if fields.twice:
            self.fail((*path, fields.twice), "record-json-twice", field=quote(fields.twice))
        return fields

    def items(self, path: Path, least: int = 0, most: int | None = None) -> list[Json]:
        """A list of so many items."""
        items: list[Json] = self.typed(path, list)
        if len(items) < least or (most is not None and len(items) > most):
            self.fail(path, "record-json-length", field=name_of(path), least=str(least), most=str(most))
        return items


def name_of(path: Path) -> str:
    """A path as a person would say it: `events`, `seats 2 name`."""
    return " ".join(str(step + 1) if isinstance(step, int) else quote(step) for step in path) or "{}"
