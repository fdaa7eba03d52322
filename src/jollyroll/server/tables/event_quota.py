"""How much may happen at a table: nobody can fill it, and however full it is, everybody can leave."""

from jollyroll.errors import Refused
from jollyroll.server import limits
from jollyroll.server.protocol.codes import Code
from jollyroll.server.protocol.rejected import Rejected
from jollyroll.server.protocol.shown import Stage

from .state import Body, TableState

BEFORE = (Stage.OPEN, Stage.REVEALING)
BRING_ON = ("started", "revealed", "begun", "stood", "sealed")  # events before the game that lead to it


def check_detour(state: TableState, seat: int) -> None:
    """This seat has not gone round in circles too often."""
    if not state.seats[seat].may_detour:
        raise Rejected(Code.TOO_OFTEN)


def check_quota(state: TableState, seq: int, body: Body) -> None:
    """There is room for one more event after so many: what is done before a game leaves room for it."""
    if state.stage in BEFORE and seq >= limits.EVENTS_BEFORE and body["kind"] not in BRING_ON:
        raise Rejected(Code.TOO_OFTEN, Refused("table-worn"))
    ends = body["kind"] == "rematched" or any("leave" in part for part in body.get("parts", ()))
    if seq >= limits.EVENTS + limits.LAST_EVENTS * ends:
        raise Rejected(Code.NOT_ALLOWED, Refused("record-many-events", most=limits.EVENTS))
