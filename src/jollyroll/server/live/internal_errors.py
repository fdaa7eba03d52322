"""Logs errors of the server, without any stored data, and turns them into rejections."""

import logging

from jollyroll.server.protocol.codes import Code
from jollyroll.server.protocol.rejected import Rejected
from jollyroll.server.store import Damaged, Unreachable, Unreadable
from jollyroll.server.tables.transition import DamagedEvent

LOG = logging.getLogger(__name__)
START_ANEW = 30  # seconds for an operator to restart the server
ADVICE = "Stop the server and bring the store back from a copy, or let `sqlite3 tables.sqlite .recover` save what can be read."


def answer_to(error: Exception, where: str) -> Rejected:
    """Log an error with what it happened to, and return the rejection for the client."""
    if isinstance(error, DamagedEvent):
        LOG.warning("%s: a stored event cannot be read: %s", where, error.place)
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
    return Rejected(Code.DAMAGED) if isinstance(error, Damaged) else Rejected(Code.INTERNAL, retry_after=2)


def store_lost() -> Rejected:
    """The rejection once the store is lost: play stops until the server is restarted."""
    return Rejected(Code.STORE_LOST, retry_after=START_ANEW)
