"""What becomes of each frame. Every function answers one kind; what it returns goes into the answer."""

from collections.abc import Awaitable, Callable
from typing import Any

from . import doing_game, doing_seats, frames, limits, new_tables
from .answers import Answer
from .codes import Code
from .frames import Frame
from .holder import Holder
from .packing import packed
from .playing import simple
from .refusing import No
from .shown import Stage
from .state import Body
from .table import Table, now_ms


async def ping(table: Table, _frame: Frame, _holder: Holder) -> Answer:
    return {"at": now_ms()}


async def advise(table: Table, frame: frames.Advise, holder: Holder) -> Answer:
    if not holder.seats(table.state) and table.state.stage == Stage.PLAYING:
        raise No(Code.NOT_YOURS)
    if frame.at != table.seq:
        raise No(Code.STALE, seq=table.seq)
    return {"advice": await table.house.coach.advise(table)}


async def emote(table: Table, frame: frames.Say, holder: Holder) -> Answer:
    holder.need(table.state, frame.seat)
    table.house.talkers.take(f"{table.state.id} {frame.seat}", limits.EMOTES, Code.TOO_MANY_FRAMES)
    table.broadcast(packed({"emote": {"seat": frame.seat, "emote": frame.emote.value}}))
    return {}


async def rematch(table: Table, _frame: frames.Rematch, holder: Holder) -> Answer:
    async with table.lock:
        if not holder.seats(table.state) and not holder.is_host(table.state):
            raise No(Code.NOT_YOURS)
        if table.state.stage != Stage.OVER:
            raise No(Code.NOT_OVER)
        if not table.state.rematch:
            opened = await table.house.keep_new(new_tables.next_table(table.state, now_ms()))
            body: Body = {"kind": "rematched", "table": opened.state.id}
            await table.carry_out(lambda state, at: simple(state, body, at))
        return {"table": table.state.rematch}


DOERS: dict[type[Frame], Callable[[Table, Any, Holder], Awaitable[Answer]]] = {
    frames.Ping: ping,
    frames.Sit: doing_seats.sit,
    frames.Stand: doing_seats.stand,
    frames.Rename: doing_seats.rename,
    frames.Place: doing_seats.place,
    frames.Change: doing_seats.change,
    frames.Start: doing_seats.start,
    frames.Commit: doing_seats.commit,
    frames.Reveal: doing_seats.reveal,
    frames.Choose: doing_game.choose,
    frames.Roll: doing_game.roll,
    frames.Undo: doing_game.undo,
    frames.Preview: doing_game.preview,
    frames.Leave: doing_game.leave,
    frames.Back: doing_game.back,
    frames.Advise: advise,
    frames.Say: emote,
    frames.Rematch: rematch,
    frames.Move: doing_seats.move,
    frames.Take: doing_seats.take,
}


async def do(table: Table, frame: Frame, holder: Holder) -> Answer:
    """Do what a frame asks for, and answer it; refusals are raised."""
    answer = await DOERS[type(frame)](table, frame, holder)
    return {"re": frame.id, "ok": True, "seq": table.seq, **answer}
