"""Who is at a table."""

from jollyroll.server import limits
from jollyroll.server.protocol.server_frames import PresenceFrame
from jollyroll.server.protocol.shown import Presence

from .encoding import encode
from .table import LiveTable


def presence(table: LiveTable) -> Presence:
    """Who is there."""
    state = table.state
    held = {seat for reader in table.readers for seat in reader.holder.seats(state)}
    seats = [number in held or seat.is_bot for number, seat in enumerate(state.seats)]
    away = [table.away.get(number) for number in range(len(seats))]
    return {"seats": seats, "away": away, "watching": sum(not reader.holder.seats(state) for reader in table.readers)}


def note_presence(table: LiveTable, now: int) -> None:
    """Somebody came or went: note who is away since when, and tell everybody."""
    for seat, here in enumerate(presence(table)["seats"]):
        if here:
            if table.away.pop(seat, None) is not None and table.state.calling and table.state.calling.witness == seat:
                # it has to find out first what it is asked; coming back again and again gives no more time
                table.asked = min(now, max(table.state.calling.since, table.woke) + 1_000 * limits.WITNESS_BACK)
        else:
            table.away.setdefault(seat, now)
    frame: PresenceFrame = {"presence": presence(table)}
    table.broadcast(encode(frame))
