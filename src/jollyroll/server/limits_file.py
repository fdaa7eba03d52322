"""Limits overridden from a JSON file."""

import json
import math
import os
from pathlib import Path

from jollyroll.errors import FileError, quote

from . import limits
from .limits import Rate


def change(path: Path) -> None:
    """Override limits from a JSON file such as `{"FRAMES": [60, 10], "LOBBY": 20}`: all or none. Call it before serving."""
    known = {name: usual for name, usual in vars(limits).items() if name.isupper()}
    try:
        given = json.loads(path.read_text(encoding="utf-8"))
    except OSError as error:
        raise FileError("limits-file", path=str(path), reason=os.strerror(error.errno or 0)) from error
    except (ValueError, RecursionError) as error:
        raise FileError("limits-form", path=str(path)) from error
    if not isinstance(given, dict):
        raise FileError("limits-form", path=str(path))
    changed: dict[str, int | Rate] = {}
    for name, value in given.items():
        if name not in known:
            raise FileError("limit-unknown", path=str(path), name=quote(name))
        is_rate = isinstance(known[name], Rate)
        if not (can_be_rate(value) if is_rate else can_be_number(value)):
            raise FileError("limit-rate" if is_rate else "limit-number", path=str(path), name=name)
        changed[name] = Rate(*value) if is_rate else value
    vars(limits).update(changed)


def can_be_number(value: object) -> bool:
    """Whether this is a whole number above 0."""
    return type(value) is int and value > 0


def can_be_rate(value: object) -> bool:
    """Whether this is a list of a whole burst and a rate per second that may be a fraction."""
    if not isinstance(value, list) or len(value) != 2:
        return False
    burst, per_second = value
    return can_be_number(burst) and type(per_second) in (int, float) and 0 < per_second < math.inf
