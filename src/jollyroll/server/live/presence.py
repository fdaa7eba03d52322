"""Presence: who is connected to a table."""

from jollyroll.server import limits
from jollyroll.server.protocol.server_frames import PresenceFrame
from jollyroll.server.protocol.shown import Presence

from .encoding import encode
from .table import LiveTable, Reader


def presence(table: LiveTable) -> Presence:
    """Who is connected to a table, and since when the others are away."""
    state = table.state
    held = {seat for reader in table.readers for seat in reader.holder.seats(state)} | table.elsewhere.seats
    seats = [number in held or seat.is_bot for number, seat in enumerate(state.seats)]
    away = [table.away.get(number) for number in range(len(seats))]
    watching = sum(not reader.holder.seats(state) for reader in table.readers) + table.elsewhere.watching
    return {"seats": seats, "away": away, "watching": watching}


def note_presence(table: LiveTable, now: int, newcomer: Reader | None = None) -> None:
    """Update who is away since when, and broadcast presence if it changed. A newcomer gets it in any case."""
    there = presence(table)
    for seat, here in enumerate(there["seats"]):
        if here:
            if table.away.pop(seat, None) is not None and table.state.calling and table.state.calling.witness == seat:
                # a returning witness first has to see what it is asked; returning repeatedly gains no time
                table.asked = min(now, max(table.state.calling.since, table.woke) + 1_000 * limits.WITNESS_BACK)
        else:
            table.away.setdefault(seat, now)
    there["away"] = [table.away.get(seat) for seat in range(len(table.state.seats))]
    shown: PresenceFrame = {"presence": there}
    frame = encode(shown)
    if frame != table.presence:
        table.presence = frame
        table.broadcast(frame)
    elif newcomer is not None:
        newcomer.push(frame)
