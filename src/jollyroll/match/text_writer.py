"""A record as people read it."""

from collections import deque

from jollyroll.games import load_game

from .errors import placed
from .limits import LONGEST_LINE
from .notation import Labels, options_line, result_line, seats_line
from .record import FORMAT_VERSION, Comment, Record
from .replay import replay


def write_text(record: Record) -> str:
    """The record in the text notation."""
    return "".join(line + "\n" for line in [*header_lines(record), "", *turn_lines(record)])


def header_lines(record: Record) -> list[str]:
    """What every record says first, then the fields of its own, then the result."""
    fields = {
        "Jollyroll": str(FORMAT_VERSION),
        "Game": record.game,
        "Rules": str(record.rules_version),
        "Options": options_line(load_game(record.game), record.options),
        "Seats": seats_line(record.seats),
    }
    if record.host is not None:
        fields["Host"] = str(record.host + 1)
    if record.youngest is not None:
        fields["Youngest"] = str(record.youngest + 1)
    fields.update(record.header)
    fields["Result"] = result_line(record.result)
    return [f"{key}: {value}".rstrip() for key, value in fields.items()]


def turn_lines(record: Record, longest: int = LONGEST_LINE) -> list[str]:
    """One line for each turn. Only a comment inside a turn, or a turn of enormous length, begins a second line for it."""
    lines: list[str] = []
    match = replay(record, 0)
    labels = Labels(record.seats)
    comments = deque(record.comments)
    written = None
    for number, event in enumerate(record.events):
        remarks = due_comments(comments, number)
        label = labels.at(match.state)
        if label != written or remarks or len(lines[-1]) + len(event.word) >= longest:
            lines += [*remarks, f"{label} {event.word}"]
            written = label
        else:
            lines[-1] += " " + event.word
        with placed(event=number + 1):
            match.play(event)
    return lines + due_comments(comments, len(record.events))


def due_comments(comments: deque[Comment], events: int) -> list[str]:
    """The comments that come before the next event, taken off the list."""
    due: list[str] = []
    while comments and comments[0].after <= events:
        due.append(f"# {comments.popleft().text}".rstrip())
    return due
