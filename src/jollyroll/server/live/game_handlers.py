"""Handlers of frames in the game: choices, rolls, undo, previews, leaving and coming back."""

from functools import partial

from jollyroll.errors import Refused
from jollyroll.kit import NOBODY
from jollyroll.server.protocol import frames
from jollyroll.server.protocol.answers import Answer
from jollyroll.server.protocol.codes import Code
from jollyroll.server.protocol.enums import Actor
from jollyroll.server.protocol.rejected import Rejected
from jollyroll.server.protocol.shown import PreviewEnd, PreviewStep
from jollyroll.server.tables import playing
from jollyroll.server.tables.device_seals import check_own, device_seals
from jollyroll.server.tables.game_events import BegunEvent, PlayedEvent, UndoneEvent
from jollyroll.server.tables.parts import ChoiceMade, shown_ledger
from jollyroll.server.tables.transition import Action
from jollyroll.server.tables.witness_events import CalledEvent
from jollyroll.server.tables.witnessing import reseal as resealed

from .encoding import choice_form
from .holder import Holder
from .table import LiveTable


async def act(table: LiveTable, frame: frames.Choose | frames.Roll, holder: Holder) -> Answer:
    """A choice or a roll. It is carried out once, however often it is sent, and only at the event it is meant for."""
    seat, nonce, link = frame.seat, bytes.fromhex(frame.nonce), bytes.fromhex(frame.link or "")
    choice = frame.choice if isinstance(frame, frames.Choose) else None
    async with table.lock:
        state = table.state
        holder.need(state, seat)
        if frame.at != table.seq:
            event = await table.event_at(frame.at + 1) if frame.at < table.seq else None
            if isinstance(event, PlayedEvent | CalledEvent) and event.is_same(seat, nonce, choice):
                return {"seq": frame.at + 1}
            raise Rejected(Code.STALE, seq=table.seq)
        if state.seats[seat].stand_in:
            raise Rejected(Code.STOOD_IN)
        action: Action
        if choice is None:
            action = lambda state, context: playing.roll(state, seat, nonce, Actor.PERSON, context, link)  # noqa: E731
        else:
            action = lambda state, context: playing.choose(state, seat, choice, nonce, Actor.PERSON, context, link)  # noqa: E731
        return {"seq": await table.commit(action)}


async def witness(table: LiveTable, frame: frames.Testify, holder: Holder) -> Answer:
    """The link of a witness, for the action that waits for it; sent again it does no harm."""
    seat, link = frame.seat, bytes.fromhex(frame.link)
    async with table.lock:
        holder.need(table.state, seat)
        calling = table.state.calling
        if frame.at < table.seq:
            event = await table.event_at(frame.at + 1)
            if isinstance(event, PlayedEvent | BegunEvent) and event.is_witnessed(link):
                return {"seq": frame.at + 1}
        if calling is None or calling.witness != seat:
            raise Rejected(Code.NO_WITNESS_DUE, seq=table.seq)
        return {"seq": await table.commit(lambda state, context: playing.witness(state, seat, link, context))}


async def reseal(table: LiveTable, frame: frames.Reseal, holder: Holder) -> Answer:
    """Another chain of a seat's device."""
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
        if frame.at != table.seq:
            event = await table.event_at(frame.at + 1) if frame.at < table.seq else None
            if isinstance(event, UndoneEvent) and event.seat == frame.seat:
                return {"seq": frame.at + 1}
            raise Rejected(Code.STALE, seq=table.seq)
        if table.state.seats[frame.seat].stand_in:
            raise Rejected(Code.STOOD_IN)
        return {"seq": await table.commit(lambda state, context: playing.undo(state, frame.seat, context))}


async def preview(table: LiveTable, frame: frames.Preview, _holder: Holder) -> Answer:
    if frame.at != table.seq:
        raise Rejected(Code.STALE, seq=table.seq)
    play = playing.the_play(table.state)
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


async def let_fall(table: LiveTable, holder: Holder) -> None:
    """Nobody leaves for good between call and fall. A witness who does so gives up answering."""
    async with table.lock:
        calling = table.state.calling
        if calling and holder.holds(table.state, calling.witness):
            await table.commit(playing.pass_over)
    await table.witnessed()


async def leave(table: LiveTable, frame: frames.Leave, holder: Holder) -> Answer:
    holder.need(table.state, frame.seat)
    if frame.for_good:
        await let_fall(table, holder)
    async with table.lock:
        holder.need(table.state, frame.seat)
        playing.the_play(table.state)
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


async def back(table: LiveTable, frame: frames.Back, holder: Holder) -> Answer:
    async with table.lock:
        holder.need(table.state, frame.seat)
        if table.state.seats[frame.seat].left:
            raise Rejected(Code.LEFT)
        if table.state.seats[frame.seat].stand_in:
            await table.commit(lambda state, context: playing.hand_back(state, frame.seat, context))
        return {}
