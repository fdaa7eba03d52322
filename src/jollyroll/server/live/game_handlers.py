"""Handlers of frames during the game: choices, rolls, undo, previews, leaving and returning."""

import asyncio
from functools import partial

from jollyroll.errors import Refused
from jollyroll.kit import NOBODY
from jollyroll.server import limits
from jollyroll.server.protocol import frames
from jollyroll.server.protocol.answers import Answer
from jollyroll.server.protocol.codes import Code
from jollyroll.server.protocol.enums import Actor
from jollyroll.server.protocol.rejected import Rejected
from jollyroll.server.protocol.shown import PreviewEnd, PreviewStep
from jollyroll.server.tables import by_hand, playing
from jollyroll.server.tables.calling import Intent
from jollyroll.server.tables.device_seals import check_own, device_seals
from jollyroll.server.tables.events import POSITION, TableEvent
from jollyroll.server.tables.game_events import BegunEvent, PlayedEvent, UndoneEvent
from jollyroll.server.tables.parts import ChoiceMade, shown_ledger
from jollyroll.server.tables.transition import Action, read_row
from jollyroll.server.tables.witness_events import CalledEvent
from jollyroll.server.tables.witnessing import reseal as resealed

from .encoding import choice_form
from .holder import Holder
from .table import LiveTable

A_FEW = 16  # events searched for a change of the position; nearly always the first is one


async def position_event_after(table: LiveTable, seq: int) -> tuple[int, TableEvent | None]:
    """The first event after `seq` that changed the position, and its number; `seq` and None if none is near."""
    for row in await table.registry.store.rows(table.state.id, seq, min(table.seq, seq + A_FEW)) if seq < table.seq else ():
        event = read_row(row)
        if event.changes & POSITION:
            return row.seq, event
    return seq, None


async def witnessed(table: LiveTable) -> None:
    """Wait until the called action is decided, or the time for all possible witnesses is over."""
    if table.state.calling:
        waiter = asyncio.get_running_loop().create_future()
        table.waiters.append(waiter)
        try:
            await asyncio.wait([waiter], timeout=limits.WITNESS_BACK + 2 * limits.WITNESS_WITHIN * len(table.state.seats))
        finally:
            if waiter in table.waiters:
                table.waiters.remove(waiter)


def action_of(table: LiveTable, frame: frames.Choose | frames.Roll | frames.Witness, holder: Holder) -> Action:
    """The action of a choice, roll or witness's link for the current position. Rejects senders who may not do it."""
    state, seat = table.state, frame.seat
    holder.need(state, seat)
    if isinstance(frame, frames.Witness):
        if state.calling is None or state.calling.witness != seat:
            raise Rejected(Code.NO_WITNESS_DUE, seq=table.seq)
        link = bytes.fromhex(frame.link)
        return lambda state, context: playing.witness(state, seat, link, context)
    if state.seats[seat].stand_in:
        raise Rejected(Code.STOOD_IN)
    first = ChoiceMade(frame.choice) if isinstance(frame, frames.Choose) else None
    intent = Intent(seat, Actor.PERSON, first, bytes.fromhex(frame.nonce), bytes.fromhex(frame.link or ""))
    return lambda state, context: playing.act(state, intent, context)


async def act(table: LiveTable, frame: frames.Choose | frames.Roll, holder: Holder) -> Answer:
    """Handle a choice or a roll: carried out once, however often it is sent, and only at the position it is meant for."""
    async with table.lock:
        if not table.is_current(frame.at):
            holder.need(table.state, frame.seat)
            choice = frame.choice if isinstance(frame, frames.Choose) else None
            seq, event = await position_event_after(table, frame.at)
            if isinstance(event, PlayedEvent | CalledEvent) and event.is_same(frame.seat, bytes.fromhex(frame.nonce), choice):
                return {"seq": seq}
            raise Rejected(Code.STALE, seq=table.seq)
        action = action_of(table, frame, holder)
        if table.hurried:
            table.hurried = False
            table.registry.peers.on_hurry(table)
        return {"seq": await table.commit(action)}


async def type_outcome(table: LiveTable, frame: frames.TypeOutcome, holder: Holder) -> Answer:
    """Handle an outcome of real dice that somebody typed: applied once, however often it is sent."""
    nonce = bytes.fromhex(frame.nonce)
    async with table.lock:
        state = table.state
        if not holder.seats(state) and not holder.is_host(state):
            raise Rejected(Code.NOT_YOURS)
        if not table.is_current(frame.at):
            seq, event = await position_event_after(table, frame.at)
            if isinstance(event, PlayedEvent) and event.is_typed(nonce):
                return {"seq": seq}
            raise Rejected(Code.STALE, seq=table.seq)
        return {"seq": await table.commit(lambda state, context: by_hand.type_outcome(state, frame.outcome, nonce, context))}


