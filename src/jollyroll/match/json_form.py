"""The JSON form of a record, for programs; one event per line. `record.schema.json` describes it."""

import json

from jollyroll.errors import quote
from jollyroll.kit import load_game
from jollyroll.kit.options import resolve

from .json_fair import fair_form, read_fair
from .json_text import JsonText
from .limits import LARGEST_SEAT, LARGEST_VERSION, MOST_COMMENTS, MOST_EVENTS, MOST_FIELDS
from .match import Match
from .notation import result_line
from .record import (
    CHANCE,
    CHOICE,
    FORMAT_VERSION,
    LEAVE,
    Comment,
    Event,
    Record,
    Result,
    Seat,
    check_comment,
    check_field,
    check_seat,
    check_word,
)
from .replay import check_format_version, game_under

FORMAT = "jollyroll-record"
REQUIRED = ("format", "version", "game", "rules", "options", "seats", "host", "youngest", "header", "events", "result")
OPTIONAL = ("position", "comments", "fair", "openings")
LARGEST_SCORE = 10**9 - 1


def write_json(record: Record) -> str:
    """The record in its JSON form.

    >>> import json
    >>> from jollyroll import Match
    >>> json.loads(write_json(Match.start("kings_gold", ["Ana", "Lea"]).record))["game"]
    'kings_gold'
    """
    fields: dict[str, object] = {
        "format": FORMAT,
        "version": FORMAT_VERSION,
        "game": record.game,
        "rules": record.rules_version,
        "options": dict(record.options),
        "seats": [{"name": seat.name, "kind": seat.kind} for seat in record.seats],
        "host": None if record.host is None else record.host + 1,
        "youngest": None if record.youngest is None else record.youngest + 1,
        "header": dict(record.header),
        "events": [event_form(event) for event in record.events],
    }
    if record.position:
        fields["position"] = record.position
    if record.comments:
        fields["comments"] = [[comment.after, comment.text] for comment in record.comments]
    fields.update(fair_form(record))
    fields["result"] = None
    if record.result:
        fields["result"] = {"winners": [seat + 1 for seat in record.result.winners], "scores": list(record.result.scores)}
    return "{\n" + ",\n".join(f"  {line(key)}: {lines(value)}" for key, value in fields.items()) + "\n}\n"


def event_form(event: Event) -> list[object]:
    """An event as a list: `["chance", "12KSX"]`, `["choice", "stop"]` or `["leave", 2]`."""
    return [event.kind, event.seat + 1 if event.kind == LEAVE else event.text]


def lines(value: object) -> str:
    """A list with one item per line; other values on one line."""
    if not isinstance(value, list) or not value:
        return line(value)
    return "[\n" + ",\n".join(f"    {line(item)}" for item in value) + "\n  ]"


def line(value: object) -> str:
    return json.dumps(value, ensure_ascii=False)


def read_json(text: str) -> Record:
    """Read a record from JSON: check the form, then play the game through.

    >>> from jollyroll import Match
    >>> record = Match.start("kings_gold", ["Ana", "Lea"]).record
    >>> read_json(write_json(record)) == record
    True
    """
    source = JsonText(text)
    check_format(source)
    match = start_match(source)
    events = [read_event(source, index) for index in range(len(source.items(("events",), most=MOST_EVENTS)))]
    comments = read_comments(source)
    result = read_result(source, len(match.seats))
    for index, event in enumerate(events):
        with source.at("events", index):
            match.play(event)
    for index, comment in enumerate(comments):
        if comment.after > len(events):
            source.fail(("comments", index), "record-comment-place", events=len(events))
    match.comments = sorted(comments, key=lambda comment: comment.after)
    read_fair(source, match)
    if result != match.result:
        source.fail(("result",), "record-result", expected=result_line(match.result))
    return match.record


