"""`apply(state, event)`: the transition of a table, for new events and for stored ones alike."""

import json
from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import NamedTuple

from jollyroll.server.protocol.codes import Code
from jollyroll.server.protocol.events import EventShown
from jollyroll.server.protocol.rejected import Rejected

from . import absence_events, game_events, opened_event, seat_events, seed_events, witness_events
from .context import ActionContext
from .events import Detour, TableEvent, read_event
from .rows import NOTHING, Row
from .state import TableState

# to read a stored event, all kinds must be known
KINDS_DEFINED = (opened_event, seat_events, seed_events, game_events, absence_events, witness_events)


class Transition(NamedTuple):
    """The next state of a table, the event that led to it, what is shown of it, and what of the table changed."""

    state: TableState
    event: TableEvent
    shown: EventShown
    changed: int


Action = Callable[[TableState, ActionContext], Transition]


def apply(state: TableState | None, event: TableEvent, at: int) -> Transition:
    """Let an event happen to a table; the first one makes it."""
    after = state.copy() if state else TableState()
    shown = event.change(after, at)
    if event.is_detour:
        assert isinstance(event, Detour)
        was = after.seats[event.seat]
        after.put_seat(event.seat, was._replace(detours=was.detours + 1, detours_of_game=was.detours_of_game + 1))
    return Transition(after, event, shown, event.changed(after))


class DamagedEvent(Rejected):
    """An event that cannot be read or cannot have happened. It is named by its number; nothing of its content is told."""

    def __init__(self, row: Row, trouble: str) -> None:
        super().__init__(Code.DAMAGED)
        self.place = f"table {row.table}, event {row.seq}: {trouble}"


def read_row(row: Row) -> TableEvent:
    """The event that was stored so."""
    if type(row.seq) is not int or type(row.at) is not int:
        raise DamagedEvent(row._replace(seq=0), "no number")
    try:
        return read_event(json.loads(row.body), json.loads(row.secret) if row.secret != NOTHING else {})
    except Exception as error:
        raise DamagedEvent(row, type(error).__name__) from None


def replay_rows(rows: Iterable[Row], state: TableState | None = None) -> Iterator[tuple[Row, Transition]]:
    """The transitions of a table with these events, which come next."""
    seq = 0 if state is None else None
    for row in rows:
        if seq is not None and row.seq != seq + 1:
            raise DamagedEvent(row, f"comes after event {seq}")
        event = read_row(row)
        try:
            transition = apply(state, event, row.at)
        except Exception as error:
            raise DamagedEvent(row, type(error).__name__) from None
        seq, state = row.seq, transition.state
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
    opened = read_row(rows[0]) if rows else None
    beginning = opened.beginning if isinstance(opened, opened_event.OpenedEvent) else None
    return len(rows) + (len(beginning.events) if beginning else 0)
