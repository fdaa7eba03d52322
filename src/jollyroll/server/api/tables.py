"""Routes to a table: open it, look at it, play at it."""

from typing import Annotated

from fastapi import FastAPI, Query, Request, Response

from jollyroll.server import limits
from jollyroll.server.live import handlers
from jollyroll.server.live.context import ServerContext
from jollyroll.server.live.qr import qr_svg
from jollyroll.server.live.requests import carry_out, history_of, snapshot_of
from jollyroll.server.protocol.answers import Accepted
from jollyroll.server.protocol.bodies import Do, History, OpenTable, Snapshot, TableOpened
from jollyroll.server.protocol.codes import Code
from jollyroll.server.protocol.fields import OfferForm
from jollyroll.server.transport.addresses import for_others, who_asks

from .parts import ABOUT_A_TABLE, JSON, TableName, base_of, raw, refusals


def add_tables(api: FastAPI, server: ServerContext) -> None:
    """Opening, snapshot, history, frames, QR code."""

    @api.post("/api/tables", status_code=201, responses=refusals(*ABOUT_A_TABLE, 403, 409, 413))
    async def open_table(wanted: OpenTable, request: Request) -> TableOpened:
        """Open a table."""
        server.rates_by_address.take(who_asks(request.scope), limits.TABLES, Code.TOO_MANY_TABLES)
        table, host = await server.registry.open(wanted)
        return TableOpened(table=table, host=host, link=f"/t/{table}")

    @api.get("/api/tables/{table}", responses=refusals(*ABOUT_A_TABLE), response_model=Snapshot)
    async def snapshot(table: TableName, offers: OfferForm = OfferForm.NONE) -> Response:
        """How a table stands and, if asked for, what the seat on turn may choose."""
        return raw(await snapshot_of(server.registry, table, offers))

    @api.get("/api/tables/{table}/events", responses=refusals(*ABOUT_A_TABLE), response_model=History)
    async def events(table: TableName, request: Request, after: Annotated[int, Query(ge=0, lt=2**31)] = 0) -> Response:
        """Events exactly as they were sent."""
        server.rates_by_address.take(who_asks(request.scope), limits.PASTS, Code.TOO_MANY_REQUESTS)
        return Response(await history_of(server.registry, table, after), media_type=JSON)

    @api.post("/api/tables/{table}/do", responses=refusals(*ABOUT_A_TABLE, 403, 409, 413), response_model=Accepted)
    async def do(table: TableName, body: Do, request: Request) -> Response:
        """One frame without a connection; the table stays in memory for a while after it."""
        if isinstance(body.frame, handlers.RATED):
            server.rates_by_address.take(who_asks(request.scope), handlers.rate_of(body.frame), Code.TOO_MANY_FRAMES)
        base = for_others(base_of(request), server.addresses)
        return raw(await carry_out(server.registry, table, body.tokens, body.host, body.frame, base))

    @api.get("/api/tables/{table}/qr.svg", responses=refusals(*ABOUT_A_TABLE), response_class=SvgResponse)
    async def qr(table: TableName, request: Request) -> Response:
        """The address of a table as a QR code."""
        await server.registry.table(table)
        return SvgResponse(qr_svg(f"{for_others(base_of(request), server.addresses)}/t/{table}"))


class SvgResponse(Response):
    """A picture."""

    media_type = "image/svg+xml"
