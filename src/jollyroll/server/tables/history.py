"""Turns a table's events into a record of its game."""

from collections.abc import Iterable, Sequence
from datetime import UTC, datetime

from jollyroll.match import Event, Match, Record
from jollyroll.match.record import CHANCE, CHOICE, DICE, LEAVE
from jollyroll.server.protocol.codes import Code
from jollyroll.server.protocol.rejected import Rejected

from .game_events import BegunEvent, PlayedEvent, UndoneEvent
from .parts import ChanceOpened, ChoiceMade, Part, SeatLeft
from .rows import Row
from .state import TableState
from .transition import replay_rows


def record_of(rows: Iterable[Row]) -> tuple[Record, list[int]]:
    """The record of the game so far and, for each of its events, the number of the table's event; 0 for those before this table."""
    state: TableState | None = None
    actions: list[tuple[int, list[Event]]] = []
    begun = 0
    for row, transition in replay_rows(rows):
        state, event = transition.state, transition.event
        if isinstance(event, BegunEvent):
            begun = row.at
        if isinstance(event, BegunEvent | PlayedEvent):
            actions.append((row.seq, [event_of(part) for part in event.parts]))
        elif isinstance(event, UndoneEvent):
            del actions[-max(event.steps, 1) :]
    if state is None or state.play is None:
        raise Rejected(Code.NOT_PLAYING)
    prefix = state.beginning.events if state.beginning else ()
    events = [event for _, action in actions for event in action]
    places = [0] * len(prefix) + [seq for seq, action in actions for _ in action]
    return recorded(state, begun, prefix, events), places


def event_of(part: Part) -> Event:
    """A part as an event of a record. Choices are numbers until the match writes them out."""
    if isinstance(part, ChoiceMade):
        return Event(CHOICE, str(part.number))
    if isinstance(part, SeatLeft):
        return Event(LEAVE, seat=part.seat)
    return Event(CHANCE, part.outcome, opening=part.opening if isinstance(part, ChanceOpened) else None)


def recorded(state: TableState, begun: int, prefix: Sequence[Event], events: Sequence[Event]) -> Record:
    """The record of the match with these events."""
    assert state.play
    live = state.play.match
    header = {"Date": datetime.fromtimestamp(begun / 1_000, UTC).strftime("%Y-%m-%d"), DICE: state.terms.dice, "Table": state.id}
    match = Match.start(state.game, live.seats, "", state.terms.options, live.host, live.youngest, header)
    for event in prefix:
        match.play(event)
    for event in events:
        if event.kind == CHOICE:
            match.choose(int(event.text))
        else:
            match.play(event)
    match.fair = live.fair if live.fair.chains else None
    return match.record
