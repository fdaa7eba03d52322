"""What becomes of each frame. Every function answers one kind; what it returns goes into the answer."""

from collections.abc import Awaitable, Callable
from functools import partial
from typing import Any

from jollyroll.errors import Refused

from . import care, frames, playing, sitting
from .codes import Code
from .encoding import choice_form
from .fold import Body
from .frames import Frame
from .holder import Holder
from .keys import hash_of
from .playing import Deed, simple
from .qr import qr_svg
from .refusing import No
from .shown import Stage, Who
from .state import FREE, TableState
from .table import Table, now_ms
from .wire import packed

Answer = dict[str, Any]


async def ping(table: Table, _frame: Frame, _holder: Holder) -> Answer:
    return {"at": now_ms()}


async def sit(table: Table, frame: frames.Sit, holder: Holder) -> Answer:
    token = table.house.keyring.token(table.state.id, frame.seat, frame.nonce)
    key = hash_of(token)
    async with table.lock:
        seat = sitting.the_seat(table.state, frame.seat)
        if seat.key != key:
            host = holder.is_host(table.state)
            await table.carry_out(lambda state, at: sitting.sit(state, frame.seat, frame.name, frame.commitment, key, host, at))
        holder.keys = (*holder.keys, key) if key not in holder.keys else holder.keys
        table.house.care.came(table)
        return {"seat": frame.seat, "token": token, "you": holder.you(table.state)}


async def stand(table: Table, frame: frames.Stand, holder: Holder) -> Answer:
    async with table.lock:
        if sitting.the_seat(table.state, frame.seat).kind == FREE:
            return {}
        mine = holder.holds(table.state, frame.seat)
        if not mine and not holder.is_host(table.state):
            raise No(Code.NOT_YOURS)
        await table.carry_out(lambda state, at: sitting.stand(state, frame.seat, "left" if mine else "host", at))
        table.house.care.came(table)
        return {}


async def rename(table: Table, frame: frames.Rename, holder: Holder) -> Answer:
    async with table.lock:
        holder.need(table.state, frame.seat)
        if table.state.seats[frame.seat].name != frame.name:
            await table.carry_out(lambda state, at: sitting.rename(state, frame.seat, frame.name, at))
        return {}


async def place(table: Table, frame: frames.Place, holder: Holder) -> Answer:
    async with table.lock:
        holder.need_host(table.state)
        seats = table.state.seats
        if frame.seat >= len(seats) or seats[frame.seat].kind != frame.kind:
            await table.carry_out(lambda state, at: sitting.place(state, frame.seat, frame.kind, at))
        return {}


async def change(table: Table, frame: frames.Change, holder: Holder) -> Answer:
    async with table.lock:
        holder.need_host(table.state)
        await table.carry_out(lambda state, at: sitting.change(state, frame.settings, at))
        return {}


async def start(table: Table, _frame: frames.Start, holder: Holder) -> Answer:
    async with table.lock:
        holder.need_host(table.state)
        if table.state.stage != Stage.REVEALING:
            await table.carry_out(sitting.start)
        return {}


async def commit(table: Table, frame: frames.Commit, holder: Holder) -> Answer:
    async with table.lock:
        holder.need(table.state, frame.seat)
        if table.state.exchange.commitments[frame.seat].hex() != frame.commitment:
            await table.carry_out(lambda state, at: sitting.commit(state, frame.seat, frame.commitment, at))
        return {}


async def reveal(table: Table, frame: frames.Reveal, holder: Holder) -> Answer:
    async with table.lock:
        holder.need(table.state, frame.seat)
        if table.state.exchange.seeds[frame.seat].hex() != frame.seed:
            await table.carry_out(lambda state, at: sitting.reveal(state, frame.seat, frame.seed, at))
        return {}


async def choose(table: Table, frame: frames.Choose, holder: Holder) -> Answer:
    nonce = bytes.fromhex(frame.nonce)
    return await deed(
        table, frame, holder, frame.choice, lambda state, at: playing.choose(state, frame.seat, frame.choice, nonce, Who.PERSON, at)
    )


async def roll(table: Table, frame: frames.Roll, holder: Holder) -> Answer:
    nonce = bytes.fromhex(frame.nonce)
    return await deed(table, frame, holder, None, lambda state, at: playing.roll(state, frame.seat, nonce, Who.PERSON, at))


async def deed(
    table: Table, frame: frames.Choose | frames.Roll, holder: Holder, choice: int | None, deed_of: Callable[[TableState, int], Deed]
) -> Answer:
    """A choice or a throw: once, however often it is sent, and only at the moment it is meant for."""
    async with table.lock:
        state = table.state
        holder.need(state, frame.seat)
        if frame.at != table.seq:
            if frame.at < table.seq and playing.already_done(await table.body_of(frame.at + 1), frame.seat, frame.nonce, choice):
                return {"seq": frame.at + 1}
            raise No(Code.STALE, seq=table.seq)
        if state.seats[frame.seat].stand_in:
            raise No(Code.STOOD_IN)
        return {"seq": await table.carry_out(deed_of)}


async def undo(table: Table, frame: frames.Undo, holder: Holder) -> Answer:
    async with table.lock:
        holder.need(table.state, frame.seat)
        if frame.at != table.seq:
            body = await table.body_of(frame.at + 1) if frame.at < table.seq else {}
            if body.get("kind") == "undone" and body["seat"] == frame.seat:
                return {"seq": frame.at + 1}
            raise No(Code.STALE, seq=table.seq)
        return {"seq": await table.carry_out(lambda state, at: playing.undo(state, frame.seat, at))}


