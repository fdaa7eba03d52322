"""`apply(state, event)`: the transition of a table, for new actions and for stored events alike."""

import json
from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import NamedTuple

from jollyroll.server.protocol.events import EventShown

from . import absence_events, game_events, opened_event, seat_events, seed_events, witness_events
from .context import ActionContext
from .events import Detour, TableEvent, read_event
from .rows import Row
from .state import TableState
from .unfolding import Unfolding

# to read a stored event, all kinds must be known
KINDS_DEFINED = (opened_event, seat_events, seed_events, game_events, absence_events, witness_events)


class Transition(NamedTuple):
    """The next state of a table, the event that led to it, what is shown of it, and what of the table changed."""

    state: TableState
    event: TableEvent
    shown: EventShown
    changed: int


Action = Callable[[TableState, ActionContext], Transition]


def apply(state: TableState | None, event: TableEvent | Unfolding, at: int) -> Transition:
    """Let an event happen to a table; the first one makes it. One in the making is complete when it has happened."""
    after = state.copy() if state else TableState()
    if isinstance(event, Unfolding):
        event, shown = event.unfold(after, at)
    else:
        shown = event.change(after, at)
    if isinstance(event, Detour):
        was = after.seats[event.seat]
        after.put_seat(event.seat, was._replace(detours=was.detours + 1, detours_of_game=was.detours_of_game + 1))
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