async def witness(table: LiveTable, frame: frames.Witness, holder: Holder) -> Answer:
    """Handle a witness's link for the called action; repeating it does no harm."""
    async with table.lock:
        if not table.is_current(frame.at):
            holder.need(table.state, frame.seat)
            seq, event = await position_event_after(table, frame.at)
            if isinstance(event, PlayedEvent | BegunEvent):
                if event.is_witnessed(bytes.fromhex(frame.link)):
                    return {"seq": seq}
                raise Rejected(Code.NO_WITNESS_DUE, seq=table.seq)  # decided without it, though the seat may be asked again
        return {"seq": await table.commit(action_of(table, frame, holder))}


async def reseal(table: LiveTable, frame: frames.Reseal, holder: Holder) -> Answer:
    """Handle a new chain of a seat's device."""
    seat, chain = frame.seat, bytes.fromhex(frame.chain)
    async with table.lock:
        holder.need(table.state, seat)
        if all((sealed.seat, sealed.seal) != (seat, chain) for sealed in device_seals(table.state)):
            check_own(table.state, chain, partial(holder.holds, table.state))
            await table.commit(lambda state, context: resealed(state, seat, chain, context))
        return {}


async def undo(table: LiveTable, frame: frames.Undo, holder: Holder) -> Answer:
    async with table.lock:
        holder.need(table.state, frame.seat)
        if not table.is_current(frame.at):
            seq, event = await position_event_after(table, frame.at)
            if isinstance(event, UndoneEvent) and event.seat == frame.seat:
                return {"seq": seq}
            raise Rejected(Code.STALE, seq=table.seq)
        if table.state.seats[frame.seat].stand_in:
            raise Rejected(Code.STOOD_IN)
        seq = await table.commit(lambda state, context: playing.undo(state, frame.seat, context))
        table.registry.analyses.forget(table.state.id)  # the game may have been over
        return {"seq": seq}


async def preview(table: LiveTable, frame: frames.Preview, _holder: Holder) -> Answer:
    if not table.is_current(frame.at):
        raise Rejected(Code.STALE, seq=table.seq)
    play = playing.require_play(table.state)
    match = play.match
    if match.to_move is None:
        raise Rejected(Code.NO_CHOICE_DUE)
    game, turn, seat = match.game, match.state.turn, match.state.seat
    steps: list[PreviewStep] = []
    for number in frame.choices:
        play = play.copy()
        if play.match.to_move != seat or play.match.state.turn != turn:
            raise Rejected(Code.NO_CHOICE_DUE)
        try:
            ChoiceMade(number).change(play)
        except Refused as refused:
            raise Rejected(Code.NOT_ALLOWED, refused) from refused
        view = vars(game.view(play.match.state, NOBODY)).copy()
        del view["seat"]
        text = play.match.events[-1].text
        steps.append({"choice": number, "text": text, "told": shown_ledger(play.match), "view": view})
    after = play.match
    same_turn = after.state.turn == turn and after.state.seat == seat
    ends: PreviewEnd = "over" if after.is_over else "turn" if not same_turn else "choice" if after.to_move is not None else "chance"
    choices = [choice_form(choice) for choice in after.choices()] if ends == "choice" else None
    return {"steps": steps, "ends": ends, **({"choices": choices} if choices is not None else {})}


async def finish_called_action(table: LiveTable, holder: Holder) -> None:
    """Let a called action be decided before somebody leaves for good. If they are its witness, they are passed over."""
    async with table.lock:
        calling = table.state.calling
        if calling and holder.holds(table.state, calling.witness):
            await table.commit(playing.pass_over)
    await witnessed(table)


async def hurry(table: LiveTable, frame: frames.Hurry, holder: Holder) -> Answer:
    """Let bots play without a pause until a person acts, if nobody else is playing."""
    holder.need(table.state, frame.seat)
    playing.require_play(table.state)
    state, held = table.state, holder.seats(table.state)
    is_alone = all(number in held or not seat.is_person or seat.left for number, seat in enumerate(state.seats))
    if is_alone and state.to_act != NOBODY and state.seats[state.to_act].bot:
        table.hurried = True
        table.registry.peers.on_hurry(table)
        table.registry.scheduler.schedule(table)
    return {}


async def leave(table: LiveTable, frame: frames.Leave, holder: Holder) -> Answer:
    holder.need(table.state, frame.seat)
    if frame.for_good:
        await finish_called_action(table, holder)
    async with table.lock:
        holder.need(table.state, frame.seat)
        playing.require_play(table.state)
        seat = table.state.seats[frame.seat]
        if seat.left:
            if frame.for_good:
                return {}
            raise Rejected(Code.LEFT)
        if frame.for_good:
            await table.commit(lambda state, context: playing.leave(state, frame.seat, context))
        elif not seat.stand_in:
            await table.commit(lambda state, context: playing.stand_in(state, frame.seat, "left", context))
        return {}


async def back(table: LiveTable, frame: frames.ReturnToSeat, holder: Holder) -> Answer:
    async with table.lock:
        holder.need(table.state, frame.seat)
        if table.state.seats[frame.seat].left:
            raise Rejected(Code.LEFT)
        if table.state.seats[frame.seat].stand_in:
            await table.commit(lambda state, context: playing.hand_back(state, frame.seat, context))
        return {}