async def preview(table: Table, frame: frames.Preview, _holder: Holder) -> Answer:
    if frame.at != table.seq:
        raise No(Code.STALE, seq=table.seq)
    play = playing.the_play(table.state)
    match = play.match
    if match.to_move is None:
        raise No(Code.NO_CHOICE_DUE)
    game, turn, seat = match.game, match.state.turn, match.state.seat
    steps: list[Answer] = []
    for number in frame.choices:
        play = play.twin()
        if play.match.to_move != seat or play.match.state.turn != turn:
            raise No(Code.NO_CHOICE_DUE)
        try:
            part = play.choose(number, seat)
        except Refused as refused:
            raise No(Code.NOT_ALLOWED, refused) from refused
        view = vars(game.view(play.match.state, -1)).copy()
        del view["seat"]
        steps.append({"choice": number, "text": part["text"], "told": part["told"], "view": view})
    after = play.match
    same_turn = after.state.turn == turn and after.state.seat == seat
    ends = "over" if after.is_over else "turn" if not same_turn else "choice" if after.to_move is not None else "chance"
    choices = [choice_form(choice) for choice in after.choices()] if ends == "choice" else None
    return {"steps": steps, "ends": ends, **({"choices": choices} if choices is not None else {})}


async def leave(table: Table, frame: frames.Leave, holder: Holder) -> Answer:
    async with table.lock:
        holder.need(table.state, frame.seat)
        playing.the_play(table.state)
        seat = table.state.seats[frame.seat]
        if seat.left:
            if frame.for_good:
                return {}
            raise No(Code.LEFT)
        if frame.for_good:
            await table.carry_out(lambda state, at: playing.leave(state, frame.seat, at))
        elif not seat.stand_in:
            await table.carry_out(lambda state, at: care.stand_in(state, frame.seat, "left", at))
        return {}


async def back(table: Table, frame: frames.Back, holder: Holder) -> Answer:
    async with table.lock:
        holder.need(table.state, frame.seat)
        if table.state.seats[frame.seat].left:
            raise No(Code.LEFT)
        if table.state.seats[frame.seat].stand_in:
            await table.carry_out(partial(hand_back, frame.seat))
        return {}


def hand_back(seat: int, state: TableState, at: int) -> Deed:
    """The person plays again."""
    return simple(state, {"kind": "back", "seat": seat}, at)


async def advise(table: Table, frame: frames.Advise, holder: Holder) -> Answer:
    if not holder.seats(table.state) and table.state.stage == Stage.PLAYING:
        raise No(Code.NOT_YOURS)
    if frame.at != table.seq:
        raise No(Code.STALE, seq=table.seq)
    return {"advice": await table.house.coach.advise(table)}


async def emote(table: Table, frame: frames.Say, holder: Holder) -> Answer:
    holder.need(table.state, frame.seat)
    table.broadcast(packed({"emote": {"seat": frame.seat, "emote": frame.emote.value}}))
    return {}


async def rematch(table: Table, _frame: frames.Rematch, holder: Holder) -> Answer:
    async with table.lock:
        if not holder.seats(table.state) and not holder.is_host(table.state):
            raise No(Code.NOT_YOURS)
        if table.state.stage != Stage.OVER:
            raise No(Code.NOT_OVER)
        if not table.state.rematch:
            opened = await table.house.keep_new(sitting.next_table(table.state, now_ms()))
            body: Body = {"kind": "rematched", "table": opened.state.id}
            await table.carry_out(lambda state, at: simple(state, body, at))
        return {"table": table.state.rematch}


async def move(table: Table, frame: frames.Move, holder: Holder) -> Answer:
    holder.need(table.state, frame.seat)
    ticket = table.house.keyring.ticket(table.state.id, frame.seat, table.state.seats[frame.seat].key)
    link = f"/t/{table.state.id}#take={ticket}"
    return {"link": link, "qr": qr_svg(holder.base + link)}


async def take(table: Table, frame: frames.Take, holder: Holder) -> Answer:
    keyring = table.house.keyring
    seat, kept = keyring.read_ticket(frame.ticket, table.state.id)
    token = keyring.token(table.state.id, seat, frame.nonce)
    key = hash_of(token)
    async with table.lock:
        old = sitting.the_seat(table.state, seat).key
        if old != key:
            if not old.startswith(kept) or not old:
                raise No(Code.BAD_TICKET)
            await table.carry_out(lambda state, at: simple(state, {"kind": "moved", "seat": seat}, at, {"key": key}))
        holder.keys = (*holder.keys, key) if key not in holder.keys else holder.keys
        table.house.care.came(table)
        return {"seat": seat, "token": token, "you": holder.you(table.state)}


DOERS: dict[type[Frame], Callable[[Table, Any, Holder], Awaitable[Answer]]] = {
    frames.Ping: ping,
    frames.Sit: sit,
    frames.Stand: stand,
    frames.Rename: rename,
    frames.Place: place,
    frames.Change: change,
    frames.Start: start,
    frames.Commit: commit,
    frames.Reveal: reveal,
    frames.Choose: choose,
    frames.Roll: roll,
    frames.Undo: undo,
    frames.Preview: preview,
    frames.Leave: leave,
    frames.Back: back,
    frames.Advise: advise,
    frames.Say: emote,
    frames.Rematch: rematch,
    frames.Move: move,
    frames.Take: take,
}


async def do(table: Table, frame: Frame, holder: Holder) -> Answer:
    """Do what a frame asks for, and answer it; refusals are raised."""
    answer = await DOERS[type(frame)](table, frame, holder)
    return {"re": frame.id, "ok": True, "seq": table.seq, **answer}
