"""The past of a table: its events exactly as they were sent, and its record."""

import json
from collections.abc import Iterable, Sequence
from datetime import UTC, datetime
from typing import Any

from jollyroll.dice import FAIR
from jollyroll.match import Event, Match, Record
from jollyroll.match.record import CHANCE, CHOICE, LEAVE
from jollyroll.server.live.encoding import event_frame
from jollyroll.server.protocol.codes import Code
from jollyroll.server.protocol.rejected import Rejected
from jollyroll.server.store import Row

from .fold import apply
from .play import opening_of
from .state import TableState


def frames_of(rows: Iterable[Row], after: int) -> list[bytes]:
    """The frames of all events after this one; the rows must begin with the first event of the table."""
    state = TableState.__new__(TableState)
    frames = []
    for row in rows:
        happened = apply(state, json.loads(row.body), json.loads(row.secret), row.at)
        if row.seq > after:
            frames.append(event_frame(state, row.seq, row.at, happened))
    return frames


def record_of(rows: Iterable[Row]) -> tuple[Record, list[int]]:
    """The record of the game so far, and the number of the event that each event of it came with; 0 for what came before."""
    state = TableState.__new__(TableState)
    deeds: list[tuple[int, list[Event]]] = []
    begun = 0
    for row in rows:
        body = json.loads(row.body)
        apply(state, body, json.loads(row.secret), row.at)
        if body["kind"] == "begun":
            begun = row.at
        if body["kind"] in ("begun", "played"):
            deeds.append((row.seq, [event_of(part) for part in body["parts"]]))
        elif body["kind"] == "undone":
            deeds.pop()
    if state.play is None:
        raise Rejected(Code.NOT_PLAYING)
    prefix = state.beginning.events if state.beginning else ()
    events = [event for _, transition in deeds for event in transition]
    places = [0] * len(prefix) + [seq for seq, transition in deeds for _ in transition]
    return recorded(state, begun, prefix, events), places


def event_of(part: dict[str, Any]) -> Event:
    """A part of a deed as the record writes it; choices by number, until the match has written them out."""
    if "choice" in part:
        return Event(CHOICE, str(part["choice"]))
    if "leave" in part:
        return Event(LEAVE, seat=part["leave"])
    return Event(CHANCE, part["chance"], opening=opening_of(part))


def recorded(state: TableState, begun: int, prefix: Sequence[Event], events: Sequence[Event]) -> Record:
    """The match that these events make, written down."""
    assert state.play
    live = state.play.match
    header = {"Date": datetime.fromtimestamp(begun / 1_000, UTC).strftime("%Y-%m-%d"), "Dice": FAIR, "Table": state.id}
    match = Match.start(state.game, live.seats, "", state.terms.options, live.host, live.youngest, header)
    for event in prefix:
        match.play(event)
    for event in events:
        if event.kind == CHOICE:
            match.choose(int(event.text))
        else:
            match.play(event)
    match.fair = live.fair
    return match.record
