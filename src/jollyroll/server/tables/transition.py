"""`apply(state, event)`: the only way a table changes, with new events as with stored ones."""

import json
from collections.abc import Callable, Iterable, Iterator, Sequence

from jollyroll.server.protocol.codes import Code
from jollyroll.server.protocol.rejected import Rejected

from . import absence_events, game_events, opened_event, seat_events, seed_events, witness_events
from .context import ActionContext
from .events import Deal, TableEvent, Transition, read_event
from .rows import NOTHING, Row
from .state import TableState

# imported so that all kinds are registered
KINDS_DEFINED = (opened_event, seat_events, seed_events, game_events, absence_events, witness_events)


Action = Callable[[TableState, ActionContext], Transition]


def apply(state: TableState | None, event: TableEvent, at: int, deal: Deal | None = None) -> Transition:
    """Apply an event to a table; the first one creates it.

    A stored event holds all its parts. For a new action, `deal` provides them, and the transition's event holds them.
    """
    return event.apply_to(state.copy() if state else TableState(), at, deal)


class DamagedEvent(Rejected):
    """A stored event that cannot be read or applied. The error names it by number, without its content."""

    def __init__(self, row: Row, trouble: str) -> None:
        super().__init__(Code.DAMAGED)
        self.place = f"table {row.table}, event {row.seq}: {trouble}"


def read_row(row: Row) -> TableEvent:
    """Read the event of a row."""
    if type(row.seq) is not int or type(row.at) is not int:
        raise DamagedEvent(row._replace(seq=0), "no number")
    try:
        return read_event(json.loads(row.body), json.loads(row.secret) if row.secret != NOTHING else {})
    except Exception as error:
        raise DamagedEvent(row, type(error).__name__) from None


def replay_rows(rows: Iterable[Row], state: TableState | None = None) -> Iterator[tuple[Row, Transition]]:
    """Apply stored events to a table, yielding each row with its transition."""
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
    """The table after these events, from the first on."""
    *_, (_, last) = replay_rows(rows)
    return last.state


def follow(state: TableState, rows: Iterable[Row]) -> list[tuple[Row, Transition]]:
    """The transitions of these events, as a list."""
    return list(replay_rows(rows, state))


def effort(rows: Sequence[Row]) -> int:
    """How many events a full replay of these rows applies, including those of a continued game."""
    opened = read_row(rows[0]) if rows else None
    beginning = opened.beginning if isinstance(opened, opened_event.OpenedEvent) else None
    return len(rows) + (len(beginning.events) if beginning else 0)
