"""Parses the text notation. The game is played along, so that an impossible event is reported where it is written."""

import re

from jollyroll.errors import quote

from .errors import RecordError, placed
from .limits import LONGEST_LINE
from .match import Match
from .notation import START, Label, Labels, result_line
from .record import CHANCE, CHOICE, LEAVE, LEAVE_WORD, UNSEEN, Comment, Event, Record, check_comment
from .text_fair import FairReader
from .text_header import Header, comment_text, read_header, start_match

UNREADABLE = re.compile(f"(?!\n)[{UNSEEN}]")
TOKEN = re.compile(r" *(?:(?P<comment>#.*)|\[(?P<chance>[^\[\]#]*)\]|(?P<word>[^ \[\]#]+)|(?P<stray>[\[\]]))")
NUMBER = re.compile(r" *(start|[0-9]+) *")


def read_text(text: str) -> Record:
    """Parse a record in text notation.

    >>> from jollyroll import Match
    >>> from jollyroll.match import write_text
    >>> record = Match.start("kings_gold", ["Ana", "Lea"]).record
    >>> read_text(write_text(record)) == record
    True
    """
    text = text.replace("\r\n", "\n").replace("\t", " ")
    lines = text.split("\n")
    check_characters(text, lines)
    header = read_header(lines)
    reader = TurnReader(header)
    for number in range(header.end, len(lines)):
        reader.read_line(lines[number], number + 1)
    reader.check_end(lines)
    return reader.match.record


def check_characters(text: str, lines: list[str]) -> None:
    """Refuse overlong lines and invisible characters."""
    for number, line in enumerate(lines, 1):
        if len(line) > LONGEST_LINE:
            raise RecordError("record-long-line", line=number, column=LONGEST_LINE, most=LONGEST_LINE)
    found = UNREADABLE.search(text)
    if found:
        before = text[: found.start()]
        column = found.start() - before.rfind("\n")
        raise RecordError("record-character", line=before.count("\n") + 1, column=column, text=quote(found[0]))


class TurnReader:
    """Reads the lines after the header into a match."""

    def __init__(self, header: Header) -> None:
        self.header = header
        self.match: Match = start_match(header)
        self.match.comments = [Comment(0, text) for text in header.comments]
        self.labels = Labels(self.match.seats)
        self.fair = FairReader()

    def read_line(self, line: str, number: int) -> None:
        """Read a turn, a comment, a line of fair dice, or an empty line."""
        if not line.strip():
            return
        first_event = len(self.match.events)
        if line.lstrip().startswith("#"):
            self.add_comment(line.lstrip(), first_event, number)
            return
        if self.fair.read_line(line, number):
            return
        label = self.labels.at(self.match.state)
        place = self.read_label(line, number, label)
        end = len(line.rstrip())
        while place < end:
            token = TOKEN.match(line, place)
            assert token, "every non-blank character begins a token"
            place = token.end()
            if token["comment"]:
                self.add_comment(token["comment"], first_event, number)
            else:
                self.read_event(token, number, label)

    def add_comment(self, text: str, after: int, number: int) -> None:
        """Add a comment; one after a turn's events is placed before them."""
        comment = Comment(after, comment_text(text))
        with placed(number, 1):
            check_comment(comment.text, len(self.match.comments))
        self.match.comments.append(comment)

    def read_label(self, line: str, number: int, label: Label) -> int:
        """Check that this turn is due, by number and name; returns where the events begin."""
        found = NUMBER.match(line)
        expected = str(label)
        if self.match.is_over:
            raise RecordError("record-after-end", line=number, column=1)
        if not found:
            raise RecordError("record-turn-line", line=number, column=1, expected=expected)
        place = found.end()
        if found[1] != ("start" if label.turn == START else str(label.turn)):
            raise RecordError("record-turn", line=number, column=found.start(1) + 1, text=quote(found[1]), expected=expected)
        if line.startswith(".", place) and label.name:
            place += 1 + len(line[place + 1 :]) - len(line[place + 1 :].lstrip())
            if not line.startswith(label.name, place):
                raise RecordError("record-turn-name", line=number, column=place + 1, expected=expected)
            place += len(label.name)
        colon = re.compile(" *:").match(line, place)
        if not colon:
            raise RecordError("record-turn-line", line=number, column=place + 1, expected=expected)
        return colon.end()

    def read_event(self, token: re.Match[str], number: int, label: Label) -> None:
        """Play the event that a word or bracket stands for, if it belongs to this line's turn."""
        kind = token.lastgroup or ""
        column = token.start(kind) + (0 if kind == "chance" else 1)  # point at the bracket, not at its content
        with placed(number, column):
            if kind == "stray":
                raise RecordError("record-bracket")
            if self.match.is_over:
                raise RecordError("record-after-end")
            due = self.labels.at(self.match.state)
            if due != label:
                raise RecordError("record-turn-over", text=quote(token[0].strip()), expected=str(due))
            self.match.play(read_word(token[kind], kind))

    def check_end(self, lines: list[str]) -> None:
        """Refuse a file that breaks off inside a word, and a wrong result."""
        last = lines[-1]
        if not self.match.is_over and last.strip() and "#" not in last and last[-1] not in " :]":
            raise RecordError("record-breaks-off", line=len(lines), column=len(last) + 1, text=quote(last.split()[-1]))
        field = self.header.fields.get("Result")
        expected = result_line(self.match.result)
        if field and " ".join(field.value.split()) != expected:
            raise RecordError("record-result", line=field.line, column=field.column, expected=expected)
        self.fair.finish(self.match)


def read_word(text: str, kind: str) -> Event:
    """Parse an event: brackets hold an outcome, a word is a choice or a seat leaving."""
    if kind == "chance":
        return Event(CHANCE, text)
    if text.startswith(LEAVE_WORD):
        seat = text.removeprefix(LEAVE_WORD)
        if not (len(seat) == 1 and seat in "123456789"):
            raise RecordError("record-leave", text=quote(text))
        return Event(LEAVE, seat=int(seat) - 1)
    return Event(CHOICE, text)
