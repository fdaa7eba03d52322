"""Locates a value in JSON text by its path, to report an error's line and column."""

import json
import re

Path = tuple[str | int, ...]

BLANK = re.compile(r"[ \t\n\r]*")


def line_and_column(text: str, place: int) -> tuple[int, int]:
    """Line and column of an offset, from 1."""
    return text.count("\n", 0, place) + 1, place - text.rfind("\n", 0, place)


def find(text: str, path: Path, decoder: json.JSONDecoder) -> int:
    """The offset of the value at this path; the last one if a field is repeated. `text` must be valid JSON."""
    place = after_blank(text, 0)
    for step in path:
        place = find_item(text, place, step, decoder) if isinstance(step, int) else find_field(text, place, step, decoder)
    return place


def find_item(text: str, place: int, index: int, decoder: json.JSONDecoder) -> int:
    """The offset of an item of the list at `place`."""
    place = after_blank(text, place + 1)
    for _ in range(index):
        place = after_blank(text, skip(text, place, decoder))
        place = after_blank(text, place + 1)  # the comma
    return place


def find_field(text: str, place: int, wanted: str, decoder: json.JSONDecoder) -> int:
    """The offset of a field's value in the object at `place`."""
    found = place
    place = after_blank(text, place + 1)
    while text[place] == '"':
        name: object
        name, place = decoder.raw_decode(text, place)
        place = after_blank(text, after_blank(text, place) + 1)  # the colon
        if name == wanted:
            found = place
        place = after_blank(text, skip(text, place, decoder))
        if text[place] == "}":
            break
        place = after_blank(text, place + 1)
    return found


def skip(text: str, place: int, decoder: json.JSONDecoder) -> int:
    """The offset after the value at `place`."""
    end: int = decoder.raw_decode(text, place)[1]
    return end


def after_blank(text: str, place: int) -> int:
    """The next offset without whitespace."""
    found = BLANK.match(text, place)
    return found.end() if found else place
