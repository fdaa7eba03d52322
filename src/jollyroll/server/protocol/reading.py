"""Reads frames from bytes that may be anything."""

import re

from pydantic import ValidationError
from pydantic_core import from_json

from .codes import Code
from .fields import FRAME_ID, VERSION
from .frames import CLIENT_FRAME, ClientFrame
from .rejected import Rejected

LONGEST_PART = 40  # of the name of a field, which may be anything


def read_frame(raw: str | bytes) -> ClientFrame:
    """Parse these bytes as a frame; raises Rejected if they are none."""
    try:
        return CLIENT_FRAME.validate_json(raw)
    except ValidationError as error:
        raise what_is_wrong(raw, error) from error


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
        rejected = Rejected(Code.BAD_FRAME, where=where(first["loc"]), what=first["msg"])
    rejected.frame = frame_id(given)
    return rejected


def frame_id(given: dict[str, object]) -> str | None:
    """The id, if it is one."""
    name = given.get("id")
    return name if isinstance(name, str) and re.fullmatch(FRAME_ID, name) else None


def where(location: tuple[int | str, ...]) -> str:
    """The field that is wrong, by its name; never what was in it."""
    return ".".join(str(part)[:LONGEST_PART] for part in location) or "do"
