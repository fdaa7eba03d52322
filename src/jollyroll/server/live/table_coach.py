"""The coach at a table: answers questions, and advises unasked where the table is set so."""

from typing import TYPE_CHECKING

from jollyroll.server.protocol.codes import Code
from jollyroll.server.protocol.rejected import Rejected
from jollyroll.server.protocol.server_frames import AdviceFrame
from jollyroll.server.protocol.shown import Advice
from jollyroll.server.thinking.coach import ask_coach

from .encoding import encode
from .table import LiveTable

if TYPE_CHECKING:
    from .registry import TableRegistry


class TableCoach:
    """Advice about the current position of a table."""

    def __init__(self, registry: "TableRegistry") -> None:
        self.registry = registry

    async def advise(self, table: LiveTable) -> Advice:
        """The odds of every choice in the current position."""
        state = table.state
        if state.terms.coach == "off":
            raise Rejected(Code.COACH_OFF)
        if state.play is None or state.play.match.to_move is None:
            raise Rejected(Code.NO_CHOICE_DUE)
        advice = await ask_coach(self.registry.thinkers, state.id, table.seq, state.play.match.state.copy())
        if table.is_current(advice["seq"]):  # later events, such as a new chain, did not change the position
            advice["seq"] = table.seq
        return advice

    def advise_unasked(self, table: LiveTable) -> None:
        """Send advice to the seat on turn, at a table where the coach always speaks."""
        self.registry.scheduler.in_background(self._speak(table))

    async def _speak(self, table: LiveTable) -> None:
        try:
            advice = await self.advise(table)
        except Rejected:
            return  # the reason is only told to those who ask
        if advice["seq"] == table.seq:
            spoken: AdviceFrame = {"coach": advice}
            frame = encode(spoken)
            for reader in table.readers:
                if reader.holder.holds(table.state, advice["seat"]):
                    reader.push(frame)