def check_format(source: JsonText) -> None:
    """Check format and version first, so that a newer format is recognised."""
    root = source.strict_object(())
    if root.get("format") != FORMAT:
        source.fail(("format",) if "format" in root else (), "record-json-format", format=FORMAT)
    if "version" in root:
        with source.at("version"):
            check_format_version(source.number(("version",), 1, LARGEST_VERSION))
    source.fields((), REQUIRED, OPTIONAL)


def start_match(source: JsonText) -> Match:
    """Start the match that the record describes."""
    seats = [read_seat(source, index) for index in range(len(source.items(("seats",))))]
    options = source.texts(("options",))
    for name, value in options.items():
        with source.at("options", name):
            check_word(value)
    header = source.texts(("header",))
    if len(header) > MOST_FIELDS:
        source.fail(("header",), "record-many-fields", most=MOST_FIELDS)
    for key, value in header.items():
        with source.at("header", key):
            check_field(key, value)
    host, youngest = (read_seat_number(source, key, len(seats)) for key in ("host", "youngest"))
    with source.at("game"):
        game = load_game(source.typed(("game",), str))
    with source.at("rules"):
        version = source.number(("rules",), 1, LARGEST_VERSION)
        game = game_under(game, version)
    for name, value in options.items():
        with source.at("options", name):
            resolve(game.code, game.options, game.presets, "", {name: value})
    with source.at("options"):
        options = game.resolve("", options)
    with source.at("seats"):
        game.check_seat_count(len(seats))
    position = source.typed(("position",), str) if source.has("position") else ""
    with source.at("position" if position else "seats"):
        match = Match.start(game, seats, "", options, host, youngest, header, position)
    match.rules_version = version
    return match


def read_seat(source: JsonText, index: int) -> Seat:
    """Read a seat's name and kind."""
    path = ("seats", index)
    source.fields(path, ("name", "kind"))
    seat = Seat(source.typed((*path, "name"), str), source.typed((*path, "kind"), str))
    with source.at(*path):
        check_seat(seat)
    return seat


def read_seat_number(source: JsonText, key: str, seats: int) -> int | None:
    """Read a seat number, from 1, or null."""
    if source.value((key,)) is None:
        return None
    number = source.number((key,), 1, LARGEST_SEAT)
    if number > seats:
        source.fail((key,), "no-such-seat", seat=str(number), first=1, last=seats)
    return number - 1


def read_event(source: JsonText, index: int) -> Event:
    """Read an event."""
    path = ("events", index)
    kind = source.items(path, 2, 2)[0]
    if kind == LEAVE:
        return Event(LEAVE, seat=source.number((*path, 1), 1, LARGEST_SEAT) - 1)
    if kind not in (CHANCE, CHOICE):
        source.fail((*path, 0), "record-json-event", text=quote(str(kind)))
    text = source.typed((*path, 1), str)
    with source.at(*path, 1):
        check_word(text)
    return Event(kind, text)


def read_comments(source: JsonText) -> list[Comment]:
    """Read the comments with their places."""
    comments: list[Comment] = []
    for index in range(len(source.items(("comments",), most=MOST_COMMENTS)) if source.has("comments") else 0):
        path = ("comments", index)
        source.items(path, 2, 2)
        comment = Comment(source.number((*path, 0), 0, MOST_EVENTS), source.typed((*path, 1), str))
        with source.at(*path, 1):
            check_comment(comment.text)
        comments.append(comment)
    return comments


def read_result(source: JsonText, seats: int) -> Result | None:
    """Read the winners and scores of a finished game, or null."""
    path = ("result",)
    if source.value(path) is None:
        return None
    source.fields(path, ("winners", "scores"))
    winners = [source.number((*path, "winners", i), 1, LARGEST_SEAT) for i in range(len(source.items((*path, "winners"))))]
    scores = range(len(source.items((*path, "scores"), most=LARGEST_SEAT)))
    points = [source.number((*path, "scores", i), -LARGEST_SCORE, LARGEST_SCORE) for i in scores]
    return Result(tuple(seat - 1 for seat in winners), tuple(points))
