"""Handlers of frames, one function for each kind. Its result goes into the answer."""

from collections.abc import Awaitable, Callable
from typing import Any

from jollyroll.server import limits
from jollyroll.server.limits import Rate
from jollyroll.server.protocol import frames
from jollyroll.server.protocol.answers import Accepted, Answer
from jollyroll.server.protocol.codes import Code
from jollyroll.server.protocol.enums import TableStage
from jollyroll.server.protocol.frames import Frame
from jollyroll.server.protocol.rejected import Rejected
from jollyroll.server.protocol.server_frames import EmoteFrame
from jollyroll.server.rates import ASKER
from jollyroll.server.tables.absence_events import RematchedEvent
from jollyroll.server.tables.transition import apply

from . import game_handlers, seat_handlers
from .encoding import encode
from .holder import Holder
from .table import LiveTable, Overtaken


async def ping(table: LiveTable, _frame: Frame, _holder: Holder) -> Answer:
    return {"at": table.now()}


async def advise(table: LiveTable, frame: frames.AskCoach, holder: Holder) -> Answer:
    if not holder.seats(table.state) and table.state.stage == TableStage.PLAYING:
        raise Rejected(Code.NOT_YOURS)
    if not table.is_current(frame.at):
        raise Rejected(Code.STALE, seq=table.seq)
    return {"advice": await table.registry.coach.advise(table)}


async def emote(table: LiveTable, frame: frames.SendEmote, holder: Holder) -> Answer:
    holder.need(table.state, frame.seat)
    table.registry.emote_rates.take(f"{table.state.id} {frame.seat}", limits.EMOTES, Code.TOO_MANY_FRAMES)
    said: EmoteFrame = {"emote": {"seat": frame.seat, "emote": frame.emote}}
    table.broadcast(encode(said))
    table.registry.peers.on_emote(table, frame.seat, frame.emote)
    return {}


async def rematch(table: LiveTable, _frame: frames.Rematch, holder: Holder) -> Answer:
    async with table.lock:
        if not holder.seats(table.state) and not holder.is_host(table.state):
            raise Rejected(Code.NOT_YOURS)
        if table.state.stage != TableStage.OVER:
            raise Rejected(Code.NOT_OVER)
        if not table.state.rematch:
            table.registry.check_open_tables()
            table.registry.rates.take(ASKER.get(), limits.TABLES, Code.TOO_MANY_TABLES)
            event = RematchedEvent(await table.registry.open_next(table))
            await table.commit(lambda state, context: apply(state, event, context.at))
        return {"table": table.state.rematch}


TRIES = 5  # attempts at an action that other servers overtake

HANDLERS: dict[type[Frame], Callable[[LiveTable, Any, Holder], Awaitable[Answer]]] = {
    frames.Ping: ping,
    frames.Sit: seat_handlers.sit,
    frames.Stand: seat_handlers.stand,
    frames.Rename: seat_handlers.rename,
    frames.PlaceSeat: seat_handlers.place,
    frames.ChangeSettings: seat_handlers.change,
    frames.Start: seat_handlers.start,
    frames.Commit: seat_handlers.commit,
    frames.Reseal: game_handlers.reseal,
    frames.Reveal: seat_handlers.reveal,
    frames.Choose: game_handlers.act,
    frames.Roll: game_handlers.act,
    frames.TypeOutcome: game_handlers.type_outcome,
    frames.Witness: game_handlers.witness,
    frames.Undo: game_handlers.undo,
    frames.Preview: game_handlers.preview,
    frames.Leave: game_handlers.leave,
    frames.ReturnToSeat: game_handlers.back,
    frames.Hurry: game_handlers.hurry,
    frames.AskCoach: advise,
    frames.SendEmote: emote,
    frames.Rematch: rematch,
    frames.RequestMove: seat_handlers.move,
    frames.TakeOver: seat_handlers.take,
}


async def do(table: LiveTable, frame: Frame, holder: Holder) -> Accepted:
    """Handle a frame and return its answer, or raise a rejection."""
    if table.silent and not isinstance(frame, frames.Ping):  # its sender is awake; a ping only shows that the network is
        heard = table.silent.intersection(holder.seats(table.state))
        if heard:
            table.silent -= heard
            table.registry.peers.on_silent(table, heard, False)
    for tries in range(TRIES):
        try:
            answer = await HANDLERS[type(frame)](table, frame, holder)
            break
        except Overtaken:  # another server stored an event first; the action may still be possible
            if tries == TRIES - 1:
                raise
    return {"re": frame.id, "ok": True, "seq": table.seq, **answer}


RATED = (frames.AskCoach, frames.Preview)  # expensive frames, with rates of their own


def rate_of(frame: Frame) -> Rate:
    """The rate for this kind of frame."""
    return limits.COACHING if isinstance(frame, frames.AskCoach) else limits.PREVIEWS
