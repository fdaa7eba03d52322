"""Ends a connection with a reason."""

from jollyroll.server.counters import COUNTERS
from jollyroll.server.protocol.codes import Code
from jollyroll.server.protocol.rejected import Rejected
from jollyroll.server.protocol.server_frames import ByeFrame
from jollyroll.server.transport.outbox import Outbox

from .encoding import encode

GOING_AWAY, REFUSED, TOO_BIG = 1001, 1008, 1009  # WebSocket close codes
CLOSING_CODES = {Code.TOO_LARGE: TOO_BIG, Code.CLOSING: GOING_AWAY}


async def say_goodbye(outbox: Outbox, rejected: Rejected, language: str) -> None:
    """Send the reason as a last frame and close the connection."""
    COUNTERS.refusals[rejected.code] += 1
    bye: ByeFrame = {"bye": rejected.form(language)}
    outbox.push(encode(bye))
    await outbox.close(CLOSING_CODES.get(rejected.code, REFUSED), rejected.code.value)
