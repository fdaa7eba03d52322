"""Reads frames from bytes that may be anything."""

import re

from jollyroll.errors import Refused
from jollyroll.server.limits import LONGEST_NAME

from .codes import Code
from .fields import FRAME_ID, VERSION
from .frames import CLIENT_FRAME, ClientFrame
from .models import ValidationError, from_json
from .rejected import Rejected

LONGEST_PART = 40  # of the name of a field, which may be anything
OUT_OF_RANGE = ("string_too_short", "string_too_long", "string_pattern_mismatch", "less_than_equal", "greater_than_equal")
FILLED_IN: dict[int | str, Code] = {"ticket": Code.BAD_TICKET, "settings": Code.BAD_SETTING}  # fields that people fill in


def read_frame(raw: str | bytes) -> ClientFrame:
    """Parse these bytes as a frame; raises Rejected if they are none."""
    try:
        frame: ClientFrame = CLIENT_FRAME.validator.validate_json(raw)  # which takes a third of what the adapter does with it
    except ValidationError as error:
        raise what_is_wrong(raw, error) from error
    return frame


def what_is_wrong(raw: str | bytes, error: ValidationError) -> Rejected:
    """Not JSON, another version, or no such frame; with the id of the frame, if it has one that can be repeated."""
    try:
        given = from_json(raw)
    except ValueError:
        return Rejected(Code.BAD_JSON)
    if not isinstance(given, dict):
        return Rejected(Code.BAD_JSON)
    version = given.get("v")
    if type(version) is int and version != VERSION:
        rejected = Rejected(Code.VERSION, known=VERSION)
    else:
        first = error.errors(include_url=False, include_context=False, include_input=False)[0]
        rejected = wrong_field(first["loc"], first.get("type", ""), first["msg"])
    rejected.frame = frame_id(given)
    return rejected


def wrong_field(location: tuple[int | str, ...], kind: str, words: str) -> Rejected:
    """What was filled in by a person is refused in words for people; all else is a matter between programs."""
    field = location[1] if len(location) > 1 else ""
    if kind in OUT_OF_RANGE and field == "name":
        return Rejected(Code.BAD_NAME, Refused("record-name-length", most=LONGEST_NAME))
    if kind in OUT_OF_RANGE and field in FILLED_IN:
        return Rejected(FILLED_IN[field])
    return Rejected(Code.BAD_FRAME, detail=f"{where(location)}: {words}")


def frame_id(given: dict[str, object]) -> str | None:
    """The id, if it is one."""
    name = given.get("id")
    return name if isinstance(name, str) and re.fullmatch(FRAME_ID, name) else None


def where(location: tuple[int | str, ...]) -> str:
    """The field that is wrong, by its name; never what was in it."""
    return ".".join(str(part)[:LONGEST_PART] for part in location) or "do"
