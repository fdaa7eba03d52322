"""Routes to a table: open it, look at it, play at it."""

from typing import TYPE_CHECKING, Annotated

from fastapi import FastAPI, Query, Request, Response
from pydantic_core import from_json

from jollyroll.server import doing, limits
from jollyroll.server.addresses import for_others, who_asks
from jollyroll.server.answers import Accepted
from jollyroll.server.bodies import Do, History, OpenTable, Snapshot, TableOpened
from jollyroll.server.codes import Code
from jollyroll.server.connection import rate_of
from jollyroll.server.fields import OfferForm
from jollyroll.server.fold import effort
from jollyroll.server.frames import Hello
from jollyroll.server.history import frames_of
from jollyroll.server.holder import Holder
from jollyroll.server.qr import qr_svg
from jollyroll.server.table import now_ms

from .parts import ABOUT_A_TABLE, JSON, TableName, base_of, raw, refusals

if TYPE_CHECKING:
    from jollyroll.server.app import Server


def add_tables(api: FastAPI, server: "Server") -> None:
    """Opening, snapshot, history, frames, QR code."""

    @api.post("/api/tables", status_code=201, responses=refusals(*ABOUT_A_TABLE, 403, 409, 413))
    async def open_table(wish: OpenTable, request: Request) -> TableOpened:
        """Open a table."""
        server.askers.take(who_asks(request.scope), limits.TABLES, Code.TOO_MANY_TABLES)
        table, host = await server.house.open(wish)
        return TableOpened(table=table, host=host, link=f"/t/{table}")

    @api.get("/api/tables/{table}", responses=refusals(*ABOUT_A_TABLE), response_model=Snapshot)
    async def snapshot(table: TableName, offers: OfferForm = OfferForm.NONE) -> Response:
        """How a table stands and, if asked for, what the seat on turn may choose."""
        live = await server.house.table(table)
        form = {"seq": live.seq, "table": live.state.info(), "now": live.state.now()}
        return raw({**form, **(from_json(offer) if (offer := live.offer(offers)) else {"offer": None})})

    @api.get("/api/tables/{table}/events", responses=refusals(*ABOUT_A_TABLE), response_model=History)
    async def events(table: TableName, request: Request, after: Annotated[int, Query(ge=0, lt=2**31)] = 0) -> Response:
        """Events exactly as they were sent."""
        server.askers.take(who_asks(request.scope), limits.PASTS, Code.TOO_MANY_REQUESTS)
        live = await server.house.table(table)
        rows = await server.house.store.rows(table, 0, min(live.seq, after + limits.HISTORY))
        frames = await server.house.workers.read(effort(rows), frames_of, rows, after)
        return Response(b'{"last":%d,"events":[%b]}' % (live.seq, b",".join(frames)), media_type=JSON)

    @api.post("/api/tables/{table}/do", responses=refusals(*ABOUT_A_TABLE, 403, 409, 413), response_model=Accepted)
    async def do(table: TableName, body: Do, request: Request) -> Response:
        """One frame without a connection; the table stays awake for a while after it."""
        if rate := rate_of(body.frame):
            server.askers.take(who_asks(request.scope), rate, Code.TOO_MANY_FRAMES)
        live = await server.house.table(table)
        holder = Holder()
        holder.base = for_others(base_of(request), server.addresses)
        holder.show(live.state, body.tokens, body.host)
        if isinstance(body.frame, Hello):
            return raw({"re": body.frame.id, "ok": True, "seq": live.seq, "at": now_ms(), "you": holder.you(live.state)})
        answer = await doing.do(live, body.frame, holder)
        server.house.care.used(live)
        return raw(answer)

    @api.get("/api/tables/{table}/qr.svg", responses=refusals(*ABOUT_A_TABLE), response_class=SvgResponse)
    async def qr(table: TableName, request: Request) -> Response:
        """The address of a table as a QR code."""
        await server.house.table(table)
        return SvgResponse(qr_svg(f"{for_others(base_of(request), server.addresses)}/t/{table}"))


class SvgResponse(Response):
    """A picture."""

    media_type = "image/svg+xml"
