"""The coach at the table: odds beside each choice, thought out in a thread."""

import logging
from typing import TYPE_CHECKING, Any

from jollyroll.errors import Refused
from jollyroll.server.live.table import LiveTable
from jollyroll.server.protocol.codes import Code
from jollyroll.server.protocol.fields import Coaching
from jollyroll.server.protocol.rejected import Rejected
from jollyroll.server.transport.packing import packed

if TYPE_CHECKING:
    from jollyroll.server.live.registry import TableRegistry

LOG = logging.getLogger(__name__)


class Coach:
    """Answers questions about the moment a table is at."""

    def __init__(self, registry: "TableRegistry") -> None:
        self.registry = registry

    async def advise(self, table: LiveTable) -> dict[str, Any]:
        """The odds of every choice of this moment."""
        state, seq = table.state, table.seq
        if state.terms.coach == Coaching.OFF:
            raise Rejected(Code.COACH_OFF)
        if state.play is None or state.play.match.to_move is None:
            raise Rejected(Code.NO_CHOICE_DUE)
        match = state.play.match
        try:
            return {"seq": seq, "seat": state.to_act, **await self.registry.workers.advise(weighed, match.state.copy())}
        except Refused as refused:
            raise Rejected(Code.COACH_UNABLE, refused) from refused
        except Rejected:
            raise
        except Exception as error:
            LOG.exception("table %s: the coach", state.id)
            raise Rejected(Code.COACH_UNABLE) from error

    def speak_up(self, table: LiveTable) -> None:
        """Where the coach always speaks: a seat has just been asked to choose."""
        if table.state.terms.coach == Coaching.ALWAYS:
            self.registry.care.in_background(self._speak(table))

    async def _speak(self, table: LiveTable) -> None:
        try:
            advice = await self.advise(table)
        except Rejected:
            return  # somebody who asks hears why
        if advice["seq"] == table.seq:
            frame = packed({"coach": advice})
            for reader in table.readers:
                if reader.holder.holds(table.state, advice["seat"]):
                    reader.push(frame)


def weighed(state: Any) -> dict[str, Any]:
    """What the coach knows of every choice, in the order of their numbers."""
    from jollyroll.coach import odds

    known = odds(state)
    choices = sorted(known.choices, key=lambda each: each.choice.number)
    rows = [{"number": each.choice.number, "shares": each.shares, "points": each.points, "risk": each.risk} for each in choices]
    return {"exact": known.exact, "error": known.error, "basis": known.basis, "odds": rows}
