"""Questions to a table that come without a connection: opened, looked at, played at, told from the beginning, written down."""

from collections.abc import Callable, Sequence

from jollyroll.match import Record
from jollyroll.server import limits
from jollyroll.server.protocol.answers import Accepted
from jollyroll.server.protocol.codes import Code
from jollyroll.server.protocol.fields import OfferForm
from jollyroll.server.protocol.frames import ClientFrame, Hello
from jollyroll.server.protocol.models import from_json
from jollyroll.server.protocol.rejected import Rejected
from jollyroll.server.tables.rows import Json
from jollyroll.server.tables.showing import position_info, table_info
from jollyroll.server.tables.transition import effort
from jollyroll.server.thinking.analyses import verified, written

from . import handlers
from .bot_pace import note_bot_address
from .draining import check_not_leaving
from .holder import Holder
from .offers import offers_of
from .registry import TableRegistry


async def snapshot_of(registry: TableRegistry, table: str, offers: OfferForm) -> Json:
    """How a table stands and, if asked for, what the seat on turn may choose."""
    live = await registry.table(table)
    state, offer = live.state, {"offer": None}
    if offers is not OfferForm.NONE and state.play and not state.calling and state.play.match.to_move is not None:
        match = state.play.match
        offer = from_json(offers_of(match.game, offers is OfferForm.FORMS, match.fair.has_devices).frame(match.state, live.seq))
    return {"seq": live.seq, "at": live.at, "table": table_info(state), "now": position_info(state), **offer}


async def history_of(registry: TableRegistry, table: str, after: int) -> bytes:
    """Events exactly as they were sent."""
    live = await registry.table(table)
    upto = min(live.seq, after + limits.HISTORY)
    frames = await registry.pasts.frames(table, after, upto) if after < upto else []
    return b'{"last":%d,"events":[%b]}' % (live.seq, b",".join(frames))


async def carry_out(
    registry: TableRegistry, table: str, tokens: Sequence[str], host: str | None, frame: ClientFrame, base: str
) -> Accepted:
    """One frame without a connection; the table stays in memory for a while after it."""
    check_not_leaving(registry)
    live = await registry.table(table)
    holder = Holder()
    holder.base = base
    holder.show(live.state, tokens, host)
    if isinstance(frame, Hello):
        return {"re": frame.id, "ok": True, "seq": live.seq, "at": live.now(), "you": holder.you(live.state)}
    if getattr(frame, "at", 0) > live.seq:  # they have seen it by way of another server
        await live.keep_up(frame.at)  # type: ignore[union-attr]
    answer = await handlers.do(live, frame, holder)
    note_bot_address(live, holder)
    registry.scheduler.used(live)
    return answer


async def record_of_table(registry: TableRegistry, table: str, write: Callable[[Record], str]) -> tuple[str, str]:
    """The name of the game and its record so far, written in some way; also that of an archived game."""
    try:
        rows = await registry.rows(table)
    except Rejected as rejected:
        if rejected.code != Code.ARCHIVED:
            raise
        kept = await registry.archive.record(table)
        return kept.game, await registry.thinkers.read(len(kept.events), write, kept)
    return await registry.thinkers.read(effort(rows), written, rows, write)


async def proof_of(registry: TableRegistry, table: str) -> Json:
    """Whether all dice so far were as sealed."""
    return await registry.thinkers.prove(verified, await registry.rows(table))
