"""What went wrong in the server: it is noted in the log, without anything that is stored, and answered."""

import logging

from jollyroll.server.protocol.codes import Code
from jollyroll.server.protocol.rejected import Rejected
from jollyroll.server.store import Damaged, Unreachable, Unreadable
from jollyroll.server.tables.transition import DamagedEvent

LOG = logging.getLogger(__name__)
START_ANEW = 30  # seconds for somebody to do it
ADVICE = "Stop the server and bring the store back from a copy, or let `sqlite3 tables.sqlite .recover` save what can be read."


def answer_to(error: Exception, where: str) -> Rejected:
    """The answer to whoever asked for something that this came of; whoever runs the server finds it in the log."""
    if isinstance(error, DamagedEvent):
        LOG.warning("%s: what is stored cannot be read: %s", where, error.place)
    elif isinstance(error, Damaged):
        LOG.error("%s: part of the store is damaged (%s). %s", where, error, ADVICE)
    elif isinstance(error, Unreadable):
        LOG.error("%s: the store does not answer (%s)", where, error)
    elif not isinstance(error, Rejected):
        LOG.error("%s", where, exc_info=error)
    if isinstance(error, Rejected):
        return error
    if isinstance(error, Unreachable):
        return Rejected(Code.BUSY, retry_after=2)
    return Rejected(Code.DAMAGED) if isinstance(error, Damaged) else Rejected(Code.MISHAP, retry_after=2)


def store_lost() -> Rejected:
    """Nobody plays until the server is started anew."""
    return Rejected(Code.STORE_LOST, retry_after=START_ANEW)
