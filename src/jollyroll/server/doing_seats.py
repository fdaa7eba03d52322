"""What becomes of frames about seats: sitting down, changing the table, seeds, moving a seat to another device."""

from . import frames, sitting
from .answers import Answer
from .codes import Code
from .holder import Holder
from .keys import hash_of
from .qr import qr_svg
from .refusing import No
from .shown import Stage
from .table import Table


async def sit(table: Table, frame: frames.Sit, holder: Holder) -> Answer:
    token = table.house.keyring.token(table.state.id, frame.seat, frame.nonce)
    key = hash_of(token)
    async with table.lock:
        seat = sitting.the_seat(table.state, frame.seat)
        if seat.key != key:
            host = holder.is_host(table.state)
            await table.carry_out(lambda state, at: sitting.sit(state, frame.seat, frame.name, frame.commitment, key, host, at))
        holder.take(key)
        table.house.care.came(table)
        return {"seat": frame.seat, "token": token, "you": holder.you(table.state)}


async def stand(table: Table, frame: frames.Stand, holder: Holder) -> Answer:
    async with table.lock:
        if sitting.the_seat(table.state, frame.seat).is_free:
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
        removed = frame.kind == "remove" and frame.seat == len(seats)
        if not removed and (frame.seat >= len(seats) or seats[frame.seat].kind != frame.kind):
            await table.carry_out(lambda state, at: sitting.place(state, frame.seat, frame.kind, at))
        return {}


async def change(table: Table, frame: frames.Change, holder: Holder) -> Answer:
    async with table.lock:
        holder.need_host(table.state)
        sitting.check_open(table.state)
        terms = sitting.changed_terms(table.state.game, table.state.terms, frame.settings, len(table.state.seats))
        if terms != table.state.terms:
            await table.carry_out(lambda state, at: sitting.change(state, terms, at))
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
            await table.carry_out(lambda state, at: sitting.move(state, seat, key, at))
        holder.take(key)
        table.house.care.came(table)
        table.send_offers([reader for reader in table.readers if reader.holder is holder])
        return {"seat": seat, "token": token, "you": holder.you(table.state)}
