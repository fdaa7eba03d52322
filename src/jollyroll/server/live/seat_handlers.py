"""Handlers of frames about seats: sitting down, changing the terms, seeds, moving a seat to another device."""

from functools import partial

from jollyroll.server.protocol import frames
from jollyroll.server.protocol.answers import Answer
from jollyroll.server.protocol.codes import Code
from jollyroll.server.protocol.enums import TableStage
from jollyroll.server.protocol.rejected import Rejected
from jollyroll.server.tables import sitting
from jollyroll.server.tables.device_seals import check_own
from jollyroll.server.tables.terms import changed_terms
from jollyroll.server.thinking.known_bots import KNOWN_BOTS

from .bot_pace import note_bot_address
from .holder import Holder
from .keys import hash_of, new_token, opens
from .offering import send_offers
from .qr import qr_svg
from .registry import changes_of
from .table import LiveTable


async def sit(table: LiveTable, frame: frames.Sit, holder: Holder) -> Answer:
    token = frame.token or new_token()
    key, seal, chain = hash_of(token), bytes.fromhex(frame.commitment or ""), bytes.fromhex(frame.chain or "")
    async with table.lock:
        seat = sitting.require_seat(table.state, frame.seat)
        if not opens(token, seat.key):
            host = holder.is_host(table.state)
            check_own(table.state, chain, partial(holder.holds, table.state))
            await table.commit(lambda state, context: sitting.sit(state, frame.seat, frame.name, seal, key, host, context, chain))
        holder.take(key)
        note_bot_address(table, holder)
        table.registry.scheduler.on_connect(table)
        return {"seat": frame.seat, "token": token, "you": holder.you(table.state)}


async def stand(table: LiveTable, frame: frames.Stand, holder: Holder) -> Answer:
    async with table.lock:
        if sitting.require_seat(table.state, frame.seat).is_free:
            return {}
        mine = holder.holds(table.state, frame.seat)
        if not mine and not holder.is_host(table.state):
            raise Rejected(Code.NOT_YOURS)
        await table.commit(lambda state, context: sitting.stand(state, frame.seat, "left" if mine else "host", context))
        table.registry.scheduler.on_connect(table)
        return {}


async def rename(table: LiveTable, frame: frames.Rename, holder: Holder) -> Answer:
    async with table.lock:
        holder.need(table.state, frame.seat)
        if table.state.seats[frame.seat].name != frame.name:
            await table.commit(lambda state, context: sitting.rename(state, frame.seat, frame.name, context))
        return {}


async def place(table: LiveTable, frame: frames.PlaceSeat, holder: Holder) -> Answer:
    async with table.lock:
        holder.need_host(table.state)
        seats = table.state.seats
        removed = frame.kind == "remove" and frame.seat == len(seats)
        if not removed and (frame.seat >= len(seats) or seats[frame.seat].kind != frame.kind):
            await table.commit(lambda state, context: sitting.place(state, frame.seat, frame.kind, KNOWN_BOTS, context))
        return {}


async def change(table: LiveTable, frame: frames.ChangeSettings, holder: Holder) -> Answer:
    async with table.lock:
        holder.need_host(table.state)
        state, changes = table.state, changes_of(frame.settings)
        terms = changed_terms(state.game, state.terms, changes, len(state.seats), KNOWN_BOTS)
        if terms != state.terms:
            await table.commit(lambda state, context: sitting.change(state, terms, context))
        return {}


async def start(table: LiveTable, _frame: frames.Start, holder: Holder) -> Answer:
    async with table.lock:
        holder.need_host(table.state)
        begun = table.state.by_hand and table.state.stage == TableStage.PLAYING
        if table.state.stage != TableStage.REVEALING and not begun:
            await table.commit(sitting.start)
        return {}


async def commit(table: LiveTable, frame: frames.Commit, holder: Holder) -> Answer:
    async with table.lock:
        holder.need(table.state, frame.seat)
        seal, chain = bytes.fromhex(frame.commitment), bytes.fromhex(frame.chain or "")
        if table.state.exchange.commitments[frame.seat] != seal:
            check_own(table.state, chain, partial(holder.holds, table.state))
            await table.commit(lambda state, context: sitting.commit(state, frame.seat, seal, context, chain))
        return {}


async def reveal(table: LiveTable, frame: frames.Reveal, holder: Holder) -> Answer:
    async with table.lock:
        holder.need(table.state, frame.seat)
        seed = bytes.fromhex(frame.seed)
        if table.state.exchange.seeds[frame.seat] != seed:
            await table.commit(lambda state, context: sitting.reveal(state, frame.seat, seed, context))
        return {}


async def move(table: LiveTable, frame: frames.RequestMove, holder: Holder) -> Answer:
    holder.need(table.state, frame.seat)
    ticket = table.registry.keyring.ticket(table.state.id, frame.seat, table.state.seats[frame.seat].key, table.now())
    link = f"/t/{table.state.id}#take={ticket}"
    return {"link": link, "qr": qr_svg(holder.base + link)}


async def take(table: LiveTable, frame: frames.TakeOver, holder: Holder) -> Answer:
    seat, kept = table.registry.keyring.read_ticket(frame.ticket, table.state.id, table.now())
    token = frame.token or new_token()
    key = hash_of(token)
    async with table.lock:
        old = sitting.require_seat(table.state, seat).key
        if not opens(token, old):
            if not old.startswith(kept) or not old:
                raise Rejected(Code.BAD_TICKET)
            await table.commit(lambda state, context: sitting.move(state, seat, key, context))
        holder.take(key)
        table.registry.scheduler.on_connect(table)
        send_offers(table, [reader for reader in table.readers if reader.holder is holder])
        return {"seat": seat, "token": token, "you": holder.you(table.state)}
