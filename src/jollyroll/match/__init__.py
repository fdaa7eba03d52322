"""Playing one game: seats, record, replay and notation."""

from .chance import draw_outcome
from .errors import RecordError
from .files import JSON_SUFFIX, TEXT_SUFFIX, load, read_record, save
from .json_form import read_json, write_json
from .match import Match
from .position import Position, read_position, write_position
from .record import Comment, Event, Record, Result, Seat
from .record_lock import RecordLock
from .replay import replay
from .text_reader import read_text
from .text_writer import write_text

__all__ = [
    "JSON_SUFFIX",
    "TEXT_SUFFIX",
    "Comment",
    "Event",
    "Match",
    "Position",
    "Record",
    "RecordError",
    "RecordLock",
    "Result",
    "Seat",
    "draw_outcome",
    "load",
    "read_json",
    "read_position",
    "read_record",
    "read_text",
    "replay",
    "save",
    "write_json",
    "write_position",
    "write_text",
]
