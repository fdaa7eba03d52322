"""Handles the first frame of a connection: checks its keys, sends missed events, starts what the seat has to do."""

from contextlib import suppress
from typing import TYPE_CHECKING

from jollyroll.server import limits
from jollyroll.server.protocol import frames
from jollyroll.server.protocol.answers import Accepted
from jollyroll.server.protocol.codes import Code
from jollyroll.server.protocol.rejected import Rejected
from jollyroll.server.tables import playing
from jollyroll.server.tables.transition import Action
from jollyroll.words.language import known

from .bot_pace import note_bot_address
from .encoding import encode, snapshot_form
from .offering import send_offers
from .table import LiveTable

if TYPE_CHECKING:
    from .connection import Connection

FORGOTTEN = -1  # stands for no known event


async def welcome(connection: "Connection", frame: frames.Hello) -> None:
    """Answer a hello, send what was missed, give back seats from stand-ins and send offers."""
    table, holder = connection.table, connection.holder
    while table.dropped:
        table = connection.table = await connection.registry.table(table.state.id)
    async with table.lock:
        if connection in table.readers:  # a second hello starts again from the event it names
            table.readers.remove(connection)
        try:
            await answer_hello(connection, table, frame)
        finally:
            if connection.there:
                table.readers.append(connection)
                heard = table.silent.intersection(holder.seats(table.state))
                if heard:
                    table.silent -= heard
                    connection.registry.peers.on_silent(table, heard, False)
        for seat in holder.seats(table.state):
            if table.state.seats[seat].stand_in and table.state.seats[seat].may_detour:
                with suppress(Rejected):  # the hello is answered; the player can take the seat back later
                    await table.commit(hand_back_of(seat))
        table.show_clock([connection])
        note_bot_address(table, holder)
        connection.registry.scheduler.on_connect(table, connection)
        send_offers(table, [connection])


def hand_back_of(seat: int) -> Action:
    """Let the returning player play this seat again."""
    return lambda state, context: playing.hand_back(state, seat, context)


async def answer_hello(connection: "Connection", table: LiveTable, frame: frames.Hello) -> None:
    """Send the answer to a hello, then the events or the snapshot that the client lacks."""
    holder = connection.holder
    was_read, connection.is_read = connection.is_read, False
    if not was_read and await connection.registry.store.last(table.state.id) > table.seq:
        await table.reload()
    holder.show(table.state, frame.tokens, frame.host)
    holder.lang, holder.offers = known(frame.lang), frame.offers
    if not connection.there:
        plays = bool(holder.seats(table.state))
        if not plays and not holder.is_host(table.state) and connection.registry.writer.is_behind:
            raise Rejected(Code.BUSY, retry_after=limits.PUT_OFF)
        check_place(table, plays)
    events = await missed(table, frame.after)
    answer: Accepted = {"re": frame.id, "ok": True, "seq": table.seq, "at": table.now(), "you": holder.you(table.state)}
    connection.push(encode(answer))
    for event in events:
        connection.push(event)
    connection.there = True


async def missed(table: LiveTable, after: int | None) -> list[bytes]:
    """The frames for a client that last saw event `after`: the missed events, or one snapshot."""
    gap = table.seq - after if after is not None else FORGOTTEN
    if 0 <= gap <= len(table.recent):
        return list(table.recent[len(table.recent) - gap :])
    if 0 <= gap <= limits.CATCH_UP:
        return await table.registry.table_history.frames(table.state.id, table.seq - gap, table.seq)
    return [encode(snapshot_form(table.state, table.seq))]


def check_place(table: LiveTable, plays: bool) -> None:
    """Check that one more connection may join the table. Spectators never keep players out."""
    others = sum(bool(reader.holder.seats(table.state)) == plays for reader in table.readers)
    others += 0 if plays else table.elsewhere.watching
    if others >= (limits.PLAYERS_OF_TABLE if plays else limits.WATCHERS_OF_TABLE):
        raise Rejected(Code.TOO_MANY_CONNECTIONS, retry_after=10)
