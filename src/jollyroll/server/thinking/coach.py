"""The coach: computes the odds of every choice in a thread."""

import logging

from jollyroll.errors import Refused
from jollyroll.kit import GameState
from jollyroll.server.protocol.codes import Code
from jollyroll.server.protocol.rejected import Rejected
from jollyroll.server.protocol.shown import Advice, OddsInfo

from .thinkers import Thinkers

LOG = logging.getLogger(__name__)


async def ask_coach(thinkers: Thinkers, table: str, seq: int, state: GameState) -> Advice:
    """The odds of every choice in this state, which must not change meanwhile."""
    try:
        return await thinkers.advise(advice_of, state, seq)
    except Refused as refused:
        raise Rejected(Code.COACH_UNABLE, refused) from refused
    except Rejected:
        raise
    except Exception as error:
        LOG.exception("table %s: the coach", table)
        raise Rejected(Code.COACH_UNABLE) from error


def advice_of(state: GameState, seq: int) -> Advice:
    """The odds of every choice, in ascending order of their numbers."""
    from jollyroll.coach import odds

    known = odds(state)
    choices = sorted(known.choices, key=lambda each: each.choice.number)
    rows: list[OddsInfo] = [
        {"number": each.choice.number, "shares": each.shares, "points": each.points, "risk": each.risk} for each in choices
    ]
    return {"seq": seq, "seat": known.seat, "exact": known.exact, "error": known.error, "basis": known.basis, "odds": rows}
