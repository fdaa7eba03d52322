"""Writes records in text notation."""

from collections import deque
from collections.abc import Sequence

from jollyroll.kit import load_game

from .limits import LONGEST_LINE
from .notation import Label, options_line, result_line, seats_line
from .record import FORMAT_VERSION, Comment, Record
from .replay import replay
from .text_fair import fair_lines


def write_text(record: Record, lines: Sequence[Label] | None = None) -> str:
    """The record in text notation. `lines` are the match's labels; without them the record is replayed.

    >>> from jollyroll import Match
    >>> match = Match.start("kings_gold", ["Ana", "Lea"], options={"first_player": "host"}, host=0)
    >>> match.apply_outcome("12KSX")
    >>> print(write_text(match.record).splitlines()[-1])
    1. Ana: [12KSX]
    """
    labels = replay(record).lines if lines is None else lines
    block = fair_lines(record)
    lines_written = [*header_lines(record), "", *turn_lines(record, labels), *([""] if block else []), *block]
    return "".join(line + "\n" for line in lines_written)


def header_lines(record: Record) -> list[str]:
    """The header: fields of the format, custom fields, result."""
    fields = {
        "Jollyroll": str(FORMAT_VERSION),
        "Game": record.game,
        "Rules": str(record.rules_version),
        "Options": options_line(load_game(record.game).under(record.rules_version), record.options),
        "Seats": seats_line(record.seats),
    }
    if record.host is not None:
        fields["Host"] = str(record.host + 1)
    if record.youngest is not None:
        fields["Youngest"] = str(record.youngest + 1)
    if record.position:
        fields["Position"] = record.position
    fields.update(record.header)
    fields["Result"] = result_line(record.result)
    return [f"{key}: {value}".rstrip() for key, value in fields.items()]


def turn_lines(record: Record, labels: Sequence[Label], longest: int = LONGEST_LINE) -> list[str]:
    """One line per turn, continued on a second one after a comment or at an enormous length."""
    lines: list[str] = []
    comments = deque(record.comments)
    written = None
    for number, (event, label) in enumerate(zip(record.events, labels, strict=True)):
        remarks = due_comments(comments, number)
        if label != written or remarks or len(lines[-1]) + len(event.word) >= longest:
            lines += [*remarks, f"{label} {event.word}"]
            written = label
        else:
            lines[-1] += " " + event.word
    return lines + due_comments(comments, len(record.events))


def due_comments(comments: deque[Comment], events: int) -> list[str]:
    """Remove and return the comments that come before the next event."""
    due: list[str] = []
    while comments and comments[0].after <= events:
        due.append(f"# {comments.popleft().text}".rstrip())
    return due
