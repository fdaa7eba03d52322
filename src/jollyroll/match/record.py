"""The record: everything that happened in one game, enough to replay it."""

import re
from collections.abc import Iterable, Mapping
from dataclasses import astuple, dataclass, field
from typing import NamedTuple

from jollyroll.dice import MANUAL
from jollyroll.errors import NotationError, Refused, SeatError, quote
from jollyroll.kit import NOBODY

from .errors import RecordError
from .fair import FairDice, Opening
from .limits import LONGEST_COMMENT, LONGEST_KEY, LONGEST_NAME, LONGEST_VALUE, LONGEST_WORD, MOST_COMMENTS, MOST_FIELDS

FORMAT_VERSION = 1

CHANCE, CHOICE, LEAVE = "chance", "choice", "leave"
PERSON, BOT = "person", "bot:"  # kinds of seats; a bot's level follows the colon
LEAVE_WORD = "leave:"
DICE = "Dice"  # the header field for the source of dice

# Control characters, other line breaks, lone surrogates, and direction marks.
UNSEEN = r"\u0000-\u001f\u007f-\u009f\u2028\u2029\ud800-\udfff\u202a-\u202e\u2066-\u2069"
NOT_IN_TEXT = re.compile(f"[{UNSEEN}]|^\\s|\\s$")
NOT_IN_NAME = re.compile(f"[{UNSEEN};()]|^\\s|\\s$")
NOT_IN_COMMENT = re.compile(f"[{UNSEEN}]|\\s$")
NOT_IN_WORD = re.compile(r"[^!-~]|[\[\]#]")
KIND = re.compile(r"person|bot:[a-z0-9][a-z0-9_-]{0,39}")
KEY = re.compile(f"[A-Z][A-Za-z0-9-]{{0,{LONGEST_KEY - 1}}}")

# Header fields of the format; all others are kept as they are.
OWN_KEYS = ("Jollyroll", "Game", "Rules", "Options", "Seats", "Host", "Youngest", "Position", "Result")


@dataclass(frozen=True)
class Seat:
    """A seat: a person's, or a bot's of some kind.

    >>> Seat("Greta", "bot:greedy").bot
    'greedy'
    """

    name: str
    kind: str = PERSON

    @property
    def bot(self) -> str:
        """The bot that plays this seat, or an empty string for a person."""
        return self.kind.removeprefix(BOT) if self.kind != PERSON else ""


class Event(NamedTuple):
    """One event: an outcome `text`, a choice `text`, or `seat` leaving for good.

    With fair dice, `opening` is what the outcome was computed from.

    >>> Event(CHOICE, "stop").word, Event(CHANCE, "12KSX").word, Event(LEAVE, seat=0).word
    ('stop', '[12KSX]', 'leave:1')
    """

    kind: str
    text: str = ""
    seat: int = NOBODY
    opening: Opening | None = None

    @property
    def word(self) -> str:
        """The event in text notation."""
        if self.kind == CHANCE:
            return f"[{self.text}]"
        return self.text if self.kind == CHOICE else f"{LEAVE_WORD}{self.seat + 1}"


class Comment(NamedTuple):
    """A comment in the record, after this many events.

    >>> from jollyroll import Match
    >>> match = Match.start("kings_gold", ["Ana", "Lea"], options={"first_player": "host"}, host=0)
    >>> match.comments.append(Comment(0, "good luck"))
    >>> match.record.comments[0].text
    'good luck'
    """

    after: int
    text: str


@dataclass(frozen=True)
class Result:
    """The result of a finished game: the winning seats, and the score of every seat.

    >>> from jollyroll import Match
    >>> match = Match.start("kings_gold", ["Ana", "Lea"], options={"first_player": "host"}, host=0)
    >>> match.leave(1)
    >>> match.result
    Result(winners=(0,), scores=(0, 0))
    """

    winners: tuple[int, ...]
    scores: tuple[int, ...]


@dataclass(frozen=True)
class Record:
    """One game. Seats count from 0 here, and from 1 in both written forms.

    >>> from jollyroll import Match
    >>> match = Match.start("kings_gold", ["Ana", "Lea"], options={"first_player": "host"}, host=0)
    >>> match.apply_outcome("12KSX")
    >>> match.record.events
    (Event(kind='chance', text='12KSX', seat=-1, opening=None),)
    """

    game: str
    rules_version: int
    options: Mapping[str, str]
    seats: tuple[Seat, ...]
    host: int | None = None
    youngest: int | None = None
    position: str = ""  # where the game started, if not at the beginning
    header: Mapping[str, str] = field(default_factory=dict)
    events: tuple[Event, ...] = ()
    comments: tuple[Comment, ...] = ()
    result: Result | None = None
    fair: FairDice | None = None


def openings_of(events: Iterable[Event]) -> list[Opening | None]:
    """The opening of each roll and draw, in order; None where there is none."""
    return [event.opening for event in events if event.kind == CHANCE]


def is_by_hand(record: Record) -> bool:
    """Whether the record says that its dice were real."""
    return record.header.get(DICE, "").casefold() == MANUAL


def check_seat(seat: Seat) -> None:
    """Refuse names and kinds that the notation cannot write."""
    if not is_seat(seat):
        raise SeatError("not-a-seat", text=repr(seat))
    if not 1 <= len(seat.name) <= LONGEST_NAME:
        raise SeatError("record-name-length", most=LONGEST_NAME)
    if NOT_IN_NAME.search(seat.name):
        raise SeatError("record-name-letters", name=shown_name(seat.name))
    if not KIND.fullmatch(seat.kind):
        raise SeatError("record-kind", kind=quote(seat.kind))


def shown_name(name: str) -> str:
    """A refused name as a sentence may quote it, without unprintable characters."""
    return quote("".join(letter for letter in name if letter.isprintable()))


def is_seat(what: object) -> bool:
    """Whether this is a valid seat object."""
    return isinstance(what, Seat) and all(isinstance(part, str) for part in astuple(what))


def check_place(place: object, seats: int, first: int = 0) -> None:
    """Refuse numbers that are no seat of this table, from 0."""
    if not isinstance(place, int) or not 0 <= place < seats:
        named = place + first if isinstance(place, int) else quote(str(place))
        raise SeatError("no-such-seat", seat=named, first=first, last=first + seats - 1)


def check_header(header: Mapping[str, str]) -> None:
    """Refuse header fields that the notation cannot write."""
    if len(header) > MOST_FIELDS:
        raise RecordError("record-many-fields", most=MOST_FIELDS)
    for key, value in header.items():
        check_field(key, value)


def check_field(key: str, value: str) -> None:
    """Refuse a header field that the notation cannot write."""
    if not KEY.fullmatch(key) or key in OWN_KEYS:
        raise RecordError("record-key", key=quote(key))
    if len(value) > LONGEST_VALUE or NOT_IN_TEXT.search(value):
        raise RecordError("record-value", key=quote(key), most=LONGEST_VALUE)


def check_word(text: str, kind: type[Refused] = NotationError) -> None:
    """Refuse text that cannot be a choice or outcome in any game, with an error of this kind."""
    if not 1 <= len(text) <= LONGEST_WORD or NOT_IN_WORD.search(text):
        raise kind("record-word", text=quote(text))


def check_comment(text: str, before: int = 0) -> None:
    """Refuse a comment that the notation cannot write, or one too many."""
    if before >= MOST_COMMENTS:
        raise RecordError("record-many-comments", most=MOST_COMMENTS)
    if len(text) > LONGEST_COMMENT or NOT_IN_COMMENT.search(text):
        raise RecordError("record-comment", most=LONGEST_COMMENT)
