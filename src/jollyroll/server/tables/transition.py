"""`apply(state, event)`: the transition of a table, for new actions and for stored events alike."""

import json
from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import NamedTuple

from jollyroll.server.protocol.events import EventShown

from . import absence_events, game_events, opened_event, seat_events, seed_events
from .context import ActionContext
from .events import TableEvent, read_event
from .rows import Row
from .state import TableState

# to read a stored event, all kinds must be known
KINDS_DEFINED = (opened_event, seat_events, seed_events, game_events, absence_events)


class Transition(NamedTuple):
    """The next state of a table, the event that led to it, what is shown of it, and what of the table changed."""

    state: TableState
    event: TableEvent
    shown: EventShown
    changed: int


Action = Callable[[TableState, ActionContext], Transition]


def apply(state: TableState | None, event: TableEvent, at: int) -> Transition:
    """Apply an event to a table; the first event makes the table."""
    after = state.copy() if state else TableState()
    shown = event.change(after, at)
    return completed(after, event, shown)


def completed(after: TableState, event: TableEvent, shown: EventShown) -> Transition:
    """The transition to a table that an event has changed."""
    if event.is_detour:
        seat = event.body()["seat"]
        was = after.seats[seat]
        after.put_seat(seat, was._replace(detours=was.detours + 1, detours_of_game=was.detours_of_game + 1))
    return Transition(after, event, shown, event.changed(after))


def replay_rows(rows: Iterable[Row], state: TableState | None = None) -> Iterator[tuple[Row, Transition]]:
    """The transitions of a table with these events, which come next."""
    for row in rows:
        transition = apply(state, read_event(json.loads(row.body), json.loads(row.secret)), row.at)
        state = transition.state
        yield row, transition


def read_back(rows: Iterable[Row]) -> TableState:
    """The table that these events make, from the first on."""
    *_, (_, last) = replay_rows(rows)
    return last.state


def follow(state: TableState, rows: Iterable[Row]) -> list[tuple[Row, Transition]]:
    """The transitions with these events, as a list."""
    return list(replay_rows(rows, state))


def effort(rows: Sequence[Row]) -> int:
    """How many events have to be played to read a table's rows from the first on: those that its game began with count, too."""
    beginning = json.loads(rows[0].body)["beginning"] if rows else None
    return len(rows) + (len(beginning["events"]) if beginning else 0)
