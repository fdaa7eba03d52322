"""How many events a table may have: nobody can fill it up, and everybody can always leave."""

from jollyroll.errors import Refused
from jollyroll.server import limits
from jollyroll.server.protocol.codes import Code
from jollyroll.server.protocol.enums import Stage
from jollyroll.server.protocol.rejected import Rejected

from .events import TableEvent
from .state import TableState

BEFORE = (Stage.OPEN, Stage.REVEALING)


def check_detour(state: TableState, seat: int) -> None:
    """Refuse if this seat has used up its detours (undo, coming back, moving)."""
    if not state.seats[seat].may_detour:
        raise Rejected(Code.TOO_OFTEN)


def check_quota(state: TableState, seq: int, event: TableEvent) -> None:
    """Refuse one more event at a full table. Before a game begins, part of the quota is kept for the game."""
    if state.stage in BEFORE and seq >= limits.EVENTS_BEFORE and not event.leads_to_game:
        raise Rejected(Code.TOO_OFTEN, Refused("table-worn"))
    if seq < limits.EVENTS:
        return
    is_last = event.is_last or (state.calling is not None and not event.is_detour)  # what was called can fall
    if seq >= limits.EVENTS + limits.LAST_EVENTS * is_last:
        raise Rejected(Code.NOT_ALLOWED, Refused("record-many-events", most=limits.EVENTS))
