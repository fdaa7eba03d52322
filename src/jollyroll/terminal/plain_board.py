"""The default board: every score, and those fields of the view that have messages.

The message `board-CODE-FIELD` shows a field, with its value as $value; a field with a value per seat appears in each seat's line.
Fields without such a message are not shown.
"""

from collections.abc import Sequence
from dataclasses import asdict
from typing import TYPE_CHECKING

from jollyroll.words import has_words, say

from .frames import seat_mark
from .style import Style, pad, shown_length
from .voice import Voice

if TYPE_CHECKING:
    from _typeshed import DataclassInstance


def board(view: "DataclassInstance", voice: Voice, style: Style) -> list[str]:
    """The common fields, then a line per seat."""
    shown = asdict(view)
    present: Sequence[bool] = shown["present"]
    fields = {**shown, **shown.get("fields", {})}
    named = {name: value for name, value in fields.items() if has_words(message(voice, name))}
    by_seat = {name: value for name, value in named.items() if isinstance(value, list | tuple) and len(value) == len(present)}
    lines = [say(message(voice, name), value=in_words(value)) for name, value in named.items() if name not in by_seat]
    width = max(shown_length(voice.label(seat)) for seat in range(len(present)))
    scores = shown.get("scores", ("",) * len(present))
    for seat, here in enumerate(present):
        parts = [say(message(voice, name), value=in_words(values[seat])) for name, values in by_seat.items()]
        parts += [] if here else [say("board-left")]
        name = style.paint(pad(voice.label(seat), width), "strong" if seat == shown["active"] else "")
        lines.append(f"{seat_mark(seat == shown['active'], style)} {name} {scores[seat]:>5}  {'  '.join(parts)}".rstrip())
    return lines


def note(view: object, style: Style) -> list[str]:
    """The default board has no note."""
    return []


def message(voice: Voice, field: str) -> str:
    """The id of a field's message."""
    return f"board-{voice.game.code}-{field.replace('_', '-')}"


def in_words(value: object) -> object:
    """A value as a fact for a message."""
    return value if isinstance(value, int | str) else " ".join(map(str, value)) if isinstance(value, list | tuple) else str(value)
