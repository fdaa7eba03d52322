"""Parses frames from untrusted bytes."""

import re

from jollyroll.errors import SeatError
from jollyroll.server.limits import LONGEST_NAME

from .codes import Code
from .fields import FRAME_ID, VERSION
from .frames import CLIENT_FRAME, ClientFrame
from .models import ValidationError, from_json
from .rejected import Rejected

LONGEST_PART = 40  # letters of an unknown field's name
OUT_OF_RANGE = ("string_too_short", "string_too_long", "string_pattern_mismatch", "less_than_equal", "greater_than_equal")
FILLED_IN: dict[int | str, Code] = {"ticket": Code.BAD_TICKET, "settings": Code.BAD_SETTING}  # fields with people's input


def read_frame(raw: str | bytes) -> ClientFrame:
    """Parse these bytes as a frame, or raise Rejected."""
    try:
        frame: ClientFrame = CLIENT_FRAME.validator.validate_json(raw)  # a third of the time that the adapter's own method takes
    except ValidationError as error:
        raise rejection_of(raw, error) from error
    return frame


def rejection_of(raw: str | bytes, error: ValidationError) -> Rejected:
    """The rejection of bytes that are no frame: not JSON, another version, or a wrong field. Has the frame's id, if readable."""
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
    """The rejection of a wrong field. Errors in people's input get sentences for people; others are for programmers."""
    field = location[1] if len(location) > 1 else ""
    if kind in OUT_OF_RANGE and field == "name":
        return Rejected(Code.BAD_NAME, SeatError("record-name-length", most=LONGEST_NAME))
    if kind in OUT_OF_RANGE and field in FILLED_IN:
        return Rejected(FILLED_IN[field])
    return Rejected(Code.BAD_FRAME, detail=f"{where(location)}: {words}")


def frame_id(given: dict[str, object]) -> str | None:
    """The frame's id, if it is valid."""
    name = given.get("id")
    return name if isinstance(name, str) and re.fullmatch(FRAME_ID, name) else None


def where(location: tuple[int | str, ...]) -> str:
    """The path of the wrong field, without its content."""
    return ".".join(str(part)[:LONGEST_PART] for part in location) or "do"
