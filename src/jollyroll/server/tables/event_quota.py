"""How much may happen at a table: nobody can fill it, and however full it is, everybody can leave."""

from jollyroll.errors import Refused
from jollyroll.server import limits
from jollyroll.server.protocol.codes import Code
from jollyroll.server.protocol.enums import Stage
from jollyroll.server.protocol.rejected import Rejected

from .events import TableEvent
from .state import TableState

BEFORE = (Stage.OPEN, Stage.REVEALING)


def check_detour(state: TableState, seat: int) -> None:
    """This seat has not gone round in circles too often."""
    if not state.seats[seat].may_detour:
        raise Rejected(Code.TOO_OFTEN)


def check_quota(state: TableState, seq: int, event: TableEvent) -> None:
    """There is room for one more event after so many: what is done before a game leaves room for it."""
    if state.stage in BEFORE and seq >= limits.EVENTS_BEFORE and not event.leads_to_game:
        raise Rejected(Code.TOO_OFTEN, Refused("table-worn"))
    if seq >= limits.EVENTS + limits.LAST_EVENTS * event.is_last:
        raise Rejected(Code.NOT_ALLOWED, Refused("record-many-events", most=limits.EVENTS))
