"""The past of a table: its events exactly as they were sent, and its record."""

import json
from collections.abc import Iterable
from datetime import UTC, datetime
from typing import Any

from jollyroll.dice import FAIR
from jollyroll.match import Event, Match, Record, Seat
from jollyroll.match.fair import Opening
from jollyroll.match.record import CHANCE, CHOICE, LEAVE

from .encoding import event_frame
from .fold import apply
from .shown import Stage
from .state import TableState
from .store import Row


def frames_of(rows: Iterable[Row], after: int) -> list[bytes]:
    """The frames of all events after this one; the rows must begin with the first event of the table."""
    state = TableState.__new__(TableState)
    frames = []
    for row in rows:
        happened = apply(state, json.loads(row.body), json.loads(row.secret), row.at)
        if row.seq > after:
            frames.append(event_frame(state, row.seq, row.at, happened))
    return frames


def record_of(rows: Iterable[Row]) -> Record | None:
    """The record of the game so far; none before it has begun."""
    state = TableState.__new__(TableState)
    events: list[list[Event]] = []  # of each deed
    begun = 0
    for row in rows:
        body = json.loads(row.body)
        apply(state, body, json.loads(row.secret), row.at)
        if body["kind"] == "begun":
            begun = row.at
            events = [[Event(kind, text) for kind, text in state.prefix] + [event_of(part) for part in body["parts"]]]
        elif body["kind"] == "played":
            events.append([event_of(part) for part in body["parts"]])
        elif body["kind"] == "undone":
            events.pop()
    if state.play is None:
        return None
    return recorded(state, begun, [event for deed in events for event in deed])


def event_of(part: dict[str, Any]) -> Event:
    """A part of a deed as the record writes it; choices by number, until the match has written them out."""
    if "choice" in part:
        return Event(CHOICE, str(part["choice"]))
    if "leave" in part:
        return Event(LEAVE, seat=part["leave"])
    opening = Opening(bytes.fromhex(part["link"]), bytes.fromhex(part["nonce"]), part["left"])
    return Event(CHANCE, part["chance"], opening=opening)


def recorded(state: TableState, begun: int, events: list[Event]) -> Record:
    """The match that these events make, written down."""
    assert state.play
    live = state.play.match
    header = {"Date": datetime.fromtimestamp(begun / 1_000, UTC).strftime("%Y-%m-%d"), "Dice": FAIR, "Table": state.id}
    seats = [Seat(seat.name, seat.kind) for seat in live.seats]
    match = Match.start(state.game, seats, "", state.terms.options, live.host, live.youngest, header)
    prefix = len(state.prefix)
    for number, event in enumerate(events):
        if event.kind == CHOICE and number >= prefix:
            match.choose(int(event.text))
        else:
            match.play(event)
    match.fair = live.fair
    return match.record


def is_finished(state: TableState) -> bool:
    """The game is over: everything about it may be looked into."""
    return state.stage == Stage.OVER
