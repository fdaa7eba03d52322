"""Routes to tables: open one, read it, play at it."""

from typing import Annotated

from fastapi import FastAPI, Query, Request, Response

from jollyroll.server import limits
from jollyroll.server.live import handlers
from jollyroll.server.live.context import ServerContext
from jollyroll.server.live.qr import qr_svg
from jollyroll.server.live.requests import handle_frame, history_of, snapshot_of
from jollyroll.server.protocol.answers import Accepted
from jollyroll.server.protocol.bodies import FrameRequest, History, OpenTable, Snapshot, TableOpened
from jollyroll.server.protocol.codes import Code
from jollyroll.server.protocol.fields import OfferForm
from jollyroll.server.transport.addresses import asker_in, for_others

from .parts import ABOUT_A_TABLE, JSON, TableName, base_of, raw, refusals


def add_tables(api: FastAPI, server: ServerContext) -> None:
    """Add these routes."""

    @api.post("/api/tables", status_code=201, responses=refusals(*ABOUT_A_TABLE, 403, 409, 413))
    async def open_table(wanted: OpenTable, request: Request) -> TableOpened:
        """Open a table."""
        server.rates_by_address.take(asker_in(request.scope), limits.TABLES, Code.TOO_MANY_TABLES)
        table, host = await server.registry.open(wanted)
        return TableOpened(table=table, host=host, link=f"/t/{table}")

    @api.get("/api/tables/{table}", responses=refusals(*ABOUT_A_TABLE), response_model=Snapshot)
    async def snapshot(table: TableName, offers: OfferForm = OfferForm.NONE) -> Response:
        """The state of a table and, if asked for, the legal choices of the seat on turn."""
        return raw(await snapshot_of(server.registry, table, offers))

    @api.get("/api/tables/{table}/events", responses=refusals(*ABOUT_A_TABLE), response_model=History)
    async def events(table: TableName, request: Request, after: Annotated[int, Query(ge=0, lt=2**31)] = 0) -> Response:
        """Events as they were sent."""
        server.rates_by_address.take(asker_in(request.scope), limits.PASTS, Code.TOO_MANY_REQUESTS)
        return Response(await history_of(server.registry, table, after), media_type=JSON)

    @api.post("/api/tables/{table}/do", responses=refusals(*ABOUT_A_TABLE, 403, 409, 413), response_model=Accepted)
    async def do(table: TableName, body: FrameRequest, request: Request) -> Response:
        """Handle one frame without a connection. The table stays awake for a while."""
        if isinstance(body.frame, handlers.RATED):
            server.rates_by_address.take(asker_in(request.scope), handlers.rate_of(body.frame), Code.TOO_MANY_FRAMES)
        base = for_others(base_of(request), server.addresses)
        return raw(await handle_frame(server.registry, table, body.tokens, body.host, body.frame, base))

    @api.get("/api/tables/{table}/qr.svg", responses=refusals(*ABOUT_A_TABLE), response_class=SvgResponse)
    async def qr(table: TableName, request: Request) -> Response:
        """The address of a table as a QR code."""
        await server.registry.table(table)
        return SvgResponse(qr_svg(f"{for_others(base_of(request), server.addresses)}/t/{table}"))


class SvgResponse(Response):
    """An SVG picture."""

    media_type = "image/svg+xml"
