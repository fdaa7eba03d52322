"""What becomes of frames in the game: choices, throws, taking back, looking ahead, leaving and coming back."""

from collections.abc import Callable
from functools import partial

from jollyroll.errors import Refused
from jollyroll.server.protocol import frames
from jollyroll.server.protocol.answers import Answer
from jollyroll.server.protocol.codes import Code
from jollyroll.server.protocol.rejected import Rejected
from jollyroll.server.protocol.shown import Who
from jollyroll.server.tables import playing
from jollyroll.server.tables.event_quota import check_detour
from jollyroll.server.tables.playing import Transition, simple
from jollyroll.server.tables.state import TableState

from . import scheduler
from .encoding import choice_form
from .holder import Holder
from .table import LiveTable

PERSON = Who.PERSON


async def choose(table: LiveTable, frame: frames.Choose, holder: Holder) -> Answer:
    nonce = bytes.fromhex(frame.nonce)
    return await transition(
        table, frame, holder, frame.choice, lambda state, at: playing.choose(state, frame.seat, frame.choice, nonce, PERSON, at)
    )


async def roll(table: LiveTable, frame: frames.Roll, holder: Holder) -> Answer:
    nonce = bytes.fromhex(frame.nonce)
    return await transition(table, frame, holder, None, lambda state, at: playing.roll(state, frame.seat, nonce, PERSON, at))


async def transition(
    table: LiveTable,
    frame: frames.Choose | frames.Roll,
    holder: Holder,
    choice: int | None,
    action: Callable[[TableState, int], Transition],
) -> Answer:
    """A choice or a throw: once, however often it is sent, and only at the moment it is meant for."""
    async with table.lock:
        state = table.state
        holder.need(state, frame.seat)
        if frame.at != table.seq:
            if frame.at < table.seq and playing.already_done(await table.body_of(frame.at + 1), frame.seat, frame.nonce, choice):
                return {"seq": frame.at + 1}
            raise Rejected(Code.STALE, seq=table.seq)
        if state.seats[frame.seat].stand_in:
            raise Rejected(Code.STOOD_IN)
        return {"seq": await table.commit(action)}


async def undo(table: LiveTable, frame: frames.Undo, holder: Holder) -> Answer:
    async with table.lock:
        holder.need(table.state, frame.seat)
        if frame.at != table.seq:
            body = await table.body_of(frame.at + 1) if frame.at < table.seq else {}
            if body.get("kind") == "undone" and body["seat"] == frame.seat:
                return {"seq": frame.at + 1}
            raise Rejected(Code.STALE, seq=table.seq)
        if table.state.seats[frame.seat].stand_in:
            raise Rejected(Code.STOOD_IN)
        return {"seq": await table.commit(lambda state, at: playing.undo(state, frame.seat, at))}


async def preview(table: LiveTable, frame: frames.Preview, _holder: Holder) -> Answer:
    if frame.at != table.seq:
        raise Rejected(Code.STALE, seq=table.seq)
    play = playing.the_play(table.state)
    match = play.match
    if match.to_move is None:
        raise Rejected(Code.NO_CHOICE_DUE)
    game, turn, seat = match.game, match.state.turn, match.state.seat
    steps: list[Answer] = []
    for number in frame.choices:
        play = play.twin()
        if play.match.to_move != seat or play.match.state.turn != turn:
            raise Rejected(Code.NO_CHOICE_DUE)
        try:
            part = play.choose(number, seat)
        except Refused as refused:
            raise Rejected(Code.NOT_ALLOWED, refused) from refused
        view = vars(game.view(play.match.state, -1)).copy()
        del view["seat"]
        steps.append({"choice": number, "text": part["text"], "told": part["told"], "view": view})
    after = play.match
    same_turn = after.state.turn == turn and after.state.seat == seat
    ends = "over" if after.is_over else "turn" if not same_turn else "choice" if after.to_move is not None else "chance"
    choices = [choice_form(choice) for choice in after.choices()] if ends == "choice" else None
    return {"steps": steps, "ends": ends, **({"choices": choices} if choices is not None else {})}


async def leave(table: LiveTable, frame: frames.Leave, holder: Holder) -> Answer:
    async with table.lock:
        holder.need(table.state, frame.seat)
        playing.the_play(table.state)
        seat = table.state.seats[frame.seat]
        if seat.left:
            if frame.for_good:
                return {}
            raise Rejected(Code.LEFT)
        if frame.for_good:
            await table.commit(lambda state, at: playing.leave(state, frame.seat, at))
        elif not seat.stand_in:
            await table.commit(lambda state, at: scheduler.stand_in(state, frame.seat, "left", at))
        return {}


async def back(table: LiveTable, frame: frames.Back, holder: Holder) -> Answer:
    async with table.lock:
        holder.need(table.state, frame.seat)
        if table.state.seats[frame.seat].left:
            raise Rejected(Code.LEFT)
        if table.state.seats[frame.seat].stand_in:
            await table.commit(partial(hand_back, frame.seat))
        return {}


def hand_back(seat: int, state: TableState, at: int) -> Transition:
    """The person plays again."""
    check_detour(state, seat)
    return simple(state, {"kind": "back", "seat": seat}, at)
