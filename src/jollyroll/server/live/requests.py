"""Requests to a table over HTTP, without a connection: its snapshot, history, record and proof, and single frames."""

from collections.abc import Callable, Sequence

from jollyroll.match import Record
from jollyroll.server import limits
from jollyroll.server.protocol.answers import Accepted
from jollyroll.server.protocol.codes import Code
from jollyroll.server.protocol.fields import OfferForm
from jollyroll.server.protocol.frames import ClientFrame, Hello
from jollyroll.server.protocol.models import from_json
from jollyroll.server.protocol.rejected import Rejected
from jollyroll.server.tables.rows import JsonObject
from jollyroll.server.tables.showing import position_info, table_info
from jollyroll.server.tables.transition import effort
from jollyroll.server.thinking.analyses import verified, written

from . import handlers
from .bot_pace import note_bot_address
from .draining import check_not_leaving
from .holder import Holder
from .offers import offers_of
from .registry import TableRegistry


async def snapshot_of(registry: TableRegistry, table: str, offers: OfferForm) -> JsonObject:
    """The state of a table and, if asked for, the offer of the seat on turn."""
    live = await registry.table(table)
    state, offer = live.state, {"offer": None}
    if offers is not OfferForm.NONE and state.play and state.waits == "choice":
        match = state.play.match
        offer = from_json(offers_of(match.game, offers is OfferForm.FORMS, match.fair.has_devices).frame(match.state, live.seq))
    return {"seq": live.seq, "at": live.at, "table": table_info(state), "now": position_info(state), **offer}


async def history_of(registry: TableRegistry, table: str, after: int) -> bytes:
    """Events of a table after `after`, as they were sent."""
    live = await registry.table(table)
    upto = min(live.seq, after + limits.HISTORY)
    frames = await registry.table_history.frames(table, after, upto) if after < upto else []
    return b'{"last":%d,"events":[%b]}' % (live.seq, b",".join(frames))


async def handle_frame(
    registry: TableRegistry, table: str, tokens: Sequence[str], host: str | None, frame: ClientFrame, base: str
) -> Accepted:
    """Handle one frame without a connection. The table stays awake for a while."""
    check_not_leaving(registry)
    live = await registry.table(table)
    holder = Holder()
    holder.base = base
    holder.show(live.state, tokens, host)
    if isinstance(frame, Hello):
        return {"re": frame.id, "ok": True, "seq": live.seq, "at": live.now(), "you": holder.you(live.state)}
    if getattr(frame, "at", 0) > live.seq:  # another server has stored events that the sender has seen
        await live.catch_up(frame.at)  # type: ignore[union-attr]
    answer = await handlers.do(live, frame, holder)
    note_bot_address(live, holder)
    registry.scheduler.used(live)
    return answer


async def record_of_table(registry: TableRegistry, table: str, write: Callable[[Record], str]) -> tuple[str, str]:
    """The game's name and the table's record so far, written by `write`; archived games too."""
    try:
        rows = await registry.rows(table)
    except Rejected as rejected:
        if rejected.code != Code.ARCHIVED:
            raise
        kept = await registry.archive.record(table)
        return kept.game, await registry.thinkers.read(len(kept.events), write, kept)
    return await registry.thinkers.read(effort(rows), written, rows, write)


async def proof_of(registry: TableRegistry, table: str) -> JsonObject:
    """The result of verifying the dice of a table so far."""
    return await registry.thinkers.prove(verified, await registry.rows(table))
