"""Where in a JSON text a value stands, found again by its path once something turned out to be wrong with it."""

import json
import re

Path = tuple[str | int, ...]

BLANK = re.compile(r"[ \t\n\r]*")


def line_and_column(text: str, place: int) -> tuple[int, int]:
    """Both counted from 1."""
    return text.count("\n", 0, place) + 1, place - text.rfind("\n", 0, place)


def find(text: str, path: Path, decoder: json.JSONDecoder) -> int:
    """Where the value at this path begins; of a field written twice, the last. `text` must be sound JSON."""
    place = after_blank(text, 0)
    for step in path:
        place = find_item(text, place, step, decoder) if isinstance(step, int) else find_field(text, place, step, decoder)
    return place


def find_item(text: str, place: int, index: int, decoder: json.JSONDecoder) -> int:
    """Where this item of the list at `place` begins."""
    place = after_blank(text, place + 1)
    for _ in range(index):
        place = after_blank(text, skip(text, place, decoder))
        place = after_blank(text, place + 1)  # the comma
    return place


def find_field(text: str, place: int, wanted: str, decoder: json.JSONDecoder) -> int:
    """Where the value of this field of the object at `place` begins."""
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
    """The end of the value at `place`."""
    end: int = decoder.raw_decode(text, place)[1]
    return end


def after_blank(text: str, place: int) -> int:
    """The next place that is not blank."""
    found = BLANK.match(text, place)
    return found.end() if found else place
