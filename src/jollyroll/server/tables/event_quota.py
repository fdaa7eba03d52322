"""Quotas of events: no table can be filled up, and players can always leave."""

from jollyroll.errors import LimitError
from jollyroll.server import limits
from jollyroll.server.protocol.codes import Code
from jollyroll.server.protocol.enums import TableStage
from jollyroll.server.protocol.rejected import Rejected

from .events import TableEvent
from .state import TableState

BEFORE = (TableStage.OPEN, TableStage.REVEALING)


def check_detour(state: TableState, seat: int) -> None:
    """Reject if this seat has used up its detours (undo, return, move)."""
    if not state.seats[seat].may_detour:
        raise Rejected(Code.TOO_OFTEN)


def check_quota(state: TableState, seq: int, event: TableEvent) -> None:
    """Reject one more event at a full table. Before the game begins, part of the quota is reserved for it."""
    if state.stage in BEFORE and seq >= limits.EVENTS_BEFORE and not event.leads_to_game:
        raise Rejected(Code.TOO_OFTEN, LimitError("table-worn"))
    if seq < limits.EVENTS:
        return
    is_last = event.is_last or (state.calling is not None and not event.is_detour)  # a called action can still be decided
    if seq >= limits.EVENTS + limits.LAST_EVENTS * is_last:
        raise Rejected(Code.NOT_ALLOWED, LimitError("record-many-events", most=limits.EVENTS))
